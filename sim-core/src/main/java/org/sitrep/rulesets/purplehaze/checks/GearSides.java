package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EQ-4: a marker is taken with one of its sides up. */
final class GearSides implements Check {
    @Override
    public String code() {
        return "PH055";
    }

    @Override
    public String summary() {
        return "gear is taken on a side that its marker does not have";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Outfit outfit : Outfit.of(game)) {
            outfit.kit().gear().forEach((id, sides) -> {
                final List<Integer> loads = game.gear().get(id).loads();
                for (int i = 0; i < sides.size(); i++) {
                    if (!loads.contains(sides.get(i))) {
                        findings.add(
                                code(),
                                document,
                                outfit.path() + ".gear." + id + "." + i,
                                id + " has no side of Load " + sides.get(i),
                                "its sides are " + loads);
                    }
                }
            });
        }
    }
}
