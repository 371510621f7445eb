package org.sitrep.rulesets.purplehaze.definition;

/** Colours of the faces of the Threat die (PH-THR-2). */
public enum ThreatFace {
    /** Lowers Threat. */
    GREEN,
    /** Leaves Threat unchanged. */
    GRAY,
    /** Raises Threat. */
    YELLOW,
    /** Raises Threat more. */
    RED
}
