package org.sitrep.rulesets.sixtyfive.definition;

import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A row of the Terrain Effects Chart (GAP-2). */
public record Terrain(
        @Key String id,
        @Field("Name in reports") String name,

        @Field("Letter that stands for it in the rows of a map")
        String letter,

        @Field(value = "Cover Factor of a unit in it", unit = "cards", min = -3, max = 6)
        int cover,

        @Field("What it does to a line of sight through it") Sight sight,

        @Field(value = "Cost for Leg units; 0 if prohibited", unit = "points", min = 0, max = 9)
        int leg,

        @Field(value = "Cost for wheeled vehicles; 0 if prohibited", unit = "points", min = 0, max = 9)
        int wheeled,

        @Field(value = "Cost for off-road vehicles; 0 if prohibited", unit = "points", min = 0, max = 9)
        int offRoad,

        @Field(value = "Cost for tracked vehicles; 0 if prohibited", unit = "points", min = 0, max = 9)
        int tracked,

        @Field("True if a Moved target in it is no easier to hit")
        boolean hidesMovement,

        @Field("True if helicopters land in it") boolean landing,

        @Field("True if fortifications can stand in it") boolean fortifiable,

        @Field("True if a helicopter in the air cannot see right behind it")
        boolean tall,

        @Field("True if it has buildings") boolean building) {
    /** Checks the letter. */
    public Terrain {
        if (letter.length() != 1) {
            throw new IllegalArgumentException("letter is a single letter, e.g. J");
        }
    }

    /** Effects on a line of sight (SF-LOS-3, SF-LOS-4). */
    public enum Sight {
        OPEN,
        /** Two such hexes block. */
        DEGRADES,
        BLOCKS,
        /** Only the drawn silhouette blocks. */
        SILHOUETTE_BLOCKS
    }
}
