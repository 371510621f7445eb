package org.sitrep.rulesets.purplehaze.definition;

/** The colour of a face of the Threat die (PH-THR-2). */
public enum ThreatFace {
    /** Takes Threat away. */
    GREEN,
    /** Nothing. */
    GRAY,
    /** Adds Threat. */
    YELLOW,
    /** Adds more. */
    RED
}
