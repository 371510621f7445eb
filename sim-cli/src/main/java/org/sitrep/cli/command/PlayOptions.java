package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.cli.output.Text;
import org.sitrep.ruleset.transcript.Choice;

/** Prints the numbered options of a question, in lines of 80 columns. */
final class PlayOptions {
    private static final int WIDTH = 80;
    private static final int MOST_COLUMNS = 4;
    /** Columns before a number, after it, and after an option. */
    private static final int GAP = 2;

    private PlayOptions() {}

    /**
     * Returns the options with their numbers.
     *
     * @param odds exact odds of each option, empty where there are none; an empty list if no option has any
     */
    static String of(final Choice choice, final List<String> odds) {
        final List<String> options =
                choice.options().stream().map(Choice.Option::text).toList();
        return String.join("", odds.isEmpty() ? inColumns(options) : withOdds(options, odds));
    }

    /** Returns lines with as many columns of options as fit. */
    private static List<String> inColumns(final List<String> options) {
        final int count = options.size();
        final int lead = lead(count);
        final int cell = lead + 1 + widest(options);
        final int columns = count <= MOST_COLUMNS ? 1 : Math.max(1, Math.min(MOST_COLUMNS, WIDTH / cell));
        final int rows = (count + columns - 1) / columns;
        final List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            final StringBuilder text = new StringBuilder();
            for (int column = 0; column < columns && column * rows + row < count; column++) {
                final int option = column * rows + row;
                text.append(Text.padRight(numbered(option, count) + options.get(option), cell));
            }
            if (columns > 1) {
                lines.add(text.toString().stripTrailing() + "\n");
            } else {
                lines.addAll(wrapped(row, count, Text.wrap(options.get(row), WIDTH - lead)));
            }
        }
        return lines;
    }

    /** Returns lines with an option each, and its odds beside it. */
    private static List<String> withOdds(final List<String> options, final List<String> odds) {
        final int count = options.size();
        final int width = Math.min(widest(options), WIDTH - lead(count) - GAP - widest(odds));
        final List<String> lines = new ArrayList<>();
        for (int option = 0; option < count; option++) {
            final List<String> text = new ArrayList<>(Text.wrap(options.get(option), width));
            text.set(0, Text.padRight(text.get(0), width) + " ".repeat(GAP) + odds.get(option));
            lines.addAll(wrapped(option, count, text));
        }
        return lines;
    }

    private static List<String> wrapped(final int option, final int count, final List<String> text) {
        final List<String> lines = new ArrayList<>();
        for (int i = 0; i < text.size(); i++) {
            final String before = i == 0 ? numbered(option, count) : " ".repeat(lead(count));
            lines.add((before + text.get(i)).stripTrailing() + "\n");
        }
        return lines;
    }

    private static int widest(final List<String> texts) {
        return texts.stream().mapToInt(Text::width).max().orElse(0);
    }

    private static String numbered(final int option, final int count) {
        return " ".repeat(GAP) + Text.padLeft(String.valueOf(option + 1), lead(count) - GAP - 1) + " ";
    }

    /** Returns the columns before the text of an option. */
    private static int lead(final int count) {
        return GAP + String.valueOf(count).length() + 1;
    }
}
