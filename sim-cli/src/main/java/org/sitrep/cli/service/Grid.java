package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.sitrep.cli.UserError;

/**
 * The points of a sweep, in the order to play: scenarios slowest, the last variation fastest.
 *
 * @param paths the varied values, in order
 * @param points what is played
 */
public record Grid(List<String> paths, List<Point> points) {
    private static final String FORBID = "forbid";
    private static final String NOTHING = "nothing";
    private static final int MOST_POINTS = 10_000;

    /** Copies the lists. */
    public Grid {
        paths = List.copyOf(paths);
        points = List.copyOf(points);
    }

    /**
     * One point.
     *
     * @param scenario its file
     * @param values by path, in order
     */
    public record Point(String scenario, Map<String, String> values) {
        /** Copies the map, keeping its order. */
        public Point {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }

        /** Returns the values as {@code path=value} texts. */
        public List<String> sets() {
            return values.entrySet().stream()
                    .map(value -> value.getKey() + "=" + written(value.getKey(), value.getValue()))
                    .toList();
        }

        /** What is forbidden is a list; one thing may be varied without saying so. */
        private static String written(final String path, final String value) {
            if (!path.equals(FORBID) || value.startsWith("[")) {
                return value;
            }
            return value.equals(NOTHING) ? "[]" : "[" + value.toLowerCase(Locale.ROOT) + "]";
        }
    }

    /**
     * Returns all combinations of scenarios and values.
     *
     * @param variations texts {@code path=v1,v2,...}; commas within brackets do not part values
     * @throws UserError if a text is malformed, a path stands twice, or there are more than ten thousand points
     */
    public static Grid of(final List<String> scenarios, final List<String> variations) {
        List<Point> points = scenarios.stream().map(s -> new Point(s, Map.of())).toList();
        final List<String> paths = new ArrayList<>();
        for (final String variation : variations) {
            final int equals = variation.indexOf('=');
            if (equals < 1) {
                throw UserError.usage(
                        "--vary " + variation + " is not path=values", "write it like --vary start.threat=2,5,8");
            }
            final String path = variation.substring(0, equals);
            if (paths.contains(path)) {
                throw UserError.usage("--vary " + path + " stands twice", "put all its values into one");
            }
            paths.add(path);
            points = crossed(points, path, values(variation.substring(equals + 1)));
        }
        return new Grid(paths, points);
    }

    private static List<Point> crossed(final List<Point> points, final String path, final List<String> values) {
        if ((long) points.size() * values.size() > MOST_POINTS) {
            throw UserError.usage("the grid has more than " + MOST_POINTS + " points", "vary fewer values at a time");
        }
        final List<Point> crossed = new ArrayList<>();
        for (final Point point : points) {
            for (final String value : values) {
                final Map<String, String> more = new LinkedHashMap<>(point.values());
                more.put(path, value);
                crossed.add(new Point(point.scenario(), more));
            }
        }
        return crossed;
    }

    private static List<String> values(final String text) {
        final List<String> values = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            final char c = text.charAt(i);
            if (c == '[' || c == '{') {
                depth++;
            } else if (c == ']' || c == '}') {
                depth--;
            } else if (c == ',' && depth == 0) {
                values.add(text.substring(start, i));
                start = i + 1;
            }
        }
        values.add(text.substring(start));
        return values;
    }
}
