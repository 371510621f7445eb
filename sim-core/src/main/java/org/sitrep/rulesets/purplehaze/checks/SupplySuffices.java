package org.sitrep.rulesets.purplehaze.checks;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.Weapon;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EQ-1, PH-EQ-2: whatever a Mission leaves at home, all six have a main weapon, and the fewest of each are there. */
final class SupplySuffices implements Check {
    @Override
    public String code() {
        return "PH097";
    }

    @Override
    public String summary() {
        return "the supply of a Mission does not arm the Squad";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final List<String> named = mission.supply().weapons();
            final String path = "missions." + mission.id() + ".supply.weapons";
            if (!named.isEmpty()) {
                game.weapons().values().stream()
                        .filter(weapon -> weapon.squadMin() > 0 && !named.contains(weapon.id()))
                        .forEach(weapon -> findings.add(
                                code(),
                                document,
                                path,
                                "leaves out " + weapon.id() + ", of which a Squad has " + weapon.squadMin()
                                        + " at least",
                                "add " + weapon.id()));
                unarmed(game, named)
                        .ifPresent(who -> findings.add(
                                code(),
                                document,
                                path,
                                "leaves no main weapon for " + who,
                                "add weapons that they may use"));
            }
        }
    }

    /** Returns Specializations for which there are fewer main weapons than men; nobody if all six can be armed (Hall's condition). */
    private static Optional<String> unarmed(final GameData game, final List<String> named) {
        final List<String> who = List.copyOf(game.specializations().keySet());
        for (int bits = 1; bits < 1 << who.size(); bits++) {
            final Set<String> men = new LinkedHashSet<>();
            for (int i = 0; i < who.size(); i++) {
                if ((bits >> i & 1) != 0) {
                    men.add(who.get(i));
                }
            }
            final int weapons = named.stream()
                    .map(game.weapons()::get)
                    .filter(weapon -> weapon.mainWeapon() && weapon.minLevel() == 1 && mayUse(weapon, men))
                    .mapToInt(weapon -> Math.min(weapon.copies(), weapon.squadMax()))
                    .sum();
            if (weapons < men.size()) {
                return Optional.of(String.join(", ", men));
            }
        }
        return Optional.empty();
    }

    private static boolean mayUse(final Weapon weapon, final Set<String> men) {
        return weapon.users().isEmpty() || weapon.users().stream().anyMatch(men::contains);
    }
}
