package org.sitrep.rulesets.sixtyfive.odds;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.apache.commons.math3.fraction.BigFraction;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;

/**
 * Makes the draws of one case after the other, until the engine has played all of them. Cards that do the same are one
 * kind: those that hit and those that do not or, for shots at armor, those with the same values. Not thread-safe.
 */
final class Cases extends Rolls {
    private static final int MOST = 64;

    final PileLaw law;
    /** The cards that hit; 0 for shots at armor. */
    long hitting;
    /** Number of cards drawn in the present case; more than {@link PileLaw#pile()} cannot be. */
    int drawn;
    /** Number of orders of single cards that the present case stands for; 1 where only hits count. */
    long ways;

    private final CardTable cards;
    private final long unseen;
    /** For each draw of the present case, the kinds of cards that are still to be tried, the present one first. */
    private final List<Deque<Long>> draws = new ArrayList<>();

    private boolean begun;
    private int hits;
    private int ends;

    /**
     * Creates the cases.
     *
     * @param unseen cards that may be drawn
     * @param hidden number of them in the enemy's hand
     */
    Cases(final CardTable cards, final long unseen, final int hidden) {
        super(new TrialKey());
        this.cards = cards;
        this.unseen = unseen;
        law = new PileLaw(Long.bitCount(unseen & ~cards.neverHeld), Long.bitCount(unseen & cards.neverHeld), hidden);
    }

    /**
     * Plays all cases.
     *
     * @param once plays a case and returns its result
     * @return the probability of each result, in the order in which they come up
     * @throws OddsRefused if there are more than {@code most} cases, or one draws more cards than the pile holds
     */
    <T> Map<T, BigFraction> all(final int most, final Supplier<T> once) {
        final Map<T, Map<Integer, Long>> sums = new LinkedHashMap<>();
        for (int played = 0; next(); played++) {
            if (played == most) {
                throw new OddsRefused("more than " + most + " cases", "ask for one shot at a time");
            }
            final T result = once.get();
            if (drawn > law.pile()) {
                throw new OddsRefused(
                        drawn + " cards are drawn from a pile of " + law.pile(), "name fewer cards of --seen");
            }
            sums.computeIfAbsent(result, none -> new TreeMap<>()).merge(order(), ways, Long::sum);
        }
        final Map<T, BigFraction> all = new LinkedHashMap<>();
        sums.forEach((result, orders) -> orders.forEach(
                (order, many) -> all.merge(result, probability(order).multiply(many), BigFraction::add)));
        return all;
    }

    /** Goes on to the next case, whose draws the engine then makes; returns whether there is one. */
    boolean next() {
        if (begun) {
            while (!draws.isEmpty() && draws.get(draws.size() - 1).size() == 1) {
                draws.remove(draws.size() - 1);
            }
            if (draws.isEmpty()) {
                return false;
            }
            draws.get(draws.size() - 1).removeFirst();
        }
        begun = true;
        drawn = 0;
        hits = 0;
        ends = 0;
        ways = 1;
        return true;
    }

    /** Returns what the probability of the present case depends on, see {@link #probability}. */
    int order() {
        return drawn * MOST + (hitting == 0 ? ends : hits);
    }

    /** Returns the probability of one way of an order. */
    BigFraction probability(final int order) {
        return hitting == 0
                ? law.order(order / MOST, order % MOST)
                : law.order(
                        order / MOST,
                        order % MOST,
                        Long.bitCount(unseen & hitting & ~cards.neverHeld),
                        Long.bitCount(unseen & hitting & cards.neverHeld));
    }

    @Override
    public int card(final RollId roll, final int when, final int who, final int ordinal, final long from) {
        if (drawn == draws.size()) {
            draws.add(kinds(from));
        }
        final long kind = draws.get(drawn++).getFirst();
        hits += (kind & hitting) != 0 ? 1 : 0;
        ends += (kind & cards.neverHeld) != 0 ? 1 : 0;
        ways *= hitting == 0 ? Long.bitCount(kind) : 1;
        return nth(kind, 0);
    }

    /** Returns the first number: where a helicopter falls when nothing else is near. */
    @Override
    public int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
        return 0;
    }

    private Deque<Long> kinds(final long from) {
        final Map<List<?>, Long> kinds = new LinkedHashMap<>();
        for (long rest = from; rest != 0; rest &= rest - 1) {
            final long card = rest & -rest;
            kinds.merge(values(Long.numberOfTrailingZeros(card)), card, (one, other) -> one | other);
        }
        return new ArrayDeque<>(kinds.values());
    }

    /** Returns all that the draws ask of a card. */
    private List<?> values(final int card) {
        final long bit = 1L << card;
        return hitting != 0
                ? List.of((hitting & bit) != 0)
                : List.of(
                        (cards.neverHeld & bit) != 0,
                        cards.tn[card],
                        (cards.turret & bit) != 0,
                        (cards.movingFire & bit) != 0,
                        cards.word(card),
                        cards.apfb[card]);
    }
}
