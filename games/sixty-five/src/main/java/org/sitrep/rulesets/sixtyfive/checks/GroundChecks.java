package org.sitrep.rulesets.sixtyfive.checks;

import static org.sitrep.ruleset.check.Check.check;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.sitrep.portable.Streams;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.sixtyfive.definition.Battle;
import org.sitrep.rulesets.sixtyfive.definition.Force;
import org.sitrep.rulesets.sixtyfive.definition.GameData;
import org.sitrep.rulesets.sixtyfive.definition.MapSheet;
import org.sitrep.rulesets.sixtyfive.definition.UnitType;
import org.sitrep.rulesets.sixtyfive.definition.Zone;
import org.sitrep.rulesets.sixtyfive.tables.BattleTable;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.TerrainTable;

/**
 * Checks the layout, and whether units find room in it. They look only where all that is named exists, by the codes of
 * the checks for that.
 */
final class GroundChecks {
    private static final int LEG_UNITS = 2;
    private static final int GROUND_UNITS = 3;

    static final List<Check<GameData>> ALL = List.of(
            check("SF050", "two maps lie on one another", sound(GroundChecks::mapsLieApart)),
            check("SF051", "a zone has no hex", laidOut(GroundChecks::zonesHaveHexes)),
            check("SF052", "units have no room where they set up", laidOut(GroundChecks::unitsHaveRoom)),
            check("SF053", "units of a convoy find no carrier", sound(GroundChecks::convoysCarry)),
            check("SF054", "fortifications have no room", laidOut(GroundChecks::fortsHaveRoom)));

    private GroundChecks() {}

    /** The layout of a battle. */
    private record Ground(GameData game, Battle battle, TerrainTable terrain, HexMap map, BattleTable table) {}

    /** Looks at the layout of a battle, at its place. */
    private interface Look {
        void at(Ground ground, Place at);
    }

    private static BiConsumer<GameData, Place> sound(final BattleChecks.Look look) {
        return BattleChecks.battle((game, battle, at) -> {
            if (at.isFreeOf("SF030", "SF031", "SF032", "SF033", "SF040", "SF041", "SF042")) {
                look.at(game, battle, at);
            }
        });
    }

    private static BiConsumer<GameData, Place> laidOut(final Look look) {
        return sound((game, battle, at) -> {
            if (at.isFreeOf("SF050")) {
                final TerrainTable terrain = new TerrainTable(game.terrain());
                final HexMap map = new HexMap(game, battle, terrain);
                look.at(new Ground(game, battle, terrain, map, new BattleTable(battle, map, terrain)), at);
            }
        });
    }

    private static void mapsLieApart(final GameData game, final Battle battle, final Place at) {
        final Map<List<Integer>, Boolean> taken = new HashMap<>();
        at.each("maps", battle.maps(), (placed, place) -> {
            boolean covers = false;
            for (int column = 0; column < MapSheet.COLUMNS; column++) {
                for (int row = MapSheet.firstRow(column); row <= MapSheet.LAST_ROW; row++) {
                    final boolean half = column % 2 != 0 && (row == 0 || row == MapSheet.LAST_ROW);
                    final Boolean before = taken.put(
                            List.of(HexMap.columnOf(placed, column), HexMap.rowOf(placed, column, row)), half);
                    covers |= before != null && !(before && half); // SF-MAP-1: only half-hexes lie on one another
                }
            }
            if (covers) {
                place.add(
                        placed.map() + " lies on a map before it",
                        "write column or row: a map is 11 columns wide and 6 rows high");
            }
        });
    }

    private static void zonesHaveHexes(final Ground ground, final Place at) {
        at.walk(ground.battle, (name, value, place) -> {
            if (value instanceof Zone zone && ground.table.hexes(zone).length == 0) {
                place.add("no hex is in this zone", "remove one of its conditions, or write other hexes");
            }
        });
    }

