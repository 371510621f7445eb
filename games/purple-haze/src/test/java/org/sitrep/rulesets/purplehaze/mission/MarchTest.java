package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GRAY;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GREEN;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.RED;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.YELLOW;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** PH-MCH and PH-SP: what a March costs and what comes of it. */
class MarchTest {
    private static final int NO = 0;
    private static final int YES = 1;

    /** WE-50: into Paddy 15 minutes and 1 SP; GAP-01 for the others. */
    @ParameterizedTest
    @CsvSource({"B3, B2, 15, 1", "C3, C2, 30, 2", "D3, D2, 45, 3", "E3, E2, 60, 4", "F3, F2, 15, 1", "C3, D2, 45, 3"})
    void theTerrainEnteredIsPaidFor(final String from, final String to, final int minutes, final int points) {
        final Expedition e = new Expedition().on(from).threatDice(GRAY).march(to);
        assertEquals(minutes, e.state.elapsed());
        assertEquals(10 - points, e.state.stamina);
        assertEquals(to, e.space());
        assertEquals(1, e.state.marches);
        e.assertUsed();
    }

    /** WE-51: Hilly with 2 SP left costs two dice; both hit the Scout. */
    @Test
    void missingStaminaHurts_WE51() {
        final Expedition e = new Expedition()
                .on("D3")
                .stamina(2)
                .forcedMarchDice(4, 4)
                .threatDice(GRAY)
                .march("D2");
        assertEquals(45, e.state.elapsed());
        assertEquals(0, e.state.stamina);
        assertEquals(2, e.damage(4));
        e.assertUsed();
    }

    /**
     * PH-SP-2, PH-SP-3: at 0 SP each SP of the March costs two dice; a die may hit anybody, a dead man's by his ID's
     * holder.
     */
    @Test
    void marchesAtNoStaminaAreForced() {
        final Expedition e = new Expedition().on("C3").stamina(0).dead(2);
        e.squad.holder[1] = 5;
        e.squad.extraId[5] = 1;
        e.forcedMarchDice(2, 6, 1, 3).threatDice(GRAY).march("C2");
        assertEquals(2, e.damage(6));
        assertEquals(1, e.damage(1));
        assertEquals(1, e.damage(3));
        e.assertUsed();
    }

    /** PH-COM-8: a forbidden Space is not on offer. */
    @Test
    void aForbiddenSpaceIsNotOnOffer() {
        final String open = actionsOffered();
        final String shut = actionsOffered("missions.range.forbidden=[C4]");
        assertNotEquals(open, shut);
        assertEquals(open.replace(" " + new Expedition().at("C4") + ",", ""), shut);
    }

    private static String actionsOffered(final String... sets) {
        final Expedition e = new Expedition(sets);
        e.bot.answer(DecisionKind.SQUAD_ACTION, e.at("D3"));
        e.threatDice(GREEN).round();
        return e.bot.asked().stream()
                .filter(question -> question.startsWith(DecisionKind.SQUAD_ACTION + "["))
                .findFirst()
                .orElseThrow();
    }

    /** PH-SEL-1: the die of an ID that nobody holds is lost. */
    @Test
    void aDieOfNobodyIsLost() {
        final Expedition e = new Expedition()
                .on("B3")
                .stamina(0)
                .dead(2)
                .forcedMarchDice(2, 5)
                .threatDice(GRAY)
                .march("B2");
        assertEquals(1, e.damage(5));
        e.assertUsed();
    }

