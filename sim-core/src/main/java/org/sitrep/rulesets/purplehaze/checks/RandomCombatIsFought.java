package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-THR-6: a Random Combat is a combat. */
final class RandomCombatIsFought implements Check {
    @Override
    public String code() {
        return "PH095";
    }

    @Override
    public String summary() {
        return "the entry of the Random Combat has no combat";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final MissionScope scope : MissionScope.all(game)) {
            final String entry = scope.mission().randomCombat();
            if (scope.own().entries().contains(entry) && scope.own().isWhole()) {
                final List<StoryStep> first =
                        List.copyOf(scope.own().steps(entry).values()).subList(0, 1);
                if (scope.own().reachable(first).stream()
                        .noneMatch(step -> step.step().fight().isPresent())) {
                    findings.add(
                            code(),
                            document,
                            scope.path() + ".entries." + entry,
                            "this is the Random Combat, and nothing is fought in it",
                            "add a step with fight");
                }
            }
        }
    }
}
