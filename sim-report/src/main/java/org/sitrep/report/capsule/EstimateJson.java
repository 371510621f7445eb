package org.sitrep.report.capsule;

import org.sitrep.stats.Estimate;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** An estimate as JSON; what is not a number is null. Thread-safe, no state. */
final class EstimateJson {
    private EstimateJson() {}

    static ObjectNode tree(final Estimate e) {
        final ObjectNode out = JsonNodeFactory.instance.objectNode();
        number(out, "value", e.value());
        number(out, "low", e.low());
        number(out, "high", e.high());
        return out.put("level", e.level()).put("n", e.n()).put("unit", e.unit()).put("method", e.method());
    }

    /** Puts a number; null if it is none. */
    static void number(final ObjectNode out, final String key, final double x) {
        if (Double.isFinite(x)) {
            out.put(key, x);
        } else {
            out.putNull(key);
        }
    }

    static Estimate read(final JsonAt in) {
        return new Estimate(
                number(in.get("value")),
                number(in.get("low")),
                number(in.get("high")),
                in.get("level").real(),
                in.get("n").count(),
                in.get("unit").text(),
                in.get("method").text());
    }

    /** Returns a number; NaN for null. */
    static double number(final JsonAt in) {
        return in.node().isNull() ? Double.NaN : in.real();
    }
}
