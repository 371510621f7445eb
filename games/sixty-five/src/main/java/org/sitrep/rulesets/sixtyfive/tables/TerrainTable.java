package org.sitrep.rulesets.sixtyfive.tables;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.sitrep.rulesets.sixtyfive.definition.Terrain;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.MoveClass;

/** The Terrain Effects Chart; terrain is numbered in the order of the files. Immutable. */
public final class TerrainTable {
    /** Ids, by number. */
    public final List<String> ids;
    /** The rows of the chart. */
    public final Terrain[] printed;
    /** Cover Factor. */
    public final int[] cover;
    /** True where a Moved target is no easier to hit. */
    public final boolean[] hidesMovement;

    /** Cover of rubble; 0 without such terrain in the chart. */
    public final int rubbleCover;

    private final int[] cost;

    /** Makes the tables of a chart. */
    public TerrainTable(final Map<String, Terrain> chart) {
        ids = List.copyOf(chart.keySet());
        printed = chart.values().toArray(Terrain[]::new);
        cover = ints(Terrain::cover);
        hidesMovement = new boolean[printed.length];
        rubbleCover = ids.contains("rubble") ? cover[ids.indexOf("rubble")] : 0;
        cost = new int[MoveClass.values().length * printed.length];
        put(MoveClass.LEG, Terrain::leg);
        put(MoveClass.WHEELED, Terrain::wheeled);
        put(MoveClass.OFF_ROAD, Terrain::offRoad);
        put(MoveClass.TRACKED, Terrain::tracked);
        put(MoveClass.FLYING, terrain -> 1);
        for (int t = 0; t < printed.length; t++) {
            hidesMovement[t] = printed[t].hidesMovement();
        }
    }

    private int[] ints(final ToIntFunction<Terrain> value) {
        return Arrays.stream(printed).mapToInt(value).toArray();
    }

    private void put(final MoveClass moves, final ToIntFunction<Terrain> value) {
        for (int t = 0; t < printed.length; t++) {
            cost[moves.ordinal() * printed.length + t] = value.applyAsInt(printed[t]);
        }
    }

    /** Returns the cost for a class of movement, an ordinal of {@link MoveClass}; 0 if it cannot enter (SF-MOVE-1). */
    public int cost(final int moves, final int terrain) {
        return cost[moves * printed.length + terrain];
    }

    /** Returns the terrain of a letter. */
    int byLetter(final char letter) {
        for (int t = 0; t < printed.length; t++) {
            if (printed[t].letter().charAt(0) == letter) {
                return t;
            }
        }
        throw new IllegalArgumentException("no terrain has the letter " + letter);
    }

    /** Returns the number of a terrain. */
    int of(final String id) {
        return ids.indexOf(id);
    }
}
