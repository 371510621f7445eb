package org.sitrep.rulesets.purplehaze.checks;

import java.util.Optional;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EQ-1, PH-SET-1: what is carried in a Mission is what the Mission allows. */
final class LoadoutWithinSupply implements Check {
    @Override
    public String code() {
        return "PH099";
    }

    @Override
    public String summary() {
        return "the loadout holds what its Mission does not allow";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final Optional<Mission> played = game.mission().map(game.missions()::get);
        played.map(Mission::supply).ifPresent(supply -> {
            for (final Outfit outfit : Outfit.of(game)) {
                for (int i = 0; i < outfit.kit().weapons().size(); i++) {
                    final String weapon = outfit.kit().weapons().get(i);
                    if (!supply.weapons().isEmpty() && !supply.weapons().contains(weapon)) {
                        report(weapon, outfit.path() + ".weapons." + i, document, findings);
                    }
                }
                for (final String gear : outfit.kit().gear().keySet()) {
                    if (supply.without().contains(gear)) {
                        report(gear, outfit.path() + ".gear." + gear, document, findings);
                    }
                }
            }
        });
    }

    private void report(
            final String what, final String path, final ScenarioDocument document, final Findings findings) {
        findings.add(
                code(),
                document,
                path,
                "the supply of this Mission has no " + what,
                "choose another loadout, or change the supply");
    }
}
