package org.sitrep.rulesets.purplehaze.definition;

/** The five Traits (PH-TRT-1). */
public enum Trait {
    /** Staying alive in the bush. */
    SURVIVABILITY,
    /** Dealing with people. */
    CHARISMA,
    /** Noticing things. */
    PERCEPTION,
    /** Knowing and working things out. */
    INTELLIGENCE,
    /** Keeping one's nerve. */
    WILLPOWER
}
