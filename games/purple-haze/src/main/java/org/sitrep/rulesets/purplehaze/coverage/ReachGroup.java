package org.sitrep.rulesets.purplehaze.coverage;

/** Groups of content that a trace counts, in the order of display. */
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
    /** Abilities that are used on request, or act at one moment. */
    ABILITIES_USED("Abilities used"),
    /** Abilities that always act: counts the Missions in which a Marine with the Ability takes part. */
    ABILITIES_IN_FORCE("Abilities that always act"),
    /** Skills that are used on request. */
    SKILLS_USED("skills used"),
    /** Skills that always act: counts the Missions in which a Marine with the skill takes part. */
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
