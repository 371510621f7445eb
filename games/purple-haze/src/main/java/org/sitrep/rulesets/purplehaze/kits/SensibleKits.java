package org.sitrep.rulesets.purplehaze.kits;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Kits;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;

/**
 * Proposes loadouts to start a search from. Each is the present one, except that one Marine takes another main weapon,
 * its ammunition, and the gear that still fits. One use of gear takes precedence over the others.
 */
final class SensibleKits {
    /** Uses of gear that take precedence, in turn. */
    private static final List<Gear.Use> FIRST =
            List.of(Gear.Use.AMMO, Gear.Use.SMOKE, Gear.Use.FRAG, Gear.Use.FLAK_JACKET, Gear.Use.FIRST_AID);

    private final GameData game;
    private final KitSpace space;
    private final Kits present;

    SensibleKits(final GameData game, final KitSpace space, final Kits present) {
        this.game = game;
        this.space = space;
        this.present = present;
    }

    List<Kits> all() {
        final List<Kits> all = new ArrayList<>();
        for (int bearer = 0; bearer < space.bearers().size(); bearer++) {
            for (int thing = 0; thing < space.things().size(); thing++) {
                if (space.things().get(thing).main()) {
                    for (final Gear.Use first : FIRST) {
                        final Kits kits = present.with(bearer, kit(bearer, thing, first));
                        if (space.isLegal(kits) && !all.contains(kits)) {
                            all.add(kits);
                        }
                    }
                }
            }
        }
        return all;
    }

    private int[] kit(final int bearer, final int weapon, final Gear.Use first) {
        final int[] kit = new int[space.things().size()];
        kit[weapon]++;
        for (int pool = 0; pool < space.pools().size(); pool++) {
            for (int left = space.bearers().get(bearer).least().get(pool); left > 0; left--) {
                add(bearer, kit, pool);
            }
        }
        final String id = space.pools().get(space.things().get(weapon).pool()).id();
        final Optional<String> ammo = game.weapons().get(id).modes().values().stream()
                .flatMap(mode -> mode.ammo().stream())
                .findFirst();
        ammo.ifPresent(fed -> add(bearer, kit, space.pool(fed)));
        attachment(id).ifPresent(gear -> add(bearer, kit, space.pool(gear)));
        fill(bearer, kit, first, ammo);
        for (final Gear.Use next : FIRST) {
            fill(bearer, kit, next, ammo);
        }
        return kit;
    }

    private Optional<String> attachment(final String weapon) {
        return game.gear().values().stream()
                .filter(gear ->
                        gear.attachment().filter(a -> a.weapon().equals(weapon)).isPresent())
                .map(Gear::id)
                .findFirst();
    }

    /** Adds one marker of a use; of ammunition only the kind for the Marine's weapon. */
    private void fill(final int bearer, final int[] kit, final Gear.Use use, final Optional<String> ammo) {
        game.gear().values().stream()
                .filter(gear -> gear.use() == use)
                .filter(gear ->
                        use != Gear.Use.AMMO || ammo.filter(gear.id()::equals).isPresent())
                .forEach(gear -> add(bearer, kit, space.pool(gear.id())));
    }

    /** Adds the fullest side of a marker that still fits, if any does. */
    private void add(final int bearer, final int[] kit, final int pool) {
        for (int t = 0; t < space.things().size(); t++) {
            if (space.things().get(t).pool() == pool) {
                kit[t]++;
                if (space.drawn(kit)[pool] <= space.bearers().get(bearer).most().get(pool)
                        && space.load(kit) <= space.bearers().get(bearer).capacity()) {
                    return;
                }
                kit[t]--;
            }
        }
    }
}
