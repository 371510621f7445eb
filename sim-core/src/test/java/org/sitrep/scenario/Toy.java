package org.sitrep.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A small game of nothing in particular, with every shape that a scenario may have. */
record Toy(
        @Field(value = "The weapons by their names.", min = 1)
        Map<String, Weapon> weapons,

        @Field(value = "The units by their names.", orElse = "{}")
        Map<String, Unit> units,

        @Field(
                value = "Spare magazines by weapon.",
                unit = "magazines",
                min = 0,
                max = 99,
                orElse = "{}",
                refersTo = "weapons")
        Map<String, Integer> spares,

        @Field(value = "Where it begins.", orElse = "{}") Start start) {

    /** How a fight begins. */
    record Start(
            @Field(value = "Whether it is dark.", orElse = "false")
            boolean night,

            @Field(value = "How far one sees.", unit = "hexes", min = 0, max = 12, orElse = "6")
            int sight,

            @Field(value = "Distance marched so far.", unit = "metres", min = 0, orElse = "0")
            long marched,

            @Field(value = "Share of the sky in clouds.", min = 0, max = 1, orElse = "0.5")
            double clouds) {}

    /** Something to shoot with. */
    record Weapon(
            @Key String id,

            @Field(value = "What it weighs.", unit = "kilograms", min = 1, max = 20)
            int load,

            @Field(value = "How it is carried.", orElse = "two-handed")
            Carry carry,

            @Field(value = "What may be fired from it, by range.", orElse = "[]", max = 3)
            List<Row> rows) {}

    /** One range. */
    record Row(
            @Field(value = "Dice to keep.", unit = "dice", min = 0, max = 8)
            int focus,

            @Field(value = "Dice to throw.", unit = "dice", min = 0, max = 20, orElse = "0")
            int strike) {
        Row {
            if (focus > strike) {
                throw new IllegalArgumentException("focus " + focus + " is more than strike " + strike);
            }
        }
    }

    /** Somebody. */
    record Unit(
            @Key String id,
            @Field("What to call it.") String name,

            @Field(value = "What it carries.", refersTo = "weapons", orElse = "[]", max = 4)
            List<String> carries,

            @Field(value = "Who takes over.", refersTo = "units", orElse = "~")
            Optional<String> deputy) {}

    /** Ways to carry. */
    enum Carry {
        ONE_HANDED,
        TWO_HANDED
    }
}
