package org.sitrep.rulesets.sixtyfive.bots.playbook;

import static org.sitrep.rulesets.sixtyfive.bots.playbook.SectionWords.MOST;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.playbook.Facts;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.scenario.Words;

/** Facts of the card that an option stands for. */
final class CardFacts {
    /** The words of blocks; none without one. */
    static final List<String> BLOCKS = words(List.of());

    private static final Block[] ALL = Block.values();
    private static final List<String> USES =
            words(List.of("power", "helicopter", "two-fires", "air-strike", "in-bunker"));
    /** Target Number of a fact for a card that misses: less than any other. */
    private static final int MISS = -3;

    static final Facts<TableOutlook> FACTS = new Facts<TableOutlook>(SectionWords.CARD)
            .ofOption()
            .word("upper", BLOCKS, t -> t.card == TableOutlook.NONE ? 0 : 1 + t.view.tables.cards.upper(t.card))
            .as("Upper block of the card.")
            .word("lower", BLOCKS, t -> t.card == TableOutlook.NONE ? 0 : 1 + t.view.tables.cards.lower(t.card))
            .as("Lower block of the card.")
            .flag("reaction", t -> is(t, Block.Kind.REACTION))
            .as("The card has a Reaction.")
            .flag("support", t -> is(t, Block.Kind.SUPPORT))
            .as("The card has a Support.")
            .flag("power", t -> t.card != TableOutlook.NONE && (t.view.tables.cards.power & 1L << t.card) != 0)
            .as("The card allows a Power.")
            .number(
                    "targetNumber",
                    MISS,
                    20,
                    t -> t.card == TableOutlook.NONE ? 0 : Math.max(MISS, t.view.tables.cards.tn[t.card]))
            .as("Target Number of the card, which decides a bid; -3 for a miss.")
            .number("kept", 0, MOST, t -> t.card == TableOutlook.NONE ? 0 : t.sense.cards.worth(t.card))
            .as("Worth of keeping the card to the sergeant: 0.12 for Fire, 0.1 for a Reaction, 0.05 for others.");

    /** The use that a card is played for. */
    static final Facts<TableOutlook> USE = new Facts<TableOutlook>(SectionWords.USE)
            .ofOption()
            .word("use", USES, CardFacts::use)
            .as("Block that the card is played for, or another use; none for other options.");

    private CardFacts() {}

    private static List<String> words(final List<String> more) {
        final List<String> words = new ArrayList<>(List.of("none"));
        Words.all(Block.class).forEach(word -> words.add(word.replace("-2", "2"))); // a part of a word is no number
        words.addAll(more);
        return List.copyOf(words);
    }

    private static int use(final TableOutlook t) {
        if (t.card == TableOutlook.NONE || !t.asks(DecisionKind.PLAY) && !t.asks(DecisionKind.OPPORTUNITY_CARD)) {
            return 0;
        }
        return switch (t.what()) {
            case DecisionKind.UPPER -> 1 + t.view.tables.cards.upper(t.card);
            case DecisionKind.LOWER -> 1 + t.view.tables.cards.lower(t.card);
            default -> 1 + ALL.length + (t.what() - DecisionKind.POWER) / DecisionKind.LOWER;
        };
    }

    private static boolean is(final TableOutlook t, final Block.Kind kind) {
        return t.card != TableOutlook.NONE
                && (ALL[t.view.tables.cards.upper(t.card)].kind == kind
                        || ALL[t.view.tables.cards.lower(t.card)].kind == kind);
    }
}
