package org.sitrep.rulesets.rambo.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.util.CombinatoricsUtils;
import org.sitrep.dice.ExactLaw;

/**
 * The exact law of the next cards of a shuffled deck: every order of its cards is equally likely.
 *
 * @param cards cards that are left in the deck, 1 to 60
 * @param draws the next cards that are looked at, 1 to {@code cards}
 */
public record DrawLaw(int cards, int draws) {
    /** Returns the probability that the next card is one of {@code some} given cards, 0 to {@code cards}. */
    public BigFraction next(final int some) {
        return new BigFraction(some, cards);
    }

    /** Returns the probability that at least one of {@code some} given cards, 0 to {@code cards}, is drawn. */
    public BigFraction atLeastOne(final int some) {
        final BigInteger without = ways(cards - some, draws);
        return BigFraction.ONE.subtract(new BigFraction(without, ways(cards, draws)));
    }

    /** Returns how many of {@code some} given cards, 0 to {@code cards}, are drawn: possible numbers, ascending. */
    public List<ExactLaw.Entry> drawn(final int some) {
        final List<ExactLaw.Entry> law = new ArrayList<>();
        final BigInteger all = ways(cards, draws);
        for (int of = Math.max(0, draws - (cards - some)); of <= Math.min(some, draws); of++) {
            final BigInteger ways = ways(some, of).multiply(ways(cards - some, draws - of));
            law.add(new ExactLaw.Entry(of, false, ways, all));
        }
        return law;
    }

    private static BigInteger ways(final int from, final int chosen) {
        return chosen > from
                ? BigInteger.ZERO
                : BigInteger.valueOf(CombinatoricsUtils.binomialCoefficient(from, chosen));
    }
}
