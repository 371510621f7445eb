package org.sitrep.rulesets.sixtyfive.odds;

/**
 * The law of the number of cards that a turn lasts: cards are drawn without replacement until the End Turn card that
 * ends the turn (SF-TURN-5, SF-CARD-8), a negative hypergeometric law. Immutable.
 */
public final class TurnLength {
    private final int cards;
    private final int endTurns;
    private final int last;

    /**
     * Creates the law of a draw pile.
     *
     * @param cards in the pile, at most 60
     * @param endTurns End Turn cards among them, at most 8
     * @param last number of End Turn cards that end the turn, 1 to {@code endTurns}
     */
    public TurnLength(final int cards, final int endTurns, final int last) {
        if (last < 1 || last > endTurns || endTurns > cards) {
            throw new IllegalArgumentException(last + " of " + endTurns + " of " + cards);
        }
        this.cards = cards;
        this.endTurns = endTurns;
        this.last = last;
    }

    /** Returns the probability that the turn ends with the nth card drawn, from 1. */
    public double at(final int n) {
        return new PileLaw(cards - endTurns, endTurns, 0).ends(last, n).doubleValue();
    }

    /** Returns the mean number of cards drawn until the turn ends. */
    public double mean() {
        return (double) last * (cards + 1) / (endTurns + 1);
    }

    /**
     * Returns the probability that the turn ends in the deal, before it has dealt some other cards (SF-TURN-2, AMB-03).
     */
    public double inDeal(final int dealt) {
        double ends = 0;
        for (int drawn = last; drawn < last + dealt; drawn++) {
            ends += at(drawn);
        }
        return ends;
    }

    /**
     * Returns the probabilities of the number of cards drawn after the deal until the turn ends, by that number, given
     * that the deal does not end it (AMB-03).
     *
     * @param dealt cards that the deal puts in hands: 8 less those kept
     */
    public double[] afterDeal(final int dealt) {
        final double[] law = new double[cards + 1];
        final double goesOn = 1 - inDeal(dealt);
        for (int seen = 0; seen < last; seen++) {
            // the card that completes the deal is no End Turn card
            final double dealtSo = (double) (PileLaw.choose(dealt + seen - 1, seen)
                            * PileLaw.choose(cards - dealt - seen, endTurns - seen))
                    / PileLaw.choose(cards, endTurns);
            final TurnLength rest = new TurnLength(cards - dealt - seen, endTurns - seen, last - seen);
            for (int n = 1; n <= rest.cards; n++) {
                law[n] += dealtSo / goesOn * rest.at(n);
            }
        }
        return law;
    }
}
