package org.sitrep.rulesets.rambo.checks;

import java.util.HashMap;
import java.util.Map;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-SETUP-4, RB-SETUP-6, RB-SETUP-13: one figure a space, and tokens of a kind apart. */
final class SpacesDistinct implements Check {
    @Override
    public String code() {
        return "RB062";
    }

    @Override
    public String summary() {
        return "two figures, P.O.I.s or deployment zones on one space";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final Map<String, Landmark> taken = new HashMap<>();
            for (final Landmark mark : Landmark.of(mission)) {
                final String kind =
                        mark.use().isFigure() ? "figure" : mark.use().name();
                final Landmark other = taken.putIfAbsent(kind + mark.spot(), mark);
                if (other != null) {
                    findings.add(
                            code(),
                            document,
                            mark.path(),
                            mark.place() + " holds " + other.label() + " already",
                            "choose another space");
                }
            }
        }
    }
}
