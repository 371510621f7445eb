package org.sitrep.report.capsule;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.solve.Candidate;
import org.sitrep.analysis.solve.Solution;
import org.sitrep.analysis.solve.SolveRequest;
import org.sitrep.analysis.solve.Solved;
import org.sitrep.analysis.solve.Space;
import org.sitrep.analysis.solve.Target;
import org.sitrep.stats.Estimate;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes searches for values as JSON and reads them back. Thread-safe, no state. */
public final class SolveJson {
    /** The version this build writes. */
    public static final int VERSION = 1;

    private static final Stamp STAMP = new Stamp("solveVersion", VERSION, "solve again");

    private SolveJson() {}

    /** Returns the search as JSON text that ends with a line end. What follows from the rest, such as each status, stands there too, for other programs. */
    public static String write(final Solved solved) {
        final Solution solution = solved.solution();
        final ObjectNode out = STAMP.begin();
        out.put("command", solved.command());
        origin(out.putObject("origin"), solved.origin());
        final SolveRequest request = solution.request();
        out.putObject("request")
                .put("seed", request.seed())
                .put("freshSeed", request.freshSeed())
                .put("budgetMissions", request.budgetMissions())
                .put("level", request.level())
                .put("confirm", request.confirm());
        factors(out.putArray("factors"), solution.space());
        goals(out.putArray("targets"), solution);
        out.put("found", solution.answer().isPresent())
                .put("exhaustive", solution.exhaustive())
                .put("ending", JsonAt.name(solution.ending()))
                .put("searchMissions", solution.searchMissions())
                .put("confirmMissions", solution.confirmMissions());
        confirmed(out.putObject("before"), solution, solution.before());
        final ArrayNode confirmed = out.putArray("confirmed");
        solution.confirmed().forEach(one -> confirmed(confirmed.addObject(), solution, one));
        final ArrayNode candidates = out.putArray("candidates");
        solution.attempts().forEach(one -> attempt(candidates.addObject(), one));
        out.put("overlay", solved.overlay().orElse(null));
        out.put("tryIt", solved.tryIt().orElse(null));
        solved.setting().ifPresent(setting -> {
            final ObjectNode of = out.putObject("setting").put("bot", setting.bot());
            of.set("changes", LayoutJson.texts(setting.changes()));
            of.set("answer", LayoutJson.texts(setting.answer()));
            BoundJson.put(of, setting.maxDecisions());
        });
        StandoutsJson.put(out, solution.standouts());
        return JsonPrinter.pretty(out);
    }

    private static void origin(final ObjectNode out, final Solved.Origin origin) {
        out.put("toolVersion", origin.toolVersion())
                .put("commit", origin.commit())
                .put("scenario", origin.scenario())
                .put("title", origin.title())
                .put("trial", origin.trial());
        InputJson.put(out, origin.input());
        out.put("givenUp", origin.givenUp());
    }

    private static void factors(final ArrayNode out, final Space space) {
        for (int f = 0; f < space.factors().size(); f++) {
            final Factor factor = space.factors().get(f);
            final ObjectNode one = out.addObject()
                    .put("path", factor.path())
                    .put("present", space.present().get(f).orElse(null))
                    .put("kind", JsonAt.name(factor.kind()))
                    .put("low", factor.low().toPlainString())
                    .put("high", factor.high().toPlainString());
            factor.values().forEach(one.putArray("values")::add);
        }
    }

    private static void goals(final ArrayNode out, final Solution solution) {
        for (final Solution.Goal goal : solution.goals()) {
            out.addObject()
                    .put("target", goal.target().text())
                    .put("metric", goal.target().metric())
                    .put("bot", goal.bot())
                    .put("label", goal.label())
                    .put("unit", goal.unit())
                    .put("share", goal.share());
        }
    }

    private static void confirmed(final ObjectNode out, final Solution solution, final Solution.Confirmed one) {
        one.candidate().values().forEach(out.putArray("values")::add);
        out.put("missions", one.missions()).put("status", JsonAt.name(solution.status(one)));
        final ArrayNode estimates = out.putArray("estimates");
        for (int g = 0; g < one.estimates().size(); g++) {
            estimates.add(
                    EstimateJson.tree(one.estimates().get(g)).put("status", JsonAt.name(solution.status(one, g))));
        }
    }

