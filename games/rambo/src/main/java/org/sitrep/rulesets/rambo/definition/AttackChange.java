package org.sitrep.rulesets.rambo.definition;

import org.sitrep.scenario.Field;

/** Changes to an attack; a stat cannot go below 0 (RB-ATK-5). */
public record AttackChange(
        @Field(value = "Change of range", unit = "range", min = -9, max = 9, orElse = "0")
        int range,

        @Field(value = "Change of targets", unit = "targets", min = -9, max = 9, orElse = "0")
        int targets,

        @Field(value = "Change of damage", unit = "damage", min = -9, max = 9, orElse = "0")
        int damage,

        @Field(value = "Change of alert", unit = "spaces", min = -9, max = 9, orElse = "0")
        int alert,

        @Field("True if the attack adds no alert") boolean silent,

        @Field("True if only a weapon of range 0 can be used")
        boolean adjacentOnly,

        @Field("True if the target's resistance stat is ignored; cover still counts")
        boolean ignoresResistance) {
    /** Changes nothing. */
    public static final AttackChange NONE = new AttackChange(0, 0, 0, 0, false, false, false);
}
