package org.sitrep.rulesets.purplehaze.combat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import org.sitrep.dice.DiceThrow;
import org.sitrep.dice.DieColour;

/**
 * The rolls that a test expects, in order, each named as in {@link Rolls} with the result it is to have;
 * {@link ScriptedRolls} plays them. Cards and markers are named by their ids and found in the pool as it then is; where
 * the candidates are equal spaces or Enemies, the result is the place among them.
 */
public final class RollScript {
    private static final int LANE_BITS = 10;
    private static final int CRITICAL_BIT = 9;

    /** One expected roll. */
    private static final class Step {
        private final String roll;
        private final String shown;
        private ToLongFunction<CombatState> result;
        private int marine = CombatState.NONE;
        private int count = CombatState.NONE;
        private String pool = "";
        private List<String> dice = List.of();

        private Step(final String roll, final String shown, final ToLongFunction<CombatState> result) {
            this.roll = roll;
            this.shown = shown;
            this.result = result;
        }

        @Override
        public String toString() {
            return roll + shown;
        }
    }

    private final CombatState state;
    private final Deque<Step> steps = new ArrayDeque<>();
    private final List<String> rolled = new ArrayList<>();

    RollScript(final CombatState state) {
        this.state = state;
    }

    // What is expected

    /** Which Fighter is placed at set-up. */
    public RollScript fighter(final String id) {
        return add("fighter", id, s -> unit(s, id));
    }

    /** Which Specialist is placed at set-up. */
    public RollScript specialist(final String id) {
        return add("specialist", id, s -> unit(s, id));
    }

    /** Which Fighter comes with Support. */
    public RollScript supportFighter(final String id) {
        return add("supportFighter", id, s -> unit(s, id));
    }

    /** Which of the spaces that will do Support takes, counted from 0 in reading order. */
    public RollScript supportSpace(final int nth) {
        return add("supportSpace", nth);
    }

    /** Which Tactics marker is drawn. */
    public RollScript tacticsMarker(final String id) {
        return add("tacticsMarker", id, s -> tacticsBefore(s, id));
    }

    /** With which position the marker changes places when Enemies are shuffled face down. */
    public RollScript hiddenShuffle(final int nth) {
        return add("hiddenShuffle", nth);
    }

    /** Which Combat marker is drawn. */
    public RollScript combatMarker(final String id) {
        return add("combatMarker", id, s -> copyInPool(s, id));
    }

    /** The Enemy's test: the hits on IDs 1 to 6. */
    public RollScript enemyTest(final int... hits) {
        return faces("enemyTest", hits);
    }

    /** The Enemy's test without a hit. */
    public RollScript noHits() {
        return enemyTest(0, 0, 0, 0, 0, 0);
    }

    /** This Combat marker, and an attack that hits nobody. */
    public RollScript noHitsAfter(final String marker) {
        return combatMarker(marker).noHits();
    }

    /** The test of a Tactics marker against all: the hits on IDs 1 to 6. */
    public RollScript tacticsTest(final int... hits) {
        return faces("tacticsTest", hits);
    }

    public RollScript aimShootTarget(final int id) {
        return add("aimShootTarget", id);
    }

    public RollScript aimShootTest(final int hits) {
        return total("aimShootTest", hits);
    }

    /** AimShoot's test with dice on the table: successes, which the first face has. */
    public RollScript aimShootThrow(final int hits) {
        return faces("aimShootThrow", hits, 0, 0, 0, 0, 0);
    }

    /** The dice of the Enemy test as they lie: faces of Focus, Strike and Crit dice, as {@code "455"}. */
    public RollScript enemyDice(final String focus, final String strike, final String crit) {
        return dice("enemyDice", focus, strike, crit);
    }

    /** The dice that Red throws again, as {@link #enemyDice}. */
    public RollScript redDice(final String focus, final String strike, final String crit) {
        return dice("redDice", focus, strike, crit);
    }

    private RollScript dice(final String roll, final String focus, final String strike, final String crit) {
        add(roll, focus + "/" + strike + "/" + crit, s -> 0L);
        steps.getLast().dice = List.of(focus, strike, crit);
        return pool(focus.length(), strike.length(), crit.length());
    }

