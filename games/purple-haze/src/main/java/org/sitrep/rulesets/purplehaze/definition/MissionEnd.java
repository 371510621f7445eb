package org.sitrep.rulesets.purplehaze.definition;

/** Ways in which a Mission ends (PH-EOM-1). */
public enum MissionEnd {
    /** The Squad entered the Base (PH-BASE-3). */
    BASE("Base reached"),
    /**
     * The Squad was flown out of the goal's landing zone, or anywhere if the Mission names neither goal nor Base
     * (PH-EVC-4).
     */
    LANDING_ZONE("flown out"),
    /** The Squad was flown out elsewhere, so the Mission was broken off (PH-EVC-1). */
    BROKEN_OFF("broken off"),
    /** An Event ended it. */
    EVENT("by an Event"),
    /** Three Marines or more are gone (PH-EVC-6, PH-END-1). */
    SQUAD_LOST("three Marines or fewer left"),
    /** The Mission reached its time limit, and the Squad is called back. */
    CALLED_BACK("called back");

    private final String label;

    MissionEnd(final String label) {
        this.label = label;
    }

    /** Returns the label in reports. */
    public String label() {
        return label;
    }
}