    /** AMB-13: Wounds are checked once a March; at each point they come one by one. */
    @Test
    void woundsOfAForcedMarchAreCheckedOnceOrAtEachPoint_AMB13() {
        final Expedition once = new Expedition().on("C3").stamina(0).damage(3, 4);
        once.rolls.expect(
                "forcedMarchDie 3", "forcedMarchDie 3", "forcedMarchDie 3", "forcedMarchDie 3", "woundCard 0");
        once.threatDice(GRAY).march("C2");
        assertEquals(1, once.squad.cubes[2]);
        assertEquals(0, once.damage(3), "what lies beyond the Threshold is lost");
        once.assertUsed();

        final Expedition each = new Expedition("options.forcedMarchCheck=every-point")
                .on("C3")
                .stamina(0)
                .damage(3, 4);
        each.rolls.expect(
                "forcedMarchDie 3", "forcedMarchDie 3", "woundCard 0", "forcedMarchDie 3", "forcedMarchDie 3");
        each.threatDice(GRAY).march("C2");
        assertEquals(1, each.squad.cubes[2]);
        assertEquals(2, each.damage(3));
        each.assertUsed();
    }

    /**
     * WE-56, WE-57, WE-58: a left shift of Mountainous is Hilly, a right one costs 15 minutes and 1 SP more, Paddy has
     * nothing lighter; AMB-20: Urban does not shift.
     */
    @ParameterizedTest
    @CsvSource({
        "E3, E2, -1, 45, 3",
        "E3, E2, 1, 75, 5",
        "B3, B2, -1, 15, 1",
        "B3, B2, 1, 30, 2",
        "D3, D2, -1, 30, 2",
        "D3, D2, 1, 60, 4",
        "F3, F2, -1, 15, 1",
        "F3, F2, 1, 15, 1"
    })
    void terrainShifts_WE56_WE57_WE58(
            final String from, final String to, final int shift, final int minutes, final int points) {
        final Expedition e = new Expedition().on(from);
        e.state.shift = shift;
        e.threatDice(GRAY).march(to);
        assertEquals(minutes, e.state.elapsed());
        assertEquals(10 - points, e.state.stamina);
        assertEquals(0, e.state.shift, "for the next March only");
        e.assertUsed();
    }

    /** PH-MCH-5 and BN03: the card shifts once more to the left; it is offered on every March while it is held. */
    @Test
    void aBoonCardShiftsToTheLeft() {
        final Expedition e = new Expedition().on("E3").holds(4, "BN03");
        e.state.shift = -1;
        e.bot.answer(DecisionKind.PLAY_BOON, YES);
        e.threatDice(GRAY).march("E2");
        assertEquals(30, e.state.elapsed(), "two places lighter: Jungle");
        assertEquals(-1, e.squad.boonCard[3]);
        e.assertUsed();
    }

    /** WE-61 and PH-MCH-4: Walking Wounded 15 minutes; Littered 30 and 1 SP; the worst alone. */
    @Test
    void burdensSlowTheSquad_WE61() {
        final Expedition walking =
                new Expedition().on("B3").wound(1, "W08", 1).threatDice(GRAY).march("B2");
        assertEquals(30, walking.state.elapsed());
        assertEquals(9, walking.state.stamina);

        final Expedition littered = new Expedition().on("B3").wound(1, "W08", 1).wound(2, "W10", 1);
        littered.threatDice(GRAY).march("B2");
        assertEquals(45, littered.state.elapsed());
        assertEquals(8, littered.state.stamina);
    }

    /**
     * AMB-19: a man led along counts as Walking Wounded, a dead one as Littered; under the other reading all add up.
     */
    @Test
    void burdensMayAddUp_AMB19() {
        final Expedition worst = new Expedition().on("B3").wound(1, "W08", 1);
        worst.state.escort = true;
        worst.state.carriedDead = 2;
        worst.threatDice(GRAY).march("B2");
        assertEquals(45, worst.state.elapsed());
        assertEquals(8, worst.state.stamina);

        final Expedition all = new Expedition("options.burdens=add-up").on("B3").wound(1, "W08", 1);
        all.state.escort = true;
        all.state.carriedDead = 2;
        all.threatDice(GRAY).march("B2");
        assertEquals(15 + 2 * 15 + 2 * 30, all.state.elapsed());
        assertEquals(10 - 1 - 2, all.state.stamina);
    }

