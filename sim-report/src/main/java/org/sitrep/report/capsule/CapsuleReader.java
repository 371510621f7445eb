package org.sitrep.report.capsule;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Precision;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.CurveTally;
import org.sitrep.stats.ProductTally;
import org.sitrep.stats.SlotTally;
import tools.jackson.databind.JsonNode;

/** Makes a capsule from the tree of its file, checking every value. Keys that it does not know it leaves alone. */
final class CapsuleReader {
    private CapsuleReader() {}

    static Capsule read(final JsonAt in) {
        requireVersion(in);
        final OutcomeLayout layout =
                LayoutJson.read(in.get("layout"), in.get("headline").text());
        final JsonAt missions = in.get("missions");
        final Capsule capsule;
        try {
            capsule = new Capsule(
                    in.get("schemaVersion").smallInteger(),
                    in.get("tool").get("version").text(),
                    in.get("tool").get("commit").text(),
                    in.get("ruleset").text(),
                    in.get("scenario").text(),
                    in.get("title").text(),
                    in.optional("trial").map(JsonAt::text).orElse(CompiledScenario.MISSION),
                    in.get("setup").textMap(),
                    content(in.get("content")),
                    in.get("bot").text(),
                    in.optional("botFile").map(CapsuleReader::botFile),
                    in.get("maxDecisions").smallInteger(),
                    in.get("options").textMap(),
                    in.get("seed").integer(),
                    missions.get("first").count(),
                    missions.get("requested").count(),
                    missions.get("completed").count(),
                    missions.get("aborted").count(),
                    aborts(in.get("abortedMissions")),
                    in.get("missionsHash").hexadecimal(16),
                    in.get("decisions").count(),
                    layout,
                    tallies(in.get("tallies"), layout),
                    products(in.get("products")),
                    in.optional("curves").map(CapsuleReader::curves).orElse(List.of()),
                    missions.get("stopReason").text(),
                    in.optional("precision").map(CapsuleReader::precision),
                    timing(in.get("timing")));
        } catch (final IllegalArgumentException e) {
            throw in.inconsistent(e.getMessage());
        }
        requireHash(in.get("resultHash"), capsule);
        return capsule;
    }

    private static void requireVersion(final JsonAt in) {
        if (!in.node().isObject() || in.node().get("schemaVersion") == null) {
            throw in.fail(
                    CapsuleCodes.UNKNOWN_VERSION, "has no schemaVersion", "it is not a capsule: name a capsule.json");
        }
        final JsonAt version = in.get("schemaVersion");
        if (version.smallInteger() != Capsule.SCHEMA_VERSION) {
            throw version.fail(
                    CapsuleCodes.UNKNOWN_VERSION,
                    "is " + version.smallInteger() + ", this build reads " + Capsule.SCHEMA_VERSION,
                    "use the version of Sitrep that wrote it, or run the scenario again");
        }
    }

    private static void requireHash(final JsonAt in, final Capsule capsule) {
        if (!in.hexadecimal(64).equals(capsule.resultHash())) {
            throw in.inconsistent("is not the hash of the file's contents");
        }
    }

    private static Capsule.Content content(final JsonAt in) {
        final JsonNode resolved = in.get("resolved").node();
        final String json = JsonPrinter.compact(resolved);
        if (!in.get("sha256").hexadecimal(64).equals(CapsuleJson.sha256(JsonPrinter.sorted(resolved)))) {
            throw in.get("sha256").inconsistent("is not the hash of content.resolved");
        }
        return new Capsule.Content(
                in.get("sha256").text(),
                json,
                in.get("files").texts(),
                in.get("sets").texts(),
                InputJson.sources(in.get(InputJson.SOURCES)));
    }

    private static List<Capsule.Abort> aborts(final JsonAt in) {
        return in.items().stream()
                .map(a -> new Capsule.Abort(
                        a.get("mission").count(),
                        a.get("reason").text(),
                        a.optional("detail").map(JsonAt::text).orElse("")))
                .toList();
    }

    private static Capsule.BotFile botFile(final JsonAt in) {
        return new Capsule.BotFile(in.get("file").text(), in.get("sha256").hexadecimal(64));
    }

    private static Precision precision(final JsonAt in) {
        return new Precision(
                in.get("goals").items().stream()
                        .map(goal -> new Precision.Goal(
                                goal.get("metric").text(),
                                goal.get("width").real(),
                                goal.get("relative").truth()))
                        .toList(),
                in.get("level").real());
    }

    private static List<SlotTally> tallies(final JsonAt in, final OutcomeLayout layout) {
        final List<JsonAt> items = in.items();
        if (items.size() != layout.slots().size()) {
            throw in.inconsistent(
                    "has " + items.size() + " entries for " + layout.slots().size() + " slots");
        }
        final List<SlotTally> tallies = new ArrayList<>();
        for (int s = 0; s < items.size(); s++) {
            tallies.add(TallyJson.read(items.get(s), layout.slots().get(s)));
        }
        return tallies;
    }

    private static List<ProductTally> products(final JsonAt in) {
        return in.items().stream().map(TallyJson::readProduct).toList();
    }

    private static List<CurveTally> curves(final JsonAt in) {
        return in.items().stream().map(TallyJson::readCurve).toList();
    }

    private static Capsule.Timing timing(final JsonAt in) {
        return new Capsule.Timing(
                in.get("threads").smallInteger(),
                in.get("seconds").real(),
                in.get("javaVersion").text(),
                in.get("startedUtc").text());
    }
}
