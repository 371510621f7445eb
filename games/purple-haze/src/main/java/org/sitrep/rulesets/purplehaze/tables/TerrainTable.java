package org.sitrep.rulesets.purplehaze.tables;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Terrain;

/** The cost of entering each kind of Terrain (PH-MCH-3): lightest first among those that shift. Immutable. */
public final class TerrainTable extends Pieces<Terrain> {
    /** The next lighter Terrain in the order of shifts (AMB-20), or {@link Index#NONE}. */
    public final int[] lighter = new int[count];
    /** The next heavier Terrain in the order of shifts, or {@link Index#NONE}. */
    public final int[] heavier = new int[count];
    /** Builds the table from the Terrain of a document. */
    public TerrainTable(final GameData game) {
        super(game.terrain());
        Arrays.fill(lighter, Index.NONE);
        Arrays.fill(heavier, Index.NONE);
        int last = Index.NONE;
        for (int terrain = 0; terrain < count; terrain++) {
            if (get(terrain).shifts()) {
                lighter[terrain] = last;
                if (last != Index.NONE) {
                    heavier[last] = terrain;
                }
                last = terrain;
            }
        }
    }
}
