package org.sitrep.rulesets.sixtyfive.definition;

/** The two sides. */
public enum Side {
    US,
    /** The Viet Cong or the North Vietnamese Army, as the scenario says. */
    COM
}
