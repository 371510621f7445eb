package org.sitrep.report.capsule;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Input;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes sweeps as JSON, with every point and effect, and reads them back. Thread-safe, no state. */
public final class SweepJson {
    /** The version this build writes. */
    public static final int VERSION = 1;

    private static final Stamp STAMP = new Stamp("sweepVersion", VERSION, "sweep again");

    private SweepJson() {}

    /** Returns the sweep as JSON text that ends with a line end. */
    public static String write(final SweepResult sweep) {
        final ObjectNode out = STAMP.begin()
                .put("toolVersion", sweep.toolVersion())
                .put("commit", sweep.commit())
                .put("command", sweep.command())
                .put("design", JsonAt.name(sweep.design()))
                .put("why", sweep.why())
                .put("rows", sweep.rows())
                .put("level", sweep.level());
        BoundJson.put(out, sweep.maxDecisions());
        final ArrayNode factors = out.putArray("factors");
        sweep.factors().forEach(factor -> factors.add(factor(factor)));
        final ArrayNode studies = out.putArray("studies");
        sweep.studies().forEach(study -> studies.add(study(study)));
        final ArrayNode points = out.putArray("points");
        for (int s = 0; s < sweep.studies().size(); s++) {
            for (final SweepPoint point : sweep.studies().get(s).points()) {
                points.add(point(point, sweep.studies().get(s).scenario(), s));
            }
        }
        return JsonPrinter.pretty(out);
    }

    private static ObjectNode factor(final Factor factor) {
        final ObjectNode out = JsonNodeFactory.instance
                .objectNode()
                .put("path", factor.path())
                .put("kind", JsonAt.name(factor.kind()));
        out.set("values", LayoutJson.texts(factor.values()));
        return out.put("low", factor.low().toPlainString())
                .put("high", factor.high().toPlainString());
    }

    private static ObjectNode study(final SweepStudy study) {
        final ObjectNode out = JsonNodeFactory.instance
                .objectNode()
                .put("scenario", study.scenario())
                .put("name", study.name())
                .put("title", study.title())
                .put("trial", study.trial())
                .put("asked", study.asked());
        InputJson.put(out, study.input());
        study.botFile()
                .ifPresent(file ->
                        out.putObject("botFile").put("file", file.file()).put("sha256", file.sha256()));
        out.set("shown", LayoutJson.texts(study.shown()));
        final ArrayNode metrics = out.putArray("metrics");
        study.metrics().forEach(slot -> metrics.add(LayoutJson.slot(slot)));
        final ArrayNode unplayable = out.putArray("unplayable");
        for (final SweepStudy.Unplayable point : study.unplayable()) {
            final ObjectNode of = unplayable.addObject();
            point.values().forEach(of.putObject("values")::put);
            of.set("findings", LayoutJson.texts(point.findings()));
        }
        final ArrayNode effects = out.putArray("effects");
        study.effects().forEach(effect -> effects.add(EffectJson.tree(effect)));
        return out;
    }

    private static ObjectNode point(final SweepPoint point, final String scenario, final int study) {
        final ObjectNode out = JsonNodeFactory.instance.objectNode().put("scenario", scenario);
        final ObjectNode values = out.putObject("values");
        point.values().forEach(values::put);
        out.put("base", point.base())
                .put("study", study)
                .put("bot", point.bot())
                .put("seed", point.seed())
                .put("missions", point.missions())
                .put("completed", point.completed())
                .put("aborted", point.aborted())
                .put("contentSha256", point.contentSha256())
                .put("missionsHash", point.missionsHash());
        final ObjectNode estimates = out.putObject("estimates");
        point.estimates().forEach((name, estimate) -> estimates.set(name, EstimateJson.tree(estimate)));
        final ObjectNode differences = out.putObject("differences");
        point.differences().forEach((name, estimate) -> differences.set(name, EstimateJson.tree(estimate)));
        StandoutsJson.put(out, point.standouts());
        return out;
    }

