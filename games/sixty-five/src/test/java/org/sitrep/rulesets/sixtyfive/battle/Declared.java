package org.sitrep.rulesets.sixtyfive.battle;

/** Declares attacks by Fire in a state that a test has set up, up to a question about them. */
public final class Declared {
    private Declared() {}

    /** Declares fire of a unit, up to the question for its target. */
    public static void lead(final BattleState state, final int lead) {
        final Attack attack = new Attack();
        attack.begin(state.tables.units.side[lead]);
        attack.plain = true;
        attack.lead = lead;
        state.declared = attack;
    }

    /** Declares fire of a unit at a target, up to the question who joins. */
    public static void target(final BattleState state, final int lead, final int target) {
        lead(state, lead);
        state.declared.target = target;
        state.declared.at = state.hex[target];
    }
}
