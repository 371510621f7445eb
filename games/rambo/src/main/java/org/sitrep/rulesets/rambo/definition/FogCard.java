package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Field;

/**
 * A fog of war card of a mission; its spaces are those of its own 4 by 4 grid with its arrow to the south (RB-FOG-7).
 */
public record FogCard(
        @Field(value = "Position number on its back", min = 1, max = 32)
        int number,

        @Field("Area that it covers") AreaSpot area,

        @Field(value = "Enemies that spawn", orElse = "[]", max = 6)
        List<Spawn> spawns,

        @Field("P.O.I. placed on the map") Optional<PoiAt> poi,

        @Field(value = "Gear found", refersTo = "gear") Optional<String> gear,

        @Field(value = "Further effects", orElse = "[]", max = 4)
        List<Effect> effects) {
    /** An enemy on the card's grid. */
    public record Spawn(
            @Field("Enemy, by its letter") EnemyLetter enemy,

            @Field(value = "Column of the card's grid", min = 0, max = 3)
            int x,

            @Field(value = "Row of the card's grid", min = 0, max = 3)
            int y) {}

    /** A P.O.I. on the card's grid. */
    public record PoiAt(
            @Field("Id of the P.O.I.") String id,

            @Field(value = "Column of the card's grid", min = 0, max = 3)
            int x,

            @Field(value = "Row of the card's grid", min = 0, max = 3)
            int y) {}
}
