package org.sitrep.report.capsule;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.Precision;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.SurvivalCurve;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Makes the tree of a capsule file. */
final class CapsuleWriter {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** Figures of an estimate: enough for any use, few enough that the last bits of a logarithm on another JDK do not show. */
    private static final MathContext FIGURES = new MathContext(10);

    private CapsuleWriter() {}

    static ObjectNode write(final Capsule c, final JsonNode content) {
        final ObjectNode out = NODES.objectNode();
        origin(out, c);
        result(out, c);
        basis(out, c);
        out.set("content", content(c.content(), content));
        out.set("timing", timing(c.timing()));
        return out;
    }

    private static void origin(final ObjectNode out, final Capsule c) {
        out.put("schemaVersion", c.schemaVersion());
        out.putObject("tool").put("version", c.toolVersion()).put("commit", c.commit());
        out.put("ruleset", c.rulesetId());
        out.put("scenario", c.scenario());
        out.put("title", c.title());
        if (!c.trial().equals(CompiledScenario.MISSION)) {
            out.put("trial", c.trial());
        }
        out.set("setup", map(c.setup()));
        out.put("bot", c.bot());
        c.botFile()
                .ifPresent(file ->
                        out.putObject("botFile").put("file", file.file()).put("sha256", file.sha256()));
        out.put("maxDecisions", c.maxDecisions());
        out.set("options", map(c.options()));
        out.put("seed", c.seed());
    }

    private static void result(final ObjectNode out, final Capsule c) {
        out.putObject("missions")
                .put("first", c.firstMission())
                .put("requested", c.requested())
                .put("completed", c.completed())
                .put("aborted", c.aborted())
                .put("unplayed", c.unplayed())
                .put("stopReason", c.stopReason());
        c.precision().ifPresent(precision -> out.set("precision", precision(precision, c)));
        out.put("missionsHash", c.missionsHash());
        out.put("resultHash", c.resultHash());
        out.put("decisions", c.decisions());
        out.put("headline", c.layout().headline());
        final ObjectNode estimates = out.putObject("estimates");
        Estimates.of(c).forEach((name, estimate) -> estimates.set(name, estimate(estimate)));
        if (!c.layout().survivals().isEmpty()) {
            final ObjectNode survivals = out.putObject("survivals");
            Estimates.survivals(c).forEach((name, curves) -> curves(survivals.putArray(name), curves));
        }
    }

    private static ObjectNode precision(final Precision precision, final Capsule c) {
        final ObjectNode out = NODES.objectNode().put("level", precision.level());
        final ArrayNode goals = out.putArray("goals");
        for (final Precision.Goal goal : precision.goals()) {
            goals.addObject()
                    .put("metric", goal.metric())
                    .put("width", goal.width())
                    .put("relative", goal.relative())
                    .put("reached", precision.reached(goal, c.layout(), c.tallies()));
        }
        return out;
    }

    private static void curves(final ArrayNode out, final List<SurvivalCurve> curves) {
        for (final SurvivalCurve curve : curves) {
            final ArrayNode steps = out.addObject().put("curve", curve.label()).putArray("steps");
            for (final SurvivalCurve.Point point : curve.points()) {
                final ObjectNode step =
                        steps.addObject().put("atRisk", point.atRisk()).put("lost", point.lost());
                step.setAll(estimate(point.surviving()));
            }
        }
    }

    private static void basis(final ObjectNode out, final Capsule c) {
        final ArrayNode aborts = out.putArray("abortedMissions");
        for (final Capsule.Abort a : c.abortedMissions()) {
            final ObjectNode abort =
                    aborts.addObject().put("mission", a.mission()).put("reason", a.reason());
            if (!a.detail().isEmpty()) {
                abort.put("detail", a.detail());
            }
        }
        out.set("layout", LayoutJson.write(c.layout()));
        final ArrayNode tallies = out.putArray("tallies");
        for (int s = 0; s < c.tallies().size(); s++) {
            tallies.add(TallyJson.write(c.layout().slots().get(s), c.tallies().get(s)));
        }
        final ArrayNode products = out.putArray("products");
        c.products().forEach(p -> products.add(TallyJson.write(p)));
        if (!c.curves().isEmpty()) {
            final ArrayNode curves = out.putArray("curves");
            c.curves().forEach(t -> curves.add(TallyJson.write(t)));
        }
    }

    private static ObjectNode map(final Map<String, String> map) {
        final ObjectNode out = NODES.objectNode();
        map.forEach(out::put);
        return out;
    }

    private static ObjectNode estimate(final Estimate e) {
        final ObjectNode out = NODES.objectNode();
        out.set("value", number(e.value()));
        out.set("low", number(e.low()));
        out.set("high", number(e.high()));
        out.set("level", number(e.level()));
        return out.put("n", e.n()).put("unit", e.unit()).put("method", e.method());
    }

    /** Returns a plain decimal, {@code null} for NaN, which JSON does not have. */
    private static JsonNode number(final double x) {
        if (!Double.isFinite(x)) {
            return NODES.nullNode();
        }
        final BigDecimal rounded = new BigDecimal(x).round(FIGURES);
        return NODES.numberNode(rounded);
    }

    private static ObjectNode content(final Capsule.Content content, final JsonNode resolved) {
        final ObjectNode out = NODES.objectNode().put("sha256", content.sha256());
        out.set("files", LayoutJson.texts(content.files()));
        out.set("sets", LayoutJson.texts(content.sets()));
        out.set(InputJson.SOURCES, InputJson.tree(content.sources()));
        out.set("resolved", resolved);
        return out;
    }

    private static ObjectNode timing(final Capsule.Timing timing) {
        return NODES.objectNode()
                .put("threads", timing.threads())
                .put("seconds", timing.seconds())
                .put("javaVersion", timing.javaVersion())
                .put("startedUtc", timing.startedUtc());
    }
}
