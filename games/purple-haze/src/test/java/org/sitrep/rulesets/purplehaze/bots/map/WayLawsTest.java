package org.sitrep.rulesets.purplehaze.bots.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.mission.Expedition;
import org.sitrep.rulesets.purplehaze.mission.MissionView;

/** The laws by which the planner reckons his ways: Threat, missing SP and the deadline. */
class WayLawsTest {
    private static final double EXACT = 1e-12;

    private final MissionView mission = new Expedition().view();

    /** Every sequence of faces, one after the other, each March a die; a Random Combat puts Threat to 1. */
    private double combats(final int marches, final int threat) {
        if (marches == 0) {
            return 0;
        }
        double sum = 0;
        for (final int change : mission.threatDie().change) {
            final int after = Math.max(1, Math.min(9, threat + change));
            sum += after >= mission.randomCombatAt() ? 1 + combats(marches - 1, 1) : combats(marches - 1, after);
        }
        return sum / 6;
    }

    @Test
    void threatComesToRandomCombatsAsAllSequencesOfTheDieSay() {
        final ThreatOutlook outlook = new ThreatOutlook();
        outlook.look(mission);
        for (int marches = 0; marches <= 5; marches++) {
            for (int threat = 1; threat <= 9; threat++) {
                assertEquals(combats(marches, threat), outlook.combats(marches, threat), EXACT);
            }
        }
    }

    /**
     * At 8 the next March brings one with a yellow or red face; a point more brings it at once, and 1 March from Threat
     * 1 none.
     */
    @Test
    void aPointOfThreatIsWorthMostNextToTheLevel() {
        final ThreatOutlook outlook = new ThreatOutlook();
        outlook.look(mission);
        assertEquals(0.5, outlook.combats(1, mission.randomCombatAt() - 1), EXACT);
        assertEquals(0.5, outlook.combatsOfPoint(1, mission.randomCombatAt() - 1), EXACT);
        assertTrue(outlook.combatsOfPoint(1, 1) < EXACT);
    }

    /** Dice of which each shows the ID with 1/6, all throws counted. */
    @Test
    void damageOfMissingSpIsThatOfAllThrows() {
        for (int dice = 1; dice <= 6; dice++) {
            final int[] throwsWith = new int[dice + 1];
            final int all = (int) Math.pow(6, dice);
            for (int thrown = 0; thrown < all; thrown++) {
                int shown = 0;
                for (int rest = thrown, die = 0; die < dice; die++, rest /= 6) {
                    shown += rest % 6 == 0 ? 1 : 0;
                }
                throwsWith[shown]++;
            }
            int fewer = 0;
            for (int wanted = 0; wanted <= dice; wanted++) {
                assertEquals(1 - (double) fewer / all, WayCost.atLeast(dice, 1 / 6.0, wanted), EXACT);
                fewer += throwsWith[wanted];
            }
            assertEquals(0, WayCost.atLeast(dice, 1 / 6.0, dice + 1));
        }
    }

    @Test
    void theChanceToBeInTimeIsEvenWithNothingToSpareAndCertainFarFromIt() {
        final Deadline deadline = new Deadline();
        deadline.look(mission);
        assertEquals(0.5, Deadline.inTime(0, deadline.scale(4, 1)), EXACT);
        assertTrue(Deadline.inTime(600, deadline.scale(4, 1)) > 0.99);
        assertTrue(Deadline.inTime(-600, deadline.scale(4, 1)) < 0.01);
        assertTrue(Deadline.inTime(60, deadline.scale(10, 3)) < Deadline.inTime(60, deadline.scale(2, 0)));
    }

    /** Without Encounters less comes between. */
    @Test
    void marchesTakeLessTimeBeyondTheirCostWhereThereAreNoEncounters() {
        final Deadline usual = new Deadline();
        usual.look(mission);
        final Deadline quiet = new Deadline();
        quiet.look(new Expedition("missions.range.encounters={drawn: false, general: 0}").view());
        assertTrue(quiet.delay(5) < usual.delay(5));
        assertTrue(quiet.scale(5, 1) < usual.scale(5, 1));
    }
}
