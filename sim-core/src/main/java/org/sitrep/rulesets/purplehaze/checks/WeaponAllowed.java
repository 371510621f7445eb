package org.sitrep.rulesets.purplehaze.checks;

import java.util.stream.Collectors;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Weapon;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EQ-1, PH-EQ-2: a weapon must be allowed for the Specialization and its level. */
final class WeaponAllowed implements Check {
    @Override
    public String code() {
        return "PH051";
    }

    @Override
    public String summary() {
        return "a Marine has a weapon that he may not use";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Outfit outfit : Outfit.of(game)) {
            for (int i = 0; i < outfit.kit().weapons().size(); i++) {
                final Weapon weapon = game.weapons().get(outfit.kit().weapons().get(i));
                if (!isAllowed(weapon, outfit)) {
                    findings.add(
                            code(),
                            document,
                            outfit.path() + ".weapons." + i,
                            weapon.id() + " is for " + users(weapon) + ", he is " + outfit.specialization()
                                    + " of level " + outfit.member().level(),
                            "he may use " + allowedMainWeapons(game, outfit));
                }
            }
        }
    }

    private static boolean isAllowed(final Weapon weapon, final Outfit outfit) {
        return (weapon.users().isEmpty() || weapon.users().contains(outfit.specialization()))
                && outfit.member().level() >= weapon.minLevel();
    }

    private static String users(final Weapon weapon) {
        final String who = weapon.users().isEmpty() ? "everybody" : String.join(", ", weapon.users());
        return weapon.minLevel() == 1 ? who : who + " from level " + weapon.minLevel();
    }

    private static String allowedMainWeapons(final GameData game, final Outfit outfit) {
        return game.weapons().values().stream()
                .filter(weapon -> weapon.mainWeapon() && isAllowed(weapon, outfit))
                .map(Weapon::id)
                .collect(Collectors.joining(", "));
    }
}
