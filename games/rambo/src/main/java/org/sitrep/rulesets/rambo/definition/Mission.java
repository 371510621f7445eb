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

        @Field(value = "Final round", unit = "rounds", min = 1, max = Mission.MOST_ROUNDS)
        int rounds,

        @Field(value = "Map tiles, each at its upper left space", min = 1, max = 16)
        List<TilePlace> tiles,

        @Field(value = "Hero start spaces", min = 4, max = 4)
        List<Spot> heroStarts,

        @Field("Hero start area") AreaSpot startArea,

        @Field(value = "Areas named by triggers", orElse = "{}")
        Map<String, AreaSpot> areas,

        @Field(value = "Deployment zones, by their numbers", orElse = "{}", max = 4)
        Map<String, Spot> deploymentZones,

        @Field(value = "Points of interest", orElse = "{}", max = 12)
        Map<String, Poi> pois,

        @Field(value = "Row of enemy cards, A first", refersTo = "enemies", min = 1, max = 6)
        List<String> enemyRow,

        @Field(value = "Enemies on the map at the start", orElse = "[]", max = 20)
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

        @Field("Causes of failure in addition to the final round")
        Failure failure,

        @Field(value = "Battlefield Conditions by round", orElse = "[]", max = 20)
        List<BattlefieldCondition> battlefield,

        @Field(value = "Triggers", orElse = "[]", max = 12) List<Trigger> triggers,

        @Field(value = "Gear that a campaign gains if the mission is a success", refersTo = "gear", orElse = "[]")
        List<String> rewards) {
    /** Upper limit of rounds. */
    public static final int MOST_ROUNDS = 20;

    /** A tile on the map. */
    public record TilePlace(
            @Field(value = "Tile face", refersTo = "tiles") String tile,

            @Field(value = "Column of its upper left space", min = 0, max = 24)
            int x,

            @Field(value = "Row of its upper left space", min = 0, max = 24)
            int y,

            @Field(value = "Quarter turns clockwise", min = 0, max = 3, orElse = "0")
            int turns) {
        /** Checks that the tile is aligned, so that areas meet. */
        public TilePlace {
            if (x % Tile.SIDE != 0 || y % Tile.SIDE != 0) {
                throw new IllegalArgumentException("tiles are side by side: write multiples of 8 for x and y");
            }
        }
    }

    /** An enemy on the map at the start. */
    public record Placed(
            @Field("Enemy, by its letter") EnemyLetter enemy,

            @Field(value = "Column", min = 0, max = 31) int x,

            @Field(value = "Row", min = 0, max = 31) int y) {}

    /** A range of numbers. */
    public record Numbers(
            @Field(value = "Lowest number", min = 1, max = 24)
            int from,

            @Field(value = "Highest number", min = 1, max = 24)
            int to) {
        /** Checks the order. */
        public Numbers {
            if (to < from) {
                throw new IllegalArgumentException("write the lowest number first");
            }
        }
    }

    /** Conditions that end a mission as a failure. */
    public record Failure(
            @Field("True if a hero at Red at the start of its turn fails the mission")
            boolean redAtStartOfTurn,

            @Field(value = "Wounds of one hero that fail the mission", unit = "wounds", min = 1, max = 4)
            int wounds) {}

    /** Effects in phase 4 of a round (RB-RND-5). */
    public record BattlefieldCondition(
            @Field(value = "Round", min = 1, max = 20) int round,

            @Field(value = "Effects", min = 1, max = 6) List<Effect> effects) {}
}
