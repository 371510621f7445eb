package org.sitrep.rulesets.sixtyfive.reference;

import java.util.Comparator;
import java.util.List;

/** An assault (section 13). */
final class Assaults {
    /** Colours that hit (table of 10c, preset P1). */
    static final String COLOURS = "GR";

    private Assaults() {}

    /**
     * Returns the cards that some units draw (SF-ASLT-3).
     *
     * @param added for the side once: Charge 2, Bullet Storm 1, less 1 for Unexpected Cover of the other side
     * @param loadedRifles Rifle units in M113s that add 1 each (S4)
     */
    static int draws(final List<Counter> units, final int added, final long loadedRifles) {
        int factor = (int) loadedRifles;
        for (final Counter unit : units) {
            factor += unit.type.assaults() ? unit.highExplosive() + (unit.type.has("assault-plus") ? 1 : 0) : 1;
        }
        return Math.max(0, factor + added);
    }

    /**
     * Returns the units that may take the next hit: all are Shaken before one is reduced, all are reduced before one is
     * eliminated; a unit of one step is destroyed where others are reduced (SF-ASLT-7). Heroes come last.
     */
    static List<Counter> nextOf(final List<Counter> units) {
        final Comparator<Counter> order =
                Comparator.comparingInt(Assaults::tier).thenComparing(unit -> unit.type.hero());
        final List<Counter> living =
                units.stream().filter(unit -> !unit.dead).sorted(order).toList();
        return living.stream()
                .filter(unit -> order.compare(unit, living.get(0)) == 0)
                .toList();
    }

    private static int tier(final Counter unit) {
        return !unit.shaken ? 1 : !unit.reduced || unit.type.steps() == 1 ? 2 : 3;
    }

    /** Returns whether the attackers have to leave: more hits, or as many (SF-ASLT-8). */
    static boolean attackersRetreat(final int hitsOnAttackers, final int hitsOnDefenders) {
        return hitsOnAttackers >= hitsOnDefenders;
    }

    /** Returns the column and row of the hex directly away from where an attack came (SF-ASLT-9). */
    static List<Integer> away(final Hex from, final Hex at) {
        final int[] back = from.centre();
        final int[] here = at.centre();
        final int x = 2 * here[0] - back[0];
        final int y = 2 * here[1] - back[1];
        final int column = x / 6;
        return List.of(column, (y - (Math.floorMod(column, 2) == 0 ? 0 : 2)) / 4);
    }

    /** Returns whether a unit that retreats may enter a hex, to which a road leads or not (SF-ASLT-9, section 9). */
    static boolean isOpen(final Counter unit, final Hex hex, final boolean byRoad) {
        final List<Counter> own = hex.standing(unit.side).stream()
                .filter(other -> !other.inTheAir())
                .toList();
        final boolean room = own.size() < 3
                && own.stream().filter(other -> sameKind(other, unit)).count() < (isPlainLeg(unit) ? 2 : 1);
        return room
                && hex.standing(1 - unit.side).stream().allMatch(Counter::inTheAir)
                && (byRoad && !unit.type.helicopter() || mayStandIn(unit, hex.ground));
    }

    private static boolean isPlainLeg(final Counter unit) {
        return unit.type.leg() && !unit.type.hero();
    }

    private static boolean sameKind(final Counter other, final Counter unit) {
        return other.type.hero() == unit.type.hero() && other.type.leg() == unit.type.leg();
    }

    /** Terrain that is not prohibited to a class of movement (GAP-2). */
    private static boolean mayStandIn(final Counter unit, final Hex.Ground ground) {
        return switch (ground) {
            case POND -> false;
            case BUILDING -> unit.type.leg();
            case KUNAI, JUNGLE, RUBBLE, PADDY -> unit.type.leg() || unit.type.moves() == 'T';
            case CLEAR, BRUSH -> true;
        };
    }
}
