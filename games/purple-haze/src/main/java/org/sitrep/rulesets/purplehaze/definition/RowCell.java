package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;

/** Effect of a mode at one range (PH-FIRE-2). */
public record RowCell(
        @Field(value = "Focus modifier", unit = "dice", min = -1, max = 1)
        int focus,

        @Field("Whether hits may be shared with the target's neighbours")
        boolean burst,

        @Field(
                value = "Soft Cover stripped from the target before hits",
                unit = "markers",
                min = 0,
                max = 12,
                orElse = "0")
        int stripSoft,

        @Field(
                value = "Hard Cover of the target that the hits ignore",
                unit = "markers",
                min = 0,
                max = 12,
                orElse = "0")
        int ignoreHard) {}
