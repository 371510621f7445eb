package org.sitrep.rulesets.rambo.checks;

import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** What is carried is a gear card. */
final class GearKnown implements Check {
    @Override
    public String code() {
        return "RB003";
    }

    @Override
    public String summary() {
        return "something that is carried is no gear";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        game.missions()
                .values()
                .forEach(mission ->
                        check(mission.gear(), "missions." + mission.id() + ".gear.", game, document, findings));
        game.loadouts()
                .values()
                .forEach(loadout ->
                        check(loadout.gear(), "loadouts." + loadout.id() + ".gear.", game, document, findings));
    }

    private void check(
            final Map<String, List<String>> carried,
            final String path,
            final GameData game,
            final ScenarioDocument document,
            final Findings findings) {
        carried.forEach((hero, list) -> {
            for (int i = 0; i < list.size(); i++) {
                if (!game.gear().containsKey(list.get(i))) {
                    findings.add(
                            code(),
                            document,
                            path + hero + "." + i,
                            "there is no gear " + list.get(i),
                            Names.suggestion(list.get(i), game.gear().keySet(), "choose a gear card, or add it"));
                }
            }
        });
    }
}
