package org.sitrep.rulesets.rambo.definition;

/** The letter of an enemy card in the dossier's row, A the first (RB-SETUP-5). */
public enum EnemyLetter {
    A,
    B,
    C,
    D,
    E,
    F
}