    private static void attempt(final ObjectNode out, final Solution.Attempt one) {
        one.candidate().values().forEach(out.putArray("values")::add);
        out.put("legal", one.legal()).put("excluded", one.excluded()).put("missions", one.missions());
        final ArrayNode estimates = out.putArray("estimates");
        one.estimates().forEach(estimate -> estimates.add(EstimateJson.tree(estimate)));
    }

    /** Returns whether a file holds a search for values; false if it is no JSON at all. */
    public static boolean isSolve(final Path file) throws IOException {
        return STAMP.isOn(file);
    }

    /**
     * Returns the search of a file, equal to the one that was written.
     *
     * @throws IOException if the file cannot be read
     * @throws CapsuleFormatException if it is not a search for values, is of another version, or contradicts itself
     */
    public static Solved read(final Path file) throws IOException {
        final JsonAt in = STAMP.open(file);
        try {
            return new Solved(
                    solution(in),
                    origin(in.get("origin")),
                    in.get("command").text(),
                    textOrNothing(in.get("overlay")),
                    textOrNothing(in.get("tryIt")),
                    in.optional("setting")
                            .map(setting -> new Solved.Setting(
                                    setting.get("bot").text(),
                                    setting.get("changes").texts(),
                                    setting.get("answer").texts(),
                                    BoundJson.in(setting))));
        } catch (final IllegalArgumentException e) {
            throw in.inconsistent(e.getMessage());
        }
    }

    private static Optional<String> textOrNothing(final JsonAt in) {
        return in.node().isNull() ? Optional.empty() : Optional.of(in.text());
    }

    private static Solved.Origin origin(final JsonAt in) {
        return new Solved.Origin(
                in.get("toolVersion").text(),
                in.get("commit").text(),
                in.get("scenario").text(),
                in.get("title").text(),
                in.get("trial").text(),
                InputJson.read(in),
                in.get("givenUp").count());
    }

    private static Solution solution(final JsonAt in) {
        final JsonAt request = in.get("request");
        final List<Factor> factors = new ArrayList<>();
        final List<Optional<String>> present = new ArrayList<>();
        for (final JsonAt factor : in.get("factors").items()) {
            factors.add(factor(factor));
            present.add(textOrNothing(factor.get("present")));
        }
        final Space space = new Space(factors, present);
        final List<Solution.Goal> goals =
                in.get("targets").items().stream().map(SolveJson::goal).toList();
        return new Solution(
                space,
                goals,
                new SolveRequest(
                        request.get("seed").integer(),
                        request.get("budgetMissions").count(),
                        request.get("level").real(),
                        request.get("confirm").smallInteger()),
                confirmed(in.get("before")),
                in.get("confirmed").items().stream().map(SolveJson::confirmed).toList(),
                in.get("candidates").items().stream().map(SolveJson::attempt).toList(),
                in.get("exhaustive").node().booleanValue(),
                in.get("ending").constant(Solution.Ending.class),
                in.get("searchMissions").count(),
                in.get("confirmMissions").count(),
                StandoutsJson.in(in));
    }

    private static Factor factor(final JsonAt in) {
        return new Factor(
                in.get("path").text(),
                in.get("kind").constant(Factor.Kind.class),
                in.get("values").texts(),
                new BigDecimal(in.get("low").text()),
                new BigDecimal(in.get("high").text()));
    }

    private static Solution.Goal goal(final JsonAt in) {
        return new Solution.Goal(
                Target.of(in.get("target").text()),
                in.get("bot").text(),
                in.get("label").text(),
                in.get("unit").text(),
                in.get("share").node().booleanValue());
    }

    private static Solution.Confirmed confirmed(final JsonAt in) {
        return new Solution.Confirmed(
                new Candidate(in.get("values").texts()), in.get("missions").count(), estimates(in));
    }

    private static Solution.Attempt attempt(final JsonAt in) {
        return new Solution.Attempt(
                new Candidate(in.get("values").texts()),
                in.get("legal").node().booleanValue(),
                in.get("excluded").node().booleanValue(),
                in.get("missions").count(),
                estimates(in));
    }

    private static List<Estimate> estimates(final JsonAt in) {
        return in.get("estimates").items().stream().map(EstimateJson::read).toList();
    }
}
