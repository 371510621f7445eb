package org.sitrep.scenario;

import java.util.Map;

/**
 * The number of values of some data by provenance. Numbers, truth values and texts are counted, keys are not.
 *
 * @param text number of values that a rulebook or player aid states
 * @param derived number deduced from them
 * @param house number of our own values
 * @param chosen number chosen by the scenario or the user
 */
@Records
public record ValueSources(int text, int derived, int house, int chosen) {
    /** The value for data without counts, from files written before values were counted. */
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

    /** Returns the counts of a resolved document. Cost: one walk over its values. */
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

    /** Returns the number of values that are not chosen: those that the printed game has, too. */
    public int ofTheGame() {
        return text + derived + house;
    }

    /** Returns the share of house values among those that are not chosen, 0 … 1; 0 if there are none. */
    public double houseShare() {
        return ofTheGame() == 0 ? 0 : (double) house / ofTheGame();
    }
}
