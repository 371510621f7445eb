package org.sitrep.rulesets.rambo.definition;

import org.sitrep.scenario.Field;

/** Changes to an attack; a stat cannot go below 0 (RB-ATK-5). */
public record AttackChange(
        @Field(value = "More range", unit = "range", min = -9, max = 9, orElse = "0")
        int range,

        @Field(value = "More targets", unit = "targets", min = -9, max = 9, orElse = "0")
        int targets,

        @Field(value = "More damage", unit = "damage", min = -9, max = 9, orElse = "0")
        int damage,

        @Field(value = "More alert", unit = "spaces", min = -9, max = 9, orElse = "0")
        int alert,

        @Field(value = "Whether the attack raises no alert", orElse = "false")
        boolean silent,

        @Field(value = "Whether only a weapon of range 0 may be used", orElse = "false")
        boolean adjacentOnly,

        @Field(value = "Whether the target's resistance stat does not count; cover does", orElse = "false")
        boolean ignoresResistance) {
    /** Changes nothing. */
    public static final AttackChange NONE = new AttackChange(0, 0, 0, 0, false, false, false);
}
