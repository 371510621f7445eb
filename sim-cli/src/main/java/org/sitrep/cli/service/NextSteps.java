package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.output.Text;

/**
 * A few lines to try after a result, each with what it is good for. Immutable.
 *
 * @param steps the most useful first
 */
public record NextSteps(List<Step> steps) {
    /** Nothing to try. */
    public static final NextSteps NONE = new NextSteps(List.of());

    private static final int MOST = 3;

    /** Keeps as many as one looks at. */
    public NextSteps {
        steps = List.copyOf(steps.subList(0, Math.min(MOST, steps.size())));
    }

    /**
     * A line.
     *
     * @param why what it shows, in a few words
     * @param line for a shell in the folder of the launcher
     */
    public record Step(String why, String line) {}

    /** Collects lines. */
    static final class Collector {
        private final List<Step> steps = new ArrayList<>();

        Collector add(final String why, final String line) {
            steps.add(new Step(why, line));
            return this;
        }

        Collector add(final String why, final Optional<String> line) {
            line.ifPresent(there -> add(why, there));
            return this;
        }

        NextSteps steps() {
            return new NextSteps(steps);
        }
    }

    /**
     * Returns the block below a result, which begins with an empty line; nothing if there is nothing. A line is never
     * broken, so that it can be copied.
     */
    public String text(final boolean colour) {
        if (steps.isEmpty()) {
            return "";
        }
        final StringBuilder out =
                new StringBuilder("\n").append(Text.bold("Next", colour)).append('\n');
        steps.forEach(step -> out.append("  ")
                .append(step.why())
                .append(":\n    ")
                .append(step.line())
                .append('\n'));
        return out.toString();
    }
}
