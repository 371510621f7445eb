package org.sitrep.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A picture that a notebook draws from a table.
 *
 * @param id letters, digits and hyphens
 * @param words caption of the picture
 * @param code Python that draws it, with the functions of the notebook's first cell
 */
record NotebookPicture(String id, String words, String code) {
    /** The tables of estimates: the columns with a row's name, its value, and the key that separates the pictures. */
    private static final List<Intervals> INTERVALS = List.of(
            new Intervals("ends.csv", "label", "value", "group", "How it ends: the share of each ending."),
            new Intervals("ladder.csv", "bot", "value", "metric", "What each bot comes to, from the clumsiest."),
            new Intervals("ladders.csv", "title bot", "value", "metric", "What each bot comes to in each scenario."),
            new Intervals(
                    "differences.csv",
                    "side",
                    "difference",
                    "metric",
                    "Each side less the first. Where an interval holds 0, no difference is shown."),
            new Intervals("worth.csv", "thing", "worth", "metric", "With a thing less without it."),
            new Intervals("standings.csv", "side", "value", "metric", "What each side came to when it retired."),
            new Intervals("curves.csv", "factor value", "mean", "metric", "How each value answers."),
            new Intervals("targets.csv", "candidate", "value", "target", "Each target, on fresh dice."),
            new Intervals("finalists.csv", "loadout", "value", "metric", "The finalists, on the same trials."),
            new Intervals("metrics.csv", "scenario bot", "difference", "metric", "Now less then, of each scenario."));

    private record Intervals(String file, String labels, String value, String by, String words) {
        String code() {
            return "intervals(" + literal(file) + ", "
                    + Stream.of(labels.split(" "))
                            .map(NotebookPicture::literal)
                            .collect(Collectors.joining(", ", "[", "]"))
                    + ", "
                    + literal(value) + ", " + literal(by) + ")";
        }
    }

    /** Returns the pictures that the tables of a report allow; only a run has that of the headline. */
    static List<NotebookPicture> of(final Optional<String> headline, final Collection<String> files) {
        final List<NotebookPicture> pictures = new ArrayList<>();
        headline.filter(metric -> files.contains("histograms.csv"))
                .ifPresent(metric -> pictures.add(new NotebookPicture(
                        "histogram",
                        "How trials differ in the headline. Put another name from `estimates.csv` in to see that "
                                + "one.",
                        "histogram(\"histograms.csv\", " + literal(metric) + ")")));
        if (files.contains("survival.csv")) {
            pictures.add(new NotebookPicture("survival", "What share lasts how long.", "staircase(\"survival.csv\")"));
        }
        for (final Intervals table : INTERVALS) {
            if (files.contains(table.file())) {
                pictures.add(new NotebookPicture(
                        table.file().replace(".csv", ""),
                        table.words() + " The first three; add `only=[...]` to name others.",
                        table.code()));
            }
        }
        if (files.contains("estimates.csv")) {
            pictures.add(all("estimates.csv", "[\"metric\", \"value\", \"low\", \"high\", \"unit\"]", "Every metric."));
        }
        if (files.contains("sweep.csv")) {
            pictures.add(all("sweep.csv", "list(rows(\"sweep.csv\")[0])", "Every point."));
        }
        return pictures;
    }

    /** Returns a text as a Python literal, in ASCII only. */
    static String literal(final String text) {
        return text.codePoints()
                .mapToObj(c -> c >= ' ' && c <= '~' && c != '"' && c != '\\'
                        ? Character.toString(c)
                        : String.format("\\U%08x", c))
                .collect(Collectors.joining("", "\"", "\""));
    }

    private static NotebookPicture all(final String file, final String columns, final String words) {
        return new NotebookPicture(
                file.replace(".csv", ""), words, "show(rows(" + literal(file) + "), " + columns + ")");
    }
}
