package org.sitrep.cli.service;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import org.sitrep.analysis.Standouts;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.session.Advice;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.engine.Batch;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Contender;
import org.sitrep.engine.Contest;
import org.sitrep.engine.ContestResult;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunSubject;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.Setting;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.PairedDifference;
import org.sitrep.stats.Tally;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.tune.Tuner;

/** Tunes a playbook on scenarios and tries what it has found on missions that it never saw. */
public final class Tuning {
    private static final String BEFORE = "before";
    private static final String AFTER = "after";
    /**
     * How many times the missions of a generation the finalists are tried on: there are few of them, and close
     * together.
     */
    private static final int FINAL_SHARE = 5;

    /**
     * How much is played.
     *
     * @param missions of each scenario that a set of weights is tried on; each generation has its own
     * @param generations of the strategy
     * @param population sets of weights a generation; 0 for the usual number
     * @param heldOut missions of each scenario that the result is tried on
     */
    public record Effort(long missions, int generations, int population, long heldOut) {}

    /**
     * What a scenario says of the result, on missions that tuning never saw.
     *
     * @param scenario its short name
     * @param metric what is measured: what was tuned for, and the yardsticks beside it
     * @param before the metric with the weights as they were
     * @param after with the new ones
     * @param difference after less before, mission by mission
     * @param old how the missions are played with the weights as they were
     * @param parted the first mission that is known to come out otherwise by the metric, if there is one
     */
    public record Trial(
            String scenario,
            Slot metric,
            Estimate before,
            Estimate after,
            Estimate difference,
            Setting old,
            OptionalLong parted) {
        /**
         * Returns 1 if the new weights are better by an interval clear of 0, -1 if they are worse by one, 0 if that is
         * open.
         */
        public int direction() {
            final int up = difference.low() > 0 ? 1 : difference.high() < 0 ? -1 : 0;
            return switch (metric.better()) {
                case HIGHER -> up;
                case LOWER -> -up;
                case NEUTRAL -> 0;
            };
        }
    }

    private final Session session;
    private final ContentOptions content;
    private final BatchOptions batch;
    private final Effort effort;
    private final String playbookFile;
    private final TunedPlaybook playbook;
    private final List<Ground> grounds = new ArrayList<>();
    private final String metric;
    private int roundSaid = -1;

    /** A scenario to tune on, with two seats: for the weights as they are and for those that are tried. */
    private record Ground(OpenScenario open, Slot slot, AtomicReference<BotDefinition<?>> tried) {
        double mean(final RunRequest request) {
            final Tally tally = new Batch(open.compiled(), request).run().tally();
            final long[] moments = tally.moments(open.compiled().layout().index(slot.name()), new long[3]);
            return moments[0] == 0 ? 0 : (double) moments[1] / moments[0] / slot.divisor();
        }
    }

    /**
     * Opens playbook and scenarios.
     *
     * @param metric what is to be better, null for the yardstick of success
     * @param spread a weight's first step as a share of it
     * @throws UserError if anything cannot be used
     */
    public Tuning(
            final Session session,
            final String playbookFile,
            final List<String> scenarios,
            final ContentOptions content,
            final BatchOptions batch,
            final Effort effort,
            final String metric,
            final double spread) {
        this.session = session;
        this.content = content;
        this.batch = batch;
        this.effort = effort;
        this.playbookFile = playbookFile;
        final OpenScenario first = OpenScenario.require(session, scenarios.get(0), content.overlays(), content.sets());
        playbook = TunedPlaybook.read(session, first.game(), playbookFile, spread);
        this.metric = metric == null ? success(first) : metric;
        scenarios.forEach(scenario -> addGround(first.game(), scenario));
    }

    private static String success(final OpenScenario scenario) {
        return scenario.compiled().yardsticks().stream()
                .findFirst()
                .orElseThrow(() -> UserError.usage(
                        scenario.document().file() + " does not say what success is", "choose a --metric"));
    }

    private void addGround(final Ruleset game, final String scenario) {
        final BotDefinition<?> now = playbook.bot(start());
        final AtomicReference<BotDefinition<?>> tried = new AtomicReference<>(now);
        final OpenScenario open = OpenScenario.requireFor(
                session,
                game,
                scenario,
                content.overlays(),
                content.sets(),
                List.of(seat(now, BEFORE, new AtomicReference<>(now)), seat(now, AFTER, tried)));
        final CompiledScenario compiled = open.compiled();
        final Slot slot = compiled.layout()
                .slot(metric)
                .orElseThrow(() -> UserError.usage(
                        scenario + " has no metric " + metric, Advice.metric(metric, compiled.layout())));
        if (slot.better() == Slot.Better.NEUTRAL) {
            throw UserError.usage(metric + " is neither better high nor low", "choose another --metric");
        }
        grounds.add(new Ground(open, slot, tried));
    }

    private double[] start() {
        return playbook.weights().stream().mapToDouble(weight -> weight.start()).toArray();
    }

