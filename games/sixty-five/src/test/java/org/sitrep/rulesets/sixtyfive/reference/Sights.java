package org.sitrep.rulesets.sixtyfive.reference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.sixtyfive.reference.Hex.Ground;

/** Lines of sight over some hexes: each hex is cut out of the line between two centres. */
final class Sights {
    private static final int WHOLE = 2;
    private static final int HALF = 1;

    private final Map<List<Integer>, Hex> hexes = new HashMap<>();
    private final int columns;
    private final int rows;

    /** The effect of a hex on a line that passes it. */
    private enum Effect {
        OPEN,
        DEGRADES,
        BLOCKS
    }

    /** A part of a line: from where to where, and whether within the hexagon or only along a side of it. */
    private record Part(double from, double to, boolean within) {}

    /** Hexes that a line passes at once: one, or two along a shared side; null stands for space off the map. */
    private record Passed(double from, List<Hex> hexes) {}

    Sights(final Collection<Hex> all) {
        all.forEach(hex -> hexes.put(List.of(hex.column, hex.row), hex));
        columns = all.stream().mapToInt(hex -> hex.column).max().orElse(0);
        rows = all.stream().mapToInt(hex -> hex.row).max().orElse(0);
    }

    /** Returns whether a unit sees another: by air if one of the two is in the air (SF-HELO-10). */
    boolean sees(final Counter one, final Counter other) {
        return one.inTheAir() == other.inTheAir() && !one.inTheAir()
                ? ground(one.hex, other.hex)
                : one.inTheAir() ? air(one.hex, other.hex) : air(other.hex, one.hex);
    }

    /** Returns whether there is a line between units on the ground. */
    boolean ground(final Hex from, final Hex to) {
        if (from.range(to) <= 1) { // SF-LOS-1
            return true;
        }
        final boolean road = downTheRoad(from, to);
        int degrading = 0;
        for (final Passed passed : between(from, to)) { // SF-LOS-2: the ends are left out
            switch (effect(passed, from, to, road)) {
                case BLOCKS -> {
                    return false;
                }
                case DEGRADES -> degrading++;
                default -> {}
            }
        }
        return degrading < 2; // SF-LOS-4
    }

    /** Returns whether there is a line between a helicopter in the air and a unit on the ground. */
    boolean air(final Hex helicopter, final Hex ground) {
        if (helicopter.range(ground) <= 1) { // SF-LOS-1
            return true;
        }
        final List<Passed> line = between(helicopter, ground);
        if (line.stream()
                .anyMatch(passed -> isOffMap(passed)
                        || passed.hexes.stream().allMatch(hex -> hex != null && hex.smoke))) { // SF-HELO-10, SF-LOS-11
            return false;
        }
        final Passed last = line.get(line.size() - 1); // SF-HELO-11
        return !last.hexes.stream()
                .allMatch(hex -> hex != null
                        && (hex.ground == Ground.JUNGLE
                                || last.hexes.size() == 1
                                        && hex.ground == Ground.BUILDING
                                        && cutsSilhouette(hex, helicopter, ground)));
    }

