package org.sitrep.rulesets.rambo.definition;

import org.sitrep.scenario.Field;

/** An area of a map: 4 by 4 spaces. */
public record AreaSpot(
        @Field(value = "Column of areas, from the left", min = 0, max = 7)
        int column,

        @Field(value = "Row of areas, from the top", min = 0, max = 7)
        int row) {}
