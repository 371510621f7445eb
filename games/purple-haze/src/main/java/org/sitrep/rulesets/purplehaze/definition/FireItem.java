package org.sitrep.rulesets.purplehaze.definition;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A weapon, or gear with a Fire order: something that can be fired or thrown (PH-EQ-8). Immutable.
 *
 * @param id its key in the data
 * @param name the name on its card
 * @param modes modes by id, in the order of the card
 * @param ignoresLineOfSight true if nothing between shooter and target matters (PH-LOS-5)
 * @param antiTank true if it can hit a tank
 * @param hitsFrontRow true if its hits are split over all of Enemy row 1 (PH-FLM-1)
 * @param ignoresHardCover true if Hard Cover absorbs none of its hits
 * @param aimedIgnoresLineOfSight true if an Aimed Shot ignores every line-of-sight penalty (PH-LOS-4)
 * @param aimedIgnoresHardCover Hard Cover that an Aimed Shot ignores, in markers
 * @param aimedStripSoft Soft Cover that an Aimed Shot strips in addition, in markers
 * @param bipod changes by its attachment, if it has one (PH-EQ-12)
 */
public record FireItem(
        String id,
        String name,
        Map<String, WeaponMode> modes,
        boolean ignoresLineOfSight,
        boolean antiTank,
        boolean hitsFrontRow,
        boolean ignoresHardCover,
        boolean aimedIgnoresLineOfSight,
        int aimedIgnoresHardCover,
        int aimedStripSoft,
        Optional<Gear.Attachment> bipod) {
    /** Copies the map in its order. */
    public FireItem {
        modes = Collections.unmodifiableMap(new LinkedHashMap<>(modes));
    }

    /** Returns all weapons, then all gear with a Fire order, in the order of the data. */
    public static List<FireItem> all(final GameData data) {
        final List<FireItem> items = new ArrayList<>();
        for (final Weapon weapon : data.weapons().values()) {
            items.add(FireItem.of(
                    weapon,
                    data.gear().values().stream()
                            .flatMap(gear -> gear.attachment().stream())
                            .filter(part -> part.weapon().equals(weapon.id()))
                            .findFirst()));
        }
        data.gear().values().forEach(gear -> gear.fire().ifPresent(mode -> items.add(FireItem.of(gear, mode))));
        return items;
    }

    /** Returns a weapon as an item to fire. */
    private static FireItem of(final Weapon weapon, final Optional<Gear.Attachment> bipod) {
        return new FireItem(
                weapon.id(),
                weapon.name(),
                weapon.modes(),
                weapon.overhead(),
                weapon.antiTank(),
                weapon.hitsFrontRow(),
                weapon.ignoresHardCover(),
                weapon.aimedIgnoresLineOfSight(),
                weapon.aimedIgnoresHardCover(),
                weapon.aimedStripSoft(),
                bipod);
    }

    /** Returns gear as an item to throw. */
    private static FireItem of(final Gear gear, final WeaponMode mode) {
        return new FireItem(
                gear.id(),
                gear.name(),
                Map.of(mode.id(), mode),
                gear.ignoresLineOfSight(),
                gear.antiTank(),
                false,
                false,
                false,
                0,
                0,
                Optional.empty());
    }
}
