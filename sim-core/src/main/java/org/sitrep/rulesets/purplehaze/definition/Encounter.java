package org.sitrep.rulesets.purplehaze.definition;

import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** An Encounter card (PH-SET-3, PH-ENC-2): an {@link Entry} of a deck. */
public record Encounter(
        @Key String id,
        @Field("Title") String title,

        @Field("Its deck: general, or the number of the Mission it belongs to as mission-3")
        String deck,

        @Field(value = "Steps by name, the first one first", min = 1, max = 60)
        Map<String, Entry.Step> steps) {
    /** The deck of the cards that any Mission may draw. */
    public static final String GENERAL = "general";

    /** Returns the name of the deck of a Mission's own cards. */
    public static String deckOf(final int mission) {
        return "mission-" + mission;
    }
}
