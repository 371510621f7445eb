package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Marine Profile card (PH-MAR-1). */
public record Profile(
        @Key String id,

        @Field(value = "Survivability", unit = "rating", min = 2, max = 4)
        int survivability,

        @Field(value = "Charisma", unit = "rating", min = 2, max = 4)
        int charisma,

        @Field(value = "Perception", unit = "rating", min = 2, max = 4)
        int perception,

        @Field(value = "Intelligence", unit = "rating", min = 2, max = 4)
        int intelligence,

        @Field(value = "Willpower", unit = "rating", min = 2, max = 4)
        int willpower,

        @Field(value = "Damage Threshold", unit = "Damage", min = 1, max = 20)
        int damageThreshold,

        @Field(value = "Stress Threshold", unit = "Stress", min = 1, max = 20)
        int stressThreshold,

        @Field(value = "Load Capacity", unit = "Load", min = 0, max = 40)
        int loadCapacity,

        @Field("The Ability") Ability ability,

        @Field("Whether the card is outside the pool until an Event adds it")
        boolean special) {
    /** Stands for a missing card: nothing is printed on it. */
    public static final Profile NOBODY = new Profile("", 0, 0, 0, 0, 0, 0, 0, 0, Ability.NONE, false);

    /** Returns the Load Capacity, including what the Ability always adds (GAP-08). */
    public int capacity() {
        return loadCapacity
                + ability.lines().stream()
                        .filter(line -> line.needs().equals(CardLine.Needs.NONE))
                        .mapToInt(CardLine::loadCapacity)
                        .sum();
    }

    /** Returns the printed rating of a Trait. */
    public int of(final Trait trait) {
        return switch (trait) {
            case SURVIVABILITY -> survivability;
            case CHARISMA -> charisma;
            case PERCEPTION -> perception;
            case INTELLIGENCE -> intelligence;
            case WILLPOWER -> willpower;
        };
    }
}
