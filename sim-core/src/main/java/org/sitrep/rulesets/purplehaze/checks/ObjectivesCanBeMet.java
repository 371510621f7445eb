package org.sitrep.rulesets.purplehaze.checks;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Objective;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.plot.PossibleEnds;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** PH-CAM-2: every objective can be met, and only objectives are. */
final class ObjectivesCanBeMet implements Check {
    @Override
    public String code() {
        return "PH092";
    }

    @Override
    public String summary() {
        return "an objective that cannot be met, or a word for one that is not there";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final MissionScope scope : MissionScope.all(game)) {
            final Set<String> known = scope.mission().objectives().keySet();
            final Set<String> met = new LinkedHashSet<>();
            scope.effects().forEach(placed -> {
                met.addAll(placed.effect().met());
                checkKnown(placed.effect().met(), known, placed.path() + ".met", document, findings);
            });
            scope.ownBooklets().stream()
                    .flatMap(booklet -> booklet.steps().stream())
                    .flatMap(step -> step.conditions().stream())
                    .forEach(placed ->
                            checkKnown(placed.condition().met(), known, placed.path() + ".met", document, findings));
            // An unknown word is likely meant for the objective that no effect meets.
            if (known.containsAll(met)) {
                scope.mission()
                        .objectives()
                        .values()
                        .forEach(objective -> check(objective, scope, met, document, findings));
            }
        }
    }

    private void checkKnown(
            final List<String> met,
            final Set<String> known,
            final String path,
            final ScenarioDocument document,
            final Findings findings) {
        for (int i = 0; i < met.size(); i++) {
            if (!known.contains(met.get(i))) {
                findings.add(
                        code(),
                        document,
                        path + "." + i,
                        "the Mission has no objective " + met.get(i),
                        DidYouMean.suggestion(met.get(i), known));
            }
        }
    }

    private void check(
            final Objective objective,
            final MissionScope scope,
            final Set<String> met,
            final ScenarioDocument document,
            final Findings findings) {
        final String path = scope.path() + ".objectives." + objective.id();
        final boolean byEffect = met.contains(objective.id());
        if (!byEffect && (objective.byEffect() || !hasConditions(objective))) {
            findings.add(
                    code(),
                    document,
                    path,
                    "nothing meets this objective",
                    objective.byEffect()
                            ? "let an effect do it: met: [" + objective.id() + "]"
                            : "let an effect do it, or say what must be true at the end");
        }
        if (objective.byEffect() && hasConditions(objective)) {
            findings.add(
                    code(),
                    document,
                    path + ".byEffect",
                    "only effects meet it, so that its conditions are never looked at",
                    "remove byEffect or the conditions");
        }
        for (int i = 0; i < objective.ends().size(); i++) {
            if (!PossibleEnds.of(scope).contains(objective.ends().get(i))) {
                findings.add(
                        code(),
                        document,
                        path + ".ends." + i,
                        "the Mission cannot end by " + Words.of(objective.ends().get(i)),
                        PossibleEnds.needs(objective.ends().get(i)));
            }
        }
        for (final String entry : objective.with()) {
            if (objective.without().contains(entry)) {
                findings.add(
                        code(), document, path + ".without", entry + " stands in with and in without", "remove one");
            }
        }
    }

    private static boolean hasConditions(final Objective objective) {
        return !objective.with().isEmpty()
                || !objective.without().isEmpty()
                || !objective.ends().isEmpty()
                || objective.within().isPresent()
                || objective.survivors() > 0;
    }
}
