package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import java.util.function.ToIntFunction;
import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.CardLine.CardTest;
import org.sitrep.rulesets.purplehaze.definition.CardLine.When;
import org.sitrep.rulesets.purplehaze.definition.CardLine.WoundTurn;
import org.sitrep.rulesets.purplehaze.definition.Effect;

/**
 * An effect of a line of a Boon card, Lucky Charm, Ability or skill, so that the rules find the cards that act at a
 * point of the play (GAP-08 to GAP-10). A line can do several things at once, all at the same time.
 */
public enum CardOp {
    /** Changes Threat on a March. */
    MARCH_THREAT(When.MARCH, line -> bit(line.threat() != 0)),
    /** Removes Adjacent EAZ. */
    REMOVE_EAZ(When.MARCH, line -> bit(line.eazRemoved() != 0)),
    /** Shifts the Terrain left on a March. */
    LEFT_SHIFT(When.MARCH, line -> bit(line.shift() == Effect.Shift.LEFT)),
    /** Adds Initiative before the first activation of a Combat. */
    COMBAT_INITIATIVE(When.COMBAT, line -> bit(line.initiative() != 0)),
    /** Removes Stress. */
    DROP_STRESS(When.ANY_TIME, line -> bit(line.stress() != 0 && !line.takesOver())),
    /** Throws a test again. */
    REROLL_TEST(When.AFTER_TEST),
    /** Makes an Evac without Threat dice. */
    QUIET_EVAC(When.EVAC),
    /** Makes a Fire Support of the Radio Operator available again. */
    FIRE_SUPPORT_AGAIN(When.COMBAT, line -> bit(line.fireSupport() != 0)),
    /** Reveals the next Encounter, which may go to the bottom. */
    SCOUT_ENCOUNTER(When.ENCOUNTER),
    /** Adds dice to a Fire order. */
    FIRE_STRIKE(
            When.BEFORE_TEST, line -> bit(line.tests().isEmpty() || line.tests().contains(CardTest.FIRE))),
    /** Regains steps of ammo. */
    AMMO(When.ANY_TIME, line -> bit(line.ammo() != 0)),
    /** Spares SP of a Forced March. */
    LIGHTER_MARCH(When.FORCED_MARCH),
    /** Sets off the Claymore even if the box does not allow it. */
    CLAYMORE_ANYWAY(When.CLAYMORE),
    /** Removes Hard Cover from an Enemy space. */
    REMOVE_HARD_COVER(When.COMBAT, line -> bit(line.hardCoverRemoved() != 0)),
    /** Adds dice to a test other than that of a Fire order. */
    TEST_FOCUS(When.BEFORE_TEST, line -> bit(!line.tests().equals(List.of(CardTest.FIRE)))),
    /** Gives First Aid without spending a step of a Kit. */
    FIRST_AID_FREE(When.FIRST_AID),
    /** Removes Damage. */
    DROP_DAMAGE(When.ANY_TIME, line -> bit(line.damage() != 0)),
    /** Takes over Stress from another Marine. */
    TAKE_STRESS(When.ANY_TIME, line -> bit(line.takesOver())),
    /** Removes the night's penalty of a test. */
    IGNORE_NIGHT(When.BEFORE_TEST, line -> bit(line.ignoresNight())),
    /** Ignores Damage. */
    IGNORE_DAMAGE(When.DAMAGE),
    /** Ignores Stress. */
    LESS_STRESS(When.STRESS),
    /** Ignores a Wound card. */
    IGNORE_WOUND(When.WOUND, line -> bit(line.wound() == WoundTurn.IGNORED)),
    /** Draws two Wound cards, of which the lower is suffered. */
    LOWER_WOUND(When.WOUND, line -> bit(line.wound() == WoundTurn.LOWER)),
    /** Rolls for a dud Claymore again. */
    DUD_AGAIN(When.DUD),
    /** Turns a red Threat die yellow. */
    YELLOW_DIE(When.RED_DIE),
    /** Removes Stress after a Bivouac. */
    BIVOUAC_STRESS(When.BIVOUAC),
    /** Rolls the gamble of R&amp;R again. */
    GAMBLE_AGAIN(When.GAMBLE),
    /** Adds dice to every such test. */
    TEST_DICE(When.TEST),
    /** Gives experience at the end of a Mission. */
    END_EXPERIENCE(When.MISSION_END, line -> line.needs().allMet() ? 0 : line.experience()),
    /** Gives experience at the end of a Mission with every objective met. */
    SUCCESS_EXPERIENCE(When.MISSION_END, line -> line.needs().allMet() ? line.experience() : 0),
    DAMAGE_THRESHOLD(When.ALWAYS, CardLine::damageThreshold),
    STRESS_THRESHOLD(When.ALWAYS, CardLine::stressThreshold),
    LOAD_CAPACITY(When.ALWAYS, CardLine::loadCapacity),
    /** Changes the cost of Move orders. */
    MOVE_COST(When.ALWAYS, CardLine::moveCost),
    /** Changes the cost of Take Cover. */
    COVER_COST(When.ALWAYS, CardLine::coverCost),
    /** Changes the cost that aiming adds. */
    AIM_COST(When.ALWAYS, CardLine::aimCost),
    /** Changes Intelligence on Table A. */
    TABLE_A(When.ALWAYS, CardLine::tableA);

    /** The ops that act without a use, as long as the Marine has the card, as a mask. */
    public static final long IN_FORCE = of(When.ALWAYS) | of(When.TEST) | of(When.MISSION_END);
    /** The ops of cards played at any time, as a mask. */
    public static final long ANY_TIME = of(When.ANY_TIME);
    /** The ops of cards played in a combat only, as a mask. */
    public static final long COMBAT = of(When.COMBAT);

    private static final CardOp[] ALL = values();

    private final long bit = 1L << ordinal();
    /** When it acts. */
    public final When when;
    /** The value of an op that adds up over all cards in force; 0 or 1 for the others. */
    public final ToIntFunction<CardLine> value;

    CardOp(final When when) {
        this(when, line -> 1);
    }

    CardOp(final When when, final ToIntFunction<CardLine> value) {
        this.when = when;
        this.value = value;
    }

    /** Returns the lowest op of a mask that is not empty. */
    public static CardOp lowest(final long ops) {
        return ALL[Long.numberOfTrailingZeros(ops)];
    }

    /** Returns the bit of this op in masks. */
    public long bit() {
        return bit;
    }

    /** Returns what a line does, as a mask. */
    public static long of(final CardLine line) {
        long ops = 0;
        for (final CardOp op : ALL) {
            ops |= op.when == line.when() && op.value.applyAsInt(line) != 0 ? op.bit() : 0;
        }
        return ops;
    }

    private static long of(final When when) {
        long ops = 0;
        for (final CardOp op : values()) {
            ops |= op.when == when ? op.bit() : 0;
        }
        return ops;
    }

    private static int bit(final boolean does) {
        return does ? 1 : 0;
    }
}
