package org.sitrep.report.capsule;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Worth;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes what things are worth as JSON, with the capsule of the scenario as it is and the sums of every thing, and reads it back. Thread-safe, no state. */
public final class WorthJson {
    /** The version this build writes. */
    public static final int VERSION = 1;

    private static final Stamp STAMP = new Stamp("worthVersion", VERSION, "play it again");

    private WorthJson() {}

    /** Returns it as JSON text that ends with a line end. */
    public static String write(final Worth worth) {
        final ObjectNode out = STAMP.begin();
        out.set("yardsticks", LayoutJson.texts(worth.yardsticks()));
        out.set("things", LayoutJson.texts(worth.things()));
        out.set("absent", LayoutJson.texts(worth.absent()));
        final ArrayNode steps = out.putArray("steps");
        worth.steps().forEach(step -> steps.add(StepJson.tree(step)));
        if (!worth.partings().isEmpty()) {
            final ArrayNode partings = out.putArray("partings");
            worth.partings()
                    .forEach(parting ->
                            partings.addObject().put("change", parting.change()).put("mission", parting.mission()));
        }
        out.set("whole", CapsuleJson.tree(worth.whole()));
        return JsonPrinter.pretty(out);
    }

    /** Returns whether a file holds what things are worth; false if it is no JSON at all. */
    public static boolean isWorth(final Path file) throws IOException {
        return STAMP.isOn(file);
    }

    /**
     * Returns what a file holds, equal to what was written.
     *
     * @throws IOException if the file cannot be read
     * @throws CapsuleFormatException if it is something else, is of another version, or contradicts itself
     */
    public static Worth read(final Path file) throws IOException {
        final JsonAt in = STAMP.open(file);
        try {
            final List<PairedStep> steps =
                    in.get("steps").items().stream().map(StepJson::read).toList();
            return new Worth(
                    CapsuleReader.read(in.get("whole")),
                    in.get("things").texts(),
                    steps,
                    in.get("absent").texts(),
                    in.get("yardsticks").texts(),
                    in.optional("partings").map(WorthJson::partings).orElse(List.of()));
        } catch (final IllegalArgumentException e) {
            throw in.inconsistent(e.getMessage());
        }
    }

    private static List<Worth.Parting> partings(final JsonAt in) {
        return in.items().stream()
                .map(parting -> new Worth.Parting(
                        parting.get("change").text(), parting.get("mission").integer()))
                .toList();
    }
}
