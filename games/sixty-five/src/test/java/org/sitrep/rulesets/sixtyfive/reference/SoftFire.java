package org.sitrep.rulesets.sixtyfive.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A ranged attack on soft targets, from its declaration on (section 10). */
final class SoftFire {
    /** Factor of a Satchel Charge (SF-POW-7). */
    private static final int SATCHEL = 5;

    private static final int FARTHEST = 12;
    /** Factor of a helicopter that falls. */
    private static final int CRASH = 2;
    /** Factor of a Rifle unit that fires from an M113 (S4, S6). */
    private static final int FROM_CARRIER = 1;

    final Counter lead;
    final Hex at;
    /** What the attack may hurt: one unit, or all soft ones that it is spread over. */
    final List<Counter> targets;

    final Way way;
    final List<Counter> joined = new ArrayList<>();
    /** Units that are on the move, in Opportunity Fire (AMB-11). */
    final Set<Counter> onTheMove = new HashSet<>();

    boolean bulletStorm;
    boolean unexpectedCover;
    /** True for the shot that Reload &amp; Fire gives (SF-ACT-15). */
    boolean reloaded;
    /** True for a line straight down a road, where the rule of S6 holds that takes Kunai and Jungle off it. */
    boolean onARoad;

    /** Ways to fire that differ in what they add (sections 18, 22). */
    enum Way {
        FIRE(0),
        MOVE_AND_FIRE(0),
        FLANKING_FIRE(0),
        CANNISTER(2),
        FORTY_MM(1),
        EXPLOSIVE_ROUNDS(2),
        KILL_SHOT(1),
        SATCHEL_CHARGE(0);

        final int added;

        Way(final int added) {
            this.added = added;
        }
    }

    SoftFire(final Counter lead, final Hex at, final List<Counter> targets, final Way way) {
        this.lead = lead;
        this.at = at;
        this.targets = List.copyOf(targets);
        this.way = way;
    }

    /** Returns the modifier of a range; null beyond the last band (GAP-4). */
    static Integer rangeModifier(final int range) {
        final int band = range <= 2 ? 1 : range <= 5 ? 0 : range <= 8 ? -1 : -2;
        return range <= FARTHEST ? Integer.valueOf(band) : null;
    }

    /** Returns whether a unit can reach a hex: by range alone, without the factor that it has left. */
    static boolean reaches(final Counter unit, final Hex at, final Way way) {
        final int range = unit.hex.range(at);
        return switch (way) {
            case SATCHEL_CHARGE -> range == 1;
            case FORTY_MM -> range <= 3;
            case CANNISTER -> range <= 4;
            default -> unit.type.has("sniper") || rangeModifier(range) != null; // SF-ABIL-7
        };
    }

    /** Returns whether a unit may join: in range, with a factor of at least 1 there (SF-LEAD-3). */
    static boolean mayJoin(final Counter unit, final Hex at) {
        final Integer modifier = unit.type.has("sniper") ? Integer.valueOf(0) : rangeModifier(unit.hex.range(at));
        return modifier != null && factor(unit) + modifier >= 1;
    }

    private static int factor(final Counter unit) {
        return unit.carrier != null ? FROM_CARRIER : unit.highExplosive();
    }

    private boolean isSniper() {
        return lead.type.has("sniper");
    }

    /** A Sniper without others takes no notice of cover (SF-ABIL-7, AMB-29). */
    private boolean ignoresCover() {
        return isSniper() && joined.isEmpty();
    }

