package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A gear marker or card; a two-sided marker gives one use per side (PH-EQ-4). */
public record Gear(
        @Key String id,
        @Field("Name on the marker") String name,
        @Field("Use") Use use,

        @Field(value = "Load of each side, the fuller side first; each side is one use", min = 1, max = 2)
        List<Integer> loads,

        @Field(value = "Markers in the game", unit = "markers", min = 1, max = 24)
        int count,

        @Field(value = "Largest number per Marine", unit = "markers", min = 1, max = 24, orElse = "24")
        int maxPerMarine,

        @Field(
                value = "Specializations that may carry it at set-up; none named means all",
                refersTo = "specializations",
                orElse = "[]")
        List<String> users,

        @Field("Whether its user must take it at set-up") boolean compulsory,

        @Field(
                value = "Initiative cost of the Fire order that uses it without a test",
                unit = "Initiative",
                min = 0,
                max = 12,
                orElse = "0")
        int useCost,

        @Field("Its Fire order with a test") Optional<WeaponMode> fire,

        @Field("Whether its Fire order ignores lines of sight")
        boolean ignoresLineOfSight,

        @Field("Whether it can hit a tank, thrown or set off")
        boolean antiTank,

        @Field("Its test when set off") Optional<TestPool> test,

        @Field("Changes to Fire orders of the weapon it is attached to")
        Optional<Attachment> attachment) {
    /** Largest Load of a marker, that of the heaviest weapon. Tables by Load have a matching length. */
    private static final int MOST_LOAD = 20;

    /** Checks the sides. */
    public Gear {
        if (loads.stream().anyMatch(load -> load < 0 || load > MOST_LOAD)) {
            throw new IllegalArgumentException(
                    "a Load must be from 0 to " + MOST_LOAD + ", but its sides are " + loads);
        }
        if (loads.size() == 2 && loads.get(0) <= loads.get(1)) {
            throw new IllegalArgumentException("the fuller side must come first, but its sides are " + loads);
        }
    }

    /** Uses of gear. */
    public enum Use {
        /** Feeds a weapon's mode. */
        AMMO,
        /** Thrown at an Enemy. */
        FRAG,
        /** Puts smoke on the thrower's column. */
        SMOKE,
        /** Enables First Aid. */
        FIRST_AID,
        /** Softens one Wound. */
        FLAK_JACKET,
        /** Restores Stamina in a Bivouac. */
        RATION,
        /** Calls Fire Support and evacuation. */
        RADIO,
        /** Set off before the first activation. */
        CLAYMORE,
        /** Trades a weapon's dice for Initiative. */
        ATTACHMENT
    }

    /** A test with dice of its own. */
    public record TestPool(
            @Field(value = "Focus dice", unit = "dice", min = 1, max = 8)
            int focus,

            @Field(value = "Strike dice", unit = "dice", min = 0, max = 20)
            int strike,

            @Field(value = "Crit dice", unit = "dice", min = 0, max = 8)
            int crit) {}

    /** A part that may be used in a Fire order of one weapon. */
    public record Attachment(
            @Field(value = "The weapon", refersTo = "weapons")
            String weapon,

            @Field(value = "Extra Initiative cost", unit = "Initiative", min = 0, max = 6)
            int cost,

            @Field(value = "Strike dice", unit = "dice", min = -6, max = 6)
            int strike,

            @Field(value = "Crit dice", unit = "dice", min = -6, max = 6)
            int crit) {}
}
