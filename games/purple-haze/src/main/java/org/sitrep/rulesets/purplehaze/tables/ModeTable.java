package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.FireItem;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.RowCell;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;

/** All modes of firing or throwing (PH-FIRE-2): those of weapons in order, then those of thrown gear. Immutable. */
public final class ModeTable {
    /** Longest range; a row of cells is one wider. */
    public static final int MAX_RANGE = 5;

    private static final Gear.Attachment NO_PART = new Gear.Attachment("", 0, 0, 0);
    /** Number of modes. */
    public final int count;
    /** First mode of thrown gear; these modes come last. */
    public final int firstThrown;
    /** Labels of the modes in reports, e.g. {@code M16 automatic}. */
    public final List<String> names;
    /** The item that is fired or thrown. */
    public final FireItem[] items;
    /** The modes as data. */
    public final WeaponMode[] printed;
    /** Printed Strike dice. */
    public final int[] strike;
    /** Printed Crit dice. */
    public final int[] crit;
    /** Printed Initiative cost. */
    public final int[] cost;
    /** The weapon, or {@link Index#NONE} for gear. */
    public final int[] weapon;
    /** Range in rows. */
    public final int[] range;
    /** Gear that spends a step, or {@link Index#NONE}. */
    public final int[] spends;
    /** The attachment's gear, or {@link Index#NONE}. */
    public final int[] attachment;
    /** Changes by the attachment; no change if there is none. */
    public final Gear.Attachment[] parts;
    /** True if lines of sight do not matter. */
    public final boolean[] ignoresLineOfSight;
    /** True if the mode can hit a tank. */
    public final boolean[] antiTank;
    /** Focus modifier at {@code mode * 6 + range}. */
    public final int[] cellFocus;
    /** Soft Cover stripped by a plain shot at {@code mode * 6 + range}; that by an aimed one follows all of these. */
    private final int[] strip;
    /** Hard Cover ignored, in the same places. */
    private final int[] ignoredHard;
    /** Where the values of aimed shots begin. */
    private final int aimed;
    /** True for cells with Burst, at {@code mode * 6 + range}. */
    public final boolean[] cellBurst;

    ModeTable(final GameData game, final GearTable gear) {
        final List<String> labels = new ArrayList<>();
        final List<FireItem> itemOf = new ArrayList<>();
        final List<WeaponMode> modes = new ArrayList<>();
        for (final FireItem item : FireItem.all(game)) {
            for (final WeaponMode mode : item.modes().values()) {
                labels.add(item.name() + (item.modes().size() > 1 ? " " + mode.id() : ""));
                itemOf.add(item);
                modes.add(mode);
            }
        }
        final List<String> weapons = List.copyOf(game.weapons().keySet());
        names = List.copyOf(labels);
        items = itemOf.toArray(FireItem[]::new);
        printed = modes.toArray(WeaponMode[]::new);
        count = printed.length;
        strike = modes.stream().mapToInt(WeaponMode::strike).toArray();
        crit = modes.stream().mapToInt(WeaponMode::crit).toArray();
        cost = modes.stream().mapToInt(WeaponMode::cost).toArray();
        firstThrown =
                game.weapons().values().stream().mapToInt(w -> w.modes().size()).sum();
        weapon = new int[count];
        range = new int[count];
        spends = new int[count];
        attachment = new int[count];
        parts = new Gear.Attachment[count];
        ignoresLineOfSight = new boolean[count];
        antiTank = new boolean[count];
        cellFocus = new int[count * (MAX_RANGE + 1)];
        aimed = count * (MAX_RANGE + 1);
        strip = new int[2 * aimed];
        ignoredHard = new int[2 * aimed];
        cellBurst = new boolean[count * (MAX_RANGE + 1)];
        for (int m = 0; m < count; m++) {
            final FireItem item = items[m];
            ignoresLineOfSight[m] = item.ignoresLineOfSight();
            antiTank[m] = item.antiTank();
            weapon[m] = m < firstThrown ? weapons.indexOf(item.id()) : Index.NONE;
            spends[m] = m < firstThrown
                    ? printed[m].ammo().map(gear.index::of).orElse(Index.NONE)
                    : gear.index.of(item.id());
            parts[m] = item.bipod().orElse(NO_PART);
            attachment[m] = item.bipod().map(part -> gearOf(game, gear, part)).orElse(Index.NONE);
            range[m] = printed[m].rows().size();
            for (int row = 1; row <= range[m]; row++) {
                final RowCell printedCell = printed[m].rows().get(row - 1);
                cellFocus[cell(m, row)] = printedCell.focus();
                final int own = item.ignoresHardCover() ? Space.COUNT : 0;
                strip[cell(m, row)] = printedCell.stripSoft();
                strip[aimed + cell(m, row)] = printedCell.stripSoft() + item.aimedStripSoft();
                ignoredHard[cell(m, row)] = own + printedCell.ignoreHard();
                ignoredHard[aimed + cell(m, row)] = own + printedCell.ignoreHard() + item.aimedIgnoresHardCover();
                cellBurst[cell(m, row)] = printedCell.burst();
            }
        }
    }

    /** Returns the Soft Cover that a shot strips from its target before the hits (PH-FIRE-6). */
    public int strip(final int mode, final int rows, final boolean isAimed) {
        return strip[cell(mode, rows) + (isAimed ? aimed : 0)];
    }

    /** Returns the Hard Cover of its target that a shot ignores, in markers; at least the board's spaces if all. */
    public int ignoredHard(final int mode, final int rows, final boolean isAimed) {
        return ignoredHard[cell(mode, rows) + (isAimed ? aimed : 0)]; // PH-FIRE-6
    }

    private static int gearOf(final GameData game, final GearTable gear, final Gear.Attachment part) {
        return game.gear().values().stream()
                .filter(card -> card.attachment().filter(part::equals).isPresent())
                .mapToInt(card -> gear.index.of(card.id()))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the index of the cell of a mode at a range in the arrays of cells. */
    public static int cell(final int mode, final int range) {
        return mode * (MAX_RANGE + 1) + range;
    }
}