    /** Takes the next expectation, which must be these dice. */
    void takeDice(final String roll, final String pool, final DiceThrow into) {
        final List<String> dice = steps.isEmpty() ? List.of() : steps.getFirst().dice;
        take(roll, CombatState.NONE, CombatState.NONE, pool);
        into.clear();
        for (final DieColour colour : DieColour.values()) {
            dice.get(colour.ordinal()).chars().forEach(face -> into.add(colour, face - '0', 1));
        }
    }

    /** Which Combat marker of the pile Red draws. */
    public RollScript redMarker(final String id) {
        return add("redMarker", id, s -> {
            final int marker = s.tables.markers.combat.index.of(id);
            int at = 0;
            while (s.red.pile[at] != marker) {
                at++;
            }
            return at;
        });
    }

    public RollScript regroup(final int die) {
        return add("regroup", die);
    }

    public RollScript retreat(final int die) {
        return add("retreat", die);
    }

    /** Which of the Enemies of equal claim moves, counted from 0 in reading order. */
    public RollScript hardMoveMover(final int nth) {
        return add("hardMoveMover", nth);
    }

    /** Which of the free Hard Cover spaces he takes, counted from 0 in reading order. */
    public RollScript hardMoveSpace(final int nth) {
        return add("hardMoveSpace", nth);
    }

    public RollScript woundCard(final String id) {
        return add(
                "woundCard",
                id,
                s -> Integer.bitCount(
                        s.squad.woundDeck & (1 << inDeck(s.squad.woundDeck, s.tables.wounds.index.of(id))) - 1));
    }

    public RollScript conditionCard(final String id) {
        return add(
                "conditionCard",
                id,
                s -> Integer.bitCount(s.squad.conditionDeck
                        & (1 << inDeck(s.squad.conditionDeck, s.tables.conditions.index.of(id))) - 1));
    }

    /** A Marine's Combat test thrown again, for the first time. */
    public RollScript marineTestAgain(final int hits) {
        return total("marineTestAgain1", hits);
    }

    /** A Marine's Combat test thrown again, for the {@code nth} time. */
    public RollScript marineTestAgain(final int nth, final int hits) {
        return total("marineTestAgain" + nth, hits);
    }

    public RollScript claymoreDudAgain(final int die) {
        return add("claymoreDudAgain", die);
    }

    public RollScript claymoreTestAgain(final int hits) {
        return total("claymoreTestAgain1", hits);
    }

    public RollScript patchUpTestAgain(final int successes) {
        return total("patchUpTestAgain1", successes);
    }

    /** A Marine's Combat test with so many hits. */
    public RollScript marineTest(final int hits) {
        return total("marineTest", hits);
    }

    public RollScript claymoreDud(final int die) {
        return add("claymoreDud", die);
    }

    public RollScript claymoreTest(final int hits) {
        return total("claymoreTest", hits);
    }

    public RollScript tableA(final int die) {
        return add("fireMissionTableA", die);
    }

    public RollScript tableB(final int die) {
        return add("fireMissionTableB", die);
    }

    public RollScript hardCoverDie(final int die) {
        return add("fireMissionHardCover", die);
    }

    public RollScript commonD3(final int result) {
        return add("fireMissionD3", result);
    }

    /** Which row, or pair of rows, friendly fire falls on, counted from 0. */
    public RollScript friendlyFireRow(final int nth) {
        return add("friendlyFireRow", nth);
    }

    public RollScript patchUpTest(final int successes) {
        return total("patchUpTest", successes);
    }

    // What is said more of the latest expectation

    /** The test is critical; the Enemy's on the given IDs. */
    public RollScript critical(final int... ids) {
        final Step step = steps.getLast();
        final ToLongFunction<CombatState> before = step.result;
        if (ids.length == 0) {
            step.result = s -> before.applyAsLong(s) | 1;
            return this;
        }
        long bits = 0;
        for (final int id : ids) {
            bits |= 1L << LANE_BITS * (id - 1) + CRITICAL_BIT;
        }
        final long critical = bits;
        step.result = s -> before.applyAsLong(s) | critical;
        return this;
    }

