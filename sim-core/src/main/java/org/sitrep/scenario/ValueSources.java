package org.sitrep.scenario;

import java.util.Map;

/**
 * How many values of some data come from where. Numbers, truth values and texts are counted, keys are not.
 *
 * @param text how many a rulebook or player aid states
 * @param derived how many are deduced from them
 * @param house how many are ours
 * @param chosen how many the scenario or the user chose
 */
public record ValueSources(int text, int derived, int house, int chosen) {
    /** Of data of which nothing is known any more: a file that was kept before it was counted. */
    public static final ValueSources UNKNOWN = new ValueSources(0, 0, 0, 0);

    /**
     * Checks the counts.
     *
     * @throws IllegalArgumentException if one is negative
     */
    public ValueSources {
        if (text < 0 || derived < 0 || house < 0 || chosen < 0) {
            throw new IllegalArgumentException("a negative count of values");
        }
    }

    /** Returns the counts of a resolved document. Cost: a walk over its values. */
    public static ValueSources of(final ScenarioDocument document) {
        final Map<Provenance, Integer> counts = document.provenanceCounts();
        return new ValueSources(
                counts.get(Provenance.TEXT),
                counts.get(Provenance.DERIVED),
                counts.get(Provenance.HOUSE),
                counts.get(Provenance.CHOSEN));
    }

    /** Returns whether anything was counted. */
    public boolean known() {
        return !equals(UNKNOWN);
    }

    /** Returns how many values are not chosen: those that the printed game has, too. */
    public int ofTheGame() {
        return text + derived + house;
    }

    /** Returns the share of house values among those that are not chosen, 0 … 1; 0 if there are none. */
    public double houseShare() {
        return ofTheGame() == 0 ? 0 : (double) house / ofTheGame();
    }
}
