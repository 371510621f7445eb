package org.sitrep.rulesets.sixtyfive.tables;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.sitrep.rulesets.sixtyfive.definition.Battle;
import org.sitrep.rulesets.sixtyfive.definition.Force;
import org.sitrep.rulesets.sixtyfive.definition.HexName;
import org.sitrep.rulesets.sixtyfive.definition.SpecialRules;
import org.sitrep.rulesets.sixtyfive.definition.Victory.Count;
import org.sitrep.rulesets.sixtyfive.definition.Victory.Term;
import org.sitrep.rulesets.sixtyfive.definition.Zone;

/** The zones of a battle as lists of hexes. Immutable. */
public final class BattleTable {
    /** The battle as data. */
    public final Battle printed;
    /** Hexes of each zone of each force. */
    public final int[][][] zones;
    /** Smallest distance to enemies, by force and zone. */
    public final int[][] away;
    /** The hexes with Wire. */
    public final int[] wire;
    /** The hexes with the relics' ruins. */
    public final int[] ruins;
    /** The friendly edge of each side; empty if it has none. */
    public final int[][] friendlyEdge = new int[2][];

    /** True for hexes whose control is worth points. */
    public final boolean[] objective;

    /** True where units of each side may leave the map. */
    public final boolean[][] exit;
    /** True where vehicles of each side may leave the map, but no others. */
    public final boolean[][] vehicleExit;

    private final HexMap map;
    private final TerrainTable terrain;

    /** Makes the tables of a battle whose hexes exist. */
    public BattleTable(final Battle battle, final HexMap map, final TerrainTable terrain) {
        this.printed = battle;
        this.map = map;
        this.terrain = terrain;
        final List<Force> forces = battle.forces();
        zones = new int[forces.size()][][];
        away = new int[forces.size()][];
        for (int f = 0; f < zones.length; f++) {
            zones[f] = forces.get(f).zones().stream().map(this::hexes).toArray(int[][]::new);
            away[f] = forces.get(f).zones().stream()
                    .mapToInt(Zone::awayFromEnemies)
                    .toArray();
        }
        wire = hexes(battle.rules().wire());
        ruins = hexes(battle.rules().relics());
        exit = new boolean[2][map.count];
        vehicleExit = new boolean[2][map.count];
        for (final SpecialRules.Exit way : battle.rules().exits()) {
            for (final int hex : hexes(way.zone())) {
                (way.vehiclesOnly() ? vehicleExit : exit)[way.side().ordinal()][hex] = true;
            }
        }
        for (int side = 0; side < friendlyEdge.length; side++) {
            final Zone edge = battle.friendlyEdges().get(side == 0 ? "us" : "com");
            friendlyEdge[side] = edge == null ? new int[0] : hexes(edge);
        }
        objective = new boolean[map.count];
        for (int at = 0; at < map.count; at++) {
            final int hex = at;
            objective[at] = battle.victory().scores().values().stream()
                    .flatMap(List::stream)
                    .anyMatch(term -> term.count() == Count.CONTROLLED && isOn(term, hex));
        }
    }

    private int[] hexes(final List<SpecialRules.HexOf> named) {
        return named.stream()
                .mapToInt(at -> map.hex(at.map() - 1, HexName.parse(at.hex()).orElseThrow()))
                .toArray();
    }

    /** Returns whether a term of a score counts on a hex. */
    public boolean isOn(final Term term, final int at) {
        return (term.map().isEmpty() || term.map().get() - 1 == map.sheet[at])
                && (term.terrain().isEmpty() || term.terrain().get().equals(terrain.ids.get(map.terrain[at])))
                && (term.hex().isEmpty()
                        || map.own[at].equals(HexName.parse(term.hex().get()).orElseThrow()));
    }

    /** Returns the hexes of a zone, in ascending order. */
    public int[] hexes(final Zone zone) {
        final int[] own =
                IntStream.range(0, map.count).filter(hex -> isIn(zone, hex)).toArray();
        return zone.andNeighbours()
                ? IntStream.range(0, map.count)
                        .filter(hex -> Arrays.stream(own).anyMatch(in -> map.distance(hex, in) <= 1))
                        .toArray()
                : own;
    }

    private boolean isIn(final Zone zone, final int hex) {
        final HexName own = map.own[hex];
        return zone.map().filter(place -> place - 1 != map.sheet[hex]).isEmpty()
                && zone.columns().filter(c -> c.indexOf('A' + own.column()) < 0).isEmpty()
                && (zone.rows().isEmpty() || zone.rows().contains(own.row()))
                && (zone.hexes().isEmpty() || zone.hexes().contains(own.toString()))
                && (zone.terrain().isEmpty() || zone.terrain().contains(terrain.ids.get(map.terrain[hex])))
                && (!zone.road() || map.onRoad[hex])
                && zone.edge().filter(edge -> !isAt(edge, hex)).isEmpty();
    }

    private boolean isAt(final Zone.Edge edge, final int hex) {
        final int column = map.column[hex];
        final int row = map.row[hex];
        return switch (edge) {
            case TOP -> IntStream.range(0, row).noneMatch(r -> map.hex(column, r) != HexMap.NONE);
            case BOTTOM -> IntStream.range(row + 1, map.rows()).noneMatch(r -> map.hex(column, r) != HexMap.NONE);
            case LEFT -> column == 0;
            case RIGHT -> column == map.columns() - 1;
        };
    }
}
