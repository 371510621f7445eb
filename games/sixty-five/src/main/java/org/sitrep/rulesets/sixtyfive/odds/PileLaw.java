package org.sitrep.rulesets.sixtyfive.odds;

import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.util.CombinatoricsUtils;

/**
 * The law of the next cards of a draw pile of which only the set of unseen cards is known. The enemy's hand is a part
 * of that set, but no End Turn card is ever held (SF-CARD-8), so these come a little more often than others. A turn
 * ends with one of them (SF-TURN-5).
 *
 * @param actions unseen Action cards
 * @param endTurns unseen cards that no hand ever holds, all in the pile: the End Turn cards
 * @param hidden Action cards in the enemy's hand, at most {@code actions}
 */
record PileLaw(int actions, int endTurns, int hidden) {
    /** Returns the number of cards in the pile. */
    int pile() {
        return actions + endTurns - hidden;
    }

    /**
     * Returns the probability that the next cards are certain ones in a certain order.
     *
     * @param drawn number of cards, at most {@link #pile()}
     * @param ends number of End Turn cards among them
     */
    BigFraction order(final int drawn, final int ends) {
        return new BigFraction(
                BigInteger.valueOf(choose(pile() - drawn, endTurns - ends)),
                BigInteger.valueOf(choose(pile(), endTurns))
                        .multiply(orders(endTurns, ends))
                        .multiply(orders(actions, drawn - ends)));
    }

    /**
     * Returns the probability that the next cards hit, or do not, in a certain order.
     *
     * @param drawn number of cards, at most {@link #pile()}
     * @param hits number of hits among them
     * @param hitting unseen Action cards that hit
     * @param endsHitting unseen End Turn cards that hit
     */
    BigFraction order(final int drawn, final int hits, final int hitting, final int endsHitting) {
        BigFraction sum = BigFraction.ZERO;
        for (int endHits = 0; endHits <= Math.min(hits, endsHitting); endHits++) {
            for (int endMisses = 0; endMisses <= Math.min(drawn - hits, endTurns - endsHitting); endMisses++) {
                final BigInteger cards = orders(endsHitting, endHits)
                        .multiply(orders(endTurns - endsHitting, endMisses))
                        .multiply(orders(hitting, hits - endHits))
                        .multiply(orders(actions - hitting, drawn - hits - endMisses));
                final BigInteger places = BigInteger.valueOf(choose(hits, endHits) * choose(drawn - hits, endMisses));
                sum = cards.signum() == 0
                        ? sum
                        : sum.add(order(drawn, endHits + endMisses).multiply(cards.multiply(places)));
            }
        }
        return sum;
    }

    /** Returns the probability that the nth of the next cards, from 1, is the End Turn card that ends the turn. */
    BigFraction ends(final int missing, final int n) {
        return new BigFraction(
                choose(n - 1, missing - 1) * choose(pile() - n, endTurns - missing), choose(pile(), endTurns));
    }

    /** Returns the number of ways to take some cards of {@code from} one after the other. */
    private static BigInteger orders(final int from, final int taken) {
        BigInteger orders = BigInteger.ONE;
        for (int i = 0; i < taken; i++) {
            orders = orders.multiply(BigInteger.valueOf(from - i));
        }
        return orders;
    }

    /** Returns the number of sets of k things of n; 0 if there are none. */
    static long choose(final int n, final int k) {
        return k < 0 || k > n ? 0 : CombinatoricsUtils.binomialCoefficient(n, k);
    }
}
