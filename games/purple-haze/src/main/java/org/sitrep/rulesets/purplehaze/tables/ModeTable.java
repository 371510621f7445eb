package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.RowCell;
import org.sitrep.rulesets.purplehaze.definition.Weapon;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;

/** All ways to fire or throw (PH-FIRE-2): the weapons' modes in order, then those of thrown gear. Immutable. */
public final class ModeTable {
    /** Longest range, and the width of a row of cells less one. */
    public static final int MAX_RANGE = 5;

    /** How many modes there are. */
    public final int count;
    /** The first of the modes of thrown gear; they are the last ones. */
    public final int firstThrown;
    /** What a report calls each, e.g. {@code M16 automatic}. */
    public final List<String> names;
    /** The weapon, or {@link Index#NONE} for gear. */
    public final int[] weapon;
    /** Initiative cost. */
    public final int[] cost;
    /** Strike dice. */
    public final int[] strike;
    /** Crit dice. */
    public final int[] crit;
    /** Range in rows. */
    public final int[] range;
    /** Gear whose step is spent, or {@link Index#NONE}. */
    public final int[] spends;
    /** Whether it is automatic fire. */
    public final boolean[] automatic;
    /** Whether an Aimed Shot is allowed. */
    public final boolean[] aimed;
    /** Whether lines of sight do not matter. */
    public final boolean[] ignoresLineOfSight;
    /** Whether it hits all of Enemy row 1. */
    public final boolean[] hitsFrontRow;
    /** Whether its hits ignore Hard Cover. */
    public final boolean[] ignoresHardCover;
    /** Whether it can hit a tank. */
    public final boolean[] antiTank;
    /** Whether an Aimed Shot ignores lines of sight. */
    public final boolean[] aimedIgnoresLineOfSight;
    /** Hard Cover that an Aimed Shot ignores. */
    public final int[] aimedIgnoresHardCover;
    /** Whether a Marine with the skill may pop smoke with it. */
    public final boolean[] launchesSmoke;
    /** The attachment's gear, or {@link Index#NONE}. */
    public final int[] attachment;
    /** Initiative cost of the attachment. */
    public final int[] attachmentCost;
    /** Strike dice of the attachment. */
    public final int[] attachmentStrike;
    /** Crit dice of the attachment. */
    public final int[] attachmentCrit;
    /** Focus modifier at {@code mode * 6 + range}. */
    public final int[] cellFocus;
    /** Soft Cover stripped at {@code mode * 6 + range}. */
    public final int[] cellStrip;
    /** Whether there is Burst at {@code mode * 6 + range}. */
    public final boolean[] cellBurst;

    ModeTable(final GameData game, final GearTable gear) {
        final List<String> labels = new ArrayList<>();
        final int weaponModes =
                game.weapons().values().stream().mapToInt(w -> w.modes().size()).sum();
        firstThrown = weaponModes;
        count = weaponModes
                + (int) game.gear().values().stream()
                        .filter(g -> g.fire().isPresent())
                        .count();
        weapon = new int[count];
        cost = new int[count];
        strike = new int[count];
        crit = new int[count];
        range = new int[count];
        spends = new int[count];
        automatic = new boolean[count];
        aimed = new boolean[count];
        ignoresLineOfSight = new boolean[count];
        hitsFrontRow = new boolean[count];
        ignoresHardCover = new boolean[count];
        antiTank = new boolean[count];
        aimedIgnoresLineOfSight = new boolean[count];
        aimedIgnoresHardCover = new int[count];
        launchesSmoke = new boolean[count];
        attachment = new int[count];
        attachmentCost = new int[count];
        attachmentStrike = new int[count];
        attachmentCrit = new int[count];
        cellFocus = new int[count * (MAX_RANGE + 1)];
        cellStrip = new int[count * (MAX_RANGE + 1)];
        cellBurst = new boolean[count * (MAX_RANGE + 1)];
        int m = 0;
        int w = 0;
        for (final Weapon definition : game.weapons().values()) {
            for (final WeaponMode mode : definition.modes().values()) {
                labels.add(definition.name() + (definition.modes().size() > 1 ? " " + mode.id() : ""));
                weapon[m] = w;
                spends[m] = mode.ammo().map(gear.index::of).orElse(Index.NONE);
                put(m, mode);
                putWeapon(m, definition, game, gear);
                m++;
            }
            w++;
        }
        for (final Gear definition : game.gear().values()) {
            if (definition.fire().isPresent()) {
                labels.add(definition.name());
                weapon[m] = Index.NONE;
                spends[m] = gear.index.of(definition.id());
                attachment[m] = Index.NONE;
                ignoresLineOfSight[m] = definition.ignoresLineOfSight();
                antiTank[m] = definition.antiTank();
                put(m, definition.fire().get());
                m++;
            }
        }
        names = List.copyOf(labels);
    }

    private void put(final int m, final WeaponMode mode) {
        cost[m] = mode.cost();
        strike[m] = mode.strike();
        crit[m] = mode.crit();
        automatic[m] = mode.automatic();
        aimed[m] = mode.aimed();
        range[m] = mode.rows().size();
        for (int row = 1; row <= range[m]; row++) {
            final RowCell cell = mode.rows().get(row - 1);
            final int at = m * (MAX_RANGE + 1) + row;
            cellFocus[at] = cell.focus();
            cellStrip[at] = cell.stripSoft();
            cellBurst[at] = cell.burst();
        }
    }

    private void putWeapon(final int m, final Weapon definition, final GameData game, final GearTable gear) {
        ignoresLineOfSight[m] = definition.overhead(); // PH-LOS-5
        hitsFrontRow[m] = definition.hitsFrontRow();
        ignoresHardCover[m] = definition.ignoresHardCover();
        antiTank[m] = definition.antiTank();
        aimedIgnoresLineOfSight[m] = definition.aimedIgnoresLineOfSight();
        aimedIgnoresHardCover[m] = definition.aimedIgnoresHardCover();
        launchesSmoke[m] = definition.overhead();
        attachment[m] = Index.NONE;
        for (final Gear g : game.gear().values()) {
            final Gear.Attachment part = g.attachment().orElse(null);
            if (part != null && part.weapon().equals(definition.id())) {
                attachment[m] = gear.index.of(g.id());
                attachmentCost[m] = part.cost();
                attachmentStrike[m] = part.strike();
                attachmentCrit[m] = part.crit();
            }
        }
    }

    /** Returns where the cell of a mode at a range stands in the cell arrays. */
    public static int cell(final int mode, final int range) {
        return mode * (MAX_RANGE + 1) + range;
    }
}
