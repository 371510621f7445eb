package org.sitrep.rulesets.sixtyfive.tables;

import java.util.List;
import java.util.function.Predicate;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Card;
import org.sitrep.rulesets.sixtyfive.definition.Card.ArmorWord;
import org.sitrep.rulesets.sixtyfive.definition.Card.HitColours;
import org.sitrep.rulesets.sixtyfive.definition.Forbidden;
import org.sitrep.rulesets.sixtyfive.definition.GameData;

/** The deck; cards are numbered in the order of the files. Sets of cards are masks. Immutable. */
public final class CardTable {
    /** Target Number of a card that misses; lower than every number (SF-INIT-1). */
    public static final int MISS = -100;
    /** Armor-piercing result of a card with a word; lower than every number (AMB-43). */
    public static final int A_WORD = -100;

    /** Ids, by number. */
    public final List<String> ids;
    /** Number of cards. */
    public final int count;
    /** All cards. */
    public final long all;
    /** The End Turn cards. */
    public final long endTurn;
    /** The cards that no hand ever holds (SF-CARD-8, SF-ACT-18): those unseen are all in the pile. */
    public final long neverHeld;
    /** The cards with Power. */
    public final long power;
    /** The cards with a Turret hit. */
    public final long turret;
    /** The cards with which a Move &amp; Fire shot misses. */
    public final long movingFire;
    /** The cards with a Hit of any colour. */
    public final long anyHit;
    /** The cards with a green Hit, which traps hit with. */
    public final long green;
    /** Target Number, or {@link #MISS}. */
    public final int[] tn;
    /** Armor-piercing result, or {@link #A_WORD}. */
    public final int[] apfb;

    private final ArmorWord[] word;
    private final int[] upper;
    private final int[] lower;
    private final long[] with = new long[Block.values().length];
    private final long[] hits = new long[AttackKind.values().length];

    /** Makes the table of the cards of some data. */
    public CardTable(final GameData game) {
        final List<Card> cards = List.copyOf(game.cards().values());
        ids = List.copyOf(game.cards().keySet());
        count = cards.size();
        all = count == Long.SIZE ? -1 : (1L << count) - 1;
        endTurn = those(cards, Card::endsTurn);
        power = those(cards, Card::power);
        turret = those(cards, Card::turret);
        movingFire = those(cards, Card::movingFire);
        anyHit = those(cards, card -> card.hit() != Card.HitColour.NONE);
        green = those(cards, card -> card.hit() == Card.HitColour.GREEN);
        tn = cards.stream().mapToInt(card -> card.tn().orElse(MISS)).toArray();
        apfb = cards.stream().mapToInt(card -> card.apfb().orElse(A_WORD)).toArray();
        word = cards.stream().map(Card::word).toArray(ArmorWord[]::new);
        upper = cards.stream()
                .mapToInt(card -> card.upper().map(Block::ordinal).orElse(-1))
                .toArray();
        lower = cards.stream()
                .mapToInt(card -> card.lower().map(Block::ordinal).orElse(-1))
                .toArray();
        for (final Block block : Block.values()) {
            with[block.ordinal()] =
                    game.forbid().contains(Forbidden.block(block)) ? 0 : those(cards, card -> card.has(block));
        }
        neverHeld = endTurn | with(Block.SUDDEN_DOWNPOUR);
        final HitColours colours = game.hitColours().get(game.hits());
        for (final AttackKind kind : AttackKind.values()) {
            hits[kind.ordinal()] =
                    those(cards, card -> kind.colours.apply(colours).contains(card.hit()));
        }
    }

    private static long those(final List<Card> cards, final Predicate<Card> which) {
        long mask = 0;
        for (int card = 0; card < cards.size(); card++) {
            mask |= which.test(cards.get(card)) ? 1L << card : 0;
        }
        return mask;
    }

    /** Returns the cards with a block, in either place; none if it is forbidden. */
    public long with(final Block block) {
        return with[block.ordinal()];
    }

    /** Returns the cards that hit in a kind of attack. */
    public long hits(final AttackKind kind) {
        return hits[kind.ordinal()];
    }

    /** Returns the upper block of a card, an ordinal of {@link Block}, or -1. */
    public int upper(final int card) {
        return upper[card];
    }

    /** Returns the lower block of a card, an ordinal of {@link Block}, or -1. */
    public int lower(final int card) {
        return lower[card];
    }

    /**
     * Returns a positive number if a card with some numbers wins a bid against another card, a negative one if it
     * loses, 0 if they tie (SF-INIT-1, SF-INIT-2, AMB-43).
     */
    public int bid(final int itsTn, final int itsApfb, final int other) {
        return itsTn != tn[other] ? Integer.compare(itsTn, tn[other]) : Integer.compare(itsApfb, apfb[other]);
    }

    /** Returns the word of a card's armor-piercing result. */
    public ArmorWord word(final int card) {
        return word[card];
    }
}
