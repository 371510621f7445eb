package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Weapon card (PH-FIRE-2, PH-EQ-2). */
public record Weapon(
        @Key String id,
        @Field("Name on the card") String name,

        @Field(value = "Copies in the game", unit = "cards", min = 1, max = 15)
        int copies,

        @Field(value = "Load", unit = "Load", min = 0, max = 20)
        int load,

        @Field(
                value = "Specializations that may use it; none named means all",
                refersTo = "specializations",
                orElse = "[]")
        List<String> users,

        @Field(value = "Lowest Specialization level that may use it", unit = "level", min = 1, max = 4, orElse = "1")
        int minLevel,

        @Field(value = "Fewest in a Squad", unit = "cards", min = 0, max = 6, orElse = "0")
        int squadMin,

        @Field(value = "Most in a Squad", unit = "cards", min = 1, max = 6)
        int squadMax,

        @Field(value = "Whether it can be a Marine's main weapon", orElse = "true")
        boolean mainWeapon,

        @Field(value = "Whether all may use it from the first Mission", orElse = "true")
        boolean basic,

        @Field("Whether it fires over obstacles: no line-of-sight penalty")
        boolean overhead,

        @Field("Whether it hits every Enemy of Enemy row 1 instead of one target")
        boolean hitsFrontRow,

        @Field("Whether its hits ignore Hard Cover") boolean ignoresHardCover,

        @Field("Whether an Aimed Shot by one of its named users ignores every line-of-sight penalty")
        boolean aimedIgnoresLineOfSight,

        @Field(value = "Hard Cover that an Aimed Shot ignores", unit = "markers", min = 0, max = 12, orElse = "0")
        int aimedIgnoresHardCover,

        @Field(
                value = "Soft Cover that an Aimed Shot strips in addition to that of its range",
                unit = "markers",
                min = 0,
                max = 12,
                orElse = "0")
        int aimedStripSoft,

        @Field("Whether it can hit a tank") boolean antiTank,

        @Field(value = "Modes, in the order of the card", min = 1, max = 2)
        Map<String, WeaponMode> modes) {
    /** Returns whether a Specialization may use the weapon at a level (PH-EQ-2). */
    public boolean isFor(final String specialization, final int level) {
        return (users.isEmpty() || users.contains(specialization)) && level >= minLevel;
    }
}
