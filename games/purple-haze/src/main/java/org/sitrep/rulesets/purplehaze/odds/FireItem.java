package org.sitrep.rulesets.purplehaze.odds;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.Weapon;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;

/**
 * Something that can be fired or thrown: a weapon, or gear with a Fire order (PH-EQ-8). Immutable.
 *
 * @param id its key in the data
 * @param name what its card says
 * @param modes by id, in the order of the card
 * @param ignoresLineOfSight whether nothing between shooter and target matters (PH-LOS-5)
 * @param hitsFrontRow whether its hits are split over all of Enemy row 1 (PH-FLM-1)
 * @param ignoresHardCover whether Hard Cover absorbs none of its hits
 * @param aimedIgnoresLineOfSight whether an Aimed Shot ignores every line-of-sight penalty (PH-LOS-4)
 * @param aimedIgnoresHardCover Hard Cover that an Aimed Shot ignores, in markers
 * @param bipod what its attachment changes, if it has one (PH-EQ-12)
 */
public record FireItem(
        String id,
        String name,
        Map<String, WeaponMode> modes,
        boolean ignoresLineOfSight,
        boolean hitsFrontRow,
        boolean ignoresHardCover,
        boolean aimedIgnoresLineOfSight,
        int aimedIgnoresHardCover,
        Optional<Gear.Attachment> bipod) {
    /** Copies the map, keeping its order. */
    public FireItem {
        modes = Collections.unmodifiableMap(new LinkedHashMap<>(modes));
    }

    /** Returns a weapon as something to fire. */
    static FireItem of(final Weapon weapon, final Optional<Gear.Attachment> bipod) {
        return new FireItem(
                weapon.id(),
                weapon.name(),
                weapon.modes(),
                weapon.overhead(),
                weapon.hitsFrontRow(),
                weapon.ignoresHardCover(),
                weapon.aimedIgnoresLineOfSight(),
                weapon.aimedIgnoresHardCover(),
                bipod);
    }

    /** Returns gear as something to throw. */
    static FireItem of(final Gear gear, final WeaponMode mode) {
        return new FireItem(
                gear.id(),
                gear.name(),
                Map.of(mode.id(), mode),
                gear.ignoresLineOfSight(),
                false,
                false,
                false,
                0,
                Optional.empty());
    }
}
