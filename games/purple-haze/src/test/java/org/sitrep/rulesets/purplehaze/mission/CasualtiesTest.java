package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GRAY;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/** PH-WND-6, PH-KIA, PH-EQ-7, PH-EQ-9 on the map: what a loss means. */
class CasualtiesTest {
    /** Into the Hills without Stamina: all six dice on one ID, whose Marine has two cubes. */
    private static Expedition killed(final int id, final String... sets) {
        final Expedition e = new Expedition(sets).on("D3").stamina(0).wound(id, "W05", 2);
        e.damage(id, 5).forcedMarchDice(id, id, id, id, id, id);
        return e;
    }

    /** PH-KIA-1, PH-MCH-4: he is carried, his comrades take Stress, his ID passes on, his things may be taken over. */
    @Test
    void aDeadManIsCarried() {
        final Expedition e = killed(3);
        e.bot.answer(DecisionKind.ID_HOLDER, 5);
        e.threatDice(GRAY).march("D2");
        assertEquals(1, e.state.carriedDead);
        assertEquals(5, e.squad.presentCount);
        assertEquals(5, e.squad.holder[2]);
        assertEquals(6 - 3, e.squad.stress[0], "6 less a Willpower of 3");
        assertEquals(0, e.steps(3, "mg-ammo"), "what nobody takes is discarded");
        assertNull(e.state.end);
        e.stamina(10).threatDice(GRAY).march("D3");
        assertEquals(45 + 15 + 15 + 30, e.state.elapsed(), "he walked wounded before");
        e.assertUsed();
    }

    /** PH-EQ-7: what others can carry and use they may take over. */
    @Test
    void hisThingsAreTakenOver() {
        final Expedition e = killed(1);
        e.bot.answer(DecisionKind.ID_HOLDER, 5)
                .answer(DecisionKind.TAKE_OVER, e.handover("auto-ammo", 1, 4) & ~(1 << 13));
        e.threatDice(GRAY).march("D2");
        assertEquals(2, e.steps(4, "auto-ammo"));
        assertEquals(0, e.steps(1, "auto-ammo"));
        e.assertUsed();
    }

    /** PH-EQ-9: somebody has to take the Radio Set, and makes room for it if he must. */
    @Test
    void theRadioIsTakenOver_PH_EQ_9() {
        final Expedition e = killed(2);
        e.bot.answer(DecisionKind.ID_HOLDER, 5);
        e.bot.answer(DecisionKind.TAKE_RADIO, 0).answer(DecisionKind.SHED, e.handover("auto-ammo", 1, 4) & ~(1 << 13));
        e.threatDice(GRAY).march("D2");
        assertEquals(1, e.steps(1, "radio-set"));
        assertEquals(2, e.steps(4, "auto-ammo"));
        e.assertUsed();
    }

    /** AMB-23: the Claymore does not change hands. */
    @Test
    void theClaymoreIsLost_AMB23() {
        final Expedition e = killed(5);
        e.bot.answer(DecisionKind.ID_HOLDER, 0);
        e.threatDice(GRAY).march("D2");
        for (int id = 1; id <= SquadState.MARINES; id++) {
            assertEquals(0, e.steps(id, "claymore"));
        }
        e.assertUsed();
    }

    /** PH-SQD-5: when the Point Man is gone there is another one at once. */
    @Test
    void thereIsAlwaysAPointMan() {
        final Expedition e = killed(1);
        e.bot.answer(DecisionKind.POINT_MAN, 0)
                .answer(DecisionKind.ID_HOLDER, 5)
                .answer(DecisionKind.POINT_MAN, 3);
        e.threatDice(GRAY).march("D2");
        assertEquals(3, e.squad.pointMan);
        e.assertUsed();
    }

    /** PH-EVC-6, PH-END-1: with three men left the Mission is over at once. */
    @Test
    void theThirdLossEndsTheMission() {
        final Expedition e = killed(3).dead(4).dead(5);
        e.squad.holder[3] = 1;
        e.squad.extraId[1] = 3;
        e.bot.answer(DecisionKind.ID_HOLDER, 0);
        e.march("D2");
        assertEquals(MissionEnd.SQUAD_LOST, e.state.end);
        e.assertUsed();
    }

    /** PH-WND-6: outside Combat Load is lost at once. */
    @Test
    void loadIsLostAtOnce_PH_WND_6() {
        final Expedition e = new Expedition().on("B3").stamina(0).damage(3, 4);
        e.rolls.expect("forcedMarchDie 3", "forcedMarchDie 3", "woundCard 4");
        e.bot.answer(DecisionKind.SHED, e.handover("mg-ammo", 3, 8));
        e.threatDice(GRAY).march("B2");
        assertEquals(4, e.squad.wound[2]);
        assertFalse(e.steps(3, "mg-ammo") > 0);
        e.assertUsed();
    }
}
