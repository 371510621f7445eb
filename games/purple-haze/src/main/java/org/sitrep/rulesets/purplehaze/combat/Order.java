package org.sitrep.rulesets.purplehaze.combat;

/**
 * An order packed into an {@code int}, as in the options of
 * {@link org.sitrep.rulesets.purplehaze.play.DecisionKind#FIRST_ORDER} and
 * {@link org.sitrep.rulesets.purplehaze.play.DecisionKind#SECOND_ORDER}.
 *
 * <pre>
 *   31   24 23   16 15    8 7    3 2   0
 *  +-------+-------+-------+------+-----+
 *  | cost  |   b   |   a   | flags| kind|
 *  +-------+-------+-------+------+-----+
 * </pre>
 *
 * <p>{@code a} and {@code b} by kind: Fire: mode and target space; Skill: skill and its argument; Move: space; Take
 * Cover: markers; Idle: none.
 */
public final class Order {
    /** Fire (PH-ACT-8). */
    public static final int FIRE = 1;
    /** Specialist Skill (PH-ACT-7). */
    public static final int SKILL = 2;
    /** Move (PH-ACT-4). */
    public static final int MOVE = 3;
    /** Take Cover (PH-ACT-5). */
    public static final int TAKE_COVER = 4;
    /** Idle (PH-ACT-6). */
    public static final int IDLE = 5;

    /** Flag of Fire: an Aimed Shot. */
    public static final int AIMED = 1 << 3;
    /** Flag of Fire: with the weapon's attachment. */
    public static final int ATTACHMENT = 1 << 4;
    /** Flag of Fire: with a second ammo step. */
    public static final int EXTRA_AMMO = 1 << 5;
    /** Flag of Fire: standing for STAND &amp; FIRE, so no Move this activation. */
    public static final int STANDING = 1 << 6;
    /** Flag of Fire: pops smoke on the shooter's column instead of making a test. */
    public static final int SMOKE = 1 << 7;

    /** Stands for no target in a Fire order: an area or smoke. */
    public static final int NO_TARGET = 255;

    private Order() {}

    static int pack(final int kind, final int flags, final int a, final int b, final int cost) {
        assert a >= 0 && a < 256 && b >= 0 && b < 256 && cost >= 0 && cost < 128;
        return kind | flags | a << 8 | b << 16 | cost << 24;
    }

    /** Returns the same Fire order on another target. */
    static int at(final int order, final int target) {
        return order & ~(255 << 16) | target << 16;
    }

    /** Returns the kind of order. */
    public static int kind(final int order) {
        return order & 7;
    }

    /** Returns whether a Fire order has all the given flags. */
    public static boolean has(final int order, final int flags) {
        return (order & flags) == flags;
    }

    /** Returns the mode of a Fire order. */
    public static int mode(final int order) {
        return order >>> 8 & 255;
    }

    /** Returns the target space of a Fire order, or {@link #NO_TARGET}. */
    public static int target(final int order) {
        return order >>> 16 & 255;
    }

    /** Returns the ordinal of the skill of a Skill order. */
    public static int skill(final int order) {
        return order >>> 8 & 255;
    }

    /** Returns the target of a Skill order: a Marine, or 0 where the skill needs none. */
    public static int argument(final int order) {
        return order >>> 16 & 255;
    }

    /** Returns the destination of a Move order. */
    public static int space(final int order) {
        return order >>> 8 & 255;
    }

    /** Returns the number of Soft Cover markers that a Take Cover order restores. */
    public static int markers(final int order) {
        return order >>> 8 & 255;
    }

    /** Returns the Initiative cost of the order itself, before the minimum of the activation. */
    public static int cost(final int order) {
        return order >>> 24;
    }
}
