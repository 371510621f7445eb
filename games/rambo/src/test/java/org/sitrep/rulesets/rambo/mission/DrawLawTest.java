package org.sitrep.rulesets.rambo.mission;

import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.sitrep.dice.ExactLaw;
import org.sitrep.rng.ChiSquare;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.rambo.odds.DrawLaw;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.strategy.TrialListener;

/**
 * The cards that the rules draw, against the exact law that {@code odds} prints.
 *
 * <p>False alarm: 10^-9 for each of 6 comparisons, 6 x 10^-9 in all. The seed is fixed, so it is decided once.
 */
class DrawLawTest {
    private static final int TRIALS = 20_000;
    private static final int RAMBO = 0;

    private final TrialKey key = new TrialKey();

    private static Layout layout() {
        return Layout.open(8, 8).party("rambo");
    }

    private MissionParts parts(final Table table) {
        return new MissionParts(table.s, new Rolls(key), table.seat, TrialListener.NONE);
    }

    /** Compares how many cards of a mask are drawn, and which card comes first. */
    private void assertLaw(final DrawLaw law, final long some, final long deck, final Draws draws) {
        final int named = Long.bitCount(some);
        final long[] drawn = new long[law.draws() + 1];
        final long[] first = new long[law.cards()];
        for (int trial = 0; trial < TRIALS; trial++) {
            key.set(1967, trial);
            draws.make();
            drawn[Long.bitCount(draws.mask() & some)]++;
            first[Long.bitCount(deck & (1L << draws.first()) - 1)]++;
        }
        final double[] exact = new double[drawn.length];
        for (final ExactLaw.Entry entry : law.drawn(named)) {
            exact[entry.hits()] = entry.probability().doubleValue();
        }
        ChiSquare.assertFits("drawn of " + law, drawn, exact);
        ChiSquare.assertUniform("first of " + law, first);
    }

    /** Draws of one trial: made, then looked at. */
    private record Draws(Runnable made, IntSupplier firstCard, LongSupplier drawnCards) {
        void make() {
            made.run();
        }

        int first() {
            return firstCard.getAsInt();
        }

        long mask() {
            return drawnCards.getAsLong();
        }
    }

    private static Draws threats(final Table table, final Runnable deal) {
        return new Draws(deal, () -> table.s.dealt[0], () -> {
            long mask = 0;
            for (int nth = 0; nth < 4; nth++) {
                mask |= 1L << table.s.dealt[nth];
            }
            return mask;
        });
    }

    @Test
    void RB_RND_2_theThreatCardsOfARound() {
        final Table table = layout().table();
        final MissionParts parts = parts(table);
        final int cards = table.tables.threats.cards.length;
        assertLaw(new DrawLaw(cards, 4), 0b10110110, (1L << cards) - 1, threats(table, () -> {
            table.s.reset();
            table.s.turnsLeft[RAMBO] = 4;
            parts.threats.setUp();
            parts.threats.deal();
        }));
    }

    @Test
    void RB_THREAT_6_aNewDeckHoldsWhatIsResolved() {
        final Table table = layout().table();
        final MissionParts parts = parts(table);
        final long resolved = 0b1011_0110_1001;
        assertLaw(new DrawLaw(Long.bitCount(resolved), 4), 0b1011_0000_0000, resolved, threats(table, () -> {
            table.s.reset();
            table.s.turnsLeft[RAMBO] = 4;
            parts.threats.setUp();
            table.s.threatDeckDealt = table.s.threatDeckSize;
            table.s.threatsGone = resolved;
            parts.threats.deal();
        }));
    }

    @Test
    void RB_SETUP_11_anOpeningHandWithAForbiddenCard() {
        final Table table = layout().set("forbid=['tactics:rambo.low-crawl']").table();
        final MissionParts parts = parts(table);
        final long deck = table.tables.heroes[RAMBO].cardMask;
        final int[] first = {0};
        assertLaw(
                new DrawLaw(table.tables.heroes[RAMBO].deckSize, 2),
                deck & 0b11011,
                deck,
                new Draws(
                        () -> {
                            table.s.reset();
                            parts.tactics.setUp(RAMBO);
                            parts.tactics.draw(RAMBO);
                            first[0] = Integer.numberOfTrailingZeros(table.s.hand[RAMBO]);
                            parts.tactics.draw(RAMBO);
                        },
                        () -> first[0],
                        () -> table.s.hand[RAMBO]));
    }
}
