package org.sitrep.junit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.sitrep.Experiment;
import org.sitrep.Sitrep;
import org.sitrep.engine.RunRequest;

/**
 * A balance test: a scenario, its bot, and the expectations. A test reads like
 *
 * <pre>{@code
 * Balance.of("scenarios/patrol.yaml")
 *         .bot("rifleman")
 *         .expect("squad.survivors", Expected.atLeast(5.9))
 *         .expect("kia", Expected.atMost(0.1))
 *         .verify();
 * }</pre>
 *
 * <p>{@link #verify} plays 250 trials, then twice as many and so on, and stops as soon as each expectation is shown or
 * refuted. The verdicts use intervals and evidence that hold at all looks ({@link org.sitrep.stats.BoundedMean}) and
 * Holm's method over all expectations of the call. If all expectations are true, it fails with a probability of at most
 * {@link #falseAlarms}, by default one in a thousand. This holds whenever it looks and however the metrics depend on
 * each other. The seed is fixed, so the same code and data give the same verdict every time: the probability is that of
 * an unlucky seed. Calls are independent: a hundred of them raise a false alarm with a probability of at most a tenth.
 *
 * <p>Immutable: every method returns a new instance. Thread-safe. Memory: some kilobytes per metric, one playout per
 * thread.
 */
public final class Balance {
    /** Default maximum of trials. */
    public static final int TRIALS = 100_000;

    /** Default seed of the dice. */
    public static final long SEED = 1967;

    /** Default probability of a false alarm of one {@link #verify}. */
    public static final double FALSE_ALARMS = 0.001;

    private final Experiment side;
    private final Experiment other;
    private final List<Expectation> expectations;
    private final long seed;
    private final int trials;
    private final double falseAlarms;
    private final Undecided undecided;

    /**
     * An expectation of a metric.
     *
     * @param metric name of the slot
     * @param expected range of its mean, or of the mean difference from the other side
     */
    record Expectation(String metric, Expected expected) {}

    private Balance(
            final Experiment side,
            final Experiment other,
            final List<Expectation> expectations,
            final long seed,
            final int trials,
            final double falseAlarms,
            final Undecided undecided) {
        this.side = side;
        this.other = other;
        this.expectations = List.copyOf(expectations);
        this.seed = seed;
        this.trials = trials;
        this.falseAlarms = falseAlarms;
        this.undecided = undecided;
    }

    /**
     * Starts a test of a scenario file, played by the first bot of its game.
     *
     * @param scenario its path, relative to the current folder, or the name of a shipped one,
     *     {@code purple-haze/combats/patrol}; nothing is read before {@link #verify}
     */
    public static Balance of(final String scenario) {
        return new Balance(Sitrep.open(scenario), null, List.of(), SEED, TRIALS, FALSE_ALARMS, Undecided.FAIL);
    }

    private Balance with(final Experiment another) {
        return new Balance(another, other, expectations, seed, trials, falseAlarms, undecided);
    }

    /**
     * Sets the bot.
     *
     * @param bot of the game, with a budget if it takes one ({@code searcher:200}), or the file of a playbook
     */
    public Balance bot(final String bot) {
        return with(side.bot(bot));
    }

    /**
     * Changes a value of the data, like {@code --set} of the command line.
     *
     * @param change {@code path=value}
     */
    public Balance set(final String change) {
        return with(side.set(change));
    }

    /** Applies a file of changes to the scenario. */
    public Balance overlay(final String file) {
        return with(side.overlay(file));
    }

    /**
     * Sets the folder of shipped scenarios, with one subfolder per game. The default is that of the system property
     * {@code sitrep.library}, if set, else the content of {@code sitrep-content} on the class path.
     */
    public Balance library(final Path folder) {
        return with(side.library(folder));
    }

    /**
     * Compares this side with another on the same trials: expectations then apply to the difference, this side minus
     * the other.
     *
     * @param base the other side; only its scenario, bot and changes count
     */
    public Balance against(final Balance base) {
        return new Balance(side, base.side, expectations, seed, trials, falseAlarms, undecided);
    }

    /** Adds an expectation of a metric, or of its difference. A trial without a value of the metric does not count. */
    public Balance expect(final String metric, final Expected expected) {
        final List<Expectation> more = new ArrayList<>(expectations);
        more.add(new Expectation(Objects.requireNonNull(metric), Objects.requireNonNull(expected)));
        return new Balance(side, other, more, seed, trials, falseAlarms, undecided);
    }

    /** Sets the seed of all dice. */
    public Balance seed(final long another) {
        return new Balance(side, other, expectations, another, trials, falseAlarms, undecided);
    }

    /**
     * Sets the maximum of trials.
     *
     * @throws IllegalArgumentException if it is less than 2
     */
    public Balance trials(final int atMost) {
        if (atMost < 2) {
            throw new IllegalArgumentException(atMost + " trials are too few");
        }
        return new Balance(side, other, expectations, seed, atMost, falseAlarms, undecided);
    }

    /**
     * Sets the accepted probability of a false alarm, over all expectations of this call and all looks.
     *
     * @throws IllegalArgumentException if it is not between 0 and 1
     */
    public Balance falseAlarms(final double atMost) {
        if (!(atMost > 0 && atMost < 1)) {
            throw new IllegalArgumentException("a false alarm rate of " + atMost + " is not between 0 and 1");
        }
        return new Balance(side, other, expectations, seed, trials, atMost, undecided);
    }

    /** Sets the outcome of the test if an expectation is neither shown nor refuted when all trials are played. */
    public Balance undecided(final Undecided outcome) {
        return new Balance(side, other, expectations, seed, trials, falseAlarms, Objects.requireNonNull(outcome));
    }

    /**
     * Plays until everything is decided, and returns the verdicts.
     *
     * @throws AssertionError if an expectation is refuted, or is undecided and {@link Undecided#FAIL} applies; the
     *     message has all of them, with intervals
     * @throws org.opentest4j.TestAbortedException if one is undecided and {@link Undecided#SKIP} applies
     * @throws IllegalStateException if there is no expectation, a file cannot be read or is not valid, or a bot or
     *     metric does not exist; the message has all findings
     */
    public Verdicts verify() {
        if (expectations.isEmpty()) {
            throw new IllegalStateException("there is no expectation for " + side);
        }
        final List<SequentialTest.Side> sides = Stream.of(side, other)
                .filter(Objects::nonNull)
                .map(SequentialTest.Side::of)
                .toList();
        final RunRequest request =
                RunRequest.of("", seed, 1).withThreads(Runtime.getRuntime().availableProcessors());
        final Verdicts verdicts = new SequentialTest(sides, expectations).play(request, trials, falseAlarms);
        verdicts.orFail(undecided);
        return verdicts;
    }
}
