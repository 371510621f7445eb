package org.sitrep.rulesets.purplehaze.checks;

import static org.sitrep.ruleset.check.Check.check;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.ruleset.check.Check;
import org.sitrep.ruleset.check.Place;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.Weapon;

/** Checks that the supply of a Mission arms the Squad. */
final class SupplyChecks {
    static final List<Check<GameData>> ALL = List.of(check(
            "PH097",
            "the supply of a Mission does not arm the Squad, or allows an impossible number",
            MissionChecks.missions(SupplyChecks::supply)));

    private static final int MOST_COPIES = 60;

    private SupplyChecks() {}

    /** PH-EQ-1, PH-EQ-2: the supply of a Mission has a main weapon for all six, and the fewest of each weapon. */
    private static void supply(final GameData game, final Mission mission, final Place at) {
        final Mission.Supply supply = mission.supply();
        at.each("supply.most", supply.most(), (most, place) -> {
            if (most < 0 || most > MOST_COPIES) {
                place.add(most + " is out of range", "write a number from 0 to " + MOST_COPIES);
            }
        });
        final boolean named = !supply.weapons().isEmpty();
        final String key = named ? "supply.weapons" : "supply.most";
        game.weapons().values().stream()
                .filter(weapon -> weapon.squadMin() > copies(weapon, supply))
                .forEach(weapon -> at.add(
                        key,
                        "leaves " + copies(weapon, supply) + " " + weapon.id() + ", but a Squad needs at least "
                                + weapon.squadMin(),
                        "allow " + weapon.squadMin() + " " + weapon.id()));
        if (named || !supply.most().isEmpty()) {
            unarmed(game, supply)
                    .ifPresent(who -> at.add(key, "leaves no main weapon for " + who, "add weapons that they may use"));
        }
    }

    /** Returns the number of a weapon that a supply allows. */
    private static int copies(final Weapon weapon, final Mission.Supply supply) {
        final boolean allowed = supply.weapons().isEmpty() || supply.weapons().contains(weapon.id());
        return allowed ? supply.most(weapon.id(), Math.min(weapon.copies(), weapon.squadMax())) : 0;
    }

    /**
     * Returns Specializations with fewer main weapons than Marines; empty if all six can be armed (Hall's condition).
     */
    private static Optional<String> unarmed(final GameData game, final Mission.Supply supply) {
        final List<String> who = List.copyOf(game.specializations().keySet());
        return IntStream.range(1, 1 << who.size())
                .mapToObj(bits -> IntStream.range(0, who.size())
                        .filter(i -> (bits >> i & 1) != 0)
                        .mapToObj(who::get)
                        .toList())
                .filter(marines -> weapons(game, supply, marines) < marines.size())
                .findFirst()
                .map(marines -> String.join(", ", marines));
    }

    /** Returns the number of main weapons that at least one of the given Marines may use. */
    private static int weapons(final GameData game, final Mission.Supply supply, final List<String> marines) {
        return game.weapons().values().stream()
                .filter(weapon -> weapon.mainWeapon() && weapon.minLevel() == 1)
                .filter(weapon ->
                        weapon.users().isEmpty() || weapon.users().stream().anyMatch(marines::contains))
                .mapToInt(weapon -> copies(weapon, supply))
                .sum();
    }
}
