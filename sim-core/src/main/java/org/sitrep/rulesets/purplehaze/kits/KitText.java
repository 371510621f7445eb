package org.sitrep.rulesets.purplehaze.kits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;
import org.sitrep.rulesets.purplehaze.definition.Loadout;

/** Writes kits as the data files have them: {@code {weapons: [m16], gear: {auto-ammo: [2, 1], smoke: [2]}}}. Weapons stand in the order of their cards, fuller sides first. */
final class KitText {
    private final KitSpace space;
    private final int weaponPools;

    /** Takes the space, the pools of weapons first. */
    KitText(final KitSpace space, final int weaponPools) {
        this.space = space;
        this.weaponPools = weaponPools;
    }

    String kit(final Kits kits, final int bearer) {
        final StringJoiner weapons = new StringJoiner(", ", "[", "]");
        final StringJoiner gear = new StringJoiner(", ", "{", "}");
        for (int pool = 0; pool < space.pools().size(); pool++) {
            final String id = space.pools().get(pool).id();
            if (pool < weaponPools) {
                sides(kits, bearer, pool).forEach(load -> weapons.add(id));
            } else if (!sides(kits, bearer, pool).isEmpty()) {
                gear.add(id + ": " + sides(kits, bearer, pool));
            }
        }
        return gear.length() == 2 ? "{weapons: " + weapons + "}" : "{weapons: " + weapons + ", gear: " + gear + "}";
    }

    /** Returns the kit as the record to which the data files are bound. */
    Loadout.Kit data(final Kits kits, final int bearer) {
        final List<String> weapons = new ArrayList<>();
        final Map<String, List<Integer>> gear = new LinkedHashMap<>();
        for (int pool = 0; pool < space.pools().size(); pool++) {
            final String id = space.pools().get(pool).id();
            final List<Integer> sides = sides(kits, bearer, pool);
            if (pool < weaponPools) {
                sides.forEach(load -> weapons.add(id));
            } else if (!sides.isEmpty()) {
                gear.put(id, sides);
            }
        }
        return new Loadout.Kit(weapons, gear);
    }

    /** The Load of each marker or card of a pool that a bearer holds. */
    private List<Integer> sides(final Kits kits, final int bearer, final int pool) {
        final List<Integer> sides = new ArrayList<>();
        for (int t = 0; t < space.things().size(); t++) {
            if (space.things().get(t).pool() == pool) {
                for (int i = 0; i < kits.count(bearer, t); i++) {
                    sides.add(space.things().get(t).load());
                }
            }
        }
        return sides;
    }
}
