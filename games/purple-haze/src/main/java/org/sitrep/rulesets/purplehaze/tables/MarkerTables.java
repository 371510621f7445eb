package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.CombatMarker;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.TacticsMarker;

/** Enemy Combat markers and Tactics markers (PH-ENM-2, PH-TAC-1 to PH-TAC-8). Immutable. */
public final class MarkerTables {
    /** Numbers of the Combat markers. */
    public final Index combatIndex;
    /** The pool: the marker of each copy. */
    public final int[] combatPool;
    /** Initiative cost. */
    public final int[] cost;
    /** Extra Focus dice. */
    public final int[] focus;
    /** Extra Crit dice. */
    public final int[] crit;
    /** Whether a Tactics marker is added. */
    public final boolean[] addTactic;
    /** Whether Enemies move to Hard Cover. */
    public final boolean[] hardMove;
    /** Numbers of the Tactics markers. */
    public final Index tacticsIndex;
    /** What each Tactics marker is called. */
    public final List<String> tacticsNames;
    /** What each does, the ordinal of {@link TacticsMarker.Effect}. */
    public final int[] tacticsEffect;
    /** Focus dice of its attack. */
    public final int[] tacticsFocus;
    /** Strike dice of its attack. */
    public final int[] tacticsStrike;
    /** Crit dice of its attack. */
    public final int[] tacticsCrit;
    /** Soft Cover it strips. */
    public final int[] tacticsStrip;
    /** Extra cost of the activation. */
    public final int[] tacticsCost;

    MarkerTables(final GameData game) {
        combatIndex = new Index(game.combatMarkers());
        final int combatMarkers = combatIndex.size();
        cost = new int[combatMarkers];
        focus = new int[combatMarkers];
        crit = new int[combatMarkers];
        addTactic = new boolean[combatMarkers];
        hardMove = new boolean[combatMarkers];
        final List<Integer> pool = new ArrayList<>();
        for (final CombatMarker marker : game.combatMarkers().values()) {
            final int m = combatIndex.of(marker.id());
            cost[m] = marker.cost();
            focus[m] = marker.focus();
            crit[m] = marker.crit();
            addTactic[m] = marker.addTactic();
            hardMove[m] = marker.hardMove();
            for (int copy = 0; copy < marker.copies(); copy++) {
                pool.add(m);
            }
        }
        combatPool = pool.stream().mapToInt(Integer::intValue).toArray();
        tacticsIndex = new Index(game.tactics());
        final int tacticsMarkers = tacticsIndex.size();
        tacticsEffect = new int[tacticsMarkers];
        tacticsFocus = new int[tacticsMarkers];
        tacticsStrike = new int[tacticsMarkers];
        tacticsCrit = new int[tacticsMarkers];
        tacticsStrip = new int[tacticsMarkers];
        tacticsCost = new int[tacticsMarkers];
        tacticsNames = game.tactics().values().stream().map(TacticsMarker::name).toList();
        for (final TacticsMarker marker : game.tactics().values()) {
            final int t = tacticsIndex.of(marker.id());
            tacticsEffect[t] = marker.effect().ordinal();
            tacticsFocus[t] = marker.focus();
            tacticsStrike[t] = marker.strike();
            tacticsCrit[t] = marker.crit();
            tacticsStrip[t] = marker.stripSoft();
            tacticsCost[t] = marker.cost();
        }
    }
}
