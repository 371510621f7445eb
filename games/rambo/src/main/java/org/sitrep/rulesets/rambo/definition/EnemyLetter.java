package org.sitrep.rulesets.rambo.definition;

/** The letter of an enemy card in the dossier's row (RB-SETUP-5). */
public enum EnemyLetter {
    /** The first card. */
    A,
    /** The second card. */
    B,
    /** The third card. */
    C,
    /** The fourth card. */
    D,
    /** The fifth card. */
    E,
    /** The sixth card. */
    F
}
