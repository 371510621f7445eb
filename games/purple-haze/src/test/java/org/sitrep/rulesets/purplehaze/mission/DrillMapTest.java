package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.rulesets.purplehaze.bots.map.DrillMap;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/**
 * The sentences of the ruleset's README on what the drill does on the map, one after the other, in positions made by
 * hand; {@link MapBotsTest} has those on rests and time. The range has its Base in H6, which ends the Mission, and an
 * Event in D1.
 */
class DrillMapTest {
    private final DrillMap drill = new DrillMap();

    private int answers(final Expedition e, final int kind, final int subject, final int... options) {
        final Decision decision = new Decision(DecisionKind.MAX_OPTIONS);
        decision.open(kind, subject);
        for (final int option : options) {
            decision.add(option);
        }
        return decision.option(drill.choose(new SquadView(e.squad), new MissionView(e.state), decision));
    }

    private String marches(final Expedition e, final int... others) {
        final IntStream spaces = IntStream.range(0, 8)
                .map(direction -> e.mission.map.neighbour[e.state.space * 8 + direction])
                .filter(space -> space != MissionState.NONE);
        final int action = answers(
                e,
                DecisionKind.SQUAD_ACTION,
                0,
                IntStream.concat(spaces, IntStream.of(others)).toArray());
        return switch (action) {
            case DecisionKind.BIVOUAC -> "bivouac";
            case DecisionKind.NIGHT_BIVOUAC -> "night bivouac";
            case DecisionKind.EVAC_ALL -> "all fly";
            case DecisionKind.EVAC_ELIGIBLE -> "wounded fly";
            default -> e.mission.map.name(action);
        };
    }

    private static Expedition withoutEvents(final String... sets) {
        final Expedition e = new Expedition(sets).stamina(15);
        for (int marker = 1; marker < e.state.eventSpace.length; marker++) {
            if (e.state.eventSpace[marker] != MissionState.NONE) {
                e.state.eventAt[e.state.eventSpace[marker]] = 0;
                e.state.eventSpace[marker] = MissionState.NONE;
            }
        }
        return e;
    }

    private static void event(final Expedition e, final int marker, final String space) {
        e.state.eventSpace[marker] = e.at(space);
        e.state.eventAt[e.at(space)] = marker;
    }

    // Goal

    @Test
    void theGoalIsWhereTheSquadIsFlownOut() {
        final Expedition e = withoutEvents("missions.range.goal=B4").landingZone("D3");
        assertEquals("C3", marches(e));
        assertEquals("all fly", marches(e.on("B4"), DecisionKind.BIVOUAC, DecisionKind.EVAC_ALL));
    }

    @Test
    void elseTheBaseIfItEndsTheMission() {
        assertEquals("E4", marches(withoutEvents().landingZone("A4").on("D5")));
    }

    @Test
    void elseTheFirstLandingZone() {
        final Expedition e = withoutEvents("missions.range.baseEndsMission=false");
        assertEquals("C3", marches(e.landingZone("H5").landingZone("A4")));
    }

    /** At the goal it flies, if it can; else it waits. */
    @Test
    void elseWhereTheSquadIs() {
        final Expedition e = withoutEvents("missions.range.baseEndsMission=false");
        assertEquals("bivouac", marches(e, DecisionKind.BIVOUAC));
        assertEquals("night bivouac", marches(e, DecisionKind.NIGHT_BIVOUAC, DecisionKind.BIVOUAC));
        assertEquals(
                "all fly",
                marches(
                        e,
                        DecisionKind.NIGHT_BIVOUAC,
                        DecisionKind.BIVOUAC,
                        DecisionKind.EVAC_ALL,
                        DecisionKind.EVAC_ELIGIBLE));
    }

    /** Away from the goal nobody flies. */
    @Test
    void nobodyFliesFromAnywhereElse() {
        assertEquals(
                "C3",
                marches(
                        new Expedition().stamina(15),
                        DecisionKind.BIVOUAC,
                        DecisionKind.EVAC_ALL,
                        DecisionKind.EVAC_ELIGIBLE));
    }

    // Way and target

    /**
     * D1 is Hilly: the way over the Jungle of C2 takes 15 + 30 + 45 minutes, that over Hilly D2 15 + 45 + 45, that over
     * Mountainous E2 15 + 60 + 45.
     */
    @Test
    void theWayTakesTheFewestMinutes() {
        assertEquals("C2", marches(new Expedition().stamina(15).on("D3")));
    }

    /** Terrain shift changes what the next March costs, not which way is gone. */
    @Test
    void terrainShiftDoesNotChangeTheWay() {
        for (final int shift : new int[] {-1, 1}) {
            final Expedition e = new Expedition().stamina(15).on("D3");
            e.state.shift = shift;
            assertEquals("C2", marches(e));
        }
    }

    /** Over C3 and D3 the Event is as near; the Base in C3 would end the Mission. */
    @Test
    void noWayLeadsThroughABaseThatEndsTheMission() {
        final Expedition e = new Expedition().stamina(15);
        e.state.base = e.at("C3");
        assertEquals("D3", marches(e));
    }

    @Test
    void aBaseThatDoesNotEndItIsASpaceAsAnyOther() {
        final Expedition e = new Expedition("missions.range.baseEndsMission=false")
                .stamina(15)
                .landingZone("H5");
        e.state.base = e.at("C3");
        assertEquals("C3", marches(e));
    }

