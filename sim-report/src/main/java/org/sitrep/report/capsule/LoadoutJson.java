package org.sitrep.report.capsule;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes what a search for loadouts came to as JSON, and reads it back. Thread-safe, no state. */
public final class LoadoutJson {
    /** The version this build writes. */
    public static final int VERSION = 1;

    private static final Stamp STAMP = new Stamp("loadoutsVersion", VERSION, "search again");

    private LoadoutJson() {}

    /** Returns the answer as JSON text that ends with a line end. */
    public static String write(final LoadoutAnswer answer) {
        final ObjectNode out = STAMP.begin()
                .put("command", answer.command())
                .put("finished", answer.finished())
                .put("confirmed", answer.confirmed());
        out.set("subject", subject(answer.subject()));
        out.set("question", question(answer.question()));
        out.set("space", space(answer.space()));
        final ArrayNode heats = out.putArray("races");
        answer.heats().forEach(heat -> heats.add(heat(heat)));
        final ArrayNode finalists = out.putArray("finalists");
        answer.finalists().forEach(finalist -> finalists.add(finalist(finalist)));
        out.set("around", around(answer.around()));
        final ArrayNode steps = out.putArray("steps");
        answer.steps().forEach(step -> steps.add(step(step)));
        answer.told().ifPresent(told -> {
            final ObjectNode winner = out.putObject("winner");
            winner.set("changes", LayoutJson.texts(told.changes()));
            StandoutsJson.put(winner, Optional.of(told.standouts()));
        });
        return JsonPrinter.pretty(out);
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    private static ObjectNode subject(final LoadoutAnswer.Subject subject) {
        final ObjectNode out = object().put("title", subject.title())
                .put("scenario", subject.scenario())
                .put("trial", subject.trial())
                .put("bot", subject.bot())
                .put("toolVersion", subject.toolVersion())
                .put("commit", subject.commit());
        BoundJson.put(out, subject.maxDecisions());
        InputJson.put(out, subject.input());
        return out;
    }

    private static ObjectNode question(final LoadoutAnswer.Question question) {
        final ObjectNode out = object();
        out.set("objective", LayoutJson.slot(question.objective()));
        out.put("formula", question.formula());
        final ArrayNode metrics = out.putArray("metrics");
        question.metrics().forEach(slot -> metrics.add(LayoutJson.slot(slot)));
        return out.put("matters", question.matters())
                .put("level", question.level())
                .put("seed", question.seed())
                .put("budget", question.budget())
                .put("played", question.played());
    }

    private static ObjectNode space(final LoadoutAnswer.Space space) {
        final ObjectNode out = object().put("legal", space.legal());
        out.set("bearers", LayoutJson.texts(space.bearers()));
        out.set("open", LayoutJson.texts(space.open()));
        out.set("things", LayoutJson.texts(space.things()));
        return out.put("tried", space.tried()).put("exhaustive", space.exhaustive());
    }

    private static ObjectNode heat(final LoadoutAnswer.HeatRecord heat) {
        return object().put("what", heat.what())
                .put("entered", heat.entered())
                .put("alike", heat.alike())
                .put("worse", heat.worse())
                .put("setAside", heat.setAside())
                .put("takenAlong", heat.takenAlong())
                .put("first", heat.first())
                .put("missions", heat.missions());
    }

    private static ObjectNode finalist(final LoadoutAnswer.Finalist finalist) {
        final ObjectNode out = object().put("name", finalist.name()).put("origin", finalist.origin());
        out.set("kits", LayoutJson.texts(finalist.kits()));
        out.put("load", finalist.load());
        out.set("objective", EstimateJson.tree(finalist.objective()));
        out.set("behind", EstimateJson.tree(finalist.behind()));
        out.put("alike", finalist.alike()).put("equal", finalist.equal());
        out.set("overPresent", EstimateJson.tree(finalist.overPresent()));
        out.set("metrics", estimates(finalist.metrics()));
        return out.put("front", finalist.front()).put("overlay", finalist.overlay());
    }

    private static ArrayNode estimates(final List<Estimate> estimates) {
        final ArrayNode out = JsonNodeFactory.instance.arrayNode();
        estimates.forEach(estimate -> out.add(EstimateJson.tree(estimate)));
        return out;
    }

    private static ObjectNode around(final LoadoutAnswer.Around around) {
        final ObjectNode out = object().put("changes", around.changes())
                .put("alike", around.alike())
                .put("worse", around.worse());
        if (around.changes() > 0) {
            out.put("most", around.most());
        }
        out.put("mostBy", around.mostBy()).put("missions", around.missions());
        final ArrayNode better = out.putArray("better");
        around.better()
                .forEach(change -> better.addObject()
                        .put("change", change.change())
                        .set("gain", EstimateJson.tree(change.gain())));
        return out;
    }

    private static ObjectNode step(final LoadoutAnswer.Step step) {
        final ObjectNode out = object().put("label", step.label())
                .put("carried", step.carried())
                .put("load", step.load())
                .put("alike", step.alike());
        out.set("objective", EstimateJson.tree(step.objective()));
        out.set("metrics", estimates(step.metrics()));
        return out;
    }

    /** Returns whether a file holds the answer of a search for loadouts; false if it is no JSON at all. */
    public static boolean isLoadouts(final Path file) throws IOException {
        return STAMP.isOn(file);
    }

    /**
     * Returns the answer of a file, equal to the one that was written.
     *
     * @throws IOException if the file cannot be read
     * @throws CapsuleFormatException if it is no such answer, is of another version, or contradicts itself
     */
    public static LoadoutAnswer read(final Path file) throws IOException {
        final JsonAt in = STAMP.open(file);
        try {
            return new LoadoutAnswer(
                    subject(in.get("subject")),
                    question(in.get("question")),
                    space(in.get("space")),
                    in.get("races").items().stream().map(LoadoutJson::heat).toList(),
                    in.get("finalists").items().stream()
                            .map(LoadoutJson::finalist)
                            .toList(),
                    truth(in.get("confirmed")),
                    around(in.get("around")),
                    in.get("steps").items().stream().map(LoadoutJson::step).toList(),
                    truth(in.get("finished")),
                    in.optional("winner")
                            .flatMap(winner -> StandoutsJson.in(winner)
                                    .map(missions -> new LoadoutAnswer.Told(
                                            winner.get("changes").texts(), missions))),
                    in.get("command").text());
        } catch (final IllegalArgumentException e) {
            throw in.inconsistent(e.getMessage());
        }
    }

    private static boolean truth(final JsonAt in) {
        if (!in.node().isBoolean()) {
            throw in.wrong("true or false");
        }
        return in.node().booleanValue();
    }

    private static LoadoutAnswer.Subject subject(final JsonAt in) {
        return new LoadoutAnswer.Subject(
                in.get("title").text(),
                in.get("scenario").text(),
                in.get("trial").text(),
                in.get("bot").text(),
                BoundJson.in(in),
                in.get("toolVersion").text(),
                in.get("commit").text(),
                InputJson.read(in));
    }

    private static LoadoutAnswer.Question question(final JsonAt in) {
        final List<Slot> metrics =
                in.get("metrics").items().stream().map(LayoutJson::slot).toList();
        return new LoadoutAnswer.Question(
                LayoutJson.slot(in.get("objective")),
                in.get("formula").text(),
                metrics,
                in.get("matters").real(),
                in.get("level").real(),
                in.get("seed").integer(),
                in.get("budget").count(),
                in.get("played").count());
    }

    private static LoadoutAnswer.Space space(final JsonAt in) {
        final String legal = in.get("legal").text();
        if (!legal.matches("[0-9]*")) {
            throw in.get("legal").wrong("figures");
        }
        return new LoadoutAnswer.Space(
                legal,
                in.get("bearers").texts(),
                in.get("open").texts(),
                in.get("things").texts(),
                in.get("tried").smallInteger(),
                truth(in.get("exhaustive")));
    }

    private static LoadoutAnswer.HeatRecord heat(final JsonAt in) {
        return new LoadoutAnswer.HeatRecord(
                in.get("what").text(),
                in.get("entered").smallInteger(),
                in.get("alike").smallInteger(),
                in.get("worse").smallInteger(),
                in.get("setAside").smallInteger(),
                in.get("takenAlong").smallInteger(),
                in.get("first").count(),
                in.get("missions").smallInteger());
    }

    private static LoadoutAnswer.Finalist finalist(final JsonAt in) {
        return new LoadoutAnswer.Finalist(
                in.get("name").text(),
                in.get("origin").text(),
                in.get("kits").texts(),
                in.get("load").smallInteger(),
                EstimateJson.read(in.get("objective")),
                EstimateJson.read(in.get("behind")),
                truth(in.get("alike")),
                truth(in.get("equal")),
                EstimateJson.read(in.get("overPresent")),
                in.get("metrics").items().stream().map(EstimateJson::read).toList(),
                truth(in.get("front")),
                in.get("overlay").text());
    }

    private static LoadoutAnswer.Around around(final JsonAt in) {
        return new LoadoutAnswer.Around(
                in.get("changes").smallInteger(),
                in.get("alike").smallInteger(),
                in.get("worse").smallInteger(),
                in.optional("most").map(JsonAt::real).orElse(Double.NaN),
                in.get("mostBy").text(),
                in.get("better").items().stream()
                        .map(change -> new LoadoutAnswer.Better(
                                change.get("change").text(), EstimateJson.read(change.get("gain"))))
                        .toList(),
                in.get("missions").smallInteger());
    }

    private static LoadoutAnswer.Step step(final JsonAt in) {
        return new LoadoutAnswer.Step(
                in.get("label").text(),
                truth(in.get("carried")),
                in.get("load").smallInteger(),
                truth(in.get("alike")),
                EstimateJson.read(in.get("objective")),
                in.get("metrics").items().stream().map(EstimateJson::read).toList());
    }
}
