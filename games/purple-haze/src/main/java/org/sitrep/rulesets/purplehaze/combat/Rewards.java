package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.Options;

/** Computes the rewards of a combat (PH-END-1, PH-END-4, PH-END-5). */
public final class Rewards {
    /** With this number of Marines or fewer, the Mission is over and there is no reward. */
    public static final int TOO_FEW = 3;

    private Rewards() {}

    /** Returns the experience of each Marine present, without PULL BACK. */
    public static int experienceEach(final CombatState state) {
        if (state.squad.presentCount <= TOO_FEW || state.end == End.PULL_BACK) {
            return 0;
        }
        if (state.enemies == 0) {
            return 2;
        }
        return state.end == End.RETREAT || 2 * state.eliminatedOfSetUp > state.setUpEnemies ? 1 : 0; // AMB-52
    }

    /**
     * Returns the experience of the Squad: that of each Marine present, or the cost of PULL BACK for those who have any
     * (AMB-46).
     */
    public static int experience(final CombatState state) {
        int gained = 0;
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            gained += state.squad.isPresent(marine) ? experienceOf(state, marine) : 0;
        }
        return gained;
    }

    /**
     * Returns the experience of a Marine present: as {@link #experienceEach}, or -1 for a payer of PULL BACK (AMB-46).
     */
    public static int experienceOf(final CombatState state, final int marine) {
        if (state.end != End.PULL_BACK) {
            return experienceEach(state);
        }
        return state.squad.experience[marine] > 0
                        && state.tables.options.pullBackCosts() == Options.PullBackCosts.EXPERIENCE
                ? -1
                : 0;
    }

    /** Returns the number of Boon cards that the Squad draws. */
    public static int boonCards(final CombatState state) {
        return experienceEach(state);
    }
}
