package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GRAY;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.YELLOW;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Decision;

/** PH-EVC: who may be flown out, when and from where, and what comes of it. */
class EvacTest {
    private static List<Integer> offered(final Expedition e) {
        final Decision decision = new Decision(DecisionKind.MAX_OPTIONS);
        decision.open(DecisionKind.SQUAD_ACTION, 0);
        e.parts.evac.addOptions(decision);
        return IntStream.range(0, decision.count())
                .map(decision::option)
                .boxed()
                .toList();
    }

    /**
     * PH-EVC-1: the Squad may always end the Mission; single Marines with two cubes or a Critical Wound, or when a dead
     * man is carried.
     */
    @Test
    void whoMayFly_PH_EVC_1() {
        assertEquals(List.of(DecisionKind.EVAC_ALL), offered(new Expedition().wound(1, "W08", 1)));
        assertEquals(
                List.of(DecisionKind.EVAC_ALL, DecisionKind.EVAC_ELIGIBLE),
                offered(new Expedition().wound(1, "W08", 2)));
        assertEquals(
                List.of(DecisionKind.EVAC_ALL, DecisionKind.EVAC_ELIGIBLE),
                offered(new Expedition().wound(1, "W09", 1)));
        final Expedition dead = new Expedition();
        dead.state.carriedDead = 1;
        assertEquals(List.of(DecisionKind.EVAC_ALL, DecisionKind.EVAC_ELIGIBLE), offered(dead));
    }

    /** PH-EVC-2: a radio, daylight, a place to land, and the Mission must allow it. */
    @Test
    void whatAnEvacNeeds_PH_EVC_2() {
        assertEquals(List.of(), offered(new Expedition().gear(2, "radio-set", 0, 0)));
        assertEquals(List.of(), offered(new Expedition("missions.range.evac=false")));
        assertEquals(List.of(), offered(new Expedition().on("E2")), "Mountainous");
        assertEquals(
                List.of(DecisionKind.EVAC_ALL),
                offered(new Expedition().on("E2").landingZone("E2")));
        assertEquals(List.of(), offered(new Expedition().clock("18:00").landingZone("D4")));
    }

    /** AMB-18: the landing needs light, half an hour after the start where the landing zone has to be made. */
    @Test
    void theLandingNeedsLight_AMB18() {
        assertEquals(List.of(), offered(new Expedition().clock("17:30")));
        assertEquals(List.of(DecisionKind.EVAC_ALL), offered(new Expedition().clock("17:15")));
        assertEquals(List.of(DecisionKind.EVAC_ALL), offered(new Expedition().clock("05:30")));
        assertEquals(List.of(), offered(new Expedition("options.evacLight=all-along").clock("05:30")));
        assertEquals(
                List.of(DecisionKind.EVAC_ALL), offered(new Expedition("options.evacLight=all-along").clock("06:00")));
    }

    /** PH-EVC-3: a landing zone takes half an hour to make and stays. */
    @Test
    void aLandingZoneIsMade_PH_EVC_3() {
        final Expedition e = new Expedition().wound(1, "W09", 1).threatDice(GRAY, GRAY);
        e.bot.answer(DecisionKind.ID_HOLDER, 1);
        e.parts.evac.play(DecisionKind.EVAC_ELIGIBLE);
        assertEquals("08:30", e.clock());
        assertTrue(e.state.landingZone[e.at("D4")]);
        assertNull(e.state.end);
        e.assertUsed();
    }

    /** PH-EVC-4: those who may fly leave with the dead, their IDs pass on, their cards stay with them. */
    @Test
    void theEligibleFly_PH_EVC_4() {
        final Expedition e = new Expedition()
                .landingZone("D4")
                .wound(1, "W08", 2)
                .wound(3, "W05", 1)
                .threatDice(GRAY, YELLOW);
        e.state.carriedDead = 1;
        e.bot.answer(DecisionKind.EVAC_MARINE, 1).answer(DecisionKind.ID_HOLDER, 3);
        e.parts.evac.play(DecisionKind.EVAC_ELIGIBLE);
        assertEquals("08:00", e.clock());
        assertEquals(1, e.squad.evacuated);
        assertEquals(5, e.squad.presentCount);
        assertEquals(0, e.state.carriedDead);
        assertEquals(3, e.squad.holder[0]);
        assertEquals(0, e.squad.extraId[3]);
        assertTrue(e.squad.wound[0] >= 0);
        assertEquals(3, e.state.threat, "PH-EVC-5: both dice");
        assertNull(e.state.end);
        e.assertUsed();
    }

    private static Expedition threeWounded() {
        return new Expedition()
                .landingZone("D4")
                .wound(2, "W08", 1)
                .wound(3, "W09", 1)
                .wound(6, "W05", 2)
                .threatDice(GRAY, GRAY);
    }

    /** PH-EVC-1: those of two cubes or a Critical Wound, whoever they are, and nobody else. */
    @Test
    void eachWhoMayFlyIsOffered() {
        final Expedition e = threeWounded();
        e.bot.answer(DecisionKind.EVAC_MARINE, 3).answer(DecisionKind.EVAC_MARINE, 6);
        e.bot.answer(DecisionKind.ID_HOLDER, 1).answer(DecisionKind.ID_HOLDER, 0);
        e.parts.evac.play(DecisionKind.EVAC_ELIGIBLE);
        assertEquals("38[3, 6]", e.bot.asked().get(0));
        assertEquals("38[0, 6]", e.bot.asked().get(1));
        assertEquals(1 << 2 | 1 << 5, e.squad.evacuated);
        e.assertUsed();
    }

