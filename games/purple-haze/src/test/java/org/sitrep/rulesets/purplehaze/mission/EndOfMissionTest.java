package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;

/** PH-EOM, PH-XP-1, PH-BOON-3, PH-HOS-1: what a Mission gives. The range has home 4 XP, seen 2, whole 2, marked 1. */
class EndOfMissionTest {
    private static final int HOME = 1;
    private static final int SEEN = 1 << 1;
    private static final int WHOLE = 1 << 2;
    private static final int MARKED = 1 << 3;

    private static long flag(final Expedition e, final String entry) {
        return 1L << e.squad.tables.flags.of(entry);
    }

    /** PH-CAM-2: the way it ended, the time, the survivors and the log decide. */
    @Test
    void objectivesAreLookedAtInTheEnd() {
        assertEquals(HOME | WHOLE, new Expedition().end(MissionEnd.BASE).state.met);
        assertEquals(WHOLE, new Expedition().end(MissionEnd.BROKEN_OFF).state.met);

        final Expedition late = new Expedition();
        late.state.minutes += 735;
        assertEquals(WHOLE, late.end(MissionEnd.BASE).state.met);

        final Expedition onTime = new Expedition();
        onTime.state.minutes += 720;
        assertEquals(HOME | WHOLE, onTime.end(MissionEnd.BASE).state.met);

        assertEquals(HOME, new Expedition().dead(3).end(MissionEnd.BASE).state.met);

        final Expedition evacuated = new Expedition();
        evacuated.squad.evacuate(4);
        assertEquals(HOME | WHOLE, evacuated.end(MissionEnd.BASE).state.met, "flown out is not lost");
    }

    /** An objective with log entries needs them set, and others not set. */
    @Test
    void objectivesReadTheLog() {
        final Expedition marked = new Expedition();
        marked.state.flags = flag(marked, "marked");
        assertEquals(HOME | WHOLE | MARKED, marked.end(MissionEnd.BASE).state.met);
        final Expedition spoiled = new Expedition();
        spoiled.state.flags = flag(spoiled, "marked") | flag(spoiled, "spoiled");
        assertEquals(HOME | WHOLE, spoiled.end(MissionEnd.BASE).state.met);
    }

    /** An objective without ends is met in any way but the loss of the Squad; one that an effect has met stays met. */
    @Test
    void theLossOfTheSquadMeetsNothingMore() {
        final Expedition e = new Expedition();
        e.state.met = SEEN;
        assertEquals(SEEN, e.end(MissionEnd.SQUAD_LOST).state.met);
        assertEquals(2, e.squad.experience[0]);
    }

    /** PH-EOM-3: every Marine alive gets the experience of all objectives, the evacuated too, the dead not. */
    @Test
    void everyMarineGetsTheExperience() {
        final Expedition e = new Expedition().dead(1);
        e.squad.evacuate(2);
        e.state.met = SEEN;
        e.end(MissionEnd.BASE);
        assertEquals(0, e.squad.experience[0]);
        assertEquals(6, e.squad.experience[1]);
        assertEquals(6, e.squad.experience[5]);
    }

    /** AMB-56, PH-EOM-3: without an objective each gets 2, or nothing; what combats gave is kept. */
    @Test
    void withoutAnObjectiveThereIsLittle_AMB56() {
        final Expedition two = new Expedition().dead(3);
        two.squad.experience[0] = 3;
        two.end(MissionEnd.CALLED_BACK);
        assertEquals(0, two.state.met);
        assertEquals(5, two.squad.experience[0]);
        final Expedition none = new Expedition("options.failedMission=nothing").dead(3);
        none.squad.experience[0] = 3;
        assertEquals(3, none.end(MissionEnd.CALLED_BACK).squad.experience[0]);
    }

    /** PH-EOM-2, PH-HOS-1, AMB-47: a Deep Wound is worth 1 XP, a Critical one 2 and the Hospital. */
    @Test
    void woundsAreWorthExperience() {
        final Expedition e =
                new Expedition().wound(1, "W03", 1).wound(2, "W05", 1).wound(3, "W09", 1);
        e.squad.evacuate(4);
        e.end(MissionEnd.BASE);
        assertEquals(6, e.squad.experience[0]);
        assertEquals(7, e.squad.experience[1]);
        assertEquals(8, e.squad.experience[2]);
        assertEquals(4, e.state.hospital);
    }

    /** WE-84, PH-KIA-4: who holds another ID to the end gets 1 XP. */
    @Test
    void anExtraIdIsWorthExperience_WE84() {
        final Expedition e = new Expedition().dead(2);
        e.squad.extraId[5] = 1;
        e.squad.holder[1] = 5;
        e.end(MissionEnd.BASE);
        assertEquals(4, e.squad.experience[0]);
        assertEquals(5, e.squad.experience[5]);
    }

    /** GAP-08: OLD SALT gets 1 XP more if every objective is met, not otherwise. */
    @Test
    void anOldSaltGetsMore() {
        final Expedition all = new Expedition().profile(1, "MP29");
        all.state.met = SEEN;
        all.state.flags = flag(all, "marked");
        all.end(MissionEnd.BASE);
        assertEquals(9 + 1, all.squad.experience[0]);
        assertEquals(9, all.squad.experience[1]);
        assertEquals(6, new Expedition().profile(1, "MP29").end(MissionEnd.BASE).squad.experience[0]);
    }

    /** PH-BOON-3: an unused card becomes a point. */
    @Test
    void anUnusedBoonCardBecomesAPoint() {
        final Expedition e = new Expedition().holds(4, "BN01").end(MissionEnd.BASE);
        assertEquals(1, e.squad.boonPoints[3]);
        assertEquals(-1, e.squad.boonCard[3]);
    }

    /** PH-SQD-2: Damage and Wounds do not outlast the Mission, nor do extra IDs; the evacuated are back. */
    @Test
    void theSquadIsItselfAgain() {
        final Expedition e =
                new Expedition().dead(2).wound(1, "W09", 1).damage(3, 2).stress(4, 3);
        e.squad.evacuate(1);
        e.squad.extraId[5] = 1;
        e.end(MissionEnd.BASE);
        e.parts.endOfMission.clear();
        assertTrue(e.squad.isPresent(0));
        assertEquals(-1, e.squad.wound[0]);
        assertEquals(0, e.squad.cubes[0]);
        assertEquals(0, e.squad.damage[2]);
        assertEquals(3, e.squad.stress[3]);
        assertEquals(-1, e.squad.extraId[5]);
    }
}