    @Test
    void ofEventsAsNearTheFirstInReadingOrder() {
        final Expedition e = withoutEvents();
        event(e, 1, "F4");
        event(e, 2, "B4");
        assertEquals("C3", marches(e), "B4 is read before F4 and two Marches away over C3, C4 or C5");
        event(e, 3, "D2");
        assertEquals("C3", marches(e), "D2 is Hilly: 60 minutes");
        event(e, 4, "E3");
        assertEquals("E3", marches(e), "one March is nearer than two");
    }

    @Test
    void theEventInItsOwnSpaceIsNoTarget() {
        final Expedition e = withoutEvents();
        event(e, 1, "D4");
        event(e, 2, "B4");
        assertEquals("C3", marches(e));
    }

    // Squad action

    @Test
    void restsAtTheGoalComeBeforeMarchesAndNightBeforeDay() {
        final Expedition e = withoutEvents("missions.range.goal=D4");
        assertEquals("bivouac", marches(e, DecisionKind.BIVOUAC, DecisionKind.EVAC_ELIGIBLE));
        assertEquals("night bivouac", marches(e, DecisionKind.NIGHT_BIVOUAC, DecisionKind.BIVOUAC));
    }

    /** Without a First Aid Kit there is nothing to rest for. */
    @Test
    void damageWithoutAKitIsNoReasonToRest() {
        final Expedition e = new Expedition().stamina(15).damage(1, 5);
        assertEquals("bivouac", marches(e, DecisionKind.BIVOUAC));
        for (int id = 1; id <= 6; id++) {
            e.gear(id, "first-aid-kit", 0, 0);
        }
        assertEquals("C3", marches(e, DecisionKind.BIVOUAC));
    }

    /** A March for which there are too few SP is made where no rest is on offer. */
    @Test
    void withoutSpItMarchesIfItCannotRest() {
        assertEquals("C3", marches(new Expedition().stamina(0)));
    }

    // Bivouac

    @Test
    void aBivouacLastsTwoHours() {
        final int[] durations = IntStream.rangeClosed(1, 32).map(i -> 15 * i).toArray();
        assertEquals(120, answers(new Expedition(), DecisionKind.DURATION, 0, durations));
    }

    private static int tester(final int id, final int carrier) {
        return id + 8 * (carrier - 1);
    }

    /** By the Corpsman with the lowest carrier's Kit; if he is not there, by the lowest ID. */
    @Test
    void theCorpsmanGivesFirstAidElseTheLowestId() {
        final Expedition e = new Expedition().damage(1, 3);
        assertEquals(
                tester(6, 2),
                answers(
                        e,
                        DecisionKind.FIRST_AID,
                        0,
                        DecisionKind.NOBODY,
                        tester(1, 2),
                        tester(6, 2),
                        tester(1, 6),
                        tester(6, 6)));
        assertEquals(
                tester(2, 4),
                answers(e, DecisionKind.FIRST_AID, 0, DecisionKind.NOBODY, tester(2, 4), tester(4, 4), tester(2, 5)));
    }

    /** A Boon card that stands for a Kit is a Boon card. */
    @Test
    void noCardIsPlayedForFirstAid() {
        final Expedition e = new Expedition().damage(1, 3);
        final int byCard = 8 * DecisionKind.BY_CARD;
        assertEquals(
                DecisionKind.NOBODY,
                answers(e, DecisionKind.FIRST_AID, 0, DecisionKind.NOBODY, 1 + byCard, 6 + byCard));
        assertEquals(
                tester(1, 6),
                answers(e, DecisionKind.FIRST_AID, 0, DecisionKind.NOBODY, tester(1, 6), 1 + byCard, 6 + byCard));
    }

    /** MP01 and MP03 have thresholds 8 and 6. */
    @Test
    void aSuccessGoesToWhoHasTheFewestLeft() {
        final Expedition e = new Expedition().damage(1, 5).damage(3, 5);
        assertEquals(2, answers(e, DecisionKind.HEAL, 1, 0, 2));
        e.damage(1, 7);
        assertEquals(0, answers(e, DecisionKind.HEAL, 1, 0, 2));
        e.damage(1, 6).damage(3, 4);
        assertEquals(0, answers(e, DecisionKind.HEAL, 1, 0, 2), "two left each: the lowest ID");
    }

    // Everything else

    @ParameterizedTest
    @ValueSource(
            ints = {
                DecisionKind.RATION,
                DecisionKind.PEP_TALK,
                DecisionKind.COMEDIAN,
                DecisionKind.POINT_MAN,
                DecisionKind.TRAIL_SENSE,
                DecisionKind.GHOST,
                DecisionKind.PLAY_BOON,
                DecisionKind.REMOVE_EAZ,
                DecisionKind.NEXT_ENCOUNTER,
                DecisionKind.EVAC,
                DecisionKind.TAKE_OVER,
                DecisionKind.TAKE_RADIO,
                DecisionKind.AMMO,
                DecisionKind.BOON_CARD,
                DecisionKind.ENTRY_OPTION,
                DecisionKind.ENTRY_MARINE,
                DecisionKind.TAKE_FIND,
                DecisionKind.GIVE_UP,
                DecisionKind.PAY_BOON_POINT,
                DecisionKind.GAMBLE_AGAIN
            })
    void ofEverythingElseTheFirst(final int kind) {
        assertEquals(0, answers(new Expedition(), kind, 1, 0, 1, 2));
        assertEquals(5, answers(new Expedition(), kind, 1, 5, 1));
    }
}
