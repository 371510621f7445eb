package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import org.sitrep.scenario.Field;

/** The Threat track's bands and the Threat die (PH-THR-1, PH-THR-2). */
public record ThreatTrack(
        @Field(value = "Highest Threat of the Low band", unit = "Threat", min = 1, max = 7)
        int lowUpTo,

        @Field(
                value = "Highest Threat of the Medium band; High is above it, up to 9",
                unit = "Threat",
                min = 2,
                max = 8)
        int mediumUpTo,

        @Field(value = "The six faces of the Threat die", unit = "Threat", min = 6, max = 6)
        List<Integer> die) {}
