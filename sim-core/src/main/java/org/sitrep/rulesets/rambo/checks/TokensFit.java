package org.sitrep.rulesets.rambo.checks;

import java.util.HashMap;
import java.util.Map;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Poi;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-COMP-1: P.O.I.s are twelve numbered tokens and deployment zones four. */
final class TokensFit implements Check {
    @Override
    public String code() {
        return "RB084";
    }

    @Override
    public String summary() {
        return "a P.O.I. with the number of another, or a deployment zone without a number from 1 to 4";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final String path = "missions." + mission.id();
            final Map<Integer, String> numbers = new HashMap<>();
            for (final Poi poi : mission.pois().values()) {
                final String other = numbers.putIfAbsent(poi.number(), poi.id());
                if (other != null) {
                    findings.add(
                            code(),
                            document,
                            path + ".pois." + poi.id() + ".number",
                            other + " has the token " + poi.number() + " already",
                            "there is one token of each number");
                }
            }
            for (final String zone : mission.deploymentZones().keySet()) {
                if (!zone.matches("[1-4]")) {
                    findings.add(
                            code(),
                            document,
                            path + ".deploymentZones." + zone,
                            "there is no deployment zone token " + zone,
                            "name it 1, 2, 3 or 4");
                }
            }
        }
    }
}
