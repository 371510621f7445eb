package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** An enemy card; each of its figures takes damage of its own (RB-EN-1). */
public record Enemy(
        @Key String id,
        @Field("Name on the card") String name,

        @Field(value = "Range; 0 for adjacent spaces only", unit = "range", min = 0, max = 9)
        int range,

        @Field(value = "Heroes that one attack can hit", unit = "targets", min = 1, max = 4)
        int targets,

        @Field(value = "Damage of an attack", unit = "damage", min = 0, max = 20)
        int damage,

        @Field(value = "Spaces per move", unit = "movement", min = 0, max = 20)
        int movement,

        @Field(value = "Resistance against attacks", unit = "resistance", min = 0, max = 9)
        int resistance,

        @Field(value = "Damage that kills a figure", unit = "damage", min = 1, max = 40)
        int health,

        @Field(value = "Figures in the game", unit = "figures", min = 1, max = 10)
        int figures,

        @Field("Alert caused when a figure spawns") Optional<WhenSpawned> whenSpawned,

        @Field("True if an adjacent hero above green counts as visible to it")
        boolean seesAdjacent,

        @Field(value = "Behaviours when it activates, in order", min = 1, max = 6)
        List<Behaviour> behaviours) {
    /** Alert of heroes who are near when a figure spawns. */
    public record WhenSpawned(
            @Field(value = "Distance of the heroes that it notices", unit = "spaces", min = 0, max = 20)
            int within,

            @Field(value = "Alert gained by each of them", unit = "spaces", min = -9, max = 9)
            int alert) {}
}