    /** PH-BASE-3: entering the Base ends the Mission; no Threat die. */
    @Test
    void theBaseEndsTheMission() {
        final Expedition e = new Expedition().on("G5").march("H6");
        assertEquals(MissionEnd.BASE, e.state.end);
        e.assertUsed();
    }

    /** PH-BASE-3: unless told otherwise; then there is no die and no Encounter, but an Event. */
    @Test
    void aBaseMayBePassed() {
        final Expedition e = new Expedition(
                        "missions.range.baseEndsMission=false", "missions.range.events.2={at: H6, entry: quiet}")
                .on("G5")
                .march("H6");
        assertNull(e.state.end);
        assertTrue(e.flag("seen"));
        e.assertUsed();
    }

    /** PH-EVT-1: the Event of the Space is resolved, its marker removed; no Encounter comes with it (PH-EVT-4). */
    @Test
    void anEventIsResolvedAndRemoved() {
        final Expedition e = new Expedition().on("D2").threatDice(RED).march("D1");
        assertTrue(e.flag("seen"));
        assertEquals(0, e.state.eventAt[e.at("D1")]);
        assertEquals(MissionState.NONE, e.state.eventSpace[1]);
        e.assertUsed();
    }

    /** PH-EVT-1: unless told otherwise. */
    @Test
    void anEventMayStay() {
        final Expedition e = new Expedition("missions.range.events.1={at: D1, entry: stays}")
                .on("D2")
                .threatDice(GRAY)
                .march("D1");
        assertEquals(1, e.state.eventAt[e.at("D1")]);
        e.assertUsed();
    }

    /** PH-MCH-1: another Point Man before the March; the present one is offered first. */
    @Test
    void thePointManMayChange() {
        final Expedition e = new Expedition().on("B3");
        e.bot.answer(DecisionKind.POINT_MAN, 3);
        e.threatDice(GRAY).march("B2");
        assertEquals(3, e.squad.pointMan);
        assertEquals(
                DecisionKind.POINT_MAN + "[0, 1, 2, 3, 4, 5]", e.bot.asked().get(0));
        e.assertUsed();
    }

    /** GHOST turns a red die of the Point Man yellow, once a Mission. */
    @Test
    void aGhostTurnsRedIntoYellow() {
        final Expedition e = new Expedition("missions.range.encounters={drawn: false}")
                .profile(1, "MP19")
                .on("B3");
        e.bot.answer(DecisionKind.GHOST, YES);
        e.threatDice(RED).march("B2");
        assertEquals(3, e.state.threat);
        assertEquals(YELLOW.ordinal(), e.state.lastDie);
        e.threatDice(RED).march("B1");
        assertEquals(5, e.state.threat, "not a second time");
        e.assertUsed();
    }

    /** TRAIL SENSE ignores the EAZ of one March. */
    @Test
    void trailSenseIgnoresAnEaz() {
        final Expedition e = new Expedition().level(4, 2).on("B3").eaz("B2");
        e.bot.answer(DecisionKind.TRAIL_SENSE, NO);
        e.threatDice(GRAY).march("B2");
        assertEquals(4, e.state.threat);
        e.bot.answer(DecisionKind.TRAIL_SENSE, YES);
        e.threatDice(GRAY).march("A2");
        assertEquals(4, e.state.threat);
        e.threatDice(GRAY).march("A1");
        assertEquals(5, e.state.threat, "it is used up");
        e.assertUsed();
    }

    /** WE-90 and BN01: the Scout's card lowers Threat on a March. */
    @Test
    void aBoonCardLowersThreat_WE90() {
        final Expedition e = new Expedition().threat(6).on("B3").holds(4, "BN01");
        e.bot.answer(DecisionKind.PLAY_BOON, YES);
        e.threatDice(GRAY).march("B2");
        assertEquals(4, e.state.threat);
        e.assertUsed();
    }

