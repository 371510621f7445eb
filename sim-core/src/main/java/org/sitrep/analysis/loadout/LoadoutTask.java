package org.sitrep.analysis.loadout;

import java.util.List;
import java.util.function.Consumer;
import org.sitrep.outcome.Slot;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.LoadoutRules;

/**
 * The task of a search: what to search, and the objective.
 *
 * @param evaluator plays the candidates
 * @param objective objective of the search
 * @param metrics metrics reported for every finalist
 * @param goals metrics of the front, in addition to Load
 * @param scope what may change
 * @param loadoutRules the game's rules for loadouts
 * @param rules parameters of the search
 * @param progress receives a sentence about the progress
 */
public record LoadoutTask(
        LoadoutEvaluator evaluator,
        Objective objective,
        List<Slot> metrics,
        List<Slot> goals,
        Scope scope,
        LoadoutRules loadoutRules,
        SearchRules rules,
        Consumer<String> progress) {
    public LoadoutTask {
        metrics = List.copyOf(metrics);
        goals = List.copyOf(goals);
    }

    /** Returns a mean of a metric, or a difference of means, so that more is better for the side that is sought for. */
    double worth(final Slot metric, final double mean) {
        return objective.opposed() == (metric.better() == Slot.Better.HIGHER) ? -mean : mean;
    }

    /** Returns the Load of everything that is carried with a choice. */
    int load(final Kits choice) {
        return scope.all().load(scope.whole(choice));
    }

    /** Returns the choices that result from leaving out one thing with a Load, or carrying its emptier side. */
    List<Kits> lighter(final Kits from) {
        return Move.all(scope.free(), from).stream()
                .filter(move -> move.kind() == Move.Kind.LESS && load(move.to()) < load(from))
                .map(Move::to)
                .toList();
    }
}
