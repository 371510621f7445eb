package org.sitrep.rulesets.sixtyfive.reference;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.play.Event;

/** The units that have just entered a hex together. */
final class Movers {
    private final List<Integer> units = new ArrayList<>();
    private int from;
    private int to = BattleState.NONE;
    private boolean open;

    void heard(final Event event, final int[] n) {
        switch (event) {
            case UNIT_MOVED -> {
                if (!open || n[1] != from || n[2] != to || units.contains(n[0])) {
                    units.clear();
                }
                from = n[1];
                to = n[2];
                units.add(n[0]);
                open = true;
            }
            case UNIT_ARRIVED -> {
                units.clear();
                units.add(n[0]);
                to = n[1];
                open = false;
            }
            case HEX_CONTROLLED -> {}
            default -> open = false;
        }
    }

    /** Returns whether the last unit has moved with others that were told of before. */
    boolean together() {
        return units.size() > 1;
    }

    /** A question comes between two entries. */
    void decided() {
        open = false;
    }

    /** Returns those that are still there and may go on: a unit that was hit is Ops Complete (SF-OPF-5). */
    List<Counter> of(final TableCopy copy) {
        return units.stream()
                .map(copy.counters::get)
                .filter(unit -> unit.hex == copy.hexes.get(to) && !unit.complete && !unit.dead)
                .toList();
    }
}
