package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.GRAY;
import static org.sitrep.rulesets.purplehaze.definition.ThreatFace.RED;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Scene;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.tables.Index;

/** What is counted of a Mission, by hand. */
class MissionRecordTest {
    /**
     * A March of 45 minutes, one of 60: at the full hour Stamina is what the first has left; what the second costs
     * comes afterwards.
     */
    @Test
    void theTracksAreFollowedByTheHour() {
        final Expedition e = new Expedition().on("D3");
        e.threatDice(GRAY).march("D2").threatDice(RED).march("E2").end(MissionEnd.CALLED_BACK);
        final MissionRecord record = e.state.record;
        assertEquals(105, e.state.elapsed());
        assertEquals(2, record.hours);
        assertArrayEquals(new int[] {10, 7}, Arrays.copyOf(record.staminaAt, 2));
        assertArrayEquals(new int[] {2, 2}, Arrays.copyOf(record.threatAt, 2));
        assertEquals(105, record.of(Count.MARCH_MINUTES));
        e.assertUsed();
    }

    /** An hour that strikes as a March ends shows the tracks before its cost. */
    @Test
    void whatHappensAtTheFullHourComesAfterIt() {
        final Expedition e = new Expedition().on("E3");
        e.threatDice(GRAY).march("E2").end(MissionEnd.CALLED_BACK);
        assertEquals(60, e.state.elapsed());
        assertArrayEquals(new int[] {10, 10}, Arrays.copyOf(e.state.record.staminaAt, 2));
        assertEquals(6, e.state.stamina);
        assertEquals(2, e.state.record.hours);
    }

    /** PH-SP-3: a March that Stamina does not pay is forced, and its Damage is nobody's but want's. */
    @Test
    void aForcedMarchIsOne() {
        final Expedition e = new Expedition().on("D3").stamina(2).forcedMarchDice(4, 4);
        e.threatDice(GRAY).march("D2");
        assertEquals(1, e.state.record.of(Count.FORCED_MARCHES));
        assertEquals(2, e.state.record.of(Count.DAMAGE_BY_WANT));
        assertEquals(0, e.state.record.of(Count.DAMAGE_BY_ENTRIES));
    }

    /** PH-THR-4: an EAZ Adjacent to the Squad raises Threat once a March, however many there are. */
    @Test
    void anEazRaisesThreatOnceAMarch() {
        final Expedition e =
                new Expedition().on("D3").eaz("C2", "E2").threatDice(GRAY).march("D2");
        assertEquals(1, e.state.record.of(Count.EAZ_RISES));
        assertEquals(3, e.state.threat);
    }

    /** PH-KIA-4, PH-EOM-2, PH-EOM-3: what the end of a Mission is worth is told apart by where it comes from. */
    @Test
    void experienceIsToldApart() {
        final Expedition e = new Expedition().wound(2, "W06", 1).dead(6);
        e.squad.extraId[0] = 5;
        e.squad.holder[5] = 0;
        e.end(MissionEnd.CALLED_BACK);
        final int[] bySource = e.state.experienceBy;
        final int wound = e.squad.tables.wounds.get(e.squad.wound[1]).experience();
        assertEquals(1, bySource[ExperienceSource.IDS.ordinal()]);
        assertTrue(wound > 0);
        assertEquals(wound, bySource[ExperienceSource.WOUNDS.ordinal()]);
        assertEquals(
                Arrays.stream(e.squad.experience).sum(), Arrays.stream(bySource).sum());
        assertArrayEquals(e.squad.experience, e.state.record.experience);
        assertEquals(0, e.state.record.experience[5], "the dead gain nothing");
    }

    /** Men who die of Forced Marches fall on a March, in no combat; with the third the Squad is lost there. */
    @Test
    void itIsKnownWhereTheSquadIsLost() {
        final Expedition e = new Expedition("missions.range.encounters={drawn: false}", "missions.range.start=D3");
        e.state.record.enter(Scene.MARCH);
        e.stamina(0).dead(1).dead(2);
        e.squad.cubes[3] = 2;
        e.damage(4, e.squad.damageThreshold(3) - 1);
        e.bot.answer(DecisionKind.ID_HOLDER, 2);
        e.forcedMarchDice(4, 4, 1, 1, 1, 1).march("D2");
        assertEquals(MissionEnd.SQUAD_LOST, e.state.end);
        assertEquals(1, e.state.record.killed[Scene.MARCH.ordinal()]);
        assertEquals(0, e.state.record.of(Count.KILLED_IN_COMBATS));
        assertEquals(Scene.MARCH.ordinal(), e.state.record.scene);
        assertEquals(Index.NONE, e.state.record.box);
        e.assertUsed();
    }
}
