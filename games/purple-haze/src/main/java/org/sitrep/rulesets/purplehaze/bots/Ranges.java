package org.sitrep.rulesets.purplehaze.bots;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/**
 * Caches the mean successes of a Marine's best mode at each range, without Abilities, skills and orders. An entry is
 * valid while the Marine has the same weapons and kinds of ammo in the same light. The reach from a row is valid while
 * each row has the same number of Enemies. Both are functions of these alone, independent of earlier queries. Memory:
 * 0.8 KB and 100 bytes per mode; no allocation except for a new game.
 */
final class Ranges {
    private static final int MARINES = 6;
    /** The ranges, including one row beyond the longest. */
    private static final int WIDTH = ModeTable.MAX_RANGE + 2;

    private static final int ROW = (1 << Space.COLUMNS) - 1;

    /** The best mode at {@code marine * WIDTH + range}. */
    private final double[] best = new double[MARINES * WIDTH];
    /** The weapons for which {@link #best} holds, as a mask. */
    private final long[] arms = new long[MARINES];
    /** The kinds of ammo for which it holds, as a mask; -1 if unknown. */
    private final long[] ammo = new long[MARINES];
    /** The light for which {@link #best} holds: one bit per Marine, set at night. */
    private int nights;
    /** The reach of a Marine from a row, at {@code marine * ROWS + row}. */
    private final double[] reach = new double[MARINES * Space.ROWS];
    /** The range to the first row and the Enemies on each row for which {@link #reach} holds; 0 if unknown. */
    private final int[] reachOf = new int[MARINES * Space.ROWS];
    /** The Enemies counted last, as a mask of their spaces. */
    private int counted;
    /** The number of these on each row, four bits per row. */
    private int onRows;
    /** The modes of {@link #byDay} and {@link #byNight}: those of the last game examined. */
    private ModeTable table;

    private double[] byDay;
    private double[] byNight;

    /**
     * Returns the mean successes of the best mode of a Marine on a space, averaged over the Enemies, of which there is
     * at least one. The Marine is taken as last examined.
     */
    double reach(final CombatView combat, final int marine, final int space) {
        final int enemies = combat.enemySpaces();
        final int nearest = combat.board().range(space, 0);
        if (enemies != counted) {
            count(enemies);
        }
        final int from = nearest << Space.COUNT | onRows;
        final int at = marine * Space.ROWS + space / Space.COLUMNS;
        if (reachOf[at] != from) {
            reachOf[at] = from;
            reach[at] = average(marine * WIDTH + nearest, enemies);
        }
        return reach[at];
    }

    private void count(final int enemies) {
        counted = enemies;
        onRows = 0;
        for (int row = 0; row < Space.ROWS; row++) {
            onRows = onRows << Space.COLUMNS | Integer.bitCount(enemies & ROW << row * Space.COLUMNS);
        }
    }

    private double average(final int nearest, final int enemies) {
        double sum = 0;
        for (int rest = enemies; rest != 0; rest &= rest - 1) {
            sum += best[nearest + Integer.numberOfTrailingZeros(rest) / Space.COLUMNS];
        }
        return sum / Integer.bitCount(enemies);
    }

    /** Examines a Marine's weapons, their ammo and the light. */
    void look(final SquadView squad, final CombatView combat, final int marine) {
        final ModeTable modes = squad.modes();
        if (modes != table) {
            compute(modes, combat);
        }
        final int night = combat.nightForMarines() ? 1 << marine : 0;
        if (squad.arms(marine) != arms[marine]
                || squad.ammo(marine) != ammo[marine]
                || night != (nights & 1 << marine)) {
            arms[marine] = squad.arms(marine);
            ammo[marine] = squad.ammo(marine);
            nights = nights & ~(1 << marine) | night;
            find(squad, marine, night == 0 ? byDay : byNight);
        }
    }

    private void find(final SquadView squad, final int marine, final double[] mean) {
        final int at = marine * WIDTH;
        Arrays.fill(best, at, at + WIDTH, 0);
        Arrays.fill(reachOf, marine * Space.ROWS, (marine + 1) * Space.ROWS, 0);
        for (int i = 0; i < StartingSquad.MAX_WEAPONS && squad.weapon(marine, i) >= 0; i++) {
            final int first = squad.firstMode(squad.weapon(marine, i));
            for (int mode = first; mode < first + squad.modesOf(squad.weapon(marine, i)); mode++) {
                for (int range = squad.stepsFor(marine, mode) > 0 ? table.range[mode] : -1; range >= 0; range--) {
                    best[at + range] = Math.max(best[at + range], mean[ModeTable.cell(mode, range)]);
                }
            }
        }
    }

    /** Computes the mean successes of all modes at all ranges. */
    private void compute(final ModeTable modes, final CombatView combat) {
        table = modes;
        byDay = new double[modes.cellFocus.length];
        byNight = new double[modes.cellFocus.length];
        for (int mode = 0; mode < modes.count; mode++) {
            for (int range = 0; range <= modes.range[mode]; range++) {
                final int cell = ModeTable.cell(mode, range);
                final int focus = GameTables.COMBAT_FOCUS + modes.cellFocus[cell];
                byDay[cell] = combat.meanSuccesses(focus, modes.strike[mode], modes.crit[mode]);
                byNight[cell] = combat.meanSuccesses(focus - 1, modes.strike[mode], modes.crit[mode]);
            }
        }
        Arrays.fill(best, 0);
        Arrays.fill(ammo, -1);
        Arrays.fill(reachOf, 0);
    }
}
