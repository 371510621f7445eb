package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.analysis.decisions.DecisionAnalysis;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.session.DecisionWatchdog;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.engine.RunRequest;
import org.sitrep.report.replay.DecisionLosses;
import org.sitrep.report.replay.ReplayedTrial;
import org.sitrep.stats.Estimate;
import org.sitrep.strategy.DecisionPlan;
import picocli.CommandLine.Option;

/** The options of the analysis of a trial's decisions, and its forms. */
final class AnalysisOptions {
    private static final int WIDTH = 80;
    private static final int MOST_TOLD = 3;
    private static final int MOST_ROLLOUTS = 1_000_000;
    private static final int LEAST_ROLLOUTS = 20;

    @Option(names = "--analyse")
    boolean asked;

    @Option(names = "--rollouts", paramLabel = "N", defaultValue = Defaults.ROLLOUTS, converter = CountConverter.class)
    private long rollouts;

    @Option(
            names = {"-t", "--threads"},
            paramLabel = "T")
    private Integer threads;

    /** Checks the ranges. */
    void require() {
        OptionRange.within("--rollouts", rollouts, LEAST_ROLLOUTS, MOST_ROLLOUTS);
        if (threads != null) {
            OptionRange.within("--threads", threads, 1, RunRequest.MAX_THREADS);
        }
    }

    /** An analysis and what was asked for. */
    record Analysed(DecisionAnalysis.Request request, DecisionAnalysis.Result result) {
        DecisionLosses losses() {
            return DecisionLosses.of(request, result);
        }

        Map<String, Object> json() {
            final Map<String, Object> json = new LinkedHashMap<>();
            json.put("rollouts", request.rollouts());
            json.put("level", request.level());
            final List<Object> decisions = new ArrayList<>();
            for (final DecisionAnalysis.Judged judged : result.decisions()) {
                final Map<String, Object> one = new LinkedHashMap<>();
                one.put("number", judged.number());
                one.put("side", judged.side());
                one.put("step", judged.step());
                one.put("question", judged.choice().id());
                one.put("taken", judged.choice().chosen());
                one.put("best", judged.best());
                one.put("metric", result.slot(judged).name());
                one.put("gainInSearch", judged.gain());
                one.put("loss", judged.loss().map(AnalysisOptions::json).orElse(null));
                one.put("shown", judged.isShown());
                one.put("value", Json.map(judged.value()));
                decisions.add(one);
            }
            json.put("decisions", decisions);
            return json;
        }
    }

    private static Map<String, Object> json(final Estimate loss) {
        return Json.map(loss);
    }

    /**
     * Analyses the decisions of a trial; empty if that was not asked for.
     *
     * @param side side whose decisions are analysed, -1 for all
     * @param sight side whose knowledge the replay keeps to, -1 for all
     * @param all whether minor decisions are analysed, too
     */
    Optional<Analysed> of(
            final OpenScenario open,
            final ReplayedTrial story,
            final int maxDecisions,
            final int side,
            final int sight,
            final boolean all) {
        return asked
                ? Optional.of(of(
                        open,
                        new DecisionAnalysis.Request(
                                open.compiled(),
                                story.bot(),
                                Optional.empty(),
                                maxDecisions,
                                story.seed(),
                                story.trial(),
                                side,
                                sight,
                                all,
                                (int) rollouts,
                                Double.parseDouble(Defaults.LEVEL),
                                workers())))
                : Optional.empty();
    }

    /** Analyses the decisions of a person. */
    Analysed of(
            final OpenScenario open,
            final String bots,
            final DecisionPlan plan,
            final int maxDecisions,
            final int sight) {
        return of(
                open,
                new DecisionAnalysis.Request(
                        open.compiled(),
                        bots,
                        Optional.of(plan),
                        maxDecisions,
                        plan.seed(),
                        plan.trial(),
                        plan.side(),
                        sight,
                        false,
                        (int) rollouts,
                        Double.parseDouble(Defaults.LEVEL),
                        workers()));
    }

    private int workers() {
        return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    }

    private static Analysed of(final OpenScenario open, final DecisionAnalysis.Request request) {
        try {
            return new Analysed(request, DecisionWatchdog.call(open.bots(), () -> DecisionAnalysis.of(request)));
        } catch (final IllegalArgumentException cannot) {
            throw UserError.badData("its decisions cannot be analysed: " + cannot.getMessage(), "leave --analyse out");
        }
    }

    /** Returns the losses as text of 80 columns. */
    static String text(final DecisionLosses losses, final boolean colour) {
        final StringBuilder out = new StringBuilder("\n");
        out.append(Text.bold("Cost of the decisions", colour)).append('\n');
        wrapped(out, "  ", losses.method());
        int number = 0;
        for (final DecisionLosses.Row row :
                losses.rows().subList(0, Math.min(MOST_TOLD, losses.rows().size()))) {
            number++;
            wrapped(out, "  " + number + ". ", (row.heading().isEmpty() ? "" : row.heading() + ": ") + row.decision());
            wrapped(out, "     ", "cost " + row.loss() + ".");
        }
        final int untold = losses.rows().size() - number;
        if (untold > 0) {
            wrapped(out, "  ", "And " + untold + " more, in --html and --format json.");
        }
        if (!losses.rest().isEmpty()) {
            wrapped(out, "  ", losses.rest());
        }
        wrapped(out, "  ", losses.luck());
        return out.toString();
    }

    private static void wrapped(final StringBuilder out, final String lead, final String text) {
        final List<String> lines = Text.wrap(text, WIDTH - lead.length());
        for (int i = 0; i < lines.size(); i++) {
            out.append(i == 0 ? lead : " ".repeat(lead.length()))
                    .append(lines.get(i))
                    .append('\n');
        }
    }
}
