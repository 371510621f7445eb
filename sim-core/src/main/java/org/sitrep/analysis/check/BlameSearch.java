package org.sitrep.analysis.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.scenario.DataChange;
import org.sitrep.scenario.KeyOrder;

/**
 * Finds which changes of the data make trials differ from the record: it plays the trials that differ with the recorded
 * data and a part of the changes, and halves the parts that have an effect. The present code plays all of them. Trials
 * that differ with the recorded data, too, show that the code has changed.
 */
final class BlameSearch {
    /** The number of trials that are played for each part of the changes. */
    static final int MOST_TRIALS = 16;
    /** The number of parts that are played; beyond it, parts stay whole. */
    static final int MOST_PARTS = 64;

    private final BaselineEntry entry;
    private final CheckSide side;
    private final KeyOrder order;
    private final RunRequest request;

    BlameSearch(final BaselineEntry entry, final CheckSide side, final KeyOrder order, final RunRequest request) {
        this.entry = entry;
        this.side = side;
        this.order = order;
        this.request = request;
    }

    /**
     * Returns the causes of the trials that differ; empty if there are none, the data were not recorded, or they are
     * not valid for the present code.
     */
    Optional<CheckResult.Blame> of(final List<Integer> differing) {
        if (entry.data().parts().isEmpty() || side.playable().isEmpty() || differing.isEmpty()) {
            return Optional.empty();
        }
        final List<Integer> looked = differing.stream().limit(MOST_TRIALS).toList();
        final List<DataChange> changes = side.changesSince(entry.data());
        if (changes.isEmpty()) {
            return Optional.of(new CheckResult.Blame(looked.size(), looked.size(), List.of(), 0));
        }
        return side.without(changes, order).map(recorded -> {
            final Set<Integer> byProgram = new HashSet<>(differing(recorded, looked));
            final List<Integer> trials =
                    looked.stream().filter(trial -> !byProgram.contains(trial)).toList();
            final List<CheckResult.Cause> causes =
                    trials.isEmpty() ? List.of() : causes(changes, trials.size(), part -> moved(changes, part, trials));
            final int named =
                    causes.stream().mapToInt(cause -> cause.changes().size()).sum();
            return new CheckResult.Blame(looked.size(), byProgram.size(), causes, changes.size() - named);
        });
    }

    /** Returns the number of trials that differ with a part of the changes; empty if that is not valid. */
    private OptionalInt moved(final List<DataChange> all, final List<DataChange> part, final List<Integer> trials) {
        final List<DataChange> others =
                all.stream().filter(change -> !part.contains(change)).toList();
        return side.without(others, order).stream()
                .mapToInt(scenario -> differing(scenario, trials).size())
                .findFirst();
    }

    private List<Integer> differing(final CompiledScenario scenario, final List<Integer> trials) {
        final TrialTracer tracer = new TrialTracer(scenario, side.bot(), request.seed(), request.maxDecisions());
        final Playout playout = scenario.newPlayout(side.bot(), request.maxDecisions());
        final Outcome outcome = new Outcome(scenario.layout());
        final TrialKey key = new TrialKey();
        final List<Integer> differing = new ArrayList<>();
        for (final int trial : trials) {
            final boolean same;
            if (tracer.reportsSteps() && trial < entry.traces().size()) {
                same = tracer.play(trial).alike(entry.traces().get(trial));
            } else {
                outcome.reset();
                playout.play(key.set(request.seed(), trial), outcome);
                same = entry.metrics().stream()
                        .flatMap(metric -> metric.slots().stream())
                        .allMatch(slot -> slot.values()[trial] == value(slot, outcome, scenario));
            }
            if (!same) {
                differing.add(trial);
            }
        }
        return differing;
    }

    private static int value(final BaselineSlot slot, final Outcome outcome, final CompiledScenario scenario) {
        return outcome.aborted()
                ? Outcome.ABSENT
                : slot.within(outcome.get(scenario.layout().index(slot.name())));
    }

    /**
     * Returns the changes that have an effect, each alone where possible, those with the greatest effect first.
     *
     * @param changes all changes
     * @param effect number of trials that differ with all of them
     * @param play number of trials that differ with a part of the changes; empty if that part is not valid by itself
     */
    static List<CheckResult.Cause> causes(
            final List<DataChange> changes, final int effect, final Function<List<DataChange>, OptionalInt> play) {
        final List<CheckResult.Cause> causes = new ArrayList<>();
        new Halving(play, causes).split(changes, effect);
        causes.sort(Comparator.comparingInt(cause -> -cause.trials()));
        return causes;
    }

    /** One search. */
    private static final class Halving {
        private final Function<List<DataChange>, OptionalInt> play;
        private final List<CheckResult.Cause> causes;
        private int left = MOST_PARTS;

        private Halving(final Function<List<DataChange>, OptionalInt> play, final List<CheckResult.Cause> causes) {
            this.play = play;
            this.causes = causes;
        }

        private OptionalInt play(final List<DataChange> part) {
            left--;
            return play.apply(part);
        }

        /** Adds the causes within a part whose effect is known. */
        private void split(final List<DataChange> part, final int effect) {
            if (part.size() == 1 || left < 2) {
                causes.add(new CheckResult.Cause(part, effect));
                return;
            }
            final List<DataChange> first = part.subList(0, part.size() / 2);
            final List<DataChange> second = part.subList(part.size() / 2, part.size());
            final OptionalInt ofFirst = play(first);
            final OptionalInt ofSecond = play(second);
            if (ofFirst.isEmpty() || ofSecond.isEmpty()) {
                each(part, effect);
            } else if (ofFirst.getAsInt() == 0 && ofSecond.getAsInt() == 0) {
                causes.add(new CheckResult.Cause(part, effect));
            } else {
                if (ofFirst.getAsInt() > 0) {
                    split(first, ofFirst.getAsInt());
                }
                if (ofSecond.getAsInt() > 0) {
                    split(second, ofSecond.getAsInt());
                }
            }
        }

        /** Tries the changes of a part one by one; those that are not valid alone stay together. */
        private void each(final List<DataChange> part, final int effect) {
            final List<DataChange> together = new ArrayList<>();
            final int before = causes.size();
            for (final DataChange change : part) {
                final OptionalInt alone = left > 0 ? play(List.of(change)) : OptionalInt.empty();
                if (alone.isEmpty()) {
                    together.add(change);
                } else if (alone.getAsInt() > 0) {
                    causes.add(new CheckResult.Cause(List.of(change), alone.getAsInt()));
                }
            }
            final int ofRest = together.isEmpty() ? 0 : play(together).orElse(0);
            if (ofRest > 0) {
                causes.add(new CheckResult.Cause(together, ofRest));
            }
            if (causes.size() == before) {
                causes.add(new CheckResult.Cause(part, effect));
            }
        }
    }
}
