package org.sitrep.rulesets.sixtyfive.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collection;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Card;
import org.sitrep.rulesets.sixtyfive.definition.Card.ArmorWord;
import org.sitrep.rulesets.sixtyfive.definition.Card.HitColour;
import org.sitrep.rulesets.sixtyfive.definition.Content;

/** The shipped deck is that of GAP-7. */
class DeckTest {
    private final GameTables tables =
            new GameTables(Content.load("battles/01-village-assault.yaml").game());
    private final Collection<Card> cards = tables.data.cards().values();

    private long count(final Predicate<Card> which) {
        return cards.stream().filter(which).count();
    }

    @Test
    void fieldsOfTheCards() { // SF-CARD-1, SF-CARD-5, SF-CARD-6, SF-CARD-7
        assertEquals(54, tables.cards.count);
        assertEquals(5, Long.bitCount(tables.cards.endTurn));
        assertEquals(21, Long.bitCount(tables.cards.power));
        assertEquals(4, count(card -> card.tn().isEmpty()));
        assertTrue(cards.stream().flatMap(card -> card.tn().stream()).allMatch(tn -> tn >= -2 && tn <= 10));
        assertEquals(8, Long.bitCount(tables.cards.turret));
        assertEquals(14, Long.bitCount(tables.cards.movingFire));
        assertEquals(21, count(card -> card.hit() == HitColour.GREEN));
        assertEquals(10, count(card -> card.hit() == HitColour.YELLOW));
        assertEquals(7, count(card -> card.hit() == HitColour.RED));
        assertEquals(5, count(card -> card.word() == ArmorWord.SHAKE));
        assertEquals(4, count(card -> card.word() == ArmorWord.DUD));
        assertEquals(3, count(card -> card.word() == ArmorWord.DESTROY));
    }

    @Test
    void everyBlockOfTheRulesIsOnACard() { // SF-CARD-2
        for (final Block block : Block.values()) {
            assertEquals(
                    block.ordinal() < Block.CLAYMORE.ordinal(), tables.cards.with(block) != 0, "not of the expansion");
        }
        assertEquals(16, Long.bitCount(tables.cards.with(Block.FIRE)));
        assertEquals(12, Long.bitCount(tables.cards.with(Block.MOVE)));
    }
}
