package org.sitrep.rulesets.sixtyfive.definition;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.scenario.Field;

/** Special rules of a scenario. */
public record SpecialRules(
        @Field(
                value = "Terrain that stands for another one on all maps, e.g. building: kunai",
                refersTo = "terrain",
                orElse = "{}")
        Map<String, String> terrainIs,

        @Field(value = "Changed hexes: their terrain", orElse = "[]")
        List<HexTerrain> terrainAt,

        @Field(value = "Hexes with Wire", orElse = "[]") List<HexOf> wire,

        @Field(value = "Artillery by two Fire cards, one of them with Power", orElse = "[]", max = 2)
        List<TwoFires> twoFires,

        @Field(
                value = "First turn in which the US may call an air strike with a Fire card; 0 for never",
                min = 0,
                max = 12,
                orElse = "0")
        int airStrikeFrom,

        @Field(value = "High Explosive Factor of the air strike", unit = "cards", min = 0, max = 9, orElse = "5")
        int airStrike,

        @Field(
                value = "High Explosive Factor of a loaded Rifle unit of the US in an M113; 0 if it cannot fire",
                unit = "cards",
                min = 0,
                max = 4,
                orElse = "0")
        int riflesFromCarriers,

        @Field("True if these also add to an assault") boolean riflesAssaultFromCarriers,

        @Field("True if wheeled vehicles stay on roads") boolean wheelsOnRoads,

        @Field("True if fire straight down a road through Kunai or Jungle ignores cover")
        boolean roadsAreOpen,

        @Field(
                value = "Additional cost of a road hex in Kunai or Jungle with a vehicle or wreck",
                unit = "points",
                min = 0,
                max = 3,
                orElse = "0")
        int blockedRoad,

        @Field("True if any hit of an RPG destroys a truck") boolean rpgsDestroyTrucks,

        @Field("Side that has the initiative in turn 1 without a bid")
        Optional<Side> firstInitiative,

        @Field("True if space beside the maps blocks lines of sight")
        boolean mountains,

        @Field(
                value = "Turn at whose end carriers that fly are gone, as is each that has unloaded; 0 if they stay",
                min = 0,
                max = 12,
                orElse = "0")
        int transportsLeave,

        @Field(value = "Hexes with Rubble in which the relics may lie", orElse = "[]", max = 3)
        List<HexOf> relics,

        @Field(value = "Ways off the map", orElse = "[]", max = 6)
        List<Exit> exits,

        @Field(value = "Types of units that cannot be in a bunker", refersTo = "units", orElse = "[]")
        List<String> outsideBunkers,

        @Field("True without Bonus Victory Condition cards") boolean noBonusCards) {

    /** A hex of a map. */
    public record HexOf(
            @Field(value = "Map, by its place in the layout", min = 1, max = 3)
            int map,

            @Field("Hex, e.g. C4") String hex) {}

    /** A hex with another terrain than printed. */
    public record HexTerrain(
            @Field(value = "Map, by its place in the layout", min = 1, max = 3)
            int map,

            @Field("Hex, e.g. C4") String hex,

            @Field(value = "Terrain", refersTo = "terrain") String terrain) {}

    /** Artillery that a side has by two Fire cards (AMB-76). */
    public record TwoFires(
            @Field("Side") Side side,
            @Field("Factors") ArtilleryValues values,

            @Field("True if Heavy Artillery may support it") boolean heavy) {}

    /** Hexes from which a side may leave the map. */
    public record Exit(
            @Field("Side") Side side,
            @Field("Where") Zone zone,

            @Field("True if only vehicles leave there") boolean vehiclesOnly) {}

    /** The factors of a strike of artillery (SF-ART-3, GAP-3). */
    public record ArtilleryValues(
            @Field(value = "High Explosive Factor in each hex", unit = "cards", min = 0, max = 9)
            int highExplosive,

            @Field(value = "Armor Piercing Factor in each hex", min = -9, max = 9)
            int armorPiercing) {}
}
