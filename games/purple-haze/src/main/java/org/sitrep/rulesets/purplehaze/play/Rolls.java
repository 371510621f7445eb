package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.dice.DiceThrow;
import org.sitrep.dice.FaceSampler;
import org.sitrep.dice.TotalSampler;
import org.sitrep.rng.Address;
import org.sitrep.rng.Draws;
import org.sitrep.rng.TrialKey;

/**
 * Makes every roll and draw of Purple Haze. {@link RollId} describes each roll and its address: kind, time and subject.
 * An extra roll elsewhere therefore shifts nothing. Not thread-safe: one instance per playout. Not final, for replays
 * that listen and tests that script the rolls; a batch loads no subclass, so that the JIT sees one target.
 */
public class Rolls {
    /**
     * The number of ordinals reserved for each throw of a test: a replay draws the dice it shows from those after the
     * first.
     */
    private static final int THROW = 256;

    /** The maximum number of tests, dice and draws of a kind in one entry of an Event or Encounter. */
    public static final int MOST_OF_ENTRY = 255;

    /** Separates the Marines of a repeated Trait test from those of the first throw. */
    private static final int AGAIN = 8;

    /** Stands for no Marine as the tester. */
    public static final int NOBODY = -1;

    private final TrialKey key;
    private final TotalSampler totals;
    private final FaceSampler faces;

    /**
     * Creates the rolls of a playout.
     *
     * @param key the playout re-keys it from trial to trial, and from one part of a trial to the next
     */
    public Rolls(final TrialKey key, final TotalSampler totals, final FaceSampler faces) {
        this.key = key;
        this.totals = totals;
        this.faces = faces;
    }

    /** Draws a number from 0 to {@code count - 1}. */
    public int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
        return Draws.below(key.draw(Address.of(roll.number, when, who, ordinal)), count);
    }

    /** Draws one of the set bits of a mask, lowest first, and returns its position; the mask must not be 0. */
    public final int pickBit(final RollId roll, final int when, final int who, final int ordinal, final long mask) {
        return Bits.nth(mask, pick(roll, when, who, ordinal, Long.bitCount(mask)));
    }

    /** Throws a D6. */
    public int d6(final RollId roll, final int when, final int who, final int ordinal) {
        return Draws.d6(key.draw(Address.of(roll.number, when, who, ordinal)));
    }

    /**
     * Samples a test from its distribution: total × 2 + critical. A replay shows dice drawn from the ordinals after the
     * address.
     */
    protected int test(
            final RollId roll,
            final long address,
            final int marine,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        return totals.sample(key.draw(address), focus, strike, crit);
    }

    /** Makes a test of six faces jointly, packed as in {@link FaceSampler}. */
    public long throwFaces(final RollId roll, final int activation, final int focus, final int strike, final int crit) {
        return faces.sample(key, Address.of(roll.number, activation, 0, 0), focus, strike, crit);
    }

    /**
     * Throws individual dice: the very dice of an Enemy test, {@link RollId#ENEMY_TEST} and so on, or
     * {@link RollId#RED_DICE} for it (PH-OPT-3).
     *
     * @param test the number of the test whose dice are thrown again, else 0
     */
    public void throwDice(
            final RollId roll,
            final int activation,
            final int test,
            final int focus,
            final int strike,
            final int crit,
            final DiceThrow into) {
        faces.explain(key, Address.of(roll.number, activation, test, 0), focus, strike, crit, into);
    }

    /**
     * Makes a test of a combat: total × 2 + critical.
     *
     * @param marine the tester, or {@link #NOBODY}
     * @param activation the ordinal of the activation among this Marine's own, else of the Enemy's; 0 before the first
     * @param again the number of earlier throws of the test (GAP-08 to GAP-10)
     */
    public final int combatTest(
            final RollId roll,
            final int marine,
            final int activation,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        final int number = (again == 0 ? roll : roll.again()).number;
        final long address = Address.of(number, activation, Math.max(0, marine), again * THROW);
        return test(roll, address, marine, again, focus, strike, crit);
    }

    /**
     * Makes the {@code nth} First Aid test of the Bivouac in round {@code round}: total × 2 + critical (PH-BIV-6).
     *
     * @param again the number of earlier throws of the test
     */
    public final int firstAidTest(
            final int marine,
            final int round,
            final int nth,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        final long address = Address.of(RollId.FIRST_AID_TEST.number, round, marine, nth << 8 | again);
        return test(RollId.FIRST_AID_TEST, address, marine, again, focus, strike, crit);
    }

    /**
     * Makes a Marine's Trait test: total × 2 + critical (PH-DICE-9).
     *
     * @param nth the ordinal of the test among those of the entry, at most {@link #MOST_OF_ENTRY}
     * @param again the number of earlier throws of the test
     */
    public final int traitTest(
            final int entry,
            final int marine,
            final int nth,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        final long address = Address.of(RollId.TRAIT_TEST.number, entry, marine + AGAIN * again, nth * THROW);
        return test(RollId.TRAIT_TEST, address, marine, again, focus, strike, crit);
    }
}
