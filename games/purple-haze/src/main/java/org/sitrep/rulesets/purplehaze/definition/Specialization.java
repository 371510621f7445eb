package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A Specialization with its four levels (PH-MAR-3). */
public record Specialization(
        @Key String id,
        @Field("Name on the card") String name,
        @Field(value = "ID that it holds", min = 1, max = 6) int slot,

        @Field(value = "Levels 1 to 4, in order", min = 4, max = 4)
        List<Level> levels) {
    /** One side of a Specialization card. It lists skills of lower levels again where they still apply. */
    public record Level(
            @Field(value = "Experience cost of this level", unit = "XP", min = 0, max = 100)
            int price,

            @Field(value = "Soft Cover at the start of a Combat, also the maximum", unit = "markers", min = 0, max = 12)
            int softCover,

            @Field(value = "Skills, by name") Map<String, Skill> skills) {}

    /**
     * A skill: an order or a passive effect. A skill that the rules know by its name determines which numbers it reads;
     * any other does what its lines say.
     */
    public record Skill(
            @Field("Effect in a few words") String summary,

            @Field(value = "Initiative cost of the order", unit = "Initiative", min = 0, max = 12, orElse = "0")
            int cost,

            @Field(value = "Uses per Mission; 0 for no limit", unit = "uses", min = 0, max = 9, orElse = "0")
            int uses,

            @Field(value = "Focus dice", unit = "dice", min = -4, max = 4, orElse = "0")
            int focus,

            @Field(value = "Strike dice", unit = "dice", min = -4, max = 6, orElse = "0")
            int strike,

            @Field(value = "Crit dice", unit = "dice", min = -4, max = 4, orElse = "0")
            int crit,

            @Field(value = "Amount, if neither dice nor Initiative cost", min = -9, max = 9, orElse = "0")
            int amount,

            @Field(
                    value = "Lines of the text of a skill that the rules do not know by its name",
                    max = 8,
                    orElse = "[]")
            List<CardLine> lines) {
        /** Stands for a missing skill: adds nothing. */
        public static final Skill NONE = new Skill("", 0, 0, 0, 0, 0, 0, List.of());
    }
}
