package org.sitrep.rulesets.purplehaze.bots;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Decision;

/** What a space is worth to a Marine: what his weapons reach from there, and the cover it gives. */
public final class PlaceWorth {
    /** What Hard Cover is worth, in mean successes of a shot: it absorbs one hit of every attack. */
    private static final double HARD_COVER = 1.5;
    /** What a comrade straight ahead takes off: he stands in the line of sight. */
    private static final double BEHIND_A_COMRADE = 0.8;

    /** Of the Marine looked at: the best mode at each range, one row beyond the longest included. */
    private final double[] atRange = new double[ModeTable.MAX_RANGE + 2];
    /** Whether {@link #atRange} is known. */
    private boolean rangesKnown;
    /** What he reaches from each row. */
    private final double[] fromRow = new double[Space.ROWS];
    /** The rows from which it is known, a bit each. */
    private int rowsKnown;
    /** The modes of {@link #byDay} and {@link #byNight}: those of the first game that was looked at. */
    private ModeTable table;

    private double[] byDay;
    private double[] byNight;

    /** The option with the best space. */
    int best(final GameView view, final Decision decision) {
        begin();
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < decision.count(); i++) {
            final double value = ofAnother(view, decision.subject(), decision.option(i));
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    /** The worth of a space, in mean successes of a shot. */
    double of(final GameView view, final int marine, final int space) {
        begin();
        return ofAnother(view, marine, space);
    }

    private double ofAnother(final GameView view, final int marine, final int space) {
        final double value = reachOfSame(view, marine, space) + (view.combat.marineHardCover(space) ? HARD_COVER : 0);
        return value - BEHIND_A_COMRADE * comradesAhead(view, marine, space);
    }

    /** Returns how many other Marines stand straight ahead of a space, in the line of sight. */
    public static int comradesAhead(final GameView view, final int marine, final int space) {
        int comrades = 0;
        for (int ahead = space - Space.COLUMNS; ahead >= 0; ahead -= Space.COLUMNS) {
            final int comrade = view.combat.marineAt(ahead);
            comrades += comrade >= 0 && comrade != marine ? 1 : 0;
        }
        return comrades;
    }

    /** Returns the mean successes of the best mode with ammo left, averaged over the Enemies, without regard to lines of sight; 0 if there are none. */
    public double reach(final GameView view, final int marine, final int space) {
        begin();
        final double reach = reachOfSame(view, marine, space);
        begin();
        return reach;
    }

    /** Forgets what it knows of a Marine's weapons and of the Enemies. */
    void begin() {
        rangesKnown = false;
        rowsKnown = 0;
    }

    /**
     * As {@link #reach}, quicker where many spaces are looked at: the Marine, his kit, the light and the Enemies are those of all calls since {@link #begin}. From all spaces of a row he reaches the
     * same (PH-FIRE-3).
     */
    double reachOfSame(final GameView view, final int marine, final int space) {
        final int row = space / Space.COLUMNS;
        if ((rowsKnown & 1 << row) == 0) {
            rowsKnown |= 1 << row;
            fromRow[row] = reachFrom(view, marine, space);
        }
        return fromRow[row];
    }

    private double reachFrom(final GameView view, final int marine, final int space) {
        final CombatView combat = view.combat;
        double sum = 0;
        int enemies = 0;
        for (int rest = combat.enemySpaces(); rest != 0; rest &= rest - 1) {
            if (!rangesKnown) {
                rangesKnown = true;
                lookAtModes(view.squad, combat, marine);
            }
            sum += atRange[combat.board().range(space, Integer.numberOfTrailingZeros(rest))];
            enemies++;
        }
        return enemies == 0 ? 0 : sum / enemies;
    }

    private void lookAtModes(final SquadView squad, final CombatView combat, final int marine) {
        final ModeTable modes = squad.modes();
        if (modes != table) {
            reckon(modes, combat);
        }
        final double[] mean = combat.nightForMarines() ? byNight : byDay;
        Arrays.fill(atRange, 0);
        for (int i = 0; i < StartingSquad.MAX_WEAPONS && squad.weapon(marine, i) >= 0; i++) {
            final int first = squad.firstMode(squad.weapon(marine, i));
            for (int mode = first; mode < first + squad.modesOf(squad.weapon(marine, i)); mode++) {
                for (int range = squad.stepsFor(marine, mode) > 0 ? modes.range[mode] : -1; range >= 0; range--) {
                    atRange[range] = Math.max(atRange[range], mean[ModeTable.cell(mode, range)]);
                }
            }
        }
    }

    /** Mean successes of all modes at all ranges, by a Marine without Abilities, skills and orders. */
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
    }
}
