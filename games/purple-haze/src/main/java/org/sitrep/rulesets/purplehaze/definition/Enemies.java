package org.sitrep.rulesets.purplehaze.definition;

import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** The Enemy markers (PH-COM-3, GAP-04). */
public record Enemies(
        @Field(value = "Fighters", min = 1, max = 24) Map<String, Fighter> fighters,
        @Field(value = "Specialists and tanks", max = 16) Map<String, Specialist> specialists) {
    /** A Fighter marker. */
    public record Fighter(
            @Key String id,

            @Field(value = "Hit Points at the start", unit = "Hit Points", min = 1, max = 20)
            int hitPoints,

            @Field(value = "Soft Cover at the start", unit = "markers", min = 0, max = 12)
            int soft) {}

    /** A Specialist marker. */
    public record Specialist(
            @Key String id,
            @Field(value = "Type", refersTo = "enemyTypes") String type,

            @Field(value = "Hit Points at the start", unit = "Hit Points", min = 1, max = 20)
            int hitPoints,

            @Field(value = "Soft Cover at the start", unit = "markers", min = 0, max = 12)
            int soft) {}
}
