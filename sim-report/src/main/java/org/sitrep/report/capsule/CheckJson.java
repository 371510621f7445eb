package org.sitrep.report.capsule;

import java.io.IOException;
import java.nio.file.Path;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.check.CheckVerdict;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes what checks came to as JSON and reads it back. Thread-safe, no state. */
public final class CheckJson {
    /** The version this build writes. */
    public static final int VERSION = 1;

    private static final Stamp STAMP = new Stamp("checkVersion", VERSION, "check again");

    private CheckJson() {}

    /** Returns the check as JSON text that ends with a line end. */
    public static String write(final CheckResult check) {
        final ObjectNode out = STAMP.begin();
        InputJson.put(out, check.madeBy());
        out.put("verdict", JsonAt.name(check.verdict()))
                .put("baseline", check.baseline())
                .put("command", check.command())
                .put("seed", check.seed())
                .put("falseAlarm", check.falseAlarm())
                .put("sameLevel", check.sameLevel())
                .put("interrupted", check.interrupted());
        BoundJson.put(out, check.maxDecisions());
        final ArrayNode entries = out.putArray("entries");
        check.entries().forEach(entry -> entries.add(tree(entry)));
        return JsonPrinter.pretty(out);
    }

    private static ObjectNode tree(final CheckResult.Entry entry) {
        final ObjectNode out = JsonNodeFactory.instance
                .objectNode()
                .put("scenario", entry.scenario())
                .put("title", entry.title())
                .put("trial", entry.trial())
                .put("bot", entry.bot());
        InputJson.put(out, entry.input());
        out.put("verdict", JsonAt.name(entry.verdict()))
                .put("contentChanged", entry.contentChanged())
                .put("recorded", entry.recorded())
                .put("signatureMissions", entry.signatureMissions())
                .put("signatureSame", entry.signatureSame())
                .put("played", entry.played())
                .put("givenUp", entry.givenUp())
                .put("givenUpBefore", entry.givenUpBefore());
        final ArrayNode metrics = out.putArray("metrics");
        entry.metrics().forEach(metric -> metrics.add(tree(metric)));
        entry.parting().ifPresent(parting -> out.set("parting", tree(parting)));
        return out;
    }

    private static ObjectNode tree(final CheckResult.Metric metric) {
        final ObjectNode out = JsonNodeFactory.instance
                .objectNode()
                .put("metric", metric.name())
                .put("label", metric.label())
                .put("share", metric.share())
                .put("verdict", JsonAt.name(metric.verdict()))
                .put("decidedAfter", metric.decidedAfter())
                .put("margin", metric.margin())
                .put("differing", metric.differing())
                .put("unpaired", metric.unpaired())
                .put("probability", metric.probability());
        out.set("before", EstimateJson.tree(metric.before()));
        out.set("difference", EstimateJson.tree(metric.difference()));
        StandoutsJson.put(out, metric.standouts());
        return out;
    }

    private static ObjectNode tree(final CheckResult.Parting parting) {
        final ObjectNode out = JsonNodeFactory.instance
                .objectNode()
                .put("traced", parting.traced())
                .put("parted", parting.parted())
                .put("otherOutcome", parting.otherOutcome());
        final ArrayNode places = out.putArray("places");
        parting.places()
                .forEach(place -> places.addObject()
                        .put("step", place.step())
                        .put("missions", place.missions())
                        .put("example", place.example()));
        return out;
    }

    /** Returns whether a file holds a check; false if it is no JSON at all. */
    public static boolean isCheck(final Path file) throws IOException {
        return STAMP.isOn(file);
    }

    /**
     * Returns the check of a file, equal to the one that was written.
     *
     * @throws IOException if the file cannot be read
     * @throws CapsuleFormatException if it is not a check, or is of another version
     */
    public static CheckResult read(final Path file) throws IOException {
        final JsonAt in = STAMP.open(file);
        return new CheckResult(
                in.get("baseline").text(),
                in.get("command").text(),
                InputJson.madeBy(in),
                in.get("seed").integer(),
                BoundJson.in(in),
                in.get("falseAlarm").real(),
                in.get("sameLevel").real(),
                in.get("interrupted").truth(),
                in.get("entries").items().stream().map(CheckJson::entry).toList());
    }

    private static CheckResult.Entry entry(final JsonAt in) {
        return new CheckResult.Entry(
                in.get("scenario").text(),
                in.get("title").text(),
                in.get("trial").text(),
                in.get("bot").text(),
                InputJson.read(in),
                in.get("contentChanged").truth(),
                in.get("recorded").smallInteger(),
                in.get("signatureMissions").smallInteger(),
                in.get("signatureSame").truth(),
                in.get("played").smallInteger(),
                in.get("givenUp").smallInteger(),
                in.get("givenUpBefore").smallInteger(),
                in.get("metrics").items().stream().map(CheckJson::metric).toList(),
                in.optional("parting").map(CheckJson::parting));
    }

    private static CheckResult.Metric metric(final JsonAt in) {
        return new CheckResult.Metric(
                in.get("metric").text(),
                in.get("label").text(),
                in.get("share").truth(),
                in.get("margin").real(),
                EstimateJson.read(in.get("before")),
                EstimateJson.read(in.get("difference")),
                in.get("differing").count(),
                in.get("unpaired").count(),
                in.get("probability").real(),
                in.get("verdict").constant(CheckVerdict.class),
                in.get("decidedAfter").smallInteger(),
                StandoutsJson.in(in));
    }

    private static CheckResult.Parting parting(final JsonAt in) {
        return new CheckResult.Parting(
                in.get("traced").smallInteger(),
                in.get("parted").smallInteger(),
                in.get("otherOutcome").smallInteger(),
                in.get("places").items().stream()
                        .map(place -> new CheckResult.Place(
                                place.get("step").text(),
                                place.get("missions").smallInteger(),
                                place.get("example").smallInteger()))
                        .toList());
    }
}
