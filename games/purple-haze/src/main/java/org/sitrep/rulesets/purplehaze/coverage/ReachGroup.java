package org.sitrep.rulesets.purplehaze.coverage;

/** What a probe counts, in the order to show. */
enum ReachGroup {
    /** Steps of entries. */
    STEPS("steps"),
    /** Ways on from a step that has several. */
    WAYS("ways on"),
    /** Event markers revealed. */
    EVENTS("Events"),
    /** Encounter cards drawn. */
    ENCOUNTERS("Encounter cards"),
    /** Boxes fought. */
    BOXES("combat boxes"),
    /** Objectives met. */
    OBJECTIVES("objectives"),
    /** Lines of R&amp;R. */
    REST_LINES("lines of R&R"),
    /** Boon cards drawn. */
    BOONS_DRAWN("Boon cards drawn"),
    /** Boon cards played. */
    BOONS_PLAYED("Boon cards played"),
    /** Abilities that are called for, or act at a moment. */
    ABILITIES_USED("Abilities used"),
    /** Abilities that always act: Missions in which a man who has one takes part. */
    ABILITIES_IN_FORCE("Abilities that always act"),
    /** Skills that are called for. */
    SKILLS_USED("skills used"),
    /** Skills that always act: Missions in which a man who has one takes part. */
    SKILLS_IN_FORCE("skills that always act"),
    /** Lucky Charms found. */
    CHARMS_FOUND("Lucky Charms found"),
    /** Lucky Charms used. */
    CHARMS_USED("Lucky Charms used"),
    /** Wound cards drawn. */
    WOUNDS("Wound cards"),
    /** Condition cards drawn. */
    CONDITIONS("Condition cards"),
    /** Combat markers drawn. */
    COMBAT_MARKERS("Combat markers"),
    /** Tactics markers resolved. */
    TACTICS("Tactics markers"),
    /** Profiles that serve in a Mission. */
    PROFILES("Profiles");

    /** What it is called. */
    final String title;

    ReachGroup(final String title) {
        this.title = title;
    }
}
