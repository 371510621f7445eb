package org.sitrep.rulesets.purplehaze.mission;

/** Where experience comes from (PH-XP-1, PH-EOM-3). */
public enum ExperienceSource {
    /** Objectives, or the Mission as such where none was met. */
    OBJECTIVES("objectives"),
    /** Combats; PULL BACK costs some. */
    COMBATS("combats"),
    /** Trait tests of DIFF 3 and more. */
    TESTS("tests"),
    WOUNDS("Wounds"),
    /** IDs held beside the own one. */
    IDS("IDs held"),
    ABILITIES("Abilities"),
    /** Events, Encounters and R&amp;R. */
    EVENTS("Events and Encounters");

    private static final int COUNT = values().length;

    private final String label;

    ExperienceSource(final String label) {
        this.label = label;
    }

    /** Returns what reports call it. */
    public String label() {
        return label;
    }

    /** Returns whether it can take experience away: PULL BACK, Events and Encounters can (PH-END-5). */
    public boolean canCost() {
        return this == COMBATS || this == EVENTS;
    }

    /** Returns how many there are. */
    public static int count() {
        return COUNT;
    }
}
