package org.sitrep.analysis.loadout;

import java.util.List;
import java.util.function.Consumer;
import org.sitrep.outcome.Slot;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.LoadoutRules;

/**
 * What is searched, and for what.
 *
 * @param ground where candidates are played
 * @param objective what a loadout is to be good at
 * @param metrics what is told of every finalist
 * @param goals metrics of the front, beside Load
 * @param scope what may change
 * @param outfitting the game's view of loadouts
 * @param rules how it is searched
 * @param progress is told in a sentence how far it is
 */
public record LoadoutTask(
        LoadoutEvaluator ground,
        Objective objective,
        List<Slot> metrics,
        List<Slot> goals,
        Scope scope,
        LoadoutRules outfitting,
        SearchRules rules,
        Consumer<String> progress) {
    public LoadoutTask {
        metrics = List.copyOf(metrics);
        goals = List.copyOf(goals);
    }

    /** Returns the Load of all that is carried with a choice. */
    int load(final Kits choice) {
        return scope.all().load(scope.whole(choice));
    }

    /** Returns what a choice becomes by leaving a thing behind that has a Load, or carrying its emptier side. */
    List<Kits> lighter(final Kits from) {
        return Move.all(scope.free(), from).stream()
                .filter(move -> move.kind() == Move.Kind.LESS && load(move.to()) < load(from))
                .map(Move::to)
                .toList();
    }
}
