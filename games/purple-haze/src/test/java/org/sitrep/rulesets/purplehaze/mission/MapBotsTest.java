package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.bots.map.DrillMap;
import org.sitrep.rulesets.purplehaze.bots.map.RiflemanMap;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/**
 * What the drill and the rifleman answer in positions made by hand. The range has its Base, which is the goal, in H6
 * and an Event in D1.
 */
class MapBotsTest {
    private static final int BASE_DEADLINE = 720;

    private final DrillMap drill = new DrillMap();
    private final RiflemanMap rifleman = new RiflemanMap();

    private static Decision action(final Expedition e, final int... others) {
        final Decision decision = new Decision(DecisionKind.MAX_OPTIONS);
        decision.open(DecisionKind.SQUAD_ACTION, 0);
        for (int direction = 0; direction < 8; direction++) {
            final int to = e.mission.map.neighbour[e.state.space * 8 + direction];
            if (to != MissionState.NONE) {
                decision.add(to);
            }
        }
        for (final int other : others) {
            decision.add(other);
        }
        return decision;
    }

    private static String told(final Expedition e, final int option) {
        return switch (option) {
            case DecisionKind.BIVOUAC -> "bivouac";
            case DecisionKind.NIGHT_BIVOUAC -> "night bivouac";
            case DecisionKind.EVAC_ALL -> "all fly";
            case DecisionKind.EVAC_ELIGIBLE -> "wounded fly";
            default -> e.mission.map.name(option);
        };
    }

    private String drillDoes(final Expedition e, final int... others) {
        final Decision decision = action(e, others);
        return told(e, decision.option(drill.choose(new SquadView(e.squad), new MissionView(e.state), decision)));
    }

    private String riflemanDoes(final Expedition e, final int... others) {
        final Decision decision = action(e, others);
        return told(e, decision.option(rifleman.choose(new SquadView(e.squad), new MissionView(e.state), decision)));
    }

    private int riflemanAnswers(final Expedition e, final int kind, final int subject, final int... options) {
        final Decision decision = new Decision(DecisionKind.MAX_OPTIONS);
        decision.open(kind, subject);
        for (final int option : options) {
            decision.add(option);
        }
        return decision.option(rifleman.choose(new SquadView(e.squad), new MissionView(e.state), decision));
    }

    /**
     * To the Event in D1 over Paddy, the Jungle of C2 and Hilly: 15 + 30 + 45 minutes; of the first steps C3 and D3, C3
     * is read first.
     */
    @Test
    void theDrillMarchesToTheNearestEvent() {
        assertEquals("C3", drillDoes(new Expedition().stamina(15), DecisionKind.BIVOUAC));
    }

    /**
     * The Event is 90 minutes away and the Base more than that from it; with 120 minutes in reserve 240 are too few. To
     * the Base in four Marches, E3 is the first step to be read.
     */
    @Test
    void theDrillGoesHomeWhenTimeIsShort() {
        final Expedition e = new Expedition().stamina(15);
        e.state.startMinutes = e.state.minutes - BASE_DEADLINE + 240;
        assertEquals("E3", drillDoes(e, DecisionKind.BIVOUAC));
    }

    @Test
    void theDrillRestsBeforeItsSpRunOut() {
        assertEquals("bivouac", drillDoes(new Expedition().stamina(0), DecisionKind.BIVOUAC));
        assertEquals("C3", drillDoes(new Expedition().stamina(1), DecisionKind.BIVOUAC));
    }

    @Test
    void theDrillRestsForFirstAidFromThreeDamageOn() {
        assertEquals("C3", drillDoes(new Expedition().damage(1, 2), DecisionKind.BIVOUAC));
        assertEquals("bivouac", drillDoes(new Expedition().damage(1, 2).damage(3, 1), DecisionKind.BIVOUAC));
    }

    @Test
    void theDrillSleepsWithFewerThanEightSp() {
        assertEquals(
                "night bivouac",
                drillDoes(
                        new Expedition().clock("20:00").stamina(7), DecisionKind.NIGHT_BIVOUAC, DecisionKind.BIVOUAC));
        assertEquals(
                "C3",
                drillDoes(
                        new Expedition().clock("20:00").stamina(8), DecisionKind.NIGHT_BIVOUAC, DecisionKind.BIVOUAC));
    }

    /**
     * The primary objective needs no more than the Base, and the others can be had: an Event near the way is looked at.
     */
    @Test
    void theRiflemanLooksAtAnEventWhileTimeIsAmple() {
        assertEquals("C3", riflemanDoes(new Expedition().stamina(15), DecisionKind.BIVOUAC));
    }

    @Test
    void theRiflemanGoesHomeWhenTimeIsShort() {
        final Expedition e = new Expedition().stamina(15);
        e.state.startMinutes = e.state.minutes - BASE_DEADLINE + 120;
        assertEquals("E3", riflemanDoes(e, DecisionKind.BIVOUAC));
    }

    /** Four Marches of Paddy are 60 minutes and 4 SP: with 70 minutes left there is no time to rest for all of them. */
    @Test
    void theRiflemanForcesAMarchRatherThanMissTheDeadline() {
        final Expedition e = new Expedition().stamina(0).on("D5");
        e.state.startMinutes = e.state.minutes - BASE_DEADLINE + 70;
        assertEquals('E', riflemanDoes(e, DecisionKind.BIVOUAC).charAt(0));
        e.state.startMinutes += 180;
        assertEquals("bivouac", riflemanDoes(e, DecisionKind.BIVOUAC));
    }

