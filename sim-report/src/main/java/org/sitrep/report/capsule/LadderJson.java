package org.sitrep.report.capsule;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.engine.Capsule;
import org.sitrep.report.WholeFile;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes ladders as JSON, with the capsule of every rung and the sums of every step, and reads them back. Thread-safe, no state. */
public final class LadderJson {
    /** The version this build writes. */
    public static final int VERSION = 1;

    private static final Stamp STAMP = new Stamp("ladderVersion", VERSION, "run the ladder again");
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private LadderJson() {}

    /** Returns the ladder as JSON text that ends with a line end. */
    public static String write(final Ladder ladder) {
        return JsonPrinter.pretty(tree(ladder));
    }

    private static ObjectNode tree(final Ladder ladder) {
        final ObjectNode out = STAMP.begin();
        out.set("yardsticks", LayoutJson.texts(ladder.yardsticks()));
        final ArrayNode steps = out.putArray("steps");
        ladder.steps().forEach(step -> steps.add(StepJson.tree(step)));
        final ArrayNode rungs = out.putArray("rungs");
        ladder.rungs().forEach(rung -> rungs.add(CapsuleJson.tree(rung)));
        return out;
    }

    /** Returns several ladders as a JSON list that ends with a line end. */
    public static String write(final List<Ladder> ladders) {
        final ArrayNode all = NODES.arrayNode();
        ladders.forEach(ladder -> all.add(tree(ladder)));
        return JsonPrinter.pretty(all);
    }

    /**
     * Writes the ladder into a file in UTF-8. The file appears whole or not at all.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(final Ladder ladder, final Path file) throws IOException {
        WholeFile.write(file, write(ladder));
    }

    /** Returns whether a file holds a ladder and not a single capsule; false if it is no JSON at all. */
    public static boolean isLadder(final Path file) throws IOException {
        return STAMP.isOn(file);
    }

    /**
     * Returns the ladder of a file, equal to the one that was written.
     *
     * @throws IOException if the file cannot be read
     * @throws CapsuleFormatException if it is not a ladder, is of another version, or contradicts itself
     */
    public static Ladder read(final Path file) throws IOException {
        final JsonAt in = STAMP.open(file);
        final List<Capsule> rungs =
                in.get("rungs").items().stream().map(CapsuleReader::read).toList();
        try {
            final List<PairedStep> steps =
                    in.get("steps").items().stream().map(StepJson::read).toList();
            return new Ladder(rungs, steps, in.get("yardsticks").texts());
        } catch (final IllegalArgumentException e) {
            throw in.inconsistent(e.getMessage());
        }
    }
}
