package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.sitrep.rulesets.purplehaze.definition.Forbidden;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.Loadout;
import org.sitrep.rulesets.purplehaze.definition.Profile;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.rulesets.purplehaze.definition.Squad;
import org.sitrep.rulesets.purplehaze.definition.Weapon;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;

/**
 * Replaces what is forbidden in a loadout (house). Forbidden weapons and gear stay behind. Marines left without a main
 * weapon get a replacement, lowest own ID first. It is the first weapon of the data files that is open to the Marine,
 * left in the supply and within the Marine's Load Capacity. Ammo that no carried weapon spends any more goes back. The
 * new weapon gets the same number of markers from the supply, as far as they go.
 */
final class Substitutes {
    private final GameTables tables;
    private final Squad squad;
    private final Map<String, List<String>> weapons = new LinkedHashMap<>();
    private final Map<String, Map<String, List<Integer>>> gear = new LinkedHashMap<>();
    private final Loadout named;

    Substitutes(final GameTables tables, final Squad squad, final Loadout named) {
        this.tables = tables;
        this.squad = squad;
        this.named = named;
    }

    Loadout loadout() {
        named.kits().forEach((who, kit) -> {
            weapons.put(who, allowedWeapons(kit));
            gear.put(who, allowedGear(kit));
        });
        for (final Specialization who : tables.game.bySlot()) {
            final List<String> before = named.kits().get(who.id()).weapons();
            if (before.stream().anyMatch(this::isMain)
                    && weapons.get(who.id()).stream().noneMatch(this::isMain)) {
                arm(who);
            }
        }
        final Map<String, Loadout.Kit> kits = new HashMap<>();
        weapons.forEach((who, carried) -> kits.put(who, new Loadout.Kit(carried, gear.get(who))));
        return new Loadout(named.id(), named.title(), kits);
    }

    private List<String> allowedWeapons(final Loadout.Kit kit) {
        return kit.weapons().stream()
                .filter(id -> !tables.forbidden.has(Forbidden.weapon(id)))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private Map<String, List<Integer>> allowedGear(final Loadout.Kit kit) {
        final Map<String, List<Integer>> allowed = new LinkedHashMap<>();
        kit.gear().forEach((id, sides) -> {
            if (!tables.forbidden.has(Forbidden.gear(id))) {
                allowed.put(id, new ArrayList<>(sides));
            }
        });
        return allowed;
    }

    private boolean isMain(final String weapon) {
        return tables.game.weapons().get(weapon).mainWeapon();
    }

    private void arm(final Specialization who) {
        final int returned = returnIdleAmmo(who.id());
        for (final Weapon weapon : tables.game.weapons().values()) {
            if (weapon.mainWeapon() && isOpenTo(who, weapon) && room(who.id()) >= weapon.load()) {
                weapons.get(who.id()).add(0, weapon.id());
                takeAmmo(who.id(), weapon, returned);
                return;
            }
        }
    }

    private boolean isOpenTo(final Specialization who, final Weapon weapon) {
        final int level = squad.members().get(who.id()).level();
        final long inUse = weapons.values().stream()
                .flatMap(List::stream)
                .filter(weapon.id()::equals)
                .count();
        return (weapon.basic() || weapon.minLevel() > 1) // PH-EQ-2
                && !tables.forbidden.has(Forbidden.weapon(weapon.id()))
                && weapon.isFor(who.id(), level)
                && inUse < Math.min(weapon.copies(), weapon.squadMax());
    }

    /** Puts back ammo that no carried weapon spends and returns the number of markers. */
    private int returnIdleAmmo(final String who) {
        final List<String> spent = weapons.get(who).stream()
                .flatMap(id -> ammoOf(tables.game.weapons().get(id)).stream())
                .toList();
        final List<String> idle = gear.get(who).keySet().stream()
                .filter(id -> tables.game.gear().get(id).use() == Gear.Use.AMMO && !spent.contains(id))
                .toList();
        int markers = 0;
        for (final String id : idle) {
            markers += gear.get(who).remove(id).size();
        }
        return markers;
    }

    private static List<String> ammoOf(final Weapon weapon) {
        return weapon.modes().values().stream()
                .map(WeaponMode::ammo)
                .flatMap(ammo -> ammo.stream())
                .toList();
    }

    private void takeAmmo(final String who, final Weapon weapon, final int markers) {
        for (final String id : ammoOf(weapon)) {
            final Gear ammo = tables.game.gear().get(id);
            for (int i = 0; i < markers && mayTakeMore(who, ammo); i++) {
                final Integer side = heaviestWithin(ammo, room(who));
                if (side == null) {
                    return;
                }
                gear.get(who).computeIfAbsent(id, key -> new ArrayList<>()).add(side);
            }
        }
    }

    private boolean mayTakeMore(final String who, final Gear ammo) {
        final int held = gear.get(who).getOrDefault(ammo.id(), List.of()).size();
        final int taken = gear.values().stream()
                .map(kit -> kit.get(ammo.id()))
                .filter(Objects::nonNull)
                .mapToInt(List::size)
                .sum();
        return !tables.forbidden.has(Forbidden.gear(ammo.id())) && held < ammo.maxPerMarine() && taken < ammo.count();
    }

    /** Returns the Load of the fullest side that fits, or null if none does. */
    private static Integer heaviestWithin(final Gear ammo, final int room) {
        return ammo.loads().stream().filter(load -> load <= room).findFirst().orElse(null);
    }

    /** Returns the Load that a Marine can still carry. */
    private int room(final String who) {
        final Profile profile =
                tables.game.profiles().get(squad.members().get(who).profile());
        return profile.capacity() - new Loadout.Kit(weapons.get(who), gear.get(who)).load(tables.game.weapons());
    }
}
