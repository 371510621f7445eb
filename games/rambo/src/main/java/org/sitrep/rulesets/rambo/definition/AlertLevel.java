package org.sitrep.rulesets.rambo.definition;

/** The zones of an alert track, from its bottom to its top (RB-ALERT-1). */
public enum AlertLevel {
    /** Hidden everywhere. */
    GREEN,
    /** Seen in the open. */
    YELLOW,
    /** Seen in the open, and in cover from the same area. */
    ORANGE,
    /** Seen everywhere. */
    RED
}
