package org.sitrep.rulesets.sixtyfive.battle;

/** Ends a battle from anywhere in the rules; a constant, so that throwing it allocates nothing. */
final class BattleOver extends RuntimeException {
    static final BattleOver NOW = new BattleOver();

    private static final long serialVersionUID = 1L;

    private BattleOver() {
        super("the battle is over", null, false, false);
    }
}
