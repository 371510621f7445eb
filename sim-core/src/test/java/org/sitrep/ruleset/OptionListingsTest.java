package org.sitrep.ruleset;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sitrep.ruleset.Ruleset.Listing;
import org.sitrep.scenario.Field;

class OptionListingsTest {
    /** Readings of a game. */
    public enum Corner {
        BLOCKS,
        LETS_THROUGH
    }

    /** Options of a game. */
    public record Options(
            @Field(value = "Whether a corner blocks", orElse = "lets-through")
            Corner corner,

            @Field(value = "Whether it rains", orElse = "false")
            boolean rain,

            @Field(value = "Rounds", min = 1, max = 9, orElse = "5")
            int rounds) {}

    @Test
    void eachIsListedWithItsReadingsTheDefaultFirst() {
        assertEquals(
                List.of(
                        new Listing("corner", "Whether a corner blocks", List.of("lets-through", "blocks")),
                        new Listing("rain", "Whether it rains", List.of("false", "true")),
                        new Listing("rounds", "Rounds", List.of("5"))),
                OptionListings.all(Options.class));
    }

    @Test
    void whatIsInForceIsWrittenAsInData() {
        final Map<String, String> inForce = OptionListings.inForce(new Options(Corner.LETS_THROUGH, true, 7));
        assertEquals(Map.of("corner", "lets-through", "rain", "true", "rounds", "7"), inForce);
        assertEquals(List.of("corner", "rain", "rounds"), List.copyOf(inForce.keySet()));
    }
}
