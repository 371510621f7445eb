package org.sitrep.report.capsule;

import org.sitrep.analysis.PairedStep;
import org.sitrep.stats.PairSums;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Two sides laid side by side, with the sums of every slot, as JSON. Thread-safe, no state. */
final class StepJson {
    private StepJson() {}

    static ObjectNode tree(final PairedStep step) {
        final ObjectNode out = JsonNodeFactory.instance
                .objectNode()
                .put("first", step.first())
                .put("second", step.second())
                .put("missions", step.missions())
                .put("incomplete", step.incomplete());
        final ArrayNode sums = out.putArray("sums");
        for (final PairSums s : step.sums()) {
            sums.addObject()
                    .put("name", s.name())
                    .put("n", s.n())
                    .put("first", s.first())
                    .put("firstSquares", s.firstSquares())
                    .put("second", s.second())
                    .put("secondSquares", s.secondSquares())
                    .put("products", s.products())
                    .put("differing", s.differing());
        }
        return out;
    }

    static PairedStep read(final JsonAt in) {
        return new PairedStep(
                in.get("first").smallInteger(),
                in.get("second").smallInteger(),
                in.get("missions").count(),
                in.get("incomplete").count(),
                in.get("sums").items().stream().map(StepJson::sums).toList());
    }

    private static PairSums sums(final JsonAt in) {
        return new PairSums(
                in.get("name").text(),
                in.get("n").count(),
                in.get("first").integer(),
                in.get("firstSquares").count(),
                in.get("second").integer(),
                in.get("secondSquares").count(),
                in.get("products").integer(),
                in.get("differing").count());
    }
}
