package org.sitrep.dice;

/** The three colours of dice in a pool (PH-DICE-1). */
public enum DieColour {
    /** Dice that serve as targets. */
    FOCUS,
    /** Dice that hit a Focus die of their face for one each. */
    STRIKE,
    /** Dice that hit a Focus die of their face for two each and, in pairs, make it critical. */
    CRIT
}
