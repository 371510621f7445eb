package org.sitrep.rulesets.sixtyfive.story;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.Terrain;
import org.sitrep.rulesets.sixtyfive.definition.UnitType;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;

/** Builds the map as data: terrain, markers and units. */
final class HexScene {
    /** Degrees from the top to the first corner, half of those from one corner to the next. */
    private static final int CORNER = 30;

    private final BattleState s;
    private final Words words;
    private final HexMap map;
    private final List<Scene.Line> roads;

    HexScene(final BattleState state, final Words words) {
        s = state;
        this.words = words;
        map = state.tables.map;
        roads = roads(map);
    }

    /** Returns each road once: as it leads to the north, the northeast or the southeast. */
    private static List<Scene.Line> roads(final HexMap map) {
        final List<Scene.Line> roads = new ArrayList<>();
        for (int hex = 0; hex < map.count; hex++) {
            for (int direction = 0; direction < HexMap.SIDES / 2; direction++) {
                if ((map.road[hex] & 1 << direction) != 0) {
                    final int to = map.neighbour(hex, direction);
                    roads.add(new Scene.Line(
                            map.column[hex], map.row[hex], map.column[to], map.row[to], Scene.Stroke.ROAD));
                }
            }
        }
        return roads;
    }

    Scene now() {
        final List<Scene.Cell> cells = new ArrayList<>();
        for (int row = 0; row < map.rows(); row++) {
            for (int column = 0; column < map.columns(); column++) {
                if (map.hex(column, row) != HexMap.NONE) {
                    cells.add(cell(map.hex(column, row)));
                }
            }
        }
        final List<String> columns = Collections.nCopies(map.columns(), "");
        final List<String> rows = Collections.nCopies(map.rows(), "");
        return new Scene("map", "Map", columns, rows, cells, roads, true);
    }

    /** Returns the id of a unit's token. */
    static String token(final int unit) {
        return "unit-" + unit;
    }

    /** Returns a line of fire from one hex of the map to another. */
    Transcript.Shot shot(final int from, final int to, final int side) {
        return new Transcript.Shot(map.column[from], map.row[from], map.column[to], map.row[to], side(side));
    }

    private static Scene.Side side(final int side) {
        return side == 0 ? Scene.Side.OWN : Scene.Side.OPPOSING;
    }

    private Scene.Cell cell(final int at) {
        final Terrain printed = s.tables.terrain.printed[map.terrain[at]];
        return new Scene.Cell(
                map.column[at],
                map.row[at],
                words.hex(at),
                ground(printed),
                ground(printed) == Scene.Ground.PLAIN ? "" : printed.letter(),
                marks(at, printed),
                Words.each(s.in[at]).mapToObj(this::counter).toList(),
                s.tables.battle.objective[at] ? holder(s.control[at]) : Optional.empty());
    }

    /** Returns the side that holds an objective; neither if no side does. */
    private static Optional<Scene.Side> holder(final int control) {
        return Optional.of(control < 0 ? Scene.Side.NEITHER : side(control));
    }

    private static Scene.Ground ground(final Terrain printed) {
        if (printed.building()) {
            return Scene.Ground.BUILT;
        }
        if (printed.leg() == 0) {
            return Scene.Ground.WATER;
        }
        return switch (printed.sight()) {
            case BLOCKS, SILHOUETTE_BLOCKS -> Scene.Ground.FOREST;
            case DEGRADES -> Scene.Ground.HILL;
            case OPEN -> printed.hidesMovement() ? Scene.Ground.FIELD : Scene.Ground.PLAIN;
        };
    }

    private List<String> marks(final int at, final Terrain printed) {
        return Words.given(
                ground(printed) == Scene.Ground.PLAIN ? "" : printed.name(),
                printed.sight() == Terrain.Sight.SILHOUETTE_BLOCKS ? "silhouette" : "",
                s.smoke[at] > 0 ? "smoke" : "",
                s.bunker[at] != BattleState.NONE ? "bunker" : "",
                s.foxhole[at] ? "foxhole" : "",
                s.wire[at] ? "wire" : "",
                s.wreck[at] ? "wreck" : "",
                s.rubble[at] ? "rubble" : "",
                s.relicsIn == at ? "relics" : "");
    }

    private Scene.Token counter(final int unit) {
        final long bit = 1L << unit;
        final boolean twoSteps = (s.tables.units.twoSteps & bit) != 0;
        final double whole = (s.reduced & bit) != 0 ? 1 : 2;
        final double shaken = (s.shaken & bit) != 0 ? 0.5 : 0;
        return new Scene.Token(
                token(unit),
                side(s.tables.units.side[unit]),
                words.tag(unit),
                words.unit(unit),
                words.state(s, unit),
                twoSteps ? (whole - shaken) / 2 : 1 - shaken,
                (s.tables.units.vehicles & bit) != 0 ? CORNER + 2 * CORNER * s.facing[unit] : Double.NaN,
                role(s.tables.units.printed(unit)));
    }

    /** Returns the role of a unit, by what its counter says of its movement, its fire and its Abilities. */
    private static Scene.Role role(final UnitType printed) {
        return switch (printed.moves()) {
            case FLYING -> Scene.Role.HELICOPTER;
            case WHEELED -> Scene.Role.TRUCK;
            case TRACKED, OFF_ROAD -> printed.carrier() ? Scene.Role.CARRIER : Scene.Role.TANK;
            case LEG -> roleOnFoot(printed);
        };
    }

    private static Scene.Role roleOnFoot(final UnitType printed) {
        if (printed.hero()) {
            return Scene.Role.LEADER;
        }
        if (printed.armorPiercing().isPresent()) {
            return Scene.Role.ANTI_TANK;
        }
        if (printed.powers().contains(UnitType.Power.SATCHEL_CHARGE)) {
            return Scene.Role.ENGINEER;
        }
        return printed.abilities().contains(UnitType.Ability.SUPPRESSION) ? Scene.Role.MACHINE_GUN : Scene.Role.RIFLE;
    }
}
