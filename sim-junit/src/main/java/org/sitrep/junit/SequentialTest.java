package org.sitrep.junit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.sitrep.Experiment;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.BoundedMean;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MultipleTests;

/** Plays one side, or two on the same trials, look by look, until every expectation is shown or refuted. */
final class SequentialTest {
    private static final int FIRST_LOOK = 250;

    private final List<Side> sides;
    private final List<Balance.Expectation> expectations;
    private final List<Slot> slots;
    private final List<BoundedMean> means = new ArrayList<>();
    /** The smallest probability at any look so far, one per expectation: evidence does not expire. */
    private final double[] probabilities;

    /**
     * A side that is ready to be played.
     *
     * @param name what verdicts call it
     * @param scenario its tables
     * @param bot who plays it
     */
    record Side(String name, CompiledScenario scenario, String bot) {
        static Side of(final Experiment experiment) {
            final PairedEntry entry = experiment.entry();
            return new Side(experiment.toString(), entry.scenario(), entry.bot());
        }
    }

    SequentialTest(final List<Side> sides, final List<Balance.Expectation> expectations) {
        this.sides = sides;
        this.expectations = expectations;
        slots = expectations.stream().map(this::slot).toList();
        for (final Slot slot : slots) {
            means.add(
                    sides.size() == 1
                            ? new BoundedMean(slot.min(), slot.max(), slot.divisor(), slot.unit())
                            : new BoundedMean(
                                    slot.min() - slot.max(), slot.max() - slot.min(), slot.divisor(), slot.unit()));
        }
        probabilities = new double[expectations.size()];
        Arrays.fill(probabilities, 1);
    }

    private Slot slot(final Balance.Expectation expectation) {
        Slot found = null;
        for (final Side side : sides) {
            final Optional<Slot> slot = side.scenario().layout().slot(expectation.metric());
            if (slot.isEmpty()) {
                throw new IllegalStateException(side.name() + ": there is no metric " + expectation.metric());
            }
            if (found != null && !found.equals(slot.get())) {
                throw new IllegalStateException(
                        "the sides define " + expectation.metric() + " differently, or with another range");
            }
            found = slot.get();
        }
        return found;
    }

    Verdicts play(final RunRequest request, final int most, final double falseAlarms) {
        int played = 0;
        for (int look = 0; played < most && (played == 0 || undecided(falseAlarms)); look++) {
            final int next = (int) Math.min(most, (long) FIRST_LOOK << look);
            playOn(request.withRange(played, next - played));
            played = next;
            for (int e = 0; e < expectations.size(); e++) {
                final Expected expected = expectations.get(e).expected();
                final double now = Math.exp(-means.get(e).logEvidenceOutside(expected.low(), expected.high()));
                probabilities[e] = Math.min(probabilities[e], now);
            }
        }
        return verdicts(played, request.seed(), falseAlarms);
    }

    private void playOn(final RunRequest request) {
        final List<String> names = slots.stream().map(Slot::name).distinct().toList();
        final List<TrialValues> values = sides.stream()
                .map(side -> new Recorder(side.scenario(), names, request.withBot(side.bot())).run())
                .toList();
        for (int e = 0; e < slots.size(); e++) {
            final int row = names.indexOf(slots.get(e).name());
            for (int trial = 0; trial < request.trials(); trial++) {
                accept(means.get(e), values, row, trial);
            }
        }
    }

    private static void accept(final BoundedMean mean, final List<TrialValues> values, final int row, final int trial) {
        final int first = values.get(0).get(row, trial);
        final int second = values.size() == 1 ? 0 : values.get(1).get(row, trial);
        if (first != Outcome.ABSENT && second != Outcome.ABSENT) {
            mean.accept(first - second);
        }
    }

    private boolean undecided(final double falseAlarms) {
        return verdicts(0, 0, falseAlarms).all().stream()
                .anyMatch(verdict -> verdict.state() == Verdicts.State.UNDECIDED);
    }

    private Verdicts verdicts(final int trials, final long seed, final double falseAlarms) {
        final double[] adjusted = MultipleTests.holm(probabilities);
        // An expectation is shown if the interval of the same joint level lies within it.
        final double level = 1 - falseAlarms / expectations.size();
        final List<Verdicts.One> all = new ArrayList<>();
        for (int e = 0; e < expectations.size(); e++) {
            final Expected expected = expectations.get(e).expected();
            final Estimate seen = means.get(e).anytime(level);
            final boolean shown = seen.low() >= expected.low() && seen.high() <= expected.high();
            final Verdicts.State state = adjusted[e] <= falseAlarms
                    ? Verdicts.State.REFUTED
                    : shown ? Verdicts.State.SHOWN : Verdicts.State.UNDECIDED;
            all.add(new Verdicts.One(expectations.get(e).metric(), expected, seen, adjusted[e], state));
        }
        final String what = sides.size() == 1
                ? sides.get(0).name()
                : sides.get(0).name() + " less " + sides.get(1).name();
        return new Verdicts(what, trials, seed, all);
    }
}