    /** Returns whether a file holds a sweep; false if it is no JSON at all. */
    public static boolean isSweep(final Path file) throws IOException {
        return STAMP.isOn(file);
    }

    /**
     * Returns the sweep of a file, equal to the one that was written.
     *
     * @throws IOException if the file cannot be read
     * @throws CapsuleFormatException if it is not a sweep, is of another version, or contradicts itself
     */
    public static SweepResult read(final Path file) throws IOException {
        final JsonAt in = STAMP.open(file);
        try {
            final List<JsonAt> studies = in.get("studies").items();
            final List<List<SweepPoint>> points = points(in, studies.size());
            final List<SweepStudy> read = new ArrayList<>();
            for (int s = 0; s < studies.size(); s++) {
                read.add(readStudy(studies.get(s), points.get(s)));
            }
            return new SweepResult(
                    in.get("toolVersion").text(),
                    in.get("commit").text(),
                    in.get("design").constant(Design.Kind.class),
                    in.get("why").text(),
                    in.get("factors").items().stream()
                            .map(SweepJson::readFactor)
                            .toList(),
                    in.get("rows").smallInteger(),
                    in.get("level").real(),
                    BoundJson.in(in),
                    read,
                    in.get("command").text());
        } catch (final IllegalArgumentException e) {
            throw in.inconsistent(e.getMessage());
        }
    }

    private static List<List<SweepPoint>> points(final JsonAt in, final int studies) {
        final List<List<SweepPoint>> points = new ArrayList<>();
        for (int s = 0; s < studies; s++) {
            points.add(new ArrayList<>());
        }
        for (final JsonAt point : in.get("points").items()) {
            final int study = point.get("study").smallInteger();
            if (study < 0 || study >= studies) {
                throw new IllegalArgumentException("no study " + study);
            }
            points.get(study).add(readPoint(point));
        }
        return points;
    }

    private static Factor readFactor(final JsonAt in) {
        return new Factor(
                in.get("path").text(),
                in.get("kind").constant(Factor.Kind.class),
                in.get("values").texts(),
                new BigDecimal(in.get("low").text()),
                new BigDecimal(in.get("high").text()));
    }

    private static SweepPoint readPoint(final JsonAt in) {
        return new SweepPoint(
                in.get("base").truth(),
                in.get("values").textMap(),
                in.get("bot").text(),
                in.get("seed").integer(),
                in.get("missions").count(),
                in.get("completed").count(),
                in.get("aborted").count(),
                in.get("contentSha256").text(),
                in.get("missionsHash").text(),
                EffectJson.estimates(in.get("estimates")),
                EffectJson.estimates(in.get("differences")),
                StandoutsJson.in(in));
    }

    private static SweepStudy readStudy(final JsonAt in, final List<SweepPoint> points) {
        return new SweepStudy(
                in.get("scenario").text(),
                in.get("name").text(),
                in.get("title").text(),
                in.get("trial").text(),
                input(in),
                in.optional("botFile")
                        .map(file -> new Capsule.BotFile(
                                file.get("file").text(), file.get("sha256").text())),
                in.get("shown").texts(),
                in.get("metrics").items().stream().map(LayoutJson::slot).toList(),
                points,
                in.get("unplayable").items().stream()
                        .map(point -> new SweepStudy.Unplayable(
                                point.get("values").textMap(),
                                point.get("findings").texts()))
                        .toList(),
                in.get("asked").smallInteger(),
                in.get("effects").items().stream().map(EffectJson::read).toList());
    }

    /** Early files have it in an object of its own, without ruleset and options. */
    private static Input input(final JsonAt in) {
        final Optional<JsonAt> content = in.optional("content");
        if (content.isEmpty()) {
            return InputJson.read(in);
        }
        final JsonAt early = content.get();
        return new Input(
                "",
                early.get("sha256").hexadecimal(64),
                early.get("files").texts(),
                early.get("sets").texts(),
                Map.of(),
                InputJson.sources(
                        early.get("textValues"),
                        early.get("derivedValues"),
                        early.get("houseValues"),
                        early.get("chosenValues")));
    }
}
