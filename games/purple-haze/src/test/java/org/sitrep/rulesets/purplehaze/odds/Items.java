package org.sitrep.rulesets.purplehaze.odds;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.rulesets.purplehaze.definition.FireItem;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.RowCell;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;

/** Weapons for tests, some after the shipped cards, some made up for small pools. */
final class Items {
    private Items() {}

    static FireItem rifle() {
        final WeaponMode single = mode("single", 3, 4, 1, false, true, cell(1, 1), cell(1, 1), cell(1, 1), cell(0, 0));
        final WeaponMode auto = mode("auto", 4, 6, 2, true, false, cell(1, 1), cell(1, 1), cell(0, 0), cell(0, 0));
        return item("rifle", false, false, false, 0, Optional.empty(), single, auto);
    }

    static FireItem machineGun() {
        return item(
                "gun",
                false,
                false,
                false,
                0,
                Optional.of(new Gear.Attachment("gun", 1, -2, 2)),
                mode("auto", 5, 7, 2, true, false, cell(0, 0)));
    }

    static FireItem launcher() {
        return item(
                "launcher",
                true,
                false,
                false,
                0,
                Optional.empty(),
                mode("shot", 5, 5, 2, false, false, cell(-1, 0), cell(0, 2), cell(1, 2)));
    }

    static FireItem sniperRifle() {
        return item(
                "sniper",
                false,
                false,
                true,
                1,
                Optional.empty(),
                mode("single", 4, 4, 1, false, true, cell(-1, 0), cell(0, 0), cell(1, 0)));
    }

    /** One Focus die, and the given others; the row strips {@code strip} Soft Cover. */
    static FireItem oneFocus(final int strike, final int crit, final int strip, final boolean ignoresHard) {
        return item(
                "toy",
                false,
                ignoresHard,
                false,
                0,
                Optional.empty(),
                mode("shot", 3, strike, crit, false, false, cell(-1, strip)));
    }

    private static FireItem item(
            final String id,
            final boolean overhead,
            final boolean ignoresHard,
            final boolean aimedIgnoresSight,
            final int aimedIgnoresHard,
            final Optional<Gear.Attachment> bipod,
            final WeaponMode... modes) {
        final Map<String, WeaponMode> byId = new LinkedHashMap<>();
        for (final WeaponMode mode : modes) {
            byId.put(mode.id(), mode);
        }
        return new FireItem(
                id,
                "the " + id,
                byId,
                overhead,
                false,
                false,
                ignoresHard,
                aimedIgnoresSight,
                aimedIgnoresHard,
                0,
                bipod);
    }

    private static WeaponMode mode(
            final String id,
            final int cost,
            final int strike,
            final int crit,
            final boolean automatic,
            final boolean aimed,
            final RowCell... rows) {
        return new WeaponMode(id, cost, strike, crit, automatic, aimed, Optional.empty(), List.of(rows));
    }

    private static RowCell cell(final int focus, final int strip) {
        return new RowCell(focus, false, strip, 0);
    }
}