    /** Whoever sits down there plays as what is tried just then. */
    private static <V> BotDefinition<V> seat(
            final BotDefinition<V> like, final String id, final AtomicReference<BotDefinition<?>> tried) {
        return new BotDefinition<>(id, like.summary(), like.view(), () -> seated(tried.get()));
    }

    @SuppressWarnings("unchecked")
    private static <V> Bot<V> seated(final BotDefinition<?> tried) {
        return (Bot<V>) tried.create().get();
    }

    /** Returns the playbook with its weights as they were. */
    public TunedPlaybook playbook() {
        return playbook;
    }

    /** Returns the metric that is to be better. */
    public String metric() {
        return metric;
    }

    /** Returns how many sets of weights a generation tries. */
    public int population() {
        final int usual = 4 + (int) Math.floor(3 * Math.log(playbook.weights().size()));
        return effort.population() == 0 ? usual : effort.population();
    }

    /** Looks for better weights; those it returns are rounded as they are written. */
    public Tuner.Result tune() {
        return Tuner.maximize(
                playbook.weights(),
                (values, round) -> {
                    if (round != roundSaid) {
                        roundSaid = round;
                        say(round);
                    }
                    return worth(TunedPlaybook.rounded(values), round);
                },
                population(),
                effort.generations(),
                batch.seed());
    }

    private void say(final int round) {
        if (batch.progress().tells(session.console())) {
            session.console()
                    .message(
                            round == effort.generations()
                                    ? "the finalists, on missions that no generation has played"
                                    : "generation " + (round + 1) + " of " + effort.generations());
        }
    }

    /** The sum over the scenarios of the metric's mean, less being more where less is better. */
    private double worth(final double[] values, final int round) {
        final BotDefinition<?> bot = playbook.bot(values);
        final boolean last = round == effort.generations();
        final long missions = last ? FINAL_SHARE * effort.missions() : effort.missions();
        double sum = 0;
        for (final Ground ground : grounds) {
            ground.tried().set(bot);
            final double mean = ground.mean(batch.requestFor(AFTER, batch.seed(), round * effort.missions(), missions));
            sum += ground.slot().better() == Slot.Better.HIGHER ? mean : -mean;
        }
        return sum;
    }

    /** Plays weights beside those of the file on missions of the next seed, which tuning never saw. */
    public List<Trial> tryOut(final double[] values) {
        final BotDefinition<?> bot = playbook.bot(values);
        final List<Trial> trials = new ArrayList<>();
        for (final Ground ground : grounds) {
            ground.tried().set(bot);
            final RunRequest request = batch.requestFor(AFTER, heldOutSeed(), 0, effort.heldOut());
            final RunSubject subject = ground.open().subject(ground.open().bot(null));
            final ContestResult result = new Contest(
                            List.of(
                                    new Contender(ground.open().compiled(), subject, BEFORE),
                                    new Contender(ground.open().compiled(), subject, AFTER)),
                            List.of(new Contest.Pair(0, 1)),
                            request)
                    .run(() -> 0, "");
            metrics(ground).forEach(slot -> trials.add(trial(ground, slot, result)));
        }
        return trials;
    }

    /** What was tuned for, and by what else play is judged: it may have been paid for there. */
    private List<Slot> metrics(final Ground ground) {
        final List<Slot> all = new ArrayList<>(List.of(ground.slot()));
        final CompiledScenario scenario = ground.open().compiled();
        scenario.yardsticks().stream()
                .filter(name -> !name.equals(metric))
                .forEach(name -> all.add(scenario.layout().slot(name).orElseThrow()));
        return all;
    }

    private Trial trial(final Ground ground, final Slot slot, final ContestResult result) {
        final PairSums sums = result.pairs().get(0).sums().stream()
                .filter(one -> one.name().equals(slot.name()))
                .findFirst()
                .orElseThrow();
        final Capsule before = result.capsules().get(0);
        final Capsule after = result.capsules().get(1);
        return new Trial(
                ground.open().name(),
                slot,
                Estimates.of(before).get(slot.name()),
                Estimates.of(after).get(slot.name()),
                PairedDifference.estimate(slot, sums, Estimates.DEFAULT_LEVEL),
                old(before),
                Standouts.parting(
                        before.tallies().get(before.layout().index(slot.name())),
                        after.tallies().get(before.layout().index(slot.name())),
                        Math.min(before.playedEnd(), after.playedEnd())));
    }

    private Setting old(final Capsule before) {
        return new Setting(before.scenario(), playbookFile, before.content().sets(), before.maxDecisions());
    }

    /**
     * Returns the line that tells where a mission of the new playbook parts from the same one of the old one; empty if
     * none is known.
     */
    public Optional<String> apart(final List<Trial> trials, final Path tuned) {
        return trials.stream()
                .filter(trial -> trial.parted().isPresent())
                .findFirst()
                .flatMap(trial -> trial.old()
                        .diff(
                                trial.old().by(tuned.toString()),
                                "tuned",
                                heldOutSeed(),
                                trial.parted().getAsLong()));
    }

    /** Returns the seed of the missions that tuning never saw. */
    public long heldOutSeed() {
        return batch.seed() + 1;
    }
}