    /** At 08:00 a rest of three quarters of an hour gives 3 SP and no Threat die (PH-BIV-2). */
    @Test
    void theRiflemanRestsUntilShortOfTheHour() {
        final Expedition e = new Expedition().stamina(0);
        final int[] durations = new int[32];
        for (int i = 0; i < durations.length; i++) {
            durations[i] = 15 * (i + 1);
        }
        assertEquals(45, riflemanAnswers(e, DecisionKind.DURATION, 0, durations));
    }

    /** Nobody carries on with a third Wound in sight: four men with four cubes and far to go break off. */
    @Test
    void theRiflemanBreaksOffBeforeTheSquadIsLost() {
        final Expedition e = new Expedition().on("A4").dead(5).dead(6);
        assertEquals(
                'B',
                riflemanDoes(e, DecisionKind.BIVOUAC, DecisionKind.EVAC_ALL).charAt(0));
        e.wound(1, "W05", 2).wound(2, "W06", 2);
        assertEquals("all fly", riflemanDoes(e, DecisionKind.BIVOUAC, DecisionKind.EVAC_ALL));
    }

    @Test
    void theRiflemanFliesOutTheDyingWhileFourAreLeft() {
        final Expedition e = new Expedition().on("A4").stamina(15).wound(1, "W05", 2);
        assertEquals("wounded fly", riflemanDoes(e, DecisionKind.BIVOUAC, DecisionKind.EVAC_ELIGIBLE));
        e.wound(2, "W06", 1).wound(3, "W07", 2);
        assertEquals("wounded fly", riflemanDoes(e, DecisionKind.BIVOUAC, DecisionKind.EVAC_ELIGIBLE));
        e.dead(5).dead(6);
        assertEquals(
                'B',
                riflemanDoes(e, DecisionKind.BIVOUAC, DecisionKind.EVAC_ELIGIBLE)
                        .charAt(0));
    }

    /** The one with most cubes first, and none when only four would be left; with four left the dead fly alone. */
    @Test
    void theRiflemanChoosesWhoFlies_PH_EVC_4() {
        final Expedition e = new Expedition()
                .on("A4")
                .stamina(15)
                .wound(1, "W09", 1)
                .wound(3, "W07", 2)
                .wound(4, "W10", 2);
        assertEquals(3, riflemanAnswers(e, DecisionKind.EVAC_MARINE, 0, 1, 3, 4));
        assertEquals(4, riflemanAnswers(e, DecisionKind.EVAC_MARINE, 1, DecisionKind.NOBODY, 1, 4));
        assertEquals(DecisionKind.NOBODY, riflemanAnswers(e, DecisionKind.EVAC_MARINE, 2, DecisionKind.NOBODY, 1));
        e.dead(5).dead(6);
        e.state.carriedDead = 2;
        assertEquals("wounded fly", riflemanDoes(e, DecisionKind.BIVOUAC, DecisionKind.EVAC_ELIGIBLE));
        assertEquals(
                DecisionKind.NOBODY, riflemanAnswers(e, DecisionKind.EVAC_MARINE, 0, DecisionKind.NOBODY, 1, 3, 4));
    }

    /** PH-BOON-5: the rifleman lets the one with most points pay. */
    @Test
    void theRichestPays_PH_BOON_5() {
        final Expedition e = new Expedition();
        e.squad.boonPoints[2] = 1;
        e.squad.boonPoints[4] = 3;
        assertEquals(4, riflemanAnswers(e, DecisionKind.PAY_BOON_POINT, 2, 2, 4));
    }

    /** PH-RNR-3: MP03 has a Stress Threshold of 7; at 5 a Condition is near. */
    @Test
    void theRiflemanDropsACubeUnlessAConditionIsNear_PH_RNR_3() {
        final Expedition e = new Expedition().stress(3, 4);
        assertEquals(7, new SquadView(e.squad).stressThreshold(2));
        final int[] options = {DecisionKind.DROP_CUBE, DecisionKind.DROP_STRESS};
        assertEquals(DecisionKind.DROP_CUBE, riflemanAnswers(e, DecisionKind.RELIEF, 2, options));
        assertEquals(DecisionKind.DROP_STRESS, riflemanAnswers(e.stress(3, 5), DecisionKind.RELIEF, 2, options));
    }

    /** MP01 and MP03 have thresholds 8 and 6: with 5 Damage each the second has one point left. */
    @Test
    void firstAidGoesToWhoIsNearestToAWound() {
        final Expedition e = new Expedition().damage(1, 5).damage(3, 5);
        assertEquals(2, riflemanAnswers(e, DecisionKind.HEAL, 1, 0, 2));
    }

    /** The Corpsman's training beats one point of Intelligence. */
    @Test
    void theCorpsmanGivesFirstAidIfThereIsEnoughToDo() {
        final Expedition e = new Expedition().damage(1, 1);
        assertEquals(
                DecisionKind.NOBODY,
                riflemanAnswers(e, DecisionKind.FIRST_AID, 0, DecisionKind.NOBODY, 1 + 40, 6 + 40));
        e.damage(1, 2);
        assertEquals(6 + 40, riflemanAnswers(e, DecisionKind.FIRST_AID, 0, DecisionKind.NOBODY, 1 + 40, 6 + 40));
    }

    /**
     * MP03 and MP06 see best with Perception 4, and MP06, a BUSHMAN, finds his way better; the Scout's skill does not
     * make up for Perception 2.
     */
    @Test
    void thePointManHasSharpEyes() {
        assertEquals(5, riflemanAnswers(new Expedition(), DecisionKind.POINT_MAN, 0, 0, 1, 2, 3, 4, 5));
    }
}
