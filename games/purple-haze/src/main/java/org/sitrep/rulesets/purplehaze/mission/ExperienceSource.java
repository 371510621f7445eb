package org.sitrep.rulesets.purplehaze.mission;

/** The sources of experience (PH-XP-1, PH-EOM-3). */
public enum ExperienceSource {
    /** Objectives, or the Mission itself if none was met. */
    OBJECTIVES("objectives"),
    /** Combats; PULL BACK costs some experience. */
    COMBATS("combats"),
    /** Trait tests of DIFF 3 or more. */
    TESTS("tests"),
    WOUNDS("Wounds"),
    /** IDs held in addition to the own one. */
    IDS("IDs held"),
    ABILITIES("Abilities"),
    /** Events, Encounters and R&amp;R. */
    EVENTS("Events and Encounters");

    private static final int COUNT = values().length;

    private final String label;

    ExperienceSource(final String label) {
        this.label = label;
    }

    /** Returns the name used in reports. */
    public String label() {
        return label;
    }

    /** Returns whether the source can reduce experience: PULL BACK, Events and Encounters can (PH-END-5). */
    public boolean canCost() {
        return this == COMBATS || this == EVENTS;
    }

    /** Returns the number of sources. */
    public static int count() {
        return COUNT;
    }
}
