package org.sitrep.rulesets.rambo.checks;

import java.util.HashMap;
import java.util.Map;
import org.sitrep.rulesets.rambo.definition.FogCard.PoiAt;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Poi;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-SETUP-4: a P.O.I. lies on the map at first, or one fog card puts it down. */
final class PoisPutDown implements Check {
    @Override
    public String code() {
        return "RB085";
    }

    @Override
    public String summary() {
        return "a P.O.I. that no fog card puts down, or that one puts down a second time";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final Map<String, Integer> putDown = new HashMap<>();
            final String path = "missions." + mission.id();
            for (int i = 0; i < mission.fog().size(); i++) {
                if (mission.fog().get(i).poi().isPresent()) {
                    final PoiAt at = mission.fog().get(i).poi().get();
                    final Integer other =
                            putDown.putIfAbsent(at.id(), mission.fog().get(i).number());
                    final Poi poi = mission.pois().get(at.id());
                    final String id = path + ".fog." + i + ".poi.id";
                    if (poi == null) {
                        final String legal =
                                Names.suggestion(at.id(), mission.pois().keySet(), "add it to pois");
                        add(id, "there is no P.O.I. " + at.id(), legal, document, findings);
                    } else if (poi.at().isPresent()) {
                        add(id, at.id() + " lies on the map from the first", "take its at out", document, findings);
                    } else if (other != null) {
                        add(id, "fog card " + other + " puts " + at.id() + " down", "name another", document, findings);
                    }
                }
            }
            for (final Poi poi : mission.pois().values()) {
                if (poi.at().isEmpty() && !putDown.containsKey(poi.id())) {
                    add(
                            path + ".pois." + poi.id(),
                            "it is set aside at first, and no fog card puts it down",
                            "say where it lies (at), or put it on a fog card",
                            document,
                            findings);
                }
            }
        }
    }

    private void add(
            final String path,
            final String message,
            final String suggestion,
            final ScenarioDocument document,
            final Findings findings) {
        findings.add(code(), document, path, message, suggestion);
    }
}
