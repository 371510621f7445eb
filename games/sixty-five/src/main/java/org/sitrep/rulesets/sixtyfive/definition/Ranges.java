package org.sitrep.rulesets.sixtyfive.definition;

import java.util.List;
import org.sitrep.scenario.Field;

/** The range tables for High Explosive and Armor Piercing fire (GAP-4, GAP-5). */
public record Ranges(
        @Field(
                value = "Bands of High Explosive fire, the nearest first; beyond the last there is no fire",
                min = 1,
                max = 8)
        List<Band> highExplosive,

        @Field(value = "Bands of Armor Piercing fire, the nearest first", min = 1, max = 8)
        List<Band> armorPiercing) {
    /** A band of ranges. */
    public record Band(
            @Field(value = "Largest range of the band", unit = "hexes", min = 1, max = 60)
            int to,

            @Field(value = "Modifier in it", min = -5, max = 5)
            int modifier) {}
}
