package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a combat is worth in every combination of how it ended and who is left (PH-END-1, PH-END-4, PH-END-5, AMB-46,
 * AMB-52).
 */
class RewardsTest extends RulesTest {
    @ParameterizedTest(name = "{0}: {1} Marines and {2} Enemies left, {3} of {4} eliminated: {5} each")
    @CsvSource({
        "ELIMINATED,    6, 0, 8, 8, 2",
        "ELIMINATED,    4, 0, 8, 8, 2",
        "ELIMINATED,    3, 0, 8, 8, 0",
        "RETREAT,       6, 3, 5, 8, 1",
        "RETREAT,       4, 3, 5, 8, 1",
        "RETREAT,       3, 3, 5, 8, 0",
        "ALL_ACTIVATED, 6, 4, 4, 8, 0",
        "ALL_ACTIVATED, 6, 3, 5, 8, 1",
        "ALL_ACTIVATED, 6, 3, 4, 7, 1",
        "ALL_ACTIVATED, 6, 4, 3, 7, 0",
        "ALL_ACTIVATED, 4, 3, 5, 8, 1",
        "ALL_ACTIVATED, 3, 3, 5, 8, 0",
        "EVENT,         6, 3, 5, 8, 1",
        "EVENT,         6, 4, 4, 8, 0",
        "EVENT,         2, 3, 5, 8, 0",
        "SQUAD_LOST,    3, 3, 5, 8, 0",
        "SQUAD_LOST,    0, 3, 5, 8, 0",
        "PULL_BACK,     6, 3, 5, 8, 0"
    })
    void PH_END_4(
            final End end,
            final int marines,
            final int enemies,
            final int eliminated,
            final int setUp,
            final int each) {
        final Firefight fight = fight();
        fight.state.end = end;
        fight.state.squad.kill((1 << CombatState.MARINES) - (1 << marines));
        fight.state.enemies = enemies;
        fight.state.eliminatedOfSetUp = eliminated;
        fight.state.setUpEnemies = setUp;
        assertEquals(each, Rewards.experienceEach(fight.state));
        assertEquals(each * marines, Rewards.experience(fight.state));
        assertEquals(each, Rewards.boonCards(fight.state));
    }

    /** The veterans' experience is 4, 0, 2, 0, 11, 7. */
    private Firefight pulledBack(final String... sets) {
        final String[] all = new String[sets.length + 1];
        all[0] = "squad=veterans";
        System.arraycopy(sets, 0, all, 1, sets.length);
        final Firefight fight = fight(all).enemy("r1c1", "F01");
        fight.state.end = End.PULL_BACK;
        return fight;
    }

    @Test
    void AMB_46_pullBackCostsEachMarineWhoHasAnyOneExperience() {
        assertEquals(-4, Rewards.experience(pulledBack().state));
        assertEquals(0, Rewards.boonCards(pulledBack().state));
    }

    @Test
    void AMB_46_onlyThosePresent() {
        assertEquals(-2, Rewards.experience(pulledBack().onlyOnBoard(1, 2, 4, 5).state));
    }

    @Test
    void AMB_46_orNothingThatACombatTracks() {
        assertEquals(0, Rewards.experience(pulledBack("options.pullBackCosts=no-experience").state));
    }
}