    /** PH-EVC-4: an Evac is a permission: of two who may fly one stays. */
    @Test
    void thePlayerChoosesWhoFlies_PH_EVC_4() {
        final Expedition e = threeWounded();
        e.bot.answer(DecisionKind.EVAC_MARINE, 6).answer(DecisionKind.EVAC_MARINE, DecisionKind.NOBODY);
        e.bot.answer(DecisionKind.ID_HOLDER, 1);
        e.parts.evac.play(DecisionKind.EVAC_ELIGIBLE);
        assertEquals(1 << 5, e.squad.evacuated);
        assertTrue(e.squad.isPresent(2));
        e.assertUsed();
    }

    /** PH-EVC-4: the dead fly alone, although a Marine may fly. */
    @Test
    void theDeadFlyAlone_PH_EVC_4() {
        final Expedition e = threeWounded();
        e.state.carriedDead = 1;
        e.bot.answer(DecisionKind.EVAC_MARINE, DecisionKind.NOBODY);
        e.parts.evac.play(DecisionKind.EVAC_ELIGIBLE);
        assertEquals(0, e.squad.evacuated);
        assertEquals(0, e.state.carriedDead);
        e.assertUsed();
    }

    /** PH-EVC-5 and BN07: with the card no dice are rolled. */
    @Test
    void aQuietEvac() {
        final Expedition e = new Expedition().landingZone("D4").holds(2, "BN07");
        e.state.carriedDead = 1;
        e.bot.answer(DecisionKind.PLAY_BOON, 1);
        e.parts.evac.play(DecisionKind.EVAC_ELIGIBLE);
        assertEquals(2, e.state.threat);
        e.assertUsed();
    }

    /** PH-EVC-6: with the third Marine gone the Mission is over, without dice or anything to take over. */
    @Test
    void theThirdMarineEndsTheMission_PH_EVC_6() {
        final Expedition e = new Expedition().landingZone("D4").dead(4).dead(5).wound(1, "W09", 1);
        e.bot.answer(DecisionKind.ID_HOLDER, 1);
        e.parts.evac.play(DecisionKind.EVAC_ELIGIBLE);
        assertEquals(MissionEnd.SQUAD_LOST, e.state.end);
        e.assertUsed();
    }

    /**
     * PH-EVC-4: how the Mission ends when all are flown out depends on its goal; where it must not be broken off, only
     * the goal will do.
     */
    @Test
    void allFlyOut() {
        assertEquals(MissionEnd.BROKEN_OFF, endWhenAllFly());
        assertEquals(MissionEnd.LANDING_ZONE, endWhenAllFly("missions.range.goal=D4"));
        assertEquals(MissionEnd.BROKEN_OFF, endWhenAllFly("missions.range.goal=A1"));
        assertEquals(MissionEnd.LANDING_ZONE, endWhenAllFly("missions.range.base=~"));
        assertEquals(List.of(), offered(new Expedition("missions.range.mayBreakOff=false")));
        assertEquals(
                List.of(DecisionKind.EVAC_ALL),
                offered(new Expedition("missions.range.mayBreakOff=false", "missions.range.goal=D4")));
    }

    private static MissionEnd endWhenAllFly(final String... sets) {
        final Expedition e = new Expedition(sets);
        e.parts.evac.play(DecisionKind.EVAC_ALL);
        assertEquals("08:30", e.clock());
        return e.state.end;
    }

    /** PH-EVC-5: an Event's helicopter brings no Threat dice, as what follows is up to the Event; or two. */
    @Test
    void whatFollowsAnOrderedEvac_PH_EVC_5() {
        final Expedition e = orderedForTheDead();
        assertEquals(2, e.state.threat);
        assertEquals(0, e.state.carriedDead);
        e.assertUsed();
        final Expedition dice = orderedForTheDead("options.orderedEvac=threat-dice");
        assertEquals(3, dice.state.threat);
        dice.assertUsed();
    }

    private static Expedition orderedForTheDead(final String... sets) {
        final Expedition e = new Expedition(sets);
        e.state.carriedDead = 1;
        e.bot.answer(DecisionKind.EVAC, DecisionKind.EVAC_ELIGIBLE);
        if (sets.length > 0) {
            e.threatDice(GRAY, YELLOW);
        }
        e.parts.evac.ordered();
        return e;
    }

    /** PH-EVC-1: an Event's helicopter comes by night and without a radio. */
    @Test
    void anEventMaySendAHelicopter() {
        final Expedition e = new Expedition().clock("22:00").gear(2, "radio-set", 0, 0);
        e.bot.answer(DecisionKind.EVAC, DecisionKind.NOBODY);
        e.parts.evac.ordered();
        assertNull(e.state.end);
        e.bot.answer(DecisionKind.EVAC, DecisionKind.EVAC_ALL);
        e.parts.evac.ordered();
        assertEquals(MissionEnd.BROKEN_OFF, e.state.end);
        assertEquals("22:00", e.clock());
        assertFalse(e.state.landingZone[e.at("D4")]);
        e.assertUsed();
    }
}
