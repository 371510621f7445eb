package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Objective;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Words;

/** Checks the objectives of Missions and how they can end. */
final class OutcomeChecks {
    static final List<Check<GameData>> ALL = List.of(
            check(
                    "PH091",
                    "a Mission has no primary objective, or several",
                    MissionChecks.missions(OutcomeChecks::primaryObjective)),
            check("PH092", "an objective cannot be met, or its name is unknown", OutcomeChecks::objectives),
            check(
                    "PH093",
                    "a Mission ends only when time is up or the Squad is lost",
                    MissionChecks.scopes(OutcomeChecks::end)),
            check(
                    "PH094",
                    "a possible end of a Mission has no text, or the name of an end is unknown",
                    MissionChecks.scopes(OutcomeChecks::endings)));

    private OutcomeChecks() {}

    /** PH-CAM-2: a Mission has one primary objective. */
    private static void primaryObjective(final GameData game, final Mission mission, final Place at) {
        final List<String> primary = mission.objectives().values().stream()
                .filter(Objective::primary)
                .map(Objective::id)
                .toList();
        if (primary.isEmpty()) {
            at.add("objectives", "no objective is primary", "write primary: true for one of them");
        }
        primary.stream()
                .skip(1)
                .forEach(id -> at.add(
                        "objectives." + id + ".primary",
                        primary.get(0) + " is already the primary objective",
                        "write primary: false for one of them"));
    }

    /** PH-CAM-2: every objective can be met, and effects only meet objectives of the Mission. */
    private static void objectives(final GameData game, final Place at) {
        for (final MissionScope scope : MissionScope.all(game)) {
            final Set<String> known = scope.mission().objectives().keySet();
            final Set<String> met = new LinkedHashSet<>();
            scope.effects().forEach(placed -> {
                met.addAll(placed.effect().met());
                objectivesAreKnown(placed.effect().met(), known, at.in(placed.path()));
            });
            scope.ownBooklets().stream()
                    .flatMap(booklet -> booklet.steps().stream())
                    .forEach(step -> step.conditions()
                            .forEach((key, condition) -> objectivesAreKnown(
                                    condition.met(), known, at.in(step.path()).in(key))));
            // An unknown name is likely meant for the objective that no effect meets.
            if (known.containsAll(met)) {
                at.in(scope.path())
                        .each(
                                "objectives",
                                scope.mission().objectives(),
                                (objective, place) -> objective(objective, scope, met.contains(objective.id()), place));
            }
        }
    }

    private static void objectivesAreKnown(final List<String> met, final Set<String> known, final Place at) {
        at.each("met", met, (word, place) -> place.known(word, known, "unknown objective: " + word));
    }

    private static void objective(
            final Objective objective, final MissionScope scope, final boolean metByEffect, final Place at) {
        final boolean asks = !objective.with().isEmpty()
                || !objective.without().isEmpty()
                || !objective.ends().isEmpty()
                || objective.within().isPresent()
                || objective.survivors() > 0;
        if (!metByEffect && (objective.byEffect() || !asks)) {
            at.add(
                    "nothing meets this objective",
                    objective.byEffect()
                            ? "add an effect: met: [" + objective.id() + "]"
                            : "add an effect that meets it, or conditions for the end");
        }
        if (objective.byEffect() && asks) {
            at.add(
                    "byEffect",
                    "only effects meet it, so its conditions are never checked",
                    "remove byEffect or the conditions");
        }
        at.each("ends", objective.ends(), (end, place) -> {
            if (!scope.ends().contains(end)) {
                place.add("the Mission cannot end by " + Words.of(end), MissionScope.needs(end));
            }
        });
        objective.with().stream()
                .filter(objective.without()::contains)
                .forEach(entry -> at.add("without", entry + " is in both with and without", "remove it from one"));
    }

    /** PH-EOM-1: the Squad can end a Mission by its actions. */
    private static void end(final MissionScope scope, final Place at) {
        final Set<MissionEnd> ends = scope.ends();
        ends.removeAll(Set.of(MissionEnd.SQUAD_LOST, MissionEnd.CALLED_BACK));
        if (ends.isEmpty()) {
            at.add(
                    "no action of the Squad ends this Mission",
                    "add a base or a goal, or an effect that ends it (endsMission)");
        }
    }

    /** PH-EOM-2: every end that can happen has an ending to tell. */
    private static void endings(final MissionScope scope, final Place at) {
        final Set<String> told = scope.mission().endings().keySet();
        final List<String> words = Words.all(MissionEnd.class);
        final Set<String> missing = new LinkedHashSet<>();
        scope.ends().forEach(end -> missing.add(Words.of(end)));
        missing.removeAll(told);
        for (final String word : told) {
            at.in("endings." + word).known(word, words, "unknown end: " + word);
            if (!words.contains(word)) {
                DidYouMean.closest(word, missing).ifPresent(missing::remove);
            }
        }
        missing.forEach(word -> at.add(
                "endings",
                "the Mission can end by " + word + ", but has no text for it",
                "add " + word + ": and a text"));
    }
}
