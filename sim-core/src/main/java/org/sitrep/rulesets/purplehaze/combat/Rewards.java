package org.sitrep.rulesets.purplehaze.combat;

/** What a combat is worth (PH-END-1, PH-END-4, PH-END-5). */
final class Rewards {
    /** With so many Marines or fewer the Mission is over and there is no reward. */
    static final int TOO_FEW = 3;

    private Rewards() {}

    /** Experience of each Marine present; PULL BACK apart. */
    static int experienceEach(final CombatState state) {
        if (state.aliveCount <= TOO_FEW || state.end == End.PULL_BACK) {
            return 0;
        }
        if (state.enemies == 0) {
            return 2;
        }
        return state.end == End.RETREAT || 2 * state.eliminatedOfSetUp > state.setUpEnemies ? 1 : 0; // AMB-52
    }

    /** Experience of the Squad: what each Marine present gets, or what PULL BACK costs those who have any (AMB-46). */
    static int experience(final CombatState state) {
        if (state.end != End.PULL_BACK) {
            return experienceEach(state) * state.aliveCount;
        }
        int lost = 0;
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            final boolean pays = state.isAlive(marine)
                    && state.tables.marines.experience[marine] > 0
                    && state.tables.readings.pullBackCostsExperience;
            lost += pays ? 1 : 0;
        }
        return -lost;
    }

    /** Boon cards that the Squad draws. */
    static int boonCards(final CombatState state) {
        return experienceEach(state);
    }
}
