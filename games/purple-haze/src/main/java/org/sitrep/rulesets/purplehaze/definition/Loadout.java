package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** The equipment of each Marine (PH-EQ-1). */
public record Loadout(
        @Key String id,
        @Field("Title") String title,

        @Field(value = "Kits by Specialization", refersTo = "specializations", min = 6, max = 6)
        Map<String, Kit> kits) {
    /** The equipment of one Marine. */
    public record Kit(
            @Field(value = "Weapons, in order of preference", refersTo = "weapons", max = 6)
            List<String> weapons,

            @Field(
                    value = "Gear: for each kind, the Load of the side of each marker taken",
                    refersTo = "gear",
                    orElse = "{}")
            Map<String, List<Integer>> gear) {
        /** Returns the Load of all weapons and gear. */
        public int load(final Map<String, Weapon> cards) {
            final int ofGear = gear.values().stream()
                    .flatMap(List::stream)
                    .mapToInt(Integer::intValue)
                    .sum();
            return ofGear
                    + weapons.stream().mapToInt(id -> cards.get(id).load()).sum();
        }
    }
}
