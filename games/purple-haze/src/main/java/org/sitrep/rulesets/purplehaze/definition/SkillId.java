package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Words;

/** Skills that Specialization cards may list (GAP-07), written in data files in lower case with hyphens. */
public enum SkillId {
    /** Order: the Combat ends. */
    PULL_BACK,
    /** Order: a Marine who has finished may activate again. */
    GO_AGAIN,
    /** Better Charisma and Willpower tests. */
    STEADY,
    /** Additional Initiative at the start of a Combat. */
    HEAD_START,
    /** Order: shells on one Enemy row. */
    ARTILLERY,
    /** Order: bombs on adjacent Enemy rows. */
    AIR_STRIKE,
    /** Order: lights up the night. */
    ILLUMINATION,
    /** Fire Support arrives on time more often. */
    FORWARD_OBSERVER,
    /** Automatic fire may spend a second ammo step. */
    EXTRA_AMMO,
    /** More Strike dice if the Marine does not move. */
    STAND_AND_FIRE,
    /** Order: the next Enemy activation costs more. */
    SUPPRESS,
    /** Better with the M60. */
    M60_EXPERT,
    /** Better Perception tests as Point Man. */
    POINT_MAN,
    /** Ignores an Enemy Activity Zone. */
    TRAIL_SENSE,
    /** Cheaper Move orders. */
    LIGHT_FOOT,
    /** Aimed Shots at no additional cost. */
    MARKSMAN,
    /** May use the flamethrower. */
    FLAMETHROWER,
    /** May pop smoke with the grenade launcher. */
    POP_SMOKE,
    /** May aim the Claymore at any Enemy row. */
    CLAYMORE_ANY_ROW,
    /** The Claymore is never a dud and hits harder. */
    CLAYMORE_MASTER,
    /** Better First Aid. */
    MEDIC,
    /** Reduces Stress in a Bivouac. */
    PEP_TALK,
    /** Order: removes Damage of an adjacent Marine. */
    PATCH_UP,
    /** More Focus on First Aid. */
    STEADY_HANDS;

    /** The skills that are orders in a Combat, in the order in which players see them (PH-ACT-7). */
    public static final List<SkillId> ORDERS =
            List.of(PULL_BACK, GO_AGAIN, ARTILLERY, AIR_STRIKE, ILLUMINATION, SUPPRESS, PATCH_UP);

    /** Returns the id in data files. */
    public String id() {
        return Words.of(this);
    }

    /** Returns the skill with an id of the data files, or empty if there is none. */
    public static Optional<SkillId> of(final String id) {
        return Words.parse(SkillId.class, id);
    }
}
