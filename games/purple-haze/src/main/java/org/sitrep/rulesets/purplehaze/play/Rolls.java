package org.sitrep.rulesets.purplehaze.play;

import org.sitrep.dice.DiceThrow;
import org.sitrep.dice.FaceSampler;
import org.sitrep.dice.TotalSampler;
import org.sitrep.rng.Address;
import org.sitrep.rng.Draws;
import org.sitrep.rng.TrialKey;

/**
 * Makes every roll and draw of Purple Haze; {@link RollId} says what each of them is and how it is addressed: by what
 * it is, when and for whom, so that an extra roll elsewhere shifts nothing. Not thread-safe: one a playout. Open where
 * a replay listens and where tests script the rolls; a batch loads no subclass, so that the JIT sees one target.
 */
public class Rolls {
    /**
     * Ordinals that each throw of the same test keeps to itself: a replay draws the dice that it shows from those
     * behind the first.
     */
    private static final int THROW = 256;

    /** Most tests, dice and draws of a kind in one entry of an Event or Encounter. */
    public static final int MOST_OF_ENTRY = 255;

    /** Sets the Marines of a Trait test that is thrown again apart from those of the first throw. */
    private static final int AGAIN = 8;

    /** In place of a Marine who tests. */
    public static final int NOBODY = -1;

    private final TrialKey key;
    private final TotalSampler totals;
    private final FaceSampler faces;

    /**
     * Creates the rolls of a playout.
     *
     * @param key re-keyed from mission to mission, and from one part of a mission to the next, by the playout
     */
    public Rolls(final TrialKey key, final TotalSampler totals, final FaceSampler faces) {
        this.key = key;
        this.totals = totals;
        this.faces = faces;
    }

    /** Draws one out of {@code count}: 0 … {@code count - 1}. */
    public int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
        return Draws.below(key.draw(Address.of(roll.number, when, who, ordinal)), count);
    }

    /** Draws one of the set bits of a mask, lowest first, and returns its position; the mask is not 0. */
    public final int pickBit(final RollId roll, final int when, final int who, final int ordinal, final long mask) {
        return Bits.nth(mask, pick(roll, when, who, ordinal, Long.bitCount(mask)));
    }

    /** Throws a D6. */
    public int d6(final RollId roll, final int when, final int who, final int ordinal) {
        return Draws.d6(key.draw(Address.of(roll.number, when, who, ordinal)));
    }

    /** Makes a test by its law: total × 2 + critical. A replay shows dice drawn from behind the address. */
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

    /** Makes a test of six faces jointly, packed as {@link FaceSampler} says. */
    public long throwFaces(final RollId roll, final int activation, final int focus, final int strike, final int crit) {
        return faces.sample(key, Address.of(roll.number, activation, 0, 0), focus, strike, crit);
    }

    /**
     * Throws dice that lie on the table: the very dice of an Enemy test, {@link RollId#ENEMY_TEST} and so on, or
     * {@link RollId#RED_DICE} of it (PH-OPT-3).
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
     * A test of a combat: total × 2 + critical.
     *
     * @param marine who tests, or {@link #NOBODY}
     * @param activation the ordinal of the activation among this Marine's own, else of the Enemy's; 0 before the first
     * @param again how often the test has been thrown before (GAP-08 to GAP-10)
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
     * The {@code nth} First Aid test of the Bivouac in round {@code round}: total × 2 + critical (PH-BIV-6).
     *
     * @param again how often it has been thrown before
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
     * A Marine's Trait test: total × 2 + critical (PH-DICE-9).
     *
     * @param nth the ordinal of the test among those of the entry, at most {@link #MOST_OF_ENTRY}
     * @param again how often the same test has been thrown before
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
