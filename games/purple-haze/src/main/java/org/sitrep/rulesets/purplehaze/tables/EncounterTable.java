package org.sitrep.rulesets.purplehaze.tables;

import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.sitrep.rulesets.purplehaze.definition.Encounter;
import org.sitrep.rulesets.purplehaze.definition.GameData;

/** The Encounter cards (PH-SET-3), in the order of the data files. Immutable. */
public final class EncounterTable {
    /** Numbers of the cards. */
    public final Index index;
    /** First step of each card's entry. */
    public final int[] entry;
    /** The General cards. */
    public final int[] general;

    private final List<String> decks;

    /**
     * Takes the cards of a document.
     *
     * @param firstStep numbers the first step of each card
     */
    public EncounterTable(final GameData game, final ToIntFunction<String> firstStep) {
        decks = game.encounters().values().stream().map(Encounter::deck).toList();
        index = new Index(game.encounters());
        entry = index.ids().stream().mapToInt(firstStep).toArray();
        general = deck(Encounter.GENERAL);
    }

    /** Returns the cards of a deck. */
    int[] deck(final String deck) {
        return IntStream.range(0, decks.size())
                .filter(card -> decks.get(card).equals(deck))
                .toArray();
    }
}
