package org.sitrep.rulesets.purplehaze.bots;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;

/**
 * The mean successes of a Marine's best mode at each range, without Abilities, skills and orders. That of each Marine is kept for as long as he can use the same modes in the same light: a function of
 * these alone, whatever was looked at before. 0.5 KB and 100 bytes a mode; no allocation but with a new game.
 */
final class Ranges {
    private static final int MARINES = 6;
    /** One row beyond the longest range included. */
    private static final int WIDTH = ModeTable.MAX_RANGE + 2;

    /** The best mode at {@code marine * WIDTH + range}. */
    private final double[] best = new double[MARINES * WIDTH];
    /** The modes that {@link #best} is of, a bit each. */
    private final long[] kept = new long[MARINES];
    /** The light that {@link #best} is of, a bit a Marine for the night. */
    private int keptNight;
    /** The modes of {@link #byDay} and {@link #byNight}: those of the game that was looked at last. */
    private ModeTable table;

    private double[] byDay;
    private double[] byNight;

    /** Returns the mean successes of the best mode at a range, of a Marine as he was when looked at last; 0 beyond all of them. */
    double best(final int marine, final int range) {
        return best[marine * WIDTH + range];
    }

    /** Looks at a Marine's weapons, their ammo and the light. */
    void look(final SquadView squad, final CombatView combat, final int marine) {
        final ModeTable modes = squad.modes();
        if (modes != table) {
            reckon(modes, combat);
        }
        final long usable = usable(squad, marine);
        final int night = combat.nightForMarines() ? 1 << marine : 0;
        if (usable != kept[marine] || night != (keptNight & 1 << marine) || modes.count > Long.SIZE) {
            kept[marine] = usable;
            keptNight = keptNight & ~(1 << marine) | night;
            find(squad, marine, night == 0 ? byDay : byNight);
        }
    }

    /** The modes of a Marine's weapons with ammo left, a bit each; of more than 64 modes it does not tell all. */
    private static long usable(final SquadView squad, final int marine) {
        long usable = 0;
        for (int i = 0; i < StartingSquad.MAX_WEAPONS && squad.weapon(marine, i) >= 0; i++) {
            final int first = squad.firstMode(squad.weapon(marine, i));
            for (int mode = first; mode < first + squad.modesOf(squad.weapon(marine, i)); mode++) {
                usable |= squad.stepsFor(marine, mode) > 0 ? 1L << mode : 0;
            }
        }
        return usable;
    }

    private void find(final SquadView squad, final int marine, final double[] mean) {
        final int at = marine * WIDTH;
        Arrays.fill(best, at, at + WIDTH, 0);
        for (int i = 0; i < StartingSquad.MAX_WEAPONS && squad.weapon(marine, i) >= 0; i++) {
            final int first = squad.firstMode(squad.weapon(marine, i));
            for (int mode = first; mode < first + squad.modesOf(squad.weapon(marine, i)); mode++) {
                for (int range = squad.stepsFor(marine, mode) > 0 ? table.range[mode] : -1; range >= 0; range--) {
                    best[at + range] = Math.max(best[at + range], mean[ModeTable.cell(mode, range)]);
                }
            }
        }
    }

    /** Mean successes of all modes at all ranges. */
    private void reckon(final ModeTable modes, final CombatView combat) {
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
        Arrays.fill(kept, 0);
    }
}
