package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.outcome.Outcome;
import org.sitrep.ruleset.StateArrays;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Force;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;

/** Counts what reports need; the rules write it and never read it. Not thread-safe. */
public final class BattleRecord {
    /** Upper limit of the turns of a battle. */
    public static final int TURNS = 12;
    /** Number of uses of a card: its blocks, a Power, a helicopter, two-Fire artillery, an air strike, a bunker. */
    public static final int USES = Block.values().length + 5;
    /** Number of causes of an elimination. */
    public static final int CAUSES = Cause.values().length;

    private static final int SIDES = 2;
    private static final int BLOCKS = USES - 5;

    /** Causes of the elimination of a unit. */
    public enum Cause {
        FIRE,
        OPPORTUNITY_FIRE,
        STRIKE,
        ASSAULT,
        /** None of them: a retreat that is impossible, a helicopter that falls. */
        OTHER
    }

    /** Ends of a battle. */
    public enum End {
        /** A condition is met before the last turn is over. */
        AT_ONCE,
        /** A condition at the end is met. */
        BY_POINTS,
        /** No condition is met. */
        OTHERWISE
    }

    private final StateArrays arrays = new StateArrays();
    private final UnitTable units;
    /** Units of each side that are due by each turn, {@code turn * 2 + side}. */
    private final long[] due = new long[(TURNS + 1) * SIDES];

    /** The end of the battle, an ordinal of {@link End}. */
    public int end;
    /** Points of each side; {@link Outcome#ABSENT} where the scenario counts none for it. */
    public final int[] points = arrays.ints(SIDES, Outcome.ABSENT);
    /** Points of the US beyond what the first condition at the end demands; {@link Outcome#ABSENT} without one. */
    public int margin;
    /** Turns begun. */
    public int turns;
    /** Impulses of each side, passes left out. */
    public final int[] impulses = arrays.ints(SIDES);
    /** Passes of each side. */
    public final int[] passes = arrays.ints(SIDES);
    /** Cards played, {@code side * }{@link #USES}{@code + use}. */
    public final int[] cards = arrays.ints(SIDES * USES);
    /** Cards that each side discarded at the end of its impulses. */
    public final int[] discarded = arrays.ints(SIDES);
    /** Cards that each side kept for the next turn. */
    public final int[] kept = arrays.ints(SIDES);
    /** Opportunity Fires of each side. */
    public final int[] opportunityFires = arrays.ints(SIDES);
    /** Strikes of artillery and from the air by each side. */
    public final int[] strikes = arrays.ints(SIDES);
    /** Assaults that each side began. */
    public final int[] assaults = arrays.ints(SIDES);
    /** Units that each side lost by each cause, {@code side * }{@link #CAUSES}{@code + cause}. */
    public final int[] lost = arrays.ints(SIDES * CAUSES);
    /** Units in play in each turn, {@code turn * 2 + side}. */
    public final int[] atRisk = arrays.ints((TURNS + 1) * SIDES);
    /** Units lost in each turn, {@code turn * 2 + side}. */
    public final int[] lostIn = arrays.ints((TURNS + 1) * SIDES);
    /** Objectives held at the end of each turn, {@code turn * 2 + side}. */
    public final int[] held = arrays.ints((TURNS + 1) * SIDES);
    /** Attacks led by units of each type. */
    public final int[] attacks;
    /** Enemies eliminated by attacks that units of each type led. */
    public final int[] kills;

    private Cause cause = Cause.OTHER;
    private int attacker = BattleState.NONE;

    BattleRecord(final GameTables tables) {
        units = tables.units;
        attacks = arrays.ints(units.types.size());
        kills = arrays.ints(units.types.size());
        for (int unit = 0; unit < units.count; unit++) {
            final Force force = tables.battle.printed.forces().get(units.force[unit]);
            for (int turn = force.turn(); turn <= TURNS; turn++) {
                due[turn * SIDES + units.side[unit]] |= 1L << unit;
            }
        }
    }

    void reset() {
        arrays.reset();
        end = End.OTHERWISE.ordinal();
        margin = Outcome.ABSENT;
        turns = 0;
        over();
    }

    /** Notes that a turn begins. */
    void turn(final int turn, final long gone) {
        turns = turn;
        for (int side = 0; side < SIDES; side++) {
            atRisk[turn * SIDES + side] = Long.bitCount(due[turn * SIDES + side] & ~gone);
        }
    }

    /** Notes a card that is played. */
    void card(final int side, final int block) {
        cards[side * USES + use(block)]++;
    }

    /** Returns the use of a card, from the block that the event of it names. */
    public static int use(final int block) {
        return block >= 0 ? block : BLOCKS - 1 - block;
    }

    /** Notes that eliminations from now on have a cause. */
    void begin(final Cause now) {
        cause = now;
    }

    /** Notes that a unit leads an attack. */
    void attack(final int lead, final Cause now) {
        begin(now);
        attacker = lead;
        attacks[units.type[lead]]++;
    }

    /** Notes that an attack, a strike or an assault is over. */
    void over() {
        cause = Cause.OTHER;
        attacker = BattleState.NONE;
    }

    /** Notes that units are not lost, as an assault that eliminated them is void. */
    void restored(final long some) {
        for (long rest = some; rest != 0; rest &= rest - 1) {
            lost(units.side[Long.numberOfTrailingZeros(rest)], -1);
        }
    }

    private void lost(final int side, final int more) {
        lost[side * CAUSES + cause.ordinal()] += more;
        lostIn[turns * SIDES + side] += more;
    }

    /** Notes that a unit is eliminated. */
    void eliminated(final int unit) {
        final int side = units.side[unit];
        lost(side, 1);
        if (attacker != BattleState.NONE && units.side[attacker] != side) {
            kills[units.type[attacker]]++;
        }
    }
}
