package org.sitrep.rulesets.rambo.definition;

import org.sitrep.scenario.Field;

/** A space of a map. */
public record Spot(
        @Field(value = "Column, from the left", min = 0, max = 31)
        int x,

        @Field(value = "Row, from the top", min = 0, max = 31)
        int y) {}