    /** TOUGH FEET make the first Forced March cheaper, and BN12 any one. */
    @Test
    void forcedMarchesMayBeLighter() {
        final Expedition e =
                new Expedition().profile(6, "MP23").on("C3").stamina(0).holds(3, "BN12");
        e.bot.answer(DecisionKind.PLAY_BOON, YES);
        e.threatDice(GREEN).march("C2");
        assertEquals(0, e.squad.damage[0] + e.squad.damage[1], "2 SP less 1 less 1");
        e.forcedMarchDice(1, 2, 3, 4).threatDice(GREEN).march("C1");
        assertFalse(e.squad.damage[0] == 0);
        e.assertUsed();
    }

    /**
     * PH-EQ-6: before a March whoever can fire ammo gets some from whoever can spare it; a marker that he cannot carry
     * stays.
     */
    @Test
    void ammoIsSpreadBeforeAMarch() {
        final Expedition e =
                new Expedition().on("B3").gear(2, "auto-ammo", 0, 0).gear(1, "auto-ammo", 1, 1);
        e.threatDice(GRAY).march("B2");
        assertEquals(2, e.steps(1, "auto-ammo"));
        assertEquals(1, e.steps(2, "auto-ammo"), "the fuller marker is too heavy for him");
        e.assertUsed();
    }

    /** PH-EQ-6: with one marker for two weapons it stays where it is. */
    @Test
    void theLastMarkerIsNotHandedOver() {
        final Expedition e =
                new Expedition().on("B3").gear(2, "auto-ammo", 0, 0).gear(1, "auto-ammo", 0, 1);
        e.threatDice(GRAY).march("B2");
        assertEquals(1, e.steps(1, "auto-ammo"));
        assertEquals(0, e.steps(2, "auto-ammo"));
    }

    /** PH-EQ-6: who gets it is the player's choice where more need it than can be helped. */
    @Test
    void whoGetsAmmoIsAsked() {
        final Expedition e = new Expedition(
                        "loadouts.reference.kits.corpsman={weapons: [m16], gear: {auto-ammo: [1, 1]}}")
                .on("B3")
                .gear(1, "auto-ammo", 0, 0)
                .gear(2, "auto-ammo", 0, 0);
        e.bot.answer(DecisionKind.AMMO, e.handover("auto-ammo", 6, 2));
        e.threatDice(GRAY).march("B2");
        assertEquals(0, e.steps(1, "auto-ammo"));
        assertEquals(1, e.steps(2, "auto-ammo"));
        assertEquals(1, e.steps(6, "auto-ammo"));
        e.assertUsed();
    }

    /** BN03 is not offered where no Terrain is lighter. */
    @Test
    void aShiftThatHelpsNothingIsNotOffered() {
        final Expedition e =
                new Expedition().on("B3").holds(4, "BN03").threatDice(GRAY).march("B2");
        assertTrue(e.squad.boonCard[3] >= 0);
        e.assertUsed();
    }

    /** PH-EQ-7: things are handed about before a March. */
    @Test
    void thingsAreSwappedBeforeAMarch() {
        final Expedition e = new Expedition().on("B3");
        e.bot.answer(DecisionKind.POINT_MAN, 0)
                .answer(DecisionKind.SWAP, e.handover("first-aid-kit", 6, 4) & ~(1 << 13));
        e.threatDice(GRAY).march("B2");
        assertEquals(2, e.steps(4, "first-aid-kit"));
        assertEquals(0, e.steps(6, "first-aid-kit"));
        e.assertUsed();
    }

    /** TRAIL SENSE is not offered without an EAZ that counts, nor BN01 where Threat could not fall. */
    @Test
    void whatWouldDoNothingIsNotOffered() {
        final Expedition trail =
                new Expedition().level(4, 2).on("B3").eaz("E1").threatDice(GRAY).march("B2");
        trail.assertUsed();
        final Expedition low = new Expedition()
                .threat(2)
                .on("B3")
                .holds(4, "BN01")
                .threatDice(GREEN)
                .march("B2");
        assertEquals(1, low.state.threat);
        low.assertUsed();
    }
}
