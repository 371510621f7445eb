package org.sitrep.rulesets.sixtyfive.definition;

import org.sitrep.scenario.Field;

/** The factors of a strike of artillery (SF-ART-3, GAP-3). */
public record ArtilleryValues(
        @Field(value = "High Explosive Factor in each hex", unit = "cards", min = 0, max = 9)
        int highExplosive,

        @Field(value = "Armor Piercing Factor in each hex", min = -9, max = 9)
        int armorPiercing) {}
