package org.sitrep.analysis.loadout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.engine.TrialValues;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.LoadoutRules;
import org.sitrep.stats.Differences;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.PairedDifference;

/**
 * Plays single changes of the winner on trials of two further seeds: whether any of them is better, and the worth of
 * one step more or less of anything.
 */
final class Neighborhood {
    /** Number of trials that shows whether a step has any effect. */
    private static final int FEW = 128;

    private final LoadoutTask task;
    private final Kits winner;
    private final List<Move> moves;

    Neighborhood(final LoadoutTask task, final Kits winner) {
        this.task = task;
        this.winner = winner;
        moves = Move.all(task.scope().free(), winner).stream()
                .filter(move -> task.evaluator().isSound(new LoadoutCandidate(move.to())))
                .toList();
    }

    /** Races all single changes against the winner and returns an upper bound on the gain of any of them. */
    LoadoutAnswer.Around around() {
        final List<LoadoutCandidate> candidates = new ArrayList<>(List.of(new LoadoutCandidate(winner)));
        moves.forEach(move -> candidates.add(new LoadoutCandidate(move.to())));
        if (!task.rules().reachesAround(candidates.size())) {
            return LoadoutAnswer.Around.NOT_PLAYED;
        }
        return SequentialHalving.run(task, task.rules().around(candidates.size()), candidates)
                .map(this::around)
                .orElse(LoadoutAnswer.Around.NOT_PLAYED);
    }

    private LoadoutAnswer.Around around(final SequentialHalving.Result result) {
        final LoadoutCandidate winning = new LoadoutCandidate(winner);
        // A lighter loadout that plays alike may represent the winner.
        final SequentialHalving.Place own = result.places().stream()
                .filter(place ->
                        place.candidate().equals(winning) || place.alike().contains(winning))
                .findFirst()
                .orElseThrow();
        final double level = 1 - (1 - task.rules().level()) / Math.max(1, moves.size());
        final List<LoadoutAnswer.Better> better = new ArrayList<>();
        double most = 0;
        String mostBy = "";
        int worse = 0;
        int trials = own.values().trials();
        for (final SequentialHalving.Place place : result.places()) {
            if (place == own) {
                continue;
            }
            final Estimate gain = gain(own.values(), place.values(), level);
            final String label = label(place.candidate().choice());
            trials = Math.max(trials, place.values().trials());
            worse += gain.high() < 0 ? 1 + place.alike().size() : 0;
            if (gain.low() > 0) {
                better.add(new LoadoutAnswer.Better(label, gain));
            }
            if (gain.high() > most) {
                most = gain.high();
                mostBy = label;
            }
        }
        return new LoadoutAnswer.Around(moves.size(), own.alike().size(), worse, most, mostBy, better, trials);
    }

    private Estimate gain(final TrialValues from, final TrialValues to, final double level) {
        final int both = Math.min(from.trials(), to.trials());
        return Differences.of(
                        task.objective().slot(),
                        task.objective().of(from.first(both)),
                        task.objective().of(to.first(both)))
                .anytime(level);
    }

    private String label(final Kits to) {
        return moves.stream()
                .filter(move -> move.to().equals(to))
                .map(Move::label)
                .findFirst()
                .orElse("as the winner");
    }

    /** A step to be played. */
    private record PlannedStep(String label, boolean carried, int load, LoadoutCandidate candidate) {}

    /**
     * Plays the winner with one step more or less of each thing, and of the game's other steps, and returns the
     * effects. A step without effect in the first trials is not played any further.
     */
    List<LoadoutAnswer.Step> steps() {
        final List<PlannedStep> all = planned();
        final int few = (int) Math.min(FEW, task.rules().aroundBudget() / 4 / (all.size() + 1));
        if (few < 1) {
            return List.of();
        }
        final List<LoadoutAnswer.Step> steps = new ArrayList<>();
        final List<PlannedStep> left = new ArrayList<>();
        final Optional<TrialValues> start = play(new LoadoutCandidate(winner), 0, few);
        for (final PlannedStep step : all) {
            final Optional<TrialValues> to = start.flatMap(from -> play(step.candidate(), 0, few));
            if (to.isPresent() && to.get().hash() == start.get().hash()) {
                steps.add(step(step, start.get(), to.get(), task.rules().level()));
            } else if (to.isPresent()) {
                left.add(step);
            }
        }
        // Uses further trials, because the first ones determine how many steps are left.
        final long rest = task.rules().aroundBudget() - (long) few * (all.size() + 1);
        final int trials = (int) Math.max(1, rest / (left.size() + 1));
        final double level = 1 - (1 - task.rules().level()) / Math.max(1, left.size());
        final Optional<TrialValues> base = play(new LoadoutCandidate(winner), few, trials);
        for (final PlannedStep step : left) {
            base.flatMap(from -> play(step.candidate(), few, trials).map(to -> step(step, from, to, level)))
                    .ifPresent(steps::add);
        }
        return steps;
    }

    private Optional<TrialValues> play(final LoadoutCandidate candidate, final int first, final int trials) {
        return task.evaluator().play(candidate, task.rules().seed() + 3, first, trials);
    }

    private List<PlannedStep> planned() {
        final int load = task.load(winner);
        final List<PlannedStep> planned = new ArrayList<>();
        for (final Move.Kind kind : List.of(Move.Kind.MORE, Move.Kind.LESS)) {
            moves.stream()
                    .filter(move -> move.kind() == kind)
                    .forEach(move -> planned.add(new PlannedStep(
                            move.label(), true, task.load(move.to()) - load, new LoadoutCandidate(move.to()))));
        }
        for (final LoadoutRules.Boost boost :
                task.loadoutRules().boosts(task.scope().whole(winner))) {
            final LoadoutCandidate candidate = new LoadoutCandidate(winner, boost.sets());
            if (task.evaluator().isSound(candidate)) {
                planned.add(new PlannedStep(boost.label(), false, 0, candidate));
            }
        }
        return planned;
    }

    private LoadoutAnswer.Step step(
            final PlannedStep step, final TrialValues from, final TrialValues to, final double level) {
        return new LoadoutAnswer.Step(
                step.label(),
                step.carried(),
                step.load(),
                from.hash() == to.hash(),
                PairedDifference.estimate(
                        task.objective().slot(),
                        task.objective().of(from),
                        task.objective().of(to),
                        level),
                task.metrics().stream()
                        .map(slot -> PairedDifference.estimate(slot, from.row(slot), to.row(slot), level))
                        .toList());
    }
}
