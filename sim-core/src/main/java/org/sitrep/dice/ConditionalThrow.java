package org.sitrep.dice;

import java.math.BigInteger;
import java.util.Objects;
import org.sitrep.rng.TrialKey;

/**
 * Draws dice that show a given result: from all throws of a pool with this total and this critical, one with equal
 * chances. A replay uses it to show the dice of a marine's test, which {@link TotalSampler} resolved without any.
 *
 * <p>The faces are settled from six down to one, each share with the chance its exact number of continuations gives it,
 * so that a rare result costs no more than a common one (throwing until it fits could take hours).
 *
 * <p>Cold: about a millisecond to create for a dozen dice. Immutable, thread-safe; keeps the counts of all smaller
 * pools on up to five faces, some 100 KB for a dozen dice and 50 MB for the largest pool.
 */
public final class ConditionalThrow {
    private final ThrowCounts six;
    private final int focus;
    private final int strike;
    private final int crit;

    /** @throws IllegalArgumentException if the pool is outside {@link DicePool} */
    public ConditionalThrow(final MatchRule rule, final int focus, final int strike, final int crit) {
        this.six = ThrowCounts.sixFacesOfLast(Objects.requireNonNull(rule, "rule"), new PoolIndex(focus, strike, crit));
        this.focus = focus;
        this.strike = strike;
        this.crit = crit;
    }

    /**
     * Draws the dice. Uses the ordinals of {@code address} beyond the one given, for that one gave the result and is no
     * longer free. Without Focus dice the result must be 0, not critical, and the dice are any throw (PH-DICE-5).
     *
     * @param key the trial
     * @param address the roll; the same address gives the same dice
     * @param into receives the dice; what it held is removed
     * @throws IllegalArgumentException if no throw of the pool gives this result
     */
    public void draw(
            final TrialKey key, final long address, final int total, final boolean critical, final DiceThrow into) {
        final Source source = new Source(key, address);
        into.clear();
        if (focus == 0) {
            requirePossible(total == 0 && !critical, total, critical);
            throwFreely(source, DieColour.STRIKE, strike, into); // PH-DICE-5: whatever they show scores nothing
            throwFreely(source, DieColour.CRIT, crit, into);
            return;
        }
        final int step = pickStep(source, total, critical);
        final Descent descent = new Descent(source, into, step, total, focus, strike, crit);
        int face = 6;
        for (ThrowCounts counts = six; counts.fewerFaces() != null; counts = counts.fewerFaces()) {
            descent.settle(face--, counts);
        }
        descent.placeRest();
    }

    /**
     * Picks how many critical steps the throw has: those needed if critical, else one of the numbers below, by their
     * ways.
     */
    private int pickStep(final Source source, final int total, final boolean critical) {
        final int enough = six.rule().stepsToCritical();
        final int most = critical ? enough : enough - 1;
        int step = critical ? enough : 0;
        BigInteger ways = BigInteger.ZERO;
        for (int each = step; each <= most; each++) {
            ways = ways.add(ways(each, total));
        }
        requirePossible(ways.signum() > 0, total, critical);
        BigInteger pick = source.below(ways);
        while (pick.compareTo(ways(step, total)) >= 0) {
            pick = pick.subtract(ways(step, total));
            step++;
        }
        return step;
    }

    private BigInteger ways(final int step, final int total) {
        return six.count(six.pools().last(), step, total);
    }

    private void requirePossible(final boolean possible, final int total, final boolean critical) {
        if (!possible) {
            throw new IllegalArgumentException("no throw of Focus " + focus + ", Strike " + strike + ", Crit " + crit
                    + " gives " + total + " hits " + (critical ? "with" : "without") + " a Critical Hit");
        }
    }

    private static void throwFreely(final Source source, final DieColour colour, final int dice, final DiceThrow into) {
        for (int die = 0; die < dice; die++) {
            into.add(colour, 1 + source.below(BigInteger.valueOf(6)).intValue(), 1);
        }
    }

    /** Settles face after face; holds what is left for the faces below. */
    private static final class Descent {
        private final Source source;
        private final DiceThrow into;
        private int step;
        private int total;
        private int f;
        private int s;
        private int c;
        /** Which of the continuations not yet passed over is the one. */
        private BigInteger pick;

        Descent(
                final Source source,
                final DiceThrow into,
                final int step,
                final int total,
                final int f,
                final int s,
                final int c) {
            this.source = source;
            this.into = into;
            this.step = step;
            this.total = total;
            this.f = f;
            this.s = s;
            this.c = c;
        }

        /** Settles a face, the highest of those that {@code counts} covers. */
        void settle(final int face, final ThrowCounts counts) {
            pick = source.below(counts.count(counts.pools().index(f, s, c), step, total));
            for (int faceF = 0; faceF <= f; faceF++) {
                for (int faceS = 0; faceS <= s; faceS++) {
                    for (int faceC = 0; faceC <= c; faceC++) {
                        if (takes(face, counts, faceF, faceS, faceC)) {
                            return;
                        }
                    }
                }
            }
            throw new AssertionError("the shares of a face add up to less than the whole");
        }

        /** Gives the lowest face what is left. */
        void placeRest() {
            place(1, f, s, c);
        }

        /**
         * Tells whether the pick lies among the continuations of this share; if so places it, if not passes over them.
         */
        private boolean takes(
                final int face, final ThrowCounts counts, final int faceF, final int faceS, final int faceC) {
            final MatchRule rule = counts.rule();
            final int rest = counts.pools().index(f - faceF, s - faceS, c - faceC);
            final int totalLeft = total - rule.faceHits(faceF, faceS, faceC);
            final BigInteger share =
                    BigInteger.valueOf(Binomials.of(f, faceF) * Binomials.of(s, faceS) * Binomials.of(c, faceC));
            for (int stepLeft = 0; stepLeft <= step; stepLeft++) {
                final int reached = stepLeft + rule.criticalSteps(faceF, faceS, faceC);
                if (Math.min(reached, rule.stepsToCritical()) == step) {
                    final BigInteger ways = share.multiply(counts.fewerFaces().count(rest, stepLeft, totalLeft));
                    if (pick.compareTo(ways) < 0) {
                        place(face, faceF, faceS, faceC);
                        step = stepLeft;
                        total = totalLeft;
                        return true;
                    }
                    pick = pick.subtract(ways);
                }
            }
            return false;
        }

        private void place(final int face, final int placedF, final int placedS, final int placedC) {
            into.add(DieColour.FOCUS, face, placedF);
            into.add(DieColour.STRIKE, face, placedS);
            into.add(DieColour.CRIT, face, placedC);
            f -= placedF;
            s -= placedS;
            c -= placedC;
        }
    }

    /** Whole numbers below a bound, exactly uniform, from successive ordinals of one address. */
    private static final class Source {
        private final TrialKey key;
        private long at;

        Source(final TrialKey key, final long address) {
            this.key = key;
            this.at = address;
        }

        BigInteger below(final BigInteger bound) {
            final int bits = bound.bitLength();
            while (true) {
                final BigInteger high = ThrowCounts.join(0, next());
                final BigInteger wide = high.shiftLeft(64).or(ThrowCounts.join(0, next()));
                final BigInteger pick = wide.shiftRight(128 - bits);
                if (pick.compareTo(bound) < 0) {
                    return pick;
                }
            }
        }

        private long next() {
            at += FaceLanes.NEXT_ORDINAL;
            return key.draw(at);
        }
    }
}
