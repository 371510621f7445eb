package org.sitrep.rulesets.purplehaze.definition;

/** How a Mission ends (PH-EOM-1). */
public enum MissionEnd {
    /** The Squad entered the Base (PH-BASE-3). */
    BASE,
    /** The Squad was flown out of the goal's landing zone, or anywhere if the Mission names neither goal nor Base (PH-EVC-4). */
    LANDING_ZONE,
    /** The Squad was flown out elsewhere: the Mission was broken off (PH-EVC-1). */
    BROKEN_OFF,
    /** An Event ended it. */
    EVENT,
    /** Three Marines or more are gone (PH-EVC-6, PH-END-1). */
    SQUAD_LOST,
    /** It lasted as long as a Mission may; the Squad is called back. */
    CALLED_BACK
}
