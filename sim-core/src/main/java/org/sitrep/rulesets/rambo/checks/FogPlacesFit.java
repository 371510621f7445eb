package org.sitrep.rulesets.rambo.checks;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.sitrep.rulesets.rambo.definition.AreaSpot;
import org.sitrep.rulesets.rambo.definition.FogCard;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-FOG-1: a fog card covers an area of the map, each another one, and none the heroes. */
final class FogPlacesFit implements Check {
    @Override
    public String code() {
        return "RB064";
    }

    @Override
    public String summary() {
        return "a fog card beside the map, on another one, on the heroes, or with the number of another";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final Ground ground = Ground.of(game, mission);
            final Set<Integer> numbers = new HashSet<>();
            final Map<AreaSpot, Integer> covered = new HashMap<>();
            for (int i = 0; i < mission.fog().size(); i++) {
                final FogCard card = mission.fog().get(i);
                final String path = "missions." + mission.id() + ".fog." + i;
                if (!numbers.add(card.number())) {
                    add(path + ".number", "there is a fog card " + card.number() + " already", document, findings);
                }
                final Integer other = covered.putIfAbsent(card.area(), card.number());
                if (other != null) {
                    add(path + ".area", "fog card " + other + " covers this area already", document, findings);
                } else if (!ground.isThere(card.area())) {
                    add(path + ".area", "this area is not on the map", document, findings);
                } else if (card.area().equals(mission.startArea())) {
                    add(path + ".area", "the heroes start in this area", document, findings);
                }
            }
        }
    }

    private void add(
            final String path, final String message, final ScenarioDocument document, final Findings findings) {
        findings.add(code(), document, path, message, "choose another");
    }
}