    /** Returns the number of cards of the Damage Draw; 0 or less aborts the attack (SF-FIRE-3, SF-FIRE-4). */
    int draws() {
        int draws = way == Way.SATCHEL_CHARGE ? SATCHEL : factor(lead) + way.added;
        if (way != Way.SATCHEL_CHARGE && !isSniper()) {
            draws += rangeModifier(lead.hex.range(at));
        }
        for (final Counter unit : joined) { // SF-LEAD-2
            draws += factor(unit);
        }
        draws += bulletStorm ? 1 : 0; // SF-SUP-3
        draws += reloaded ? 1 : 0; // SF-ACT-15
        draws += way == Way.FLANKING_FIRE && fromSeveralSides() ? 1 : 0; // SF-ACT-7
        draws += firesOnMovers() ? 1 : 0; // SF-FIRE-20
        draws -= lead.hex.smoke ? 1 : 0; // SF-POW-6
        if (!ignoresCover()) {
            draws -= cover() + (unexpectedCover ? 1 : 0); // SF-REA-4
        }
        if (!isSniper() && targets.stream().anyMatch(Counter::difficult)) { // SF-ABIL-3
            draws--;
        }
        return draws;
    }

    private boolean firesOnMovers() {
        return !at.hidesMovement()
                && targets.stream()
                        .anyMatch(unit -> !unit.type.helicopter() && (unit.moved || onTheMove.contains(unit)));
    }

    private int cover() {
        if (targets.stream().anyMatch(unit -> unit.flight == Counter.Flight.FLYING)) { // SF-HELO-6
            return 1;
        }
        final boolean inBunker = at.bunker != null && targets.stream().anyMatch(unit -> unit.type.leg());
        return at.cover(onARoad) + (inBunker ? 1 : 0); // SF-FORT-2
    }

    /** SF-ACT-7: the lines of fire enter the hex by different sides; a corner is both sides next to it. */
    private boolean fromSeveralSides() {
        return joined.stream().anyMatch(unit -> !sides(unit.hex).equals(sides(lead.hex)));
    }

    private Set<Integer> sides(final Hex from) {
        final double across = from.centre()[0] - at.centre()[0];
        final double down = (from.centre()[1] - at.centre()[1]) * Math.sqrt(3);
        final double turned =
                (Math.toDegrees(Math.atan2(down, across)) + 360 + 120) % 360; // 0 at the upper left corner
        final double sector = turned / 60;
        final long nearest = Math.round(sector);
        return Math.abs(sector - nearest) < 1e-6
                ? Set.of(Math.floorMod(nearest, 6), Math.floorMod(nearest - 1, 6))
                : Set.of((int) Math.floor(sector));
    }

    /** Returns the colours that hit (table of 10c, preset P1). */
    static String colours(final Counter lead, final Way way) {
        if (lead.type.helicopter()) { // SF-HELO-3
            return lead.flight == Counter.Flight.HOVERING && way != Way.MOVE_AND_FIRE ? "G" : "YR";
        }
        return way == Way.MOVE_AND_FIRE ? "YR" : "G";
    }

    /**
     * Returns which units may take the next hit of an attack that is spread (SF-FIRE-11).
     *
     * @param taken hits that each has taken
     */
    static List<Counter> nextOf(final List<Counter> targets, final Map<Counter, Integer> taken) {
        final Comparator<Counter> order = Comparator.<Counter>comparingInt(unit -> taken.getOrDefault(unit, 0))
                .thenComparing(unit -> unit.type.has("difficult"))
                .thenComparing(unit -> unit.type.hero());
        final List<Counter> living = targets.stream()
                .filter(unit -> !unit.dead && unit.type.soft())
                .sorted(order)
                .toList();
        return living.stream()
                .filter(unit -> order.compare(unit, living.get(0)) == 0)
                .toList();
    }

    /** Returns hits that no unit has taken yet. */
    static Map<Counter, Integer> nobodyHit() {
        return new HashMap<>();
    }

    /** Returns the cards of a helicopter that falls on a unit (SF-HELO-8). */
    static int crash(final Counter target) {
        return CRASH - new SoftFire(target, target.hex, List.of(target), Way.FIRE).cover();
    }

    /** Returns the cards that artillery draws against the soft targets of a hex (SF-ART-4). */
    static int strike(final Hex at, final List<Counter> targets, final int factor) {
        final SoftFire covered = new SoftFire(targets.get(0), at, targets, Way.FIRE);
        return factor
                - covered.cover()
                + (targets.size() > 1 ? 1 : 0)
                - (targets.stream().anyMatch(Counter::difficult) ? 1 : 0);
    }
}
