package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.cli.output.Text;

/** A few lines to try after a result, each with its purpose, the most useful first. Not thread-safe. */
public final class NextSteps {
    /** Half the width of an interval takes four times the trials. */
    static final int HALF_THE_WIDTH = 4;

    private static final int MOST = 3;

    private final List<Step> steps = new ArrayList<>();

    /**
     * A line for a shell in the folder of the launcher, with its purpose in a few words.
     *
     * @param reports whether it writes a report and does not name the folder yet
     */
    private record Step(String why, String line, boolean reports) {
        String text(final String into, final Collection<String> shorts) {
            return "  " + why + ":\n    " + withShorts(line, shorts) + (reports ? into : "") + "\n";
        }
    }

    /** Adds a line that is complete: it writes no report, or was typed with its folder. */
    NextSteps add(final String why, final String line) {
        steps.add(new Step(why, line, false));
        return this;
    }

    /** Adds a line that writes a report. */
    NextSteps add(final String why, final NextLine line) {
        steps.add(new Step(why, line.toString(), true));
        return this;
    }

    /** Adds a complete line if there is one. */
    NextSteps add(final String why, final Optional<String> line) {
        line.ifPresent(there -> add(why, there));
        return this;
    }

    /** Adds a line that writes a report, if there is one. */
    NextSteps addReporting(final String why, final Optional<NextLine> line) {
        line.ifPresent(there -> add(why, there));
        return this;
    }

    /**
     * Returns the block below a result, which begins with an empty line; empty if there is nothing to suggest. Lines
     * are never wrapped, so that they can be copied.
     *
     * @param into the option that names the folder of reports, after a blank; empty for the default
     * @param shorts paths of values that have an option of their own: {@code --ID VALUE} is written for {@code --set
     *     ID=VALUE}
     */
    public String text(final boolean colour, final String into, final Collection<String> shorts) {
        return steps.isEmpty()
                ? ""
                : "\n" + Text.bold("Next", colour) + "\n"
                        + steps.stream()
                                .limit(MOST)
                                .map(step -> step.text(into, shorts))
                                .collect(Collectors.joining());
    }

    /** Replaces values that need no quotes, also within the text of a side. */
    private static String withShorts(final String line, final Collection<String> shorts) {
        return shorts.isEmpty()
                ? line
                : line.replaceAll("(?<= )--set (" + String.join("|", shorts) + ")=([A-Za-z0-9][^ '\"]*)", "--$1 $2");
    }
}
