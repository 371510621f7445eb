package org.sitrep.rulesets.purplehaze.tables;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Terrain;

/**
 * What it costs to enter each kind of Terrain (PH-MCH-3), in the order of the data files: lightest first among those
 * that shift. Immutable.
 */
public final class TerrainTable {
    /** Numbers of the kinds of Terrain. */
    public final Index index;
    /** How many kinds there are. */
    public final int count;
    /** Time to enter. */
    public final int[] minutes;
    /** SP to enter. */
    public final int[] stamina;
    /** Whether it has a place in the order of Terrain shifts (AMB-20). */
    public final boolean[] shifts;
    /** Whether a landing zone can be made there (PH-EVC-3). */
    public final boolean[] landing;
    /** The next lighter Terrain in the order of shifts, or {@link Index#NONE}. */
    public final int[] lighter;
    /** The next heavier Terrain in the order of shifts, or {@link Index#NONE}. */
    public final int[] heavier;

    /** Takes the Terrain of a document. */
    public TerrainTable(final GameData game) {
        index = new Index(game.terrain());
        count = index.size();
        minutes = new int[count];
        stamina = new int[count];
        shifts = new boolean[count];
        landing = new boolean[count];
        lighter = new int[count];
        heavier = new int[count];
        Arrays.fill(lighter, Index.NONE);
        Arrays.fill(heavier, Index.NONE);
        int last = Index.NONE;
        for (final Terrain terrain : game.terrain().values()) {
            final int t = index.of(terrain.id());
            minutes[t] = terrain.minutes();
            stamina[t] = terrain.stamina();
            shifts[t] = terrain.shifts();
            landing[t] = terrain.landing();
            if (terrain.shifts()) {
                lighter[t] = last;
                if (last != Index.NONE) {
                    heavier[last] = t;
                }
                last = t;
            }
        }
    }
}
