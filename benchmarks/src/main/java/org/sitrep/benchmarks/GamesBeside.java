package org.sitrep.benchmarks;

import java.util.List;
import java.util.Locale;

/** Measures trials and decisions per second of all games, by their bots in turn on one thread. */
public final class GamesBeside {
    private static final int COUNTED = 40;
    private static final int SLICE_MILLIS = 40;
    private static final double SECOND = 1e9;

    private GamesBeside() {}

    /** A scenario and a bot, with the mean decisions of its first trials. */
    private record Line(String name, double decisions) {
        static Line of(final String name) {
            return new Line(name, plays(name).decisions(COUNTED) / (double) COUNTED);
        }

        Version version() {
            final Plays plays = plays(name);
            return new Version(name, 1, () -> plays.decisions(1));
        }

        private static Plays plays(final String name) {
            final String[] parts = name.split(":", 2);
            return new Plays(ShippedScenario.compile(parts[0]), parts[1]);
        }
    }

    /**
     * Prints a line for each scenario and bot: medians with quartiles of the CPU time of a trial, and a decision beside
     * the first line's.
     *
     * <p>Arguments: turns, milliseconds of warming up, then {@code SCENARIO:BOT} for each line.
     */
    public static void main(final String[] arguments) {
        final List<String> all = List.of(arguments);
        final List<Line> lines =
                all.subList(2, all.size()).stream().map(Line::of).toList();
        final Turns turns = new Turns(
                lines.stream().map(Line::version).toList(),
                Integer.parseInt(all.get(0)),
                SLICE_MILLIS,
                Integer.parseInt(all.get(1)));
        final Line first = lines.get(0);
        for (final Line line : lines) {
            final Quartiles nanos = turns.nanos(line.name, null);
            System.out.printf(
                    Locale.ROOT,
                    "%s: %s trials and %.0f decisions a second, %.0f a trial; a decision %.2f of the first line's%n",
                    line.name,
                    new Quartiles(SECOND / nanos.high(), SECOND / nanos.median(), SECOND / nanos.low()),
                    SECOND / nanos.median() * line.decisions,
                    line.decisions,
                    turns.ratio(line.name, first.name, null).median() * first.decisions / line.decisions);
        }
    }
}
