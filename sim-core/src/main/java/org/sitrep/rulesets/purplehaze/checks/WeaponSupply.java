package org.sitrep.rulesets.purplehaze.checks;

import java.util.Collections;
import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Weapon;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EQ-1, PH-EQ-2, PH-COM-14: at least two M16 in a squad; at most the limit of the weapon and its cards. */
final class WeaponSupply implements Check {
    @Override
    public String code() {
        return "PH053";
    }

    @Override
    public String summary() {
        return "a squad has too few or too many of a weapon";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        if (game.squad().isEmpty()) {
            return; // equipment is chosen later
        }
        final List<String> carried = Outfit.of(game).stream()
                .flatMap(outfit -> outfit.kit().weapons().stream())
                .toList();
        for (final Weapon weapon : game.weapons().values()) {
            final int count = Collections.frequency(carried, weapon.id());
            final int most = Math.min(weapon.squadMax(), weapon.copies());
            if (count < weapon.squadMin() || count > most) {
                findings.add(
                        code(),
                        document,
                        Outfit.loadoutPath(game) + ".kits",
                        "the squad has " + count + " " + weapon.id() + ", " + weapon.squadMin() + " to " + most
                                + " are allowed",
                        count < weapon.squadMin() ? "take more of them" : "take fewer of them");
            }
        }
    }
}
