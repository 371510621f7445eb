package org.sitrep.analysis.loadout;

import java.util.Comparator;
import java.util.Optional;
import org.sitrep.engine.TrialValues;
import org.sitrep.ruleset.Kits;

/**
 * Removes from the winner what has no effect: things that can be left out, or carried on their emptier side, with the
 * same outcome in every trial of the final round. The winner's estimates and the comparisons with it therefore stay
 * valid.
 */
final class RedundancyPruner {
    private static final int FEW = 64;

    private final LoadoutTask task;
    private final int trials;
    private final long most;

    RedundancyPruner(final LoadoutTask task, final int trials) {
        this.task = task;
        this.trials = trials;
        most = task.evaluator().played() + task.rules().trimBudget();
    }

    /** Returns the winner without the things that have no effect, as far as the budget allows. */
    Kits of(final Kits winner) {
        final int few = Math.min(FEW, trials);
        final Optional<Long> start = play(winner, 0, few);
        final Optional<Long> rest = trials > few ? play(winner, few, trials - few) : Optional.of(0L);
        if (start.isEmpty() || rest.isEmpty()) {
            return winner;
        }
        Kits now = winner;
        for (Optional<Kits> next = Optional.of(now); next.isPresent(); ) {
            now = next.get();
            next = task.lighter(now).stream()
                    .sorted(Comparator.comparingInt(task::load))
                    .filter(kits -> play(kits, 0, few).equals(start))
                    .filter(kits ->
                            trials == few || play(kits, few, trials - few).equals(rest))
                    .findFirst();
        }
        return now;
    }

    private Optional<Long> play(final Kits kits, final int first, final int count) {
        final LoadoutCandidate candidate = new LoadoutCandidate(kits);
        if (task.evaluator().played() + count > most || !task.evaluator().isSound(candidate)) {
            return Optional.empty();
        }
        return task.evaluator()
                .play(candidate, task.rules().seed() + 1, first, count)
                .map(TrialValues::hash);
    }
}
