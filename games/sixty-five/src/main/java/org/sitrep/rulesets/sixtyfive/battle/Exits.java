package org.sitrep.rulesets.sixtyfive.battle;

import java.util.List;
import org.sitrep.rulesets.sixtyfive.definition.SpecialRules;
import org.sitrep.rulesets.sixtyfive.play.Event;

/** Lets units leave the map where the scenario allows it (SF-MOVE-10). */
final class Exits extends Part {
    private final boolean[][] forAll = new boolean[2][];
    private final boolean[][] forVehicles = new boolean[2][];
    /** The friendly edge of each side. */
    private final boolean[][] edge = new boolean[2][];

    Exits(final Table table) {
        super(table);
        final List<SpecialRules.Exit> exits = tables.rules.exits();
        for (int side = 0; side < 2; side++) {
            forAll[side] = new boolean[map.count];
            forVehicles[side] = new boolean[map.count];
            edge[side] = new boolean[map.count];
            for (final int hex : tables.battle.friendlyEdge[side]) {
                edge[side][hex] = true;
            }
        }
        for (int i = 0; i < exits.size(); i++) {
            final SpecialRules.Exit exit = exits.get(i);
            final boolean[] open =
                    (exit.vehiclesOnly() ? forVehicles : forAll)[exit.side().ordinal()];
            for (final int hex : tables.battle.exits[i]) {
                open[hex] = true;
            }
        }
    }

    /** Returns whether units may leave the map from a hex. */
    boolean open(final long group, final int from) {
        final int side = units.side[Long.numberOfTrailingZeros(group)];
        return forAll[side][from]
                || forVehicles[side][from] && (group & ~units.vehicles) == 0
                || edge[1 - side][from] && table.bonuses.isExit(side); // SF-BON-1
    }

    /** Takes a unit and its passengers off the map (SF-MOVE-10). */
    void leave(final int unit, final int from) {
        for (long rest = table.places.passengers(unit); rest != 0; rest &= rest - 1) {
            off(Long.numberOfTrailingZeros(rest), from);
        }
        off(unit, from);
    }

    private void off(final int unit, final int from) {
        final int side = units.side[unit];
        if (s.relicsWith == unit) {
            s.relicsWith = BattleState.NONE;
            s.relicsGone = edge[side][from] ? side : BattleState.NONE; // S8
        }
        s.exitedThrough |= edge[1 - side][from] ? 1L << unit : 0;
        table.places.remove(unit, BattleState.EXITED);
        trace.tell(Event.UNIT_EXITED, unit, from);
    }
}
