package org.sitrep.rulesets.purplehaze.tables;

import java.util.stream.IntStream;
import org.sitrep.rulesets.purplehaze.definition.CombatMarker;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.TacticsMarker;

/** Enemy Combat markers and Tactics markers (PH-ENM-2, PH-TAC-1 to PH-TAC-8). Immutable. */
public final class MarkerTables {
    public final Pieces<CombatMarker> combat;
    /** The Combat marker of each copy in the pool. */
    public final int[] combatPool;
    /** The Tactics markers. */
    public final Pieces<TacticsMarker> tactics;

    MarkerTables(final GameData game) {
        combat = new Pieces<>(game.combatMarkers());
        combatPool = IntStream.range(0, combat.count)
                .flatMap(marker ->
                        IntStream.range(0, combat.get(marker).copies()).map(copy -> marker))
                .toArray();
        tactics = new Pieces<>(game.tactics());
    }
}
