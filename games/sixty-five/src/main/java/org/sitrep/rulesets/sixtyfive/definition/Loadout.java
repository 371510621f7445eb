package org.sitrep.rulesets.sixtyfive.definition;

import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** Other units for the forces of a battle's set-up. */
public record Loadout(
        @Key String id,
        @Field("Name") String name,

        @Field("Units of forces, e.g. us-1: the first force of the US; a force not named here keeps its units")
        Map<String, Units> forces) {
    /** The units of a force. */
    public record Units(
            @Field(value = "Number of units of each type", refersTo = "units", min = 1)
            Map<String, Integer> units) {}
}
