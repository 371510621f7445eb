package org.sitrep.rulesets.purplehaze.combat;

/** What a combat is worth (PH-END-1, PH-END-4, PH-END-5). */
public final class Rewards {
    /** With so many Marines or fewer the Mission is over and there is no reward. */
    public static final int TOO_FEW = 3;

    private Rewards() {}

    /** Returns the experience of each Marine present; PULL BACK apart. */
    public static int experienceEach(final CombatState state) {
        if (state.squad.presentCount <= TOO_FEW || state.end == End.PULL_BACK) {
            return 0;
        }
        if (state.enemies == 0) {
            return 2;
        }
        return state.end == End.RETREAT || 2 * state.eliminatedOfSetUp > state.setUpEnemies ? 1 : 0; // AMB-52
    }

    /** Returns the experience of the Squad: what each Marine present gets, or what PULL BACK costs those who have any (AMB-46). */
    public static int experience(final CombatState state) {
        if (state.end != End.PULL_BACK) {
            return experienceEach(state) * state.squad.presentCount;
        }
        int lost = 0;
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            final boolean pays = state.squad.isPresent(marine)
                    && state.squad.experience[marine] > 0
                    && state.tables.readings.pullBackCostsExperience;
            lost += pays ? 1 : 0;
        }
        return -lost;
    }

    /** Returns how many Boon cards the Squad draws. */
    public static int boonCards(final CombatState state) {
        return experienceEach(state);
    }
}
