package org.sitrep.dice;

/** The three colours of dice in a pool (PH-DICE-1). */
public enum DieColour {
    /** Dice that serve as targets. */
    FOCUS,
    /** Dice that score one hit each on a Focus die of their face. */
    STRIKE,
    /** Dice that score two hits each on a Focus die of their face and, in pairs, make it critical. */
    CRIT
}
