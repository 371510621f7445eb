package org.sitrep.rulesets.rambo.definition;

import java.util.List;
import java.util.Map;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Key;

/** A mission's dossier (RB-DOS-1). */
public record Mission(
        @Key String id,
        @Field("Title") String title,

        @Field(value = "Objectives, in words", min = 1, max = 4)
        List<String> objectives,

        @Field(value = "The final round", unit = "rounds", min = 1, max = Mission.MOST_ROUNDS)
        int rounds,

        @Field(value = "Map tiles, each at its upper left space", min = 1, max = 16)
        List<TilePlace> tiles,

        @Field(value = "Hero start spaces", min = 4, max = 4)
        List<Spot> heroStarts,

        @Field("The hero start area") AreaSpot startArea,

        @Field(value = "Areas that triggers name", orElse = "{}")
        Map<String, AreaSpot> areas,

        @Field(value = "Deployment zones, by their numbers", orElse = "{}", max = 4)
        Map<String, Spot> deploymentZones,

        @Field(value = "Points of interest", orElse = "{}", max = 12)
        Map<String, Poi> pois,

        @Field(value = "The row of enemy cards, A first", refersTo = "enemies", min = 1, max = 6)
        List<String> enemyRow,

        @Field(value = "Enemies on the map at first", orElse = "[]", max = 20)
        List<Placed> enemies,

        @Field(value = "Threat sets that are shuffled together", min = 1, max = 6)
        List<String> threatSets,

        @Field("Numbers of the tactics cards in play") Numbers tactics,

        @Field(value = "Gear slots of each hero", unit = "slots", min = 0, max = 8)
        int slots,

        @Field(value = "Suggested gear of each hero", refersTo = "heroes")
        Map<String, List<String>> gear,

        @Field(value = "Fog of war cards", orElse = "[]", max = 32)
        List<FogCard> fog,

        @Field("What ends the mission as a failure, beside the final round")
        Failure failure,

        @Field(value = "Battlefield Conditions by round", orElse = "[]", max = 20)
        List<BattlefieldCondition> battlefield,

        @Field(value = "What happens by itself", orElse = "[]", max = 12)
        List<Trigger> triggers,

        @Field(value = "Gear that a campaign gains by success", refersTo = "gear", orElse = "[]")
        List<String> rewards) {
    /** Upper limit of rounds. */
    public static final int MOST_ROUNDS = 20;

    /** A tile on the map. */
    public record TilePlace(
            @Field(value = "Which tile face", refersTo = "tiles")
            String tile,

            @Field(value = "Column of its upper left space", min = 0, max = 24)
            int x,

            @Field(value = "Row of its upper left space", min = 0, max = 24)
            int y,

            @Field(value = "Quarter turns clockwise", min = 0, max = 3, orElse = "0")
            int turns) {
        /** Checks that the tile is aligned, so that areas meet. */
        public TilePlace {
            if (x % Tile.SIDE != 0 || y % Tile.SIDE != 0) {
                throw new IllegalArgumentException("tiles lie side by side: x and y are multiples of 8");
            }
        }
    }

    /** An enemy on the map at the start. */
    public record Placed(
            @Field("The enemy, by its letter") EnemyLetter enemy,

            @Field(value = "Column", min = 0, max = 31) int x,

            @Field(value = "Row", min = 0, max = 31) int y) {}

    /** A range of numbers. */
    public record Numbers(
            @Field(value = "The lowest", min = 1, max = 24) int from,

            @Field(value = "The highest", min = 1, max = 24) int to) {
        /** Checks the order. */
        public Numbers {
            if (to < from) {
                throw new IllegalArgumentException("the lowest number comes first");
            }
        }
    }

    /** Conditions that end a mission as a failure. */
    public record Failure(
            @Field(value = "Whether a hero at Red at the start of its turn ends it", orElse = "false")
            boolean redAtStartOfTurn,

            @Field(value = "Wounds of one hero that end it", unit = "wounds", min = 1, max = 4)
            int wounds) {}

    /** Effects in phase 4 of a round (RB-RND-5). */
    public record BattlefieldCondition(
            @Field(value = "The round", min = 1, max = 20) int round,

            @Field(value = "What happens", min = 1, max = 6) List<Effect> effects) {}
}
