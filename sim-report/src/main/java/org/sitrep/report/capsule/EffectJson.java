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
            EstimateJson.number(at, "at", level.at());
            at.set("mean", EstimateJson.tree(level.mean()));
        }
        effect.overRange().ifPresent(span -> out.set("overRange", span(span)));
        effect.widest().ifPresent(span -> out.set("widest", span(span)));
        effect.elementary().ifPresent(elementary -> {
            final ObjectNode of =
                    out.putObject("elementary").put("walks", elementary.walks()).put("shows", elementary.shows());
            elementary.mean().ifPresent(mean -> of.set("mean", EstimateJson.tree(mean)));
            of.set("size", EstimateJson.tree(elementary.size()));
            of.set("spread", EstimateJson.tree(elementary.spread()));
        });
        effect.shares().ifPresent(shares -> {
            final ObjectNode of = out.putObject("shares").put("pairs", shares.pairs());
            of.set("first", EstimateJson.tree(shares.first()));
            of.set("total", EstimateJson.tree(shares.total()));
        });
        return out;
    }

    private static ObjectNode span(final Effect.Span span) {
        final ObjectNode out =
                JsonNodeFactory.instance.objectNode().put("from", span.from()).put("to", span.to());
        out.set("change", EstimateJson.tree(span.change()));
        return out;
    }

    static Effect read(final JsonAt in) {
        return new Effect(
                in.get("path").text(),
                in.get("metric").text(),
                in.get("curve").items().stream()
                        .map(at -> new Effect.Level(
                                at.get("value").text(),
                                EstimateJson.number(at.get("at")),
                                EstimateJson.read(at.get("mean"))))
                        .toList(),
                in.optional("overRange").map(EffectJson::span),
                in.optional("widest").map(EffectJson::span),
                in.optional("elementary")
                        .map(of -> new Effect.Elementary(
                                of.optional("mean").map(EstimateJson::read),
                                EstimateJson.read(of.get("size")),
                                EstimateJson.read(of.get("spread")),
                                of.get("walks").smallInteger(),
                                of.get("shows").truth())),
                in.optional("shares")
                        .map(of -> new Effect.Shares(
                                EstimateJson.read(of.get("first")),
                                EstimateJson.read(of.get("total")),
                                of.get("pairs").smallInteger())),
                in.get("basis").text());
    }

    private static Effect.Span span(final JsonAt in) {
        return new Effect.Span(in.get("from").text(), in.get("to").text(), EstimateJson.read(in.get("change")));
    }

    static Map<String, Estimate> estimates(final JsonAt in) {
        final Map<String, Estimate> all = new LinkedHashMap<>();
        in.keys().forEach(key -> all.put(key, EstimateJson.read(in.get(key))));
        return all;
    }
}
