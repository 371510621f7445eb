package org.sitrep.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Standouts;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.session.MetricNames;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Targets;
import org.sitrep.engine.Batch;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.TrialSetting;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Launcher;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.Tally;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.tune.Tuner;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep tune}. */
final class TuneCommand extends SitrepCommand {
    private static final String INDENT = "  ";
    private static final String BEFORE = "before";
    private static final String AFTER = "after";
    private static final List<PairedRun.Pair> PAIR = List.of(new PairedRun.Pair(0, 1));
    /** Factor of the finalists' trials over those of a generation: finalists are few, and close together. */
    private static final int FINAL_SHARE = 5;

    @Parameters(index = "0", paramLabel = "PLAYBOOK")
    private String playbook;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "SCENARIO")
    private List<String> scenarios = new ArrayList<>();

    @Option(names = "--metric", paramLabel = "NAME")
    private String metric;

    @Option(
            names = {"-n", "--trials"},
            paramLabel = "N",
            defaultValue = Defaults.TUNE_TRIALS,
            converter = CountConverter.class)
    private long trials;

    @Option(names = "--generations", paramLabel = "G", defaultValue = Defaults.TUNE_GENERATIONS)
    private int generations;

    @Option(names = "--population", paramLabel = "P", defaultValue = "0")
    private int population;

    @Option(names = "--spread", paramLabel = "SHARE", defaultValue = Defaults.TUNE_SPREAD)
    private double spread;

    @Option(
            names = "--held-out",
            paramLabel = "N",
            defaultValue = Defaults.TUNE_HELD_OUT,
            converter = CountConverter.class)
    private long heldOut;

    @Option(names = "--to", paramLabel = "FILE")
    private Path to;

    @Mixin
    private TrialOptions batch;

    @Mixin
    private ContentOptions content;

    private TunedPlaybook tuned;
    private final List<TuningScenario> tuningScenarios = new ArrayList<>();
    private int roundSaid = -1;

    /**
     * The result on one scenario, with trials that tuning never saw.
     *
     * @param metric the tuned one, or one of the other criteria
     * @param difference after minus before, trial by trial
     * @param apart the line that shows where a trial differs from that of the old weights; empty if none does
     */
    private record Trial(
            String scenario,
            Slot metric,
            Estimate before,
            Estimate after,
            Estimate difference,
            Optional<String> apart) {
        /**
         * Returns 1 if the new weights are better by an interval that excludes 0, -1 if they are worse by one, 0 if
         * open.
         */
        int direction() {
            final int up = difference.low() > 0 ? 1 : difference.high() < 0 ? -1 : 0;
            return switch (metric.better()) {
                case HIGHER -> up;
                case LOWER -> -up;
                case NEUTRAL -> 0;
            };
        }
    }

    /** A scenario for tuning, with two seats: for the present weights and for the candidate. */
    private record TuningScenario(OpenScenario open, Slot slot, AtomicReference<BotDefinition<?>> candidate) {
        double mean(final RunRequest request) {
            final Tally tally = new Batch(open.compiled(), request).run().tally();
            final long[] moments = tally.moments(open.compiled().layout().index(slot.name()), new long[3]);
            return moments[0] == 0 ? 0 : (double) moments[1] / moments[0] / slot.divisor();
        }
    }

    @Override
    public Integer call() {
        requireNumbers();
        requirePlaybook();
        final Path file = to == null ? Path.of(PlayableScenario.name(playbook) + "-tuned.yaml") : to;
        Targets.requireFile(file, "--to");
        if (Files.exists(file)) {
            throw UserError.usage(file + " already exists", "name another with --to");
        }
        final OpenScenario first = content.source(session(), scenarios.get(0)).require();
        tuned = TunedPlaybook.read(session(), first.game(), playbook, spread);
        metric = metric == null
                ? success(first)
                : MetricNames.require(metric, first.compiled().layout()).name();
        scenarios.forEach(scenario -> addScenario(first.game(), scenario));
        tuned.namedFrom(file);
        final Tuner.Result found = tune();
        final double[] values = TunedPlaybook.rounded(
                found.values().stream().mapToDouble(Double::doubleValue).toArray());
        final List<Trial> trials = tryOut(values, file);
        Targets.create(file, tuned.written(values, file, how()), " with --to", "name another with --to");
        console().out().print(text(found, values, trials));
        console().line("");
        console().line("Written  " + file);
        console().line("Try      " + Launcher.NAME + " run " + scenarios.get(0) + " --bot " + file);
        trials.stream()
                .flatMap(trial -> trial.apart().stream())
                .findFirst()
                .ifPresent(line -> console().line("Replay   " + line));
        return verdict(trials);
    }

    private void requireNumbers() {
        OptionRange.within("--trials", trials, 1, RunRequest.MAX_TRIALS);
        OptionRange.within("--held-out", heldOut, 1, RunRequest.MAX_TRIALS);
        OptionRange.atLeast("--generations", generations, 1);
        if (population != 0) {
            OptionRange.atLeast("--population", population, 2);
        }
        OptionRange.positive("--spread", spread, 1);
    }

    /**
     * Explains why a bot of the game cannot be tuned: its weights are in its program.
     *
     * @throws UserError if the playbook is only the name of such a bot
     */
    private void requirePlaybook() {
        if (session().games().haveBot(playbook)) {
            throw UserError.usage(
                    playbook + " is a bot of the game: its weights are in its program, not in a file",
                    "tune a playbook; with \"otherwise\" it may leave to " + playbook
                            + " what it does not decide itself");
        }
    }

    private String how() {
        return "Tuned by: " + Launcher.NAME + " tune " + playbook + " " + String.join(" ", scenarios) + " --metric "
                + metric + " --trials " + trials + " --generations " + generations + " --population "
                + usualPopulation() + " --spread " + spread + " --seed " + batch.seed;
    }

    private String text(final Tuner.Result found, final double[] values, final List<Trial> results) {
        final StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                """
                %d weights, %d sets tried; each generation on %d fresh trials per scenario, seed %d.
                The finalists on other trials: %s %.4f -> %.4f
                (a set chosen by those trials may have been lucky there; trials that it never saw decide)

                %d trials per scenario, seed %d:

                """,
                values.length,
                found.tried(),
                trials,
                batch.seed,
                metric,
                Math.abs(found.startWorth()),
                Math.abs(found.worth()),
                heldOut,
                heldOutSeed()));
        final Table table = new Table()
                .text("scenario", "scenario")
                .text("metric", "metric")
                .number("before", "before")
                .number("after", "after")
                .number("difference", "after - before, paired")
                .text("verdict", "");
        for (final Trial trial : results) {
            table.row(
                    trial.scenario(),
                    trial.metric().name(),
                    trial.before().shortForm(),
                    trial.after().shortForm(),
                    trial.difference().shortForm(),
                    word(trial.direction()));
        }
        text.append(table.asText(INDENT)).append('\n');
        final Table weights =
                new Table().text("weight", "weight").number("before", "before").number("after", "after");
        for (int i = 0; i < values.length; i++) {
            final double start = tuned.weights().get(i).start();
            weights.row(tuned.weights().get(i).name(), Double.toString(start), Double.toString(values[i]));
        }
        return text.append(weights.asText(INDENT)).toString();
    }

    private static String word(final int direction) {
        return direction > 0 ? "better" : direction < 0 ? "worse" : "open";
    }

    /** Judges by the tuned metric: worse on any scenario is worse; better on one and worse on none is better. */
    private int verdict(final List<Trial> trials) {
        int least = 0;
        int most = 0;
        for (final Trial trial : trials) {
            if (trial.metric().name().equals(metric)) {
                least = Math.min(least, trial.direction());
                most = Math.max(most, trial.direction());
            }
        }
        return least < 0 ? ExitCode.VERDICT_NEGATIVE : most > 0 ? ExitCode.OK : ExitCode.UNDECIDED;
    }

    private static String success(final OpenScenario scenario) {
        return scenario.compiled().criteria().stream()
                .findFirst()
                .orElseThrow(() ->
                        UserError.usage(scenario.document().file() + " does not define success", "choose a --metric"));
    }

    private void addScenario(final Ruleset game, final String scenario) {
        final BotDefinition<?> now = tuned.bot(start());
        final AtomicReference<BotDefinition<?>> candidate = new AtomicReference<>(now);
        final OpenScenario open = content.source(session(), scenario)
                .require()
                .played(game, List.of(seat(now, BEFORE, new AtomicReference<>(now)), seat(now, AFTER, candidate)));
        final CompiledScenario compiled = open.compiled();
        final Slot slot = compiled.layout()
                .slot(metric)
                .orElseThrow(() -> UserError.usage(
                        scenario + " has no metric " + metric,
                        MetricNames.advice(metric, MetricNames.slots(compiled.layout()))));
        if (slot.better() == Slot.Better.NEUTRAL) {
            throw UserError.usage(metric + ": neither more nor less is better", "choose another --metric");
        }
        tuningScenarios.add(new TuningScenario(open, slot, candidate));
    }

    private double[] start() {
        return tuned.weights().stream().mapToDouble(weight -> weight.start()).toArray();
    }

    /** Returns a bot that always plays the current candidate. */
    private static <V> BotDefinition<V> seat(
            final BotDefinition<V> like, final String id, final AtomicReference<BotDefinition<?>> candidate) {
        return new BotDefinition<>(id, like.summary(), like.view(), () -> seated(candidate.get()));
    }

    @SuppressWarnings("unchecked")
    private static <V> Bot<V> seated(final BotDefinition<?> candidate) {
        return (Bot<V>) candidate.create().get();
    }

    private int usualPopulation() {
        final int usual = 4 + (int) Math.floor(3 * Math.log(tuned.weights().size()));
        return population == 0 ? usual : population;
    }

    private Tuner.Result tune() {
        return Tuner.maximize(
                tuned.weights(),
                (values, round) -> {
                    if (round != roundSaid) {
                        roundSaid = round;
                        say(round);
                    }
                    return worth(TunedPlaybook.rounded(values), round);
                },
                usualPopulation(),
                generations,
                batch.seed);
    }

    private void say(final int round) {
        if (batch.work.progress.tells(console())) {
            console()
                    .message(
                            round == generations
                                    ? "the finalists, on trials that no generation has played"
                                    : "generation " + (round + 1) + " of " + generations);
        }
    }

    /** Returns the sum of the metric's mean over the scenarios, negated where less is better. */
    private double worth(final double[] values, final int round) {
        final BotDefinition<?> bot = tuned.bot(values);
        final long each = round == generations ? FINAL_SHARE * trials : trials;
        double sum = 0;
        for (final TuningScenario tuning : tuningScenarios) {
            tuning.candidate().set(bot);
            final double mean = tuning.mean(batch.requestFor(AFTER, batch.seed, round * trials, each));
            sum += tuning.slot().better() == Slot.Better.HIGHER ? mean : -mean;
        }
        return sum;
    }

    /** Compares weights with those of the file on trials of the next seed, which tuning never saw. */
    private List<Trial> tryOut(final double[] values, final Path file) {
        final BotDefinition<?> bot = tuned.bot(values);
        final List<Trial> trials = new ArrayList<>();
        for (final TuningScenario tuning : tuningScenarios) {
            tuning.candidate().set(bot);
            final RunRequest request = batch.requestFor(AFTER, heldOutSeed(), 0, heldOut);
            final PairedRunResult result = new PairedRun(
                            List.of(
                                    tuning.open().contender(BEFORE),
                                    tuning.open().contender(AFTER)),
                            PAIR,
                            request,
                            Optional.empty())
                    .run(() -> 0, "");
            metrics(tuning).forEach(slot -> trials.add(trial(tuning, slot, result, file)));
        }
        return trials;
    }

    /** Returns the tuned metric and the other criteria, which may have got worse. */
    private List<Slot> metrics(final TuningScenario tuning) {
        final List<Slot> all = new ArrayList<>(List.of(tuning.slot()));
        final CompiledScenario compiled = tuning.open().compiled();
        compiled.criteria().stream()
                .filter(name -> !name.equals(metric))
                .forEach(name -> all.add(compiled.layout().slot(name).orElseThrow()));
        return all;
    }

    private Trial trial(final TuningScenario tuning, final Slot slot, final PairedRunResult result, final Path file) {
        final RunResult before = result.results().get(0);
        final RunResult after = result.results().get(1);
        final int at = before.layout().index(slot.name());
        final OptionalLong parted = Standouts.parting(
                before.tallies().get(at), after.tallies().get(at), Math.min(before.playedEnd(), after.playedEnd()));
        final TrialSetting old =
                new TrialSetting(before.scenario(), playbook, before.content().sets(), before.maxDecisions());
        return new Trial(
                tuning.open().name(),
                slot,
                Estimates.of(before).get(slot.name()),
                Estimates.of(after).get(slot.name()),
                PairedStep.of(PAIR, result).get(0).difference(slot, Estimates.DEFAULT_LEVEL),
                parted.isEmpty()
                        ? Optional.empty()
                        : old.diff(old.by(file.toString()), "tuned", heldOutSeed(), parted.getAsLong()));
    }

    private long heldOutSeed() {
        return batch.seed + 1;
    }
}
