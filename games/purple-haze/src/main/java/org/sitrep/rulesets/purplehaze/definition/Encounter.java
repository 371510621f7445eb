package org.sitrep.rulesets.purplehaze.definition;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** An Encounter card (PH-SET-3, PH-ENC-2): an {@link Entry} of a deck. */
public record Encounter(
        @Key String id,
        @Field("Title") String title,

        @Field("Its deck: general, or that of a Mission, such as mission-3")
        String deck,

        @Field(value = "Steps by name; the card begins with the first", ordered = true, min = 1, max = 60)
        Map<String, Entry.Step> steps) {
    /** Name of the deck whose cards any Mission may draw. */
    public static final String GENERAL = "general";

    private static final Pattern OF_MISSION = Pattern.compile("mission-([1-9][0-9]?)");

    /** Returns the name of the deck of a Mission's own cards. */
    public static String deckOf(final int mission) {
        return "mission-" + mission;
    }

    /** Returns the number of the Mission whose own deck has this name, or empty if there is no such Mission. */
    public static Optional<Integer> missionOf(final String deck) {
        final Matcher matcher = OF_MISSION.matcher(deck);
        return matcher.matches() ? Optional.of(Integer.parseInt(matcher.group(1))) : Optional.empty();
    }
}
