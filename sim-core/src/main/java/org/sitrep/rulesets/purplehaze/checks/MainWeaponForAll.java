package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Weapon;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EQ-1: every Marine has a main weapon; a pistol or revolver alone is not enough. */
final class MainWeaponForAll implements Check {
    @Override
    public String code() {
        return "PH052";
    }

    @Override
    public String summary() {
        return "a Marine has no main weapon";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Outfit outfit : Outfit.of(game)) {
            if (outfit.kit().weapons().stream()
                    .noneMatch(id -> game.weapons().get(id).mainWeapon())) {
                findings.add(
                        code(),
                        document,
                        outfit.path() + ".weapons",
                        "he carries no main weapon",
                        "give him one, such as " + anyMainWeapon(game));
            }
        }
    }

    private static String anyMainWeapon(final GameData game) {
        return game.weapons().values().stream()
                .filter(weapon -> weapon.mainWeapon() && weapon.users().isEmpty())
                .map(Weapon::id)
                .findFirst()
                .orElse("any");
    }
}
