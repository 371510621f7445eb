package org.sitrep.rulesets.purplehaze.tables;

import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.sitrep.rulesets.purplehaze.definition.Encounter;
import org.sitrep.rulesets.purplehaze.definition.GameData;

/** The Encounter cards (PH-SET-3), in the order of the data files. Immutable. */
public final class EncounterTable extends Pieces<Encounter> {
    /** First step of the entry of each card. */
    public final int[] entry;
    /** The cards of the General deck. */
    public final int[] general;

    /**
     * Builds the table from the cards of a document.
     *
     * @param firstStep returns the first step of each card
     */
    public EncounterTable(final GameData game, final ToIntFunction<String> firstStep) {
        super(game.encounters());
        entry = index.ids().stream().mapToInt(firstStep).toArray();
        general = deck(Encounter.GENERAL);
    }

    /** Returns the cards of a deck. */
    int[] deck(final String deck) {
        return IntStream.range(0, count)
                .filter(card -> get(card).deck().equals(deck))
                .toArray();
    }
}
