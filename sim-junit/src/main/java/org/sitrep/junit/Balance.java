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
 * A scenario, who plays it, and what is expected of its balance. A test reads like
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
 * refuted. What is shown and refuted rests on intervals and evidence that hold at all looks
 * ({@link org.sitrep.stats.BoundedMean}) and on Holm's method over all expectations of the one call: if all of them are
 * true, it fails with a probability of at most {@link #falseAlarms}, one in a thousand unless told otherwise, whenever
 * it looks and however the metrics depend on each other. With a fixed seed, as here, the same code and data give the
 * same verdict every time: the probability is that of an unlucky seed. Calls do not know of each other: a hundred of
 * them raise a false alarm with a tenth at most.
 *
 * <p>Immutable: every method returns another one. Thread-safe. Memory: some kilobytes a metric; a playout a thread.
 */
public final class Balance {
    /** Trials at most where the caller names no number. */
    public static final int TRIALS = 100_000;

    /** Seed of the dice where the caller names none. */
    public static final long SEED = 1967;

    /** Chance of a false alarm of one {@link #verify} where the caller names none. */
    public static final double FALSE_ALARMS = 0.001;

    private final Experiment side;
    private final Experiment other;
    private final List<Expectation> expectations;
    private final long seed;
    private final int trials;
    private final double falseAlarms;
    private final Undecided undecided;

    /**
     * What is expected of a metric.
     *
     * @param metric name of the slot
     * @param expected where its mean, or the mean difference to the other side, is to lie
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
     * Begins with a scenario file, played by the first bot of its game.
     *
     * @param scenario its path, as from the current folder; nothing is read before {@link #verify}
     */
    public static Balance of(final String scenario) {
        return new Balance(Sitrep.open(scenario), null, List.of(), SEED, TRIALS, FALSE_ALARMS, Undecided.FAIL);
    }

    private Balance with(final Experiment another) {
        return new Balance(another, other, expectations, seed, trials, falseAlarms, undecided);
    }

    /**
     * Names who plays.
     *
     * @param bot a bot of the game, with a budget if it takes one ({@code searcher:200}), or the file of a playbook
     */
    public Balance bot(final String bot) {
        return with(side.bot(bot));
    }

    /**
     * Changes a value of the data, as {@code --set} of the command line does.
     *
     * @param change {@code path=value}
     */
    public Balance set(final String change) {
        return with(side.set(change));
    }

    /** Lays a file of changes over the scenario. */
    public Balance overlay(final String file) {
        return with(side.overlay(file));
    }

    /**
     * Names the folder that {@code extends: game:file} looks in, one folder a game below it. Else it is that of the
     * system property {@code sitrep.library}, or there is none.
     */
    public Balance library(final Path folder) {
        return with(side.library(folder));
    }

    /**
     * Holds this side against another on the same trials: what is expected then is of the difference, this less the
     * other.
     *
     * @param base the side to hold it against; only its scenario, bot and changes count
     */
    public Balance against(final Balance base) {
        return new Balance(side, base.side, expectations, seed, trials, falseAlarms, undecided);
    }

    /**
     * Expects something of a metric, or of its difference. A trial in which the metric has no value counts for nothing.
     */
    public Balance expect(final String metric, final Expected expected) {
        final List<Expectation> more = new ArrayList<>(expectations);
        more.add(new Expectation(Objects.requireNonNull(metric), Objects.requireNonNull(expected)));
        return new Balance(side, other, more, seed, trials, falseAlarms, undecided);
    }

    /** Names the seed of all dice. */
    public Balance seed(final long another) {
        return new Balance(side, other, expectations, another, trials, falseAlarms, undecided);
    }

    /**
     * Names how many trials to play at most.
     *
     * @throws IllegalArgumentException if there are fewer than 2
     */
    public Balance trials(final int atMost) {
        if (atMost < 2) {
            throw new IllegalArgumentException(atMost + " trials show nothing");
        }
        return new Balance(side, other, expectations, seed, atMost, falseAlarms, undecided);
    }

    /**
     * Names the chance of a false alarm that is put up with, over all expectations of this call and all looks.
     *
     * @throws IllegalArgumentException if it is not between 0 and 1
     */
    public Balance falseAlarms(final double atMost) {
        if (!(atMost > 0 && atMost < 1)) {
            throw new IllegalArgumentException("false alarms of " + atMost + " are not between 0 and 1");
        }
        return new Balance(side, other, expectations, seed, trials, atMost, undecided);
    }

    /** Says what becomes of the test if something is neither shown nor refuted when the trials are used up. */
    public Balance undecided(final Undecided outcome) {
        return new Balance(side, other, expectations, seed, trials, falseAlarms, Objects.requireNonNull(outcome));
    }

    /**
     * Plays until everything is decided, and returns what was seen.
     *
     * @throws AssertionError if an expectation is refuted, or one is undecided and that is to fail; the message has all
     *     of them, with intervals
     * @throws org.opentest4j.TestAbortedException if one is undecided and that is to skip
     * @throws IllegalStateException if nothing is expected, a file cannot be read or is not sound, or there is no such
     *     bot or metric; the message has all findings
     */
    public Verdicts verify() {
        if (expectations.isEmpty()) {
            throw new IllegalStateException("nothing is expected of " + side);
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
