package org.sitrep.dice;

import java.math.BigInteger;
import java.util.Objects;
import org.sitrep.rng.TrialKey;

/**
 * Draws dice that show a given result: one of all throws of a pool with this total and this critical flag, each with
 * equal probability. A replay uses it to show the dice of a Marine's test, which {@link TotalSampler} resolves without
 * dice.
 *
 * <p>Draws the faces from six down to one. Each share of a face has the probability that its exact number of
 * continuations gives it, so a rare result costs no more than a common one (rejection sampling could take hours).
 *
 * <p>Cold: about a millisecond to create for a dozen dice. Immutable, thread-safe. Stores the counts of all smaller
 * pools on up to five faces: some 100 KB for a dozen dice and 50 MB for the largest pool.
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
     * Draws the dice. Uses the ordinals after the one in {@code address}, because the draw at that one gave the result.
     * Without Focus dice the result must be 0 and not critical, and the dice are unconditioned (PH-DICE-5).
     *
     * @param key the trial
     * @param address the roll; the same address gives the same dice
     * @param into receives the dice; its previous dice are removed
     * @throws IllegalArgumentException if no throw of the pool gives this result
     */
    public void draw(
            final TrialKey key, final long address, final int total, final boolean critical, final DiceThrow into) {
        final Source source = new Source(key, address);
        into.clear();
        if (focus == 0) {
            requirePossible(total == 0 && !critical, total, critical);
            throwFreely(source, DieColour.STRIKE, strike, into); // PH-DICE-5: no face scores
            throwFreely(source, DieColour.CRIT, crit, into);
            return;
        }
        final int step = pickStep(source, total, critical);
        final Descent descent = new Descent(source, into, step, total, focus, strike, crit);
        int face = 6;
        for (ThrowCounts counts = six; counts.fewerFaces() != null; counts = counts.fewerFaces()) {
            descent.drawFace(face--, counts);
        }
        descent.placeRest();
    }

    /**
     * Picks the number of critical steps of the throw: the number needed if critical, else a smaller one, in proportion
     * to its ways.
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
            throw new IllegalArgumentException("no roll of Focus " + focus + ", Strike " + strike + ", Crit " + crit
                    + " gives " + total + " hits " + (critical ? "with" : "without") + " a Critical Hit");
        }
    }

    private static void throwFreely(final Source source, final DieColour colour, final int dice, final DiceThrow into) {
        for (int die = 0; die < dice; die++) {
            into.add(colour, 1 + source.below(BigInteger.valueOf(6)).intValue(), 1);
        }
    }

    /** Draws one face after another; holds the dice and the result left for the lower faces. */
    private static final class Descent {
        private final Source source;
        private final DiceThrow into;
        private int step;
        private int total;
        private int f;
        private int s;
        private int c;
        /** Index of the chosen continuation among those not yet passed. */
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

        /** Draws the share of one face, the highest that {@code counts} covers. */
        void drawFace(final int face, final ThrowCounts counts) {
            pick = source.below(counts.count(counts.pools().index(f, s, c), step, total));
            for (int faceF = 0; faceF <= f; faceF++) {
                for (int faceS = 0; faceS <= s; faceS++) {
                    for (int faceC = 0; faceC <= c; faceC++) {
                        if (placesShare(face, counts, faceF, faceS, faceC)) {
                            return;
                        }
                    }
                }
            }
            throw new AssertionError("the shares of a face add up to less than the whole");
        }

        /** Places the remaining dice on the lowest face. */
        void placeRest() {
            place(1, f, s, c);
        }

        /**
         * Returns whether the pick is one of the continuations of this share. Places the share if so, else passes over
         * them.
         */
        private boolean placesShare(
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

    /** Draws exactly uniform integers below a bound from successive ordinals of one address. */
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
