package org.sitrep.rulesets.purplehaze.odds;

import java.util.Objects;
import org.sitrep.rulesets.purplehaze.definition.FireItem;
import org.sitrep.rulesets.purplehaze.definition.RowCell;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/**
 * One Fire order in given circumstances, without Skills and Wounds. Immutable.
 *
 * @param item the item fired or thrown
 * @param mode one of its modes
 * @param rangeRows distance in rows, 1 … the mode's range
 * @param aimed true for an Aimed Shot
 * @param sightPenalties line-of-sight penalties before the Aimed Shot, at least 0
 * @param night true at night
 * @param bipod true if the attachment is used
 */
public record FireOrder(
        FireItem item,
        WeaponMode mode,
        int rangeRows,
        boolean aimed,
        int sightPenalties,
        boolean night,
        boolean bipod) {
    /**
     * Checks that the order may be given.
     *
     * @throws IllegalArgumentException if it may not; the message gives the reason and an alternative
     */
    public FireOrder {
        Objects.requireNonNull(item);
        Objects.requireNonNull(mode);
        final int range = mode.rows().size();
        require(
                rangeRows >= 1 && rangeRows <= range,
                item.name() + " in mode " + mode.id() + " reaches 1 to " + range + " rows, not " + rangeRows);
        require(sightPenalties >= 0, "line-of-sight penalties cannot be negative");
        require(
                !aimed || mode.aimed(),
                item.name() + " in mode " + mode.id() + " allows no Aimed Shot"
                        + (item.modes().values().stream().anyMatch(WeaponMode::aimed) ? "; another mode does" : ""));
        require(!aimed || !night, "Aimed Shots are not possible at night"); // PH-FIRE-5
        require(!bipod || item.bipod().isPresent(), item.name() + " has no bipod");
    }

    private static void require(final boolean holds, final String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    /** Returns the cell of the card that applies at this range. */
    public RowCell cell() {
        return mode.rows().get(rangeRows - 1);
    }

    /** Returns the line-of-sight penalties that apply. */
    public int countedSightPenalties() {
        final boolean ignored = item.ignoresLineOfSight() || aimed && item.aimedIgnoresLineOfSight(); // PH-LOS-4, 5
        return ignored ? 0 : Math.max(0, sightPenalties - (aimed ? 1 : 0)); // PH-LOS-3
    }

    /** Returns the Focus dice, at least 0 (PH-FIRE-4). With 0 the order may not be given (PH-LOS-8). */
    public int focus() {
        final int base = GameTables.COMBAT_FOCUS - (night ? 1 : 0); // PH-DICE-2
        return Math.max(0, base + cell().focus() - countedSightPenalties() + (aimed ? 1 : 0));
    }

    /** Returns the Strike dice, at least 0. */
    public int strike() {
        return Math.max(0, mode.strike() + (bipod ? item.bipod().orElseThrow().strike() : 0)); // PH-EQ-12
    }

    /** Returns the Crit dice, at least 0. */
    public int crit() {
        return Math.max(0, mode.crit() + (bipod ? item.bipod().orElseThrow().crit() : 0));
    }

    /** Returns the Initiative cost. */
    public int cost() {
        return mode.cost()
                + (aimed ? 1 : 0)
                + (bipod ? item.bipod().orElseThrow().cost() : 0); // PH-FIRE-5
    }

    /** Returns the Soft Cover that is stripped from the target first (PH-FIRE-6). */
    public int stripSoft() {
        return cell().stripSoft() + (aimed ? item.aimedStripSoft() : 0);
    }

    /** Returns the number of Hard Cover markers, out of {@code markers}, that still protect the target. */
    public int hardCoverLeft(final int markers) {
        final int ignored = cell().ignoreHard() + (aimed ? item.aimedIgnoresHardCover() : 0);
        return item.ignoresHardCover() ? 0 : Math.max(0, markers - ignored);
    }
}
