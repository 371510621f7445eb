package org.sitrep.rulesets.purplehaze.definition;

import org.sitrep.scenario.Field;

/** Changes of the five Traits while a card is in force (PH-TRT-2). */
public record TraitModifiers(
        @Field(value = "Survivability", unit = "rating", min = -4, max = 4, orElse = "0")
        int survivability,

        @Field(value = "Charisma", unit = "rating", min = -4, max = 4, orElse = "0")
        int charisma,

        @Field(value = "Perception", unit = "rating", min = -4, max = 4, orElse = "0")
        int perception,

        @Field(value = "Intelligence", unit = "rating", min = -4, max = 4, orElse = "0")
        int intelligence,

        @Field(value = "Willpower", unit = "rating", min = -4, max = 4, orElse = "0")
        int willpower) {
    /** No change. */
    public static final TraitModifiers NONE = new TraitModifiers(0, 0, 0, 0, 0);

    /** Returns the change of one Trait. */
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