    /** The dice that the test must ask for. */
    public RollScript pool(final int focus, final int strike, final int crit) {
        steps.getLast().pool = pooled(focus, strike, crit);
        return this;
    }

    /** The own ID of the Marine whom the roll must be for. */
    public RollScript by(final int id) {
        steps.getLast().marine = id - 1;
        return this;
    }

    /** How many there must be to choose from. */
    public RollScript of(final int count) {
        steps.getLast().count = count;
        return this;
    }

    // How it is played

    /** Takes the next expectation, which must be this roll; {@code NONE} and an empty pool where the roll has none. */
    public long take(final String roll, final int marine, final int count, final String pool) {
        final Step step = steps.poll();
        final String came = roll + (marine == CombatState.NONE ? "" : " of ID " + (marine + 1)) + pool;
        if (step == null) {
            throw new AssertionError("rolled " + came + ", but the script was at its end; " + before());
        }
        if (!step.roll.equals(roll)) {
            throw new AssertionError("rolled " + came + ", but the script expects " + step + "; " + before());
        }
        demand(step.marine == CombatState.NONE || step.marine == marine, came, "of ID " + (step.marine + 1));
        demand(step.pool.isEmpty() || step.pool.equals(pool), came, "with" + step.pool);
        demand(step.count == CombatState.NONE || step.count == count, came + " of " + count, "of " + step.count);
        rolled.add(step.toString());
        final long result = step.result.applyAsLong(state);
        demand(count == CombatState.NONE || result < count, came + " of " + count, "result " + result);
        return result;
    }

    private void demand(final boolean met, final String came, final String expected) {
        if (!met) {
            throw new AssertionError("rolled " + came + ", expected " + expected + "; " + before());
        }
    }

    private String before() {
        return "rolled before: " + rolled;
    }

    /** Fails if expectations are left over. */
    public void assertUsed() {
        if (!steps.isEmpty()) {
            throw new AssertionError("never rolled: " + steps + "; " + before());
        }
    }

    public static String pooled(final int focus, final int strike, final int crit) {
        return String.format(Locale.ROOT, " %dF %dS %dC", focus, strike, crit);
    }

    private RollScript add(final String roll, final String shown, final ToLongFunction<CombatState> result) {
        steps.add(new Step(roll, " " + shown, result));
        return this;
    }

    private RollScript add(final String roll, final int result) {
        return add(roll, String.valueOf(result), s -> result);
    }

    private RollScript total(final String roll, final int successes) {
        return add(roll, String.valueOf(successes), s -> 2L * successes);
    }

    private RollScript faces(final String roll, final int... hits) {
        if (hits.length != 6) {
            throw new AssertionError("six faces, not " + hits.length);
        }
        long packed = 0;
        for (int face = 0; face < hits.length; face++) {
            packed |= (long) hits[face] << LANE_BITS * face;
        }
        final long result = packed;
        return add(roll, Arrays.toString(hits), s -> result);
    }

    private static int unit(final CombatState s, final String id) {
        final int unit = s.tables.enemies.ids.indexOf(id);
        final long pool = s.unitPool & s.tables.enemies.unitsOfType[s.tables.enemies.type[unit]];
        return Long.bitCount(pool & (1L << inDeck(pool, unit)) - 1);
    }

    private static int inDeck(final long deck, final int card) {
        if ((deck & 1L << card) == 0) {
            throw new AssertionError("number " + card + " is not in the pool " + Long.toBinaryString(deck));
        }
        return card;
    }

    private static int tacticsBefore(final CombatState s, final String id) {
        int before = 0;
        final int marker = s.tables.markers.tactics.index.of(id);
        if (s.tacticsPool[marker] == 0) {
            throw new AssertionError(id + " is not in the pool");
        }
        for (int other = 0; other < marker; other++) {
            before += s.tacticsPool[other];
        }
        return before;
    }

    private static int copyInPool(final CombatState s, final String id) {
        final int marker = s.tables.markers.combat.index.of(id);
        int place = 0;
        while (s.tables.markers.combatPool[place] != marker) {
            place++;
        }
        return place;
    }
}
