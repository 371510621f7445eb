package org.sitrep.rulesets.sixtyfive.odds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;

/** The law of the next cards, against all hands of the enemy and all orders of the pile of small decks. */
class PileLawTest {
    private static final int ACTIONS = 4;
    private static final int ENDS = 2;
    /** Of the Action cards 0 to 3 the first, of the End Turn cards 4 and 5 the second. */
    private static final List<Integer> HITTING = List.of(0, 5);

    private static List<List<Integer>> piles(final int hidden) {
        final List<List<Integer>> piles = new ArrayList<>();
        for (int hand = 0; hand < 1 << ACTIONS; hand++) {
            if (Integer.bitCount(hand) == hidden) {
                final List<Integer> left = new ArrayList<>();
                for (int card = 0; card < ACTIONS + ENDS; card++) {
                    if ((hand >> card & 1) == 0) {
                        left.add(card);
                    }
                }
                order(new ArrayList<>(), left, piles);
            }
        }
        return piles;
    }

    private static void order(final List<Integer> first, final List<Integer> left, final List<List<Integer>> into) {
        if (left.isEmpty()) {
            into.add(List.copyOf(first));
        }
        for (final Integer card : left) {
            final List<Integer> more = new ArrayList<>(first);
            more.add(card);
            final List<Integer> rest = new ArrayList<>(left);
            rest.remove(card);
            order(more, rest, into);
        }
    }

    /** A place in the pile is as good as another, so cards 0, 1, ... and 4, 5, ... stand for all. */
    @Test
    void everyHandAndEveryOrder() {
        for (int hidden = 0; hidden < ACTIONS; hidden++) {
            final List<List<Integer>> piles = piles(hidden);
            final PileLaw law = new PileLaw(ACTIONS, ENDS, hidden);
            assertEquals(piles.get(0).size(), law.pile());
            for (int drawn = 0; drawn <= law.pile(); drawn++) {
                for (int some = 0; some <= drawn; some++) {
                    if (some <= ENDS && drawn - some <= ACTIONS) {
                        assertEquals(counted(piles, certain(drawn, some)), law.order(drawn, some));
                    }
                    assertEquals(
                            hits(piles, drawn, some), law.order(drawn, some, 1, 1), hidden + " " + drawn + " " + some);
                }
            }
        }
    }

    private static List<Integer> certain(final int drawn, final int ends) {
        final List<Integer> cards = new ArrayList<>();
        for (int i = 0; i < drawn; i++) {
            cards.add(i < ends ? ACTIONS + i : i - ends);
        }
        return cards;
    }

    private static BigFraction counted(final List<List<Integer>> piles, final List<Integer> first) {
        final long some = piles.stream()
                .filter(pile -> pile.subList(0, first.size()).equals(first))
                .count();
        return new BigFraction((int) some, piles.size());
    }

    /** The first cards hit, and those after them do not. */
    private static BigFraction hits(final List<List<Integer>> piles, final int drawn, final int hits) {
        final long some = piles.stream()
                .filter(pile -> {
                    for (int i = 0; i < drawn; i++) {
                        if (HITTING.contains(pile.get(i)) != i < hits) {
                            return false;
                        }
                    }
                    return true;
                })
                .count();
        return new BigFraction((int) some, piles.size());
    }
}
