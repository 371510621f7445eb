package org.sitrep.rulesets.purplehaze.coverage;

/** What a probe counts, in the order to show. */
enum ReachGroup {
    STEPS("steps"),
    WAYS("ways on"),
    EVENTS("Events"),
    ENCOUNTERS("Encounter cards"),
    BOXES("combat boxes"),
    OBJECTIVES("objectives"),
    REST_LINES("lines of R&R"),
    BOONS_DRAWN("Boon cards drawn"),
    BOONS_PLAYED("Boon cards played"),
    /** Abilities that are called for, or act at a moment. */
    ABILITIES_USED("Abilities used"),
    /** Abilities that always act: Missions in which a man who has one takes part. */
    ABILITIES_IN_FORCE("Abilities that always act"),
    /** Skills that are called for. */
    SKILLS_USED("skills used"),
    /** Skills that always act: Missions in which a man who has one takes part. */
    SKILLS_IN_FORCE("skills that always act"),
    CHARMS_FOUND("Lucky Charms found"),
    CHARMS_USED("Lucky Charms used"),
    WOUNDS("Wound cards"),
    CONDITIONS("Condition cards"),
    COMBAT_MARKERS("Combat markers"),
    TACTICS("Tactics markers"),
    PROFILES("Profiles");

    final String title;

    ReachGroup(final String title) {
        this.title = title;
    }
}