    private static int[] zone(final Ground ground, final Force force) {
        return force.zones().stream()
                .flatMapToInt(zone -> Arrays.stream(ground.table.hexes(zone)))
                .boxed()
                .filter(Streams.unseen())
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** SF-STACK-1 to SF-STACK-3, SF-SCEN-3: units stand in hexes that they enter, within the limits of stacking. */
    private static void unitsHaveRoom(final Ground ground, final Place at) {
        at.each("forces", ground.battle.forces(), (force, place) -> {
            final int[] zone = zone(ground, force);
            if (zone.length == 0) {
                return; // another check
            }
            if (force.turn() == 0) {
                room(ground, force, zone.length, place);
            }
            for (final String id : force.units().keySet()) {
                final UnitType type = ground.game.units().get(id);
                if (Arrays.stream(zone).noneMatch(hex -> enters(ground, type, hex))) {
                    place.in("units." + id)
                            .add(type.name() + " enters no hex of the zones", "write other zones, or another unit");
                }
            }
        });
    }

    private static void room(final Ground ground, final Force force, final int hexes, final Place place) {
        final Predicate<UnitType> onFoot = type -> type.leg() && !force.convoy();
        if (count(ground.game, force, onFoot.and(UnitType::hero)) > hexes) {
            noRoom(place, hexes, "one Hero");
        } else if (count(ground.game, force, type -> type.moves().vehicle()) > hexes) {
            noRoom(place, hexes, "one vehicle");
        } else if (count(ground.game, force, onFoot.and(type -> !type.hero())) > LEG_UNITS * hexes) {
            noRoom(place, hexes, "two Leg units");
        } else if (count(ground.game, force, onFoot.or(type -> !type.leg())) > GROUND_UNITS * hexes) {
            noRoom(place, hexes, "three units");
        }
    }

    private static void noRoom(final Place place, final int hexes, final String most) {
        place.add(
                "units",
                "the zones have " + Phrases.count(hexes, "hex", "hexes") + " with at most " + most + " in each",
                "write larger zones, or fewer units");
    }

    private static boolean enters(final Ground ground, final UnitType type, final int at) {
        return ground.terrain.cost(type.moves().ordinal(), ground.map.terrain[at]) != 0
                || ground.map.onRoad[at] && !type.leg();
    }

    /** S6: every Leg unit of a convoy is loaded: one that is no Hero, and a Hero, in each carrier. */
    private static void convoysCarry(final GameData game, final Battle battle, final Place at) {
        at.each("forces", battle.forces(), (force, place) -> {
            final int carriers = count(game, force, UnitType::carrier);
            final int heroes = count(game, force, UnitType::hero);
            final int others = count(game, force, type -> type.leg() && !type.hero());
            if (force.convoy() && Math.max(heroes, others) > carriers) {
                place.add(
                        "units",
                        "the convoy has " + others + " Leg units and " + heroes + " Heroes for " + carriers
                                + " carriers",
                        "add carriers, or write convoy: false");
            }
        });
    }

    private static int count(final GameData game, final Force force, final Predicate<UnitType> which) {
        return force.units().entrySet().stream()
                .filter(unit -> which.test(game.units().get(unit.getKey())))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /** SF-FORT-1 to SF-FORT-5: one fortification in a hex, in open ground. */
    private static void fortsHaveRoom(final Ground ground, final Place at) {
        at.each("forces", ground.battle.forces(), (force, place) -> {
            final long room = Arrays.stream(zone(ground, force))
                    .filter(hex -> ground.terrain.printed[ground.map.terrain[hex]].fortifiable())
                    .filter(hex -> IntStream.of(ground.table.wire).noneMatch(wire -> wire == hex))
                    .count();
            if (force.bunkers() + force.foxholes() > room) {
                place.add(
                        force.bunkers() > 0 ? "bunkers" : "foxholes",
                        "fortifications can stand in " + Phrases.count((int) room, "hex", "hexes") + " of the zones",
                        "write fewer, or larger zones");
            }
        });
    }
}
