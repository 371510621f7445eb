package org.sitrep.report.capsule;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sitrep.analysis.sweep.Effect;
import org.sitrep.stats.Estimate;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Effects of a sweep and their estimates as JSON: both ways. What there is none of is null. Thread-safe, no state. */
final class EffectJson {
    private EffectJson() {}

    static ObjectNode tree(final Effect effect) {
        final ObjectNode out = JsonNodeFactory.instance
                .objectNode()
                .put("path", effect.path())
                .put("metric", effect.metric())
                .put("basis", effect.basis());
        final ArrayNode curve = out.putArray("curve");
        for (final Effect.Level level : effect.curve()) {
            final ObjectNode at = curve.addObject().put("value", level.value());
            number(at, "at", level.at());
            at.set("mean", estimate(level.mean()));
        }
        effect.overRange().ifPresent(span -> out.set("overRange", span(span)));
        effect.widest().ifPresent(span -> out.set("widest", span(span)));
        effect.elementary().ifPresent(elementary -> {
            final ObjectNode of =
                    out.putObject("elementary").put("walks", elementary.walks()).put("shows", elementary.shows());
            elementary.mean().ifPresent(mean -> of.set("mean", estimate(mean)));
            of.set("size", estimate(elementary.size()));
            of.set("spread", estimate(elementary.spread()));
        });
        effect.shares().ifPresent(shares -> {
            final ObjectNode of = out.putObject("shares").put("pairs", shares.pairs());
            of.set("first", estimate(shares.first()));
            of.set("total", estimate(shares.total()));
        });
        return out;
    }

    private static ObjectNode span(final Effect.Span span) {
        final ObjectNode out =
                JsonNodeFactory.instance.objectNode().put("from", span.from()).put("to", span.to());
        out.set("change", estimate(span.change()));
        return out;
    }

    static ObjectNode estimate(final Estimate e) {
        final ObjectNode out = JsonNodeFactory.instance.objectNode();
        number(out, "value", e.value());
        number(out, "low", e.low());
        number(out, "high", e.high());
        return out.put("level", e.level()).put("n", e.n()).put("unit", e.unit()).put("method", e.method());
    }

    private static void number(final ObjectNode out, final String key, final double x) {
        if (Double.isNaN(x)) {
            out.putNull(key);
        } else {
            out.put(key, x);
        }
    }

    static Effect read(final JsonAt in) {
        return new Effect(
                in.get("path").text(),
                in.get("metric").text(),
                in.get("curve").items().stream()
                        .map(at -> new Effect.Level(
                                at.get("value").text(), number(at.get("at")), estimate(at.get("mean"))))
                        .toList(),
                in.optional("overRange").map(EffectJson::span),
                in.optional("widest").map(EffectJson::span),
                in.optional("elementary")
                        .map(of -> new Effect.Elementary(
                                of.optional("mean").map(EffectJson::estimate),
                                estimate(of.get("size")),
                                estimate(of.get("spread")),
                                of.get("walks").smallInteger(),
                                of.get("shows").truth())),
                in.optional("shares")
                        .map(of -> new Effect.Shares(
                                estimate(of.get("first")),
                                estimate(of.get("total")),
                                of.get("pairs").smallInteger())),
                in.get("basis").text());
    }

    private static Effect.Span span(final JsonAt in) {
        return new Effect.Span(in.get("from").text(), in.get("to").text(), estimate(in.get("change")));
    }

    static Map<String, Estimate> estimates(final JsonAt in) {
        final Map<String, Estimate> all = new LinkedHashMap<>();
        in.keys().forEach(key -> all.put(key, estimate(in.get(key))));
        return all;
    }

    private static Estimate estimate(final JsonAt in) {
        return new Estimate(
                number(in.get("value")),
                number(in.get("low")),
                number(in.get("high")),
                in.get("level").real(),
                in.get("n").count(),
                in.get("unit").text(),
                in.get("method").text());
    }

    private static double number(final JsonAt in) {
        return in.node().isNull() ? Double.NaN : in.real();
    }
}
