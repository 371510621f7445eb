package org.sitrep.rulesets.purplehaze.definition;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The skills that the rules know (PH-MAR-6, GAP-07). What a skill does is the rules' affair, its numbers stand in the data. Those that only play on the
 * map reads are named here too, so that a Specialization card can be written down whole.
 */
public enum SkillId {
    /** Squad Leader: the order ends the Combat; {@code amount} is the change of each Marine's XP. */
    PULL_BACK,
    /** Squad Leader: the order readies a Marine who has activated. */
    GO_AGAIN,
    /** Squad Leader: {@code strike} on Charisma and Willpower tests. */
    STEADY,
    /** Squad Leader: {@code amount} Initiative at the start of a Combat. */
    HEAD_START,
    /** Radio Operator: the order calls Artillery, at the cost of {@link FireSupport#artillery}. */
    ARTILLERY,
    /** Radio Operator: the order calls an Air Strike, at the cost of {@link FireSupport#airStrike}. */
    AIR_STRIKE,
    /** Radio Operator: the order calls Illumination, at the cost of {@link FireSupport#illuminationCost}. */
    ILLUMINATION,
    /** Radio Operator: {@code amount} Intelligence on Table A, at most 5 in all. */
    FORWARD_OBSERVER,
    /** Infantryman: automatic fire may spend a second ammo step for {@code strike} and {@code crit}. */
    EXTRA_AMMO,
    /** Infantryman: {@code strike} in an activation without a Move order. */
    STAND_AND_FIRE,
    /** Infantryman: the order spends an ammo step; the next Enemy activation costs {@code amount} more. */
    SUPPRESS,
    /** Infantryman: {@code crit} with the M60. */
    M60_EXPERT,
    /** Scout: {@code strike} on Perception tests as Point Man. */
    POINT_MAN,
    /** Scout: one March without the Threat of an EAZ. */
    TRAIL_SENSE,
    /** Scout: {@code amount} is the change of the cost of his Move orders. */
    LIGHT_FOOT,
    /** Scout: an Aimed Shot costs no extra Initiative. */
    MARKSMAN,
    /** Engineer: may carry the flamethrower; the weapon card's lowest level says the same. */
    FLAMETHROWER,
    /** Engineer: the M79 may pop smoke. */
    POP_SMOKE,
    /** Engineer: the Claymore may be aimed at any Enemy row. */
    CLAYMORE_ANY_ROW,
    /** Engineer: the Claymore is never a dud and gets {@code focus}. */
    CLAYMORE_MASTER,
    /** Corpsman: {@code strike} on First Aid. */
    MEDIC,
    /** Corpsman: in a Bivouac, {@code amount} is the change of one Marine's Stress. */
    PEP_TALK,
    /** Corpsman: the order spends a Kit step for an Intelligence test that takes Damage off an adjacent Marine. */
    PATCH_UP,
    /** Corpsman: {@code focus} on First Aid. */
    STEADY_HANDS;

    /** Returns the word used in data files, e.g. {@code stand-and-fire}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the skill that a word of a data file names, or nothing if it names none. */
    public static Optional<SkillId> of(final String id) {
        return Arrays.stream(values()).filter(skill -> skill.id().equals(id)).findFirst();
    }
}
