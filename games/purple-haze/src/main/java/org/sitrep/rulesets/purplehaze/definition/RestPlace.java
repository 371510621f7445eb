package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A place of R&amp;R with its table of nine lines (PH-RNR-2). */
public record RestPlace(
        @Key String id,
        @Field("Name") String name,

        @Field(value = "Lines for a first D6 of 1-2, by second D6 1-2, 3-4, 5-6", min = 3, max = 3)
        List<String> bad,

        @Field(value = "Lines for 3-5", min = 3, max = 3) List<String> middling,

        @Field(value = "Lines for 6 and more", min = 3, max = 3)
        List<String> good,

        @Field("The lines as entries") Map<String, Entry> entries) {
    /** Id of the place whose table other places may refer to. */
    public static final String BASE = "base";
}
