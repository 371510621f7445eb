package org.sitrep.report.capsule;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Yardstick;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.report.WholeFile;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes comparisons as JSON, with the capsule of every side and the sums of every step, and reads them back. Thread-safe, no state. */
public final class ComparisonJson {
    /** The version this build writes. */
    public static final int VERSION = 1;

    private static final Stamp STAMP = new Stamp("comparisonVersion", VERSION, "compare again");

    private ComparisonJson() {}

    /** Returns the comparison as JSON text that ends with a line end. */
    public static String write(final Comparison comparison) {
        final ObjectNode out = STAMP.begin().put("level", comparison.level()).put("command", comparison.command());
        final ArrayNode yardsticks = out.putArray("yardsticks");
        comparison
                .yardsticks()
                .forEach(y ->
                        yardsticks.addObject().put("metric", y.slot().name()).put("matters", y.matters()));
        final ArrayNode steps = out.putArray("steps");
        comparison.steps().forEach(step -> steps.add(StepJson.tree(step)));
        final ArrayNode sides = out.putArray("sides");
        comparison
                .sides()
                .forEach(side ->
                        sides.addObject().put("name", side.name()).set("capsule", CapsuleJson.tree(side.capsule())));
        return JsonPrinter.pretty(out);
    }

    /**
     * Writes the comparison into a file in UTF-8. The file appears whole or not at all.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(final Comparison comparison, final Path file) throws IOException {
        WholeFile.write(file, write(comparison));
    }

    /** Returns whether a file holds a comparison; false if it is no JSON at all. */
    public static boolean isComparison(final Path file) throws IOException {
        return STAMP.isOn(file);
    }

    /**
     * Returns the comparison of a file, equal to the one that was written.
     *
     * @throws IOException if the file cannot be read
     * @throws CapsuleFormatException if it is not a comparison, is of another version, or contradicts itself
     */
    public static Comparison read(final Path file) throws IOException {
        final JsonAt in = STAMP.open(file);
        try {
            final List<Comparison.Side> sides = in.get("sides").items().stream()
                    .map(side -> new Comparison.Side(side.get("name").text(), CapsuleReader.read(side.get("capsule"))))
                    .toList();
            final List<PairedStep> steps =
                    in.get("steps").items().stream().map(StepJson::read).toList();
            final List<Yardstick> yardsticks = in.get("yardsticks").items().stream()
                    .map(y -> yardstick(y, sides))
                    .toList();
            return new Comparison(
                    sides,
                    steps,
                    yardsticks,
                    in.get("level").real(),
                    in.get("command").text());
        } catch (final IllegalArgumentException e) {
            throw in.inconsistent(e.getMessage());
        }
    }

    private static Yardstick yardstick(final JsonAt in, final List<Comparison.Side> sides) {
        if (sides.isEmpty()) {
            throw new IllegalArgumentException("no sides");
        }
        final OutcomeLayout layout = sides.get(0).capsule().layout();
        final String metric = in.get("metric").text();
        return new Yardstick(
                layout.slot(metric).orElseThrow(() -> new IllegalArgumentException("no " + metric)),
                in.get("matters").real());
    }
}
