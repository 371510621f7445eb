package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.rng.Address;
import org.sitrep.rng.TrialKey;

/** Dice read from a draw: every throw of n dice belongs to exactly the same number of draws. */
class FaceLanesTest {
    private static final BigInteger TWO_64 = BigInteger.ONE.shiftLeft(64);

    /**
     * All 6^n throws of up to seven dice, so of every group and of two in a row: the draws accepted for each are
     * counted and its dice are the base-6 digits of its number.
     */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void everyThrowHasTheSameNumberOfDraws(final int dice) {
        final BigInteger throwCount = BigInteger.valueOf(FaceLanes.POW6[dice]);
        for (long index = 0; index < FaceLanes.POW6[dice]; index++) {
            assertShare(BigInteger.valueOf(index), throwCount, dice);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 11, 15, 16, 20, 23, 24})
    void throwsOfManyDiceHaveTheSameNumberOfDraws(final int dice) {
        final SplittableRandom random = new SplittableRandom(dice);
        final BigInteger throwCount = BigInteger.valueOf(6).pow(dice);
        assertShare(BigInteger.ZERO, throwCount, dice);
        assertShare(throwCount.subtract(BigInteger.ONE), throwCount, dice);
        for (int i = 0; i < 2000; i++) {
            assertShare(BigInteger.valueOf(random.nextLong(throwCount.longValueExact())), throwCount, dice);
        }
    }

    @Test
    void theDiceBehindTheFirstAreReadFromTheRemainder() {
        final SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < 10_000; i++) {
            final long draw = random.nextLong();
            final int first = random.nextInt(9);
            final int second = random.nextInt(21);
            final long whole = digits(draw, first + second);
            assertEquals(
                    whole,
                    FaceLanes.read(draw, first) + FaceLanes.read(draw * FaceLanes.POW6[first], second),
                    "draw " + draw);
        }
    }

    /** A test owns the ordinals from its own upwards: those below are other rolls. */
    @Test
    void aRefusedDrawIsFollowedByThoseOfHigherOrdinals() {
        final TrialKey key = new TrialKey();
        final long address = Address.of(3, 7, 1, 2);
        int refused = 0;
        for (int trial = 0; trial < 200; trial++) {
            key.set(11, trial);
            for (int first = 0; first <= 1; first++) {
                int ordinal = 2 + first;
                while (FaceLanes.isRejected(key.draw(Address.of(3, 7, 1, ordinal)), 24)) {
                    ordinal += 2;
                    refused++;
                }
                assertEquals(key.draw(Address.of(3, 7, 1, ordinal)), FaceLanes.exactDraw(key, address, first, 2, 24));
            }
        }
        assertTrue(refused > 50, refused + " refused");
    }

    /**
     * The draws whose first dice are throw {@code index} are those from ceil(index·2^64/6^n) up to the next; of these
     * at most the first is refused; floor(2^64/6^n) remain for every throw.
     */
    private static void assertShare(final BigInteger index, final BigInteger throwCount, final int dice) {
        final BigInteger begin = ceiling(index.multiply(TWO_64), throwCount);
        final BigInteger end = ceiling(index.add(BigInteger.ONE).multiply(TWO_64), throwCount);
        final boolean firstRejected = FaceLanes.isRejected(begin.longValue(), dice);
        assertFalse(FaceLanes.isRejected(begin.longValue() + 1, dice));
        assertFalse(FaceLanes.isRejected(end.longValue() - 1, dice));
        assertEquals(
                TWO_64.divide(throwCount),
                end.subtract(begin).subtract(firstRejected ? BigInteger.ONE : BigInteger.ZERO));
        assertEquals(counts(index, dice), FaceLanes.read(begin.longValue(), dice));
        assertEquals(counts(index, dice), FaceLanes.read(end.longValue() - 1, dice));
    }

    private static BigInteger ceiling(final BigInteger dividend, final BigInteger divisor) {
        return dividend.add(divisor).subtract(BigInteger.ONE).divide(divisor);
    }

    /** Counts the base-6 digits of the number of a throw. */
    private static long counts(final BigInteger index, final int dice) {
        long lanes = 0;
        BigInteger rest = index;
        for (int die = 0; die < dice; die++) {
            lanes += 1L << 10 * rest.mod(BigInteger.valueOf(6)).intValue();
            rest = rest.divide(BigInteger.valueOf(6));
        }
        return lanes;
    }

    /** Counts base-6 digits of draw/2^64 one by one. */
    private static long digits(final long draw, final int dice) {
        long lanes = 0;
        BigInteger rest = new BigInteger(Long.toUnsignedString(draw));
        for (int die = 0; die < dice; die++) {
            final BigInteger[] digit = rest.multiply(BigInteger.valueOf(6)).divideAndRemainder(TWO_64);
            lanes += 1L << 10 * digit[0].intValue();
            rest = digit[1];
        }
        return lanes;
    }
}
