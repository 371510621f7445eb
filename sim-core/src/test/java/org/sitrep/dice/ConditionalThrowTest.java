package org.sitrep.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rng.Address;
import org.sitrep.rng.ChiSquare;
import org.sitrep.rng.TrialKey;

/** Dice that show a given result, from the law that the result leaves. */
class ConditionalThrowTest {
    private static final long ADDRESS = Address.of(2, 9, 1, 0);

    static List<MatchRule> readings() {
        return Readings.all();
    }

    @ParameterizedTest
    @MethodSource("readings")
    void everyPossibleResultGetsDiceThatShowIt(final MatchRule rule) {
        final TrialKey key = new TrialKey().set(1, 1);
        final DiceThrow dice = new DiceThrow();
        for (final int[] pool : new int[][] {{3, 6, 2}, {2, 3, 4}, {0, 3, 2}, {1, 0, 0}}) {
            final ConditionalThrow conditional = new ConditionalThrow(rule, pool[0], pool[1], pool[2]);
            for (final ExactLaw.Entry entry :
                    ExactLaw.of(rule, pool[0], pool[1], pool[2]).total()) {
                conditional.draw(key, ADDRESS, entry.hits(), entry.critical(), dice);
                assertShows(rule, pool, entry, dice);
            }
        }
    }

    @Test
    void theRarestResultsOfTheLargestPoolTakeNoLonger() {
        final int[] pool = {8, 20, 8};
        final ConditionalThrow conditional = new ConditionalThrow(MatchRule.STANDARD, 8, 20, 8);
        final TrialKey key = new TrialKey().set(1, 1);
        final DiceThrow dice = new DiceThrow();
        final List<ExactLaw.Entry> law =
                ExactLaw.of(MatchRule.STANDARD, 8, 20, 8).total();
        for (int i = 0; i < law.size(); i += 9) {
            conditional.draw(key, ADDRESS, law.get(i).hits(), law.get(i).critical(), dice);
            assertShows(MatchRule.STANDARD, pool, law.get(i), dice);
        }
        conditional.draw(key, ADDRESS, 288, true, dice);
        assertEquals(288, MatchRule.STANDARD.totalHits(dice));
    }

    /**
     * A result drawn from its law and then dice drawn given the result are dice thrown: all 7776 throws of five dice,
     * as counts.
     */
    @ParameterizedTest
    @MethodSource("readings")
    void resultFirstThenDiceIsTheLawOfAThrow(final MatchRule rule) {
        final Map<DiceThrow, Integer> cellOf = new HashMap<>();
        final double[] probability = throwLaw(cellOf);
        final long[] observed = new long[probability.length];
        final TotalSampler totals = new TotalSampler(rule, 1, 2, 2);
        final ConditionalThrow conditional = new ConditionalThrow(rule, 1, 2, 2);
        final TrialKey key = new TrialKey();
        final DiceThrow dice = new DiceThrow();
        for (int trial = 0; trial < 40_000; trial++) {
            final int packed = totals.sample(key.set(41, trial).draw(ADDRESS), 1, 2, 2);
            conditional.draw(key, ADDRESS, TotalSampler.total(packed), TotalSampler.critical(packed), dice);
            observed[cellOf.get(dice)]++;
        }
        ChiSquare.assertFits("dice given the result under " + rule, observed, probability);
    }

    @Test
    void theSameAddressShowsTheSameDice() {
        final ConditionalThrow conditional = new ConditionalThrow(MatchRule.STANDARD, 3, 6, 2);
        final DiceThrow one = new DiceThrow();
        final DiceThrow other = new DiceThrow().addAll(DieColour.CRIT, 1, 1, 1);
        conditional.draw(new TrialKey().set(5, 6), ADDRESS, 11, false, one);
        conditional.draw(new TrialKey().set(5, 6), ADDRESS, 11, false, other);
        assertEquals(one, other);
    }

    @Test
    void aResultThatCannotOccurIsRefused() {
        final ConditionalThrow conditional = new ConditionalThrow(MatchRule.STANDARD, 1, 1, 0);
        final DiceThrow dice = new DiceThrow();
        final TrialKey key = new TrialKey();
        assertEquals(
                "no roll of Focus 1, Strike 1, Crit 0 gives 2 hits without a Critical Hit",
                assertThrows(IllegalArgumentException.class, () -> conditional.draw(key, 0, 2, false, dice))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> conditional.draw(key, 0, 1, true, dice));
        assertThrows(IllegalArgumentException.class, () -> conditional.draw(key, 0, -1, false, dice));
        final ConditionalThrow withoutFocus = new ConditionalThrow(MatchRule.STANDARD, 0, 3, 2);
        assertThrows(IllegalArgumentException.class, () -> withoutFocus.draw(key, 0, 1, false, dice));
        assertThrows(IllegalArgumentException.class, () -> withoutFocus.draw(key, 0, 0, true, dice));
    }

    private static void assertShows(
            final MatchRule rule, final int[] pool, final ExactLaw.Entry entry, final DiceThrow dice) {
        assertEquals(entry.hits(), rule.totalHits(dice), dice.toString());
        assertEquals(entry.critical(), rule.isCritical(dice), dice.toString());
        assertEquals(pool[0], dice.dice(DieColour.FOCUS));
        assertEquals(pool[1], dice.dice(DieColour.STRIKE));
        assertEquals(pool[2], dice.dice(DieColour.CRIT));
    }

    /** Numbers the throws of one Focus, two Strike and two Crit dice as counts and returns their probabilities. */
    private static double[] throwLaw(final Map<DiceThrow, Integer> cellOf) {
        final ReferenceResolver resolver = new ReferenceResolver(MatchRule.STANDARD);
        final double[] probability = new double[6 * 21 * 21];
        for (int index = 0; index < 7776; index++) {
            final DiceThrow dice =
                    resolver.resolve(new Enumeration(index), 1, 2, 2).dice();
            final Integer known = cellOf.get(dice);
            final int cell = known == null ? cellOf.size() : known;
            if (known == null) {
                cellOf.put(copy(dice), cell);
            }
            probability[cell] += 1.0 / 7776;
        }
        return probability;
    }

    private static DiceThrow copy(final DiceThrow dice) {
        final DiceThrow copy = new DiceThrow();
        for (final DieColour colour : DieColour.values()) {
            copy.addAll(colour, dice.faces(colour));
        }
        return copy;
    }
}