    /** SF-LOS-5, SF-LOS-6: along a side the weaker of both hexes counts, and space off the map is open. */
    private Effect effect(final Passed passed, final Hex from, final Hex to, final boolean road) {
        if (isOffMap(passed)) { // S7: mountains; in other layouts no line leaves the map
            return Effect.BLOCKS;
        }
        return passed.hexes.stream()
                .map(hex -> hex == null ? Effect.OPEN : effect(hex, passed.hexes.size() == 1, from, to, road))
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    private static boolean isOffMap(final Passed passed) {
        return passed.hexes.size() == 1 && passed.hexes.get(0) == null;
    }

    private static Effect effect(
            final Hex hex, final boolean within, final Hex from, final Hex to, final boolean road) {
        final boolean tall = hex.ground == Ground.JUNGLE || hex.ground == Ground.KUNAI;
        final boolean house = hex.ground == Ground.BUILDING && within && cutsSilhouette(hex, from, to);
        if (hex.smoke || !road && (tall || house)) { // SF-LOS-3
            return Effect.BLOCKS;
        }
        final boolean bushes = hex.ground == Ground.BRUSH || hex.ground == Ground.RUBBLE || hex.rubble;
        final boolean vehicles = hex.wreck || hex.standing().stream().anyMatch(Counter::onWheelsOrTracks);
        return vehicles || !road && bushes ? Effect.DEGRADES : Effect.OPEN; // SF-LOS-4, SF-LOS-7
    }

    /** SF-LOS-8: both ends and all hexes between lie on a straight road that joins each to the next. */
    boolean downTheRoad(final Hex from, final Hex to) {
        Hex at = from;
        for (final Passed passed : between(from, to)) {
            if (passed.hexes.size() != 1 || !at.roads.contains(passed.hexes.get(0))) {
                return false;
            }
            at = passed.hexes.get(0);
        }
        return at.roads.contains(to) && isStraight(from, to);
    }

    private static boolean isStraight(final Hex from, final Hex to) {
        final int across = Math.abs(from.centre()[0] - to.centre()[0]);
        final int down = Math.abs(from.centre()[1] - to.centre()[1]);
        return across == 0 || across == 3 * down;
    }

    private List<Passed> between(final Hex from, final Hex to) {
        final List<Passed> line = new ArrayList<>();
        final Map<Double, List<Hex>> sides = new HashMap<>();
        for (int column = -1; column <= columns + 1; column++) {
            for (int row = -1; row <= rows + 1; row++) {
                final Hex hex = hexes.get(List.of(column, row));
                final Part part = part(from.centre(), to.centre(), Hex.centre(column, row), WHOLE);
                if (part == null || hex == from || hex == to) {
                    continue;
                }
                if (part.within) {
                    line.add(new Passed(part.from, both(hex)));
                } else {
                    sides.computeIfAbsent(part.from, key -> new ArrayList<>()).add(hex);
                }
            }
        }
        sides.forEach((start, pair) -> line.add(new Passed(start, pair)));
        line.sort(Comparator.comparingDouble(Passed::from));
        return line;
    }

    private static List<Hex> both(final Hex hex) {
        final List<Hex> list = new ArrayList<>();
        list.add(hex);
        return list;
    }

    /** SF-LOS-10: a building is a hexagon of half the size. */
    private static boolean cutsSilhouette(final Hex hex, final Hex from, final Hex to) {
        final Part part = part(from.centre(), to.centre(), hex.centre(), HALF);
        return part != null && part.within;
    }

    /**
     * Returns the part of a line in a hexagon; null if it is no longer than a point. Equal places on the line are equal
     * numbers, as they are quotients of small whole numbers.
     */
    private static Part part(final int[] from, final int[] to, final int[] centre, final int size) {
        double first = 0;
        double last = 1;
        boolean within = true;
        for (int i = 0; i < Hex.CORNERS.length; i++) {
            final int[] one = Hex.CORNERS[i];
            final int[] next = Hex.CORNERS[(i + 1) % Hex.CORNERS.length];
            final int begins = inside(one, next, centre, from, size);
            final int ends = inside(one, next, centre, to, size);
            if (begins == 0 && ends == 0) {
                within = false;
            } else if (begins < 0 && ends < 0) {
                return null;
            } else if (begins < 0) {
                first = Math.max(first, (double) begins / (begins - ends));
            } else if (ends < 0) {
                last = Math.min(last, (double) begins / (begins - ends));
            }
        }
        return first < last ? new Part(first, last, within) : null;
    }

    /** Returns a number above 0 for a point on the inner side of the side from one corner to the next. */
    private static int inside(
            final int[] one, final int[] next, final int[] centre, final int[] point, final int size) {
        final int x = centre[0] + one[0] * size / 2;
        final int y = centre[1] + one[1] * size / 2;
        return (next[0] - one[0]) * (point[1] - y) - (next[1] - one[1]) * (point[0] - x);
    }
}
