package org.sitrep.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.portable.Portable;

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
            new Intervals("ends.csv", "label", "value", "group", "Share of each ending."),
            new Intervals("ladder.csv", "bot", "value", "metric", "Mean per bot, from weakest to strongest."),
            new Intervals("ladders.csv", "title bot", "value", "metric", "Mean per bot and scenario."),
            new Intervals(
                    "differences.csv",
                    "side",
                    "difference",
                    "metric",
                    "Each side minus the first. Where an interval contains 0, no difference is shown."),
            new Intervals("worth.csv", "thing", "worth", "metric", "With a thing minus without it."),
            new Intervals("standings.csv", "side", "value", "metric", "Mean of each side when it retired."),
            new Intervals("curves.csv", "factor value", "mean", "metric", "Response to each value."),
            new Intervals("targets.csv", "candidate", "value", "target", "Each target, on fresh draws."),
            new Intervals("finalists.csv", "loadout", "value", "metric", "The finalists, on the same trials."),
            new Intervals("metrics.csv", "scenario bot", "difference", "metric", "Now minus baseline, per scenario."));

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
                        "Distribution of the headline metric over trials. Use another name from `estimates.csv` "
                                + "for another metric.",
                        "histogram(\"histograms.csv\", " + literal(metric) + ")")));
        if (files.contains("survival.csv")) {
            pictures.add(new NotebookPicture("survival", "Survival curves.", "staircase(\"survival.csv\")"));
        }
        for (final Intervals table : INTERVALS) {
            if (files.contains(table.file())) {
                pictures.add(new NotebookPicture(
                        table.file().replace(".csv", ""),
                        table.words() + " Shows the first three; add `only=[...]` to name others.",
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
                        ? String.valueOf((char) c)
                        : Portable.format("\\U%08x", c))
                .collect(Collectors.joining("", "\"", "\""));
    }

    private static NotebookPicture all(final String file, final String columns, final String words) {
        return new NotebookPicture(
                file.replace(".csv", ""), words, "show(rows(" + literal(file) + "), " + columns + ")");
    }
}
