package org.sitrep.rulesets.sixtyfive.bots.playbook;

import static org.sitrep.rulesets.sixtyfive.bots.playbook.SectionWords.FAR;
import static org.sitrep.rulesets.sixtyfive.bots.playbook.SectionWords.MOST;

import org.sitrep.playbook.Facts;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Side;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;
import org.sitrep.scenario.Words;

/** Facts of the whole table as the side sees it, the same for all options of a question. */
final class TableFacts {
    private static final int TURNS = 12;
    private static final int CARDS = 54;

    static final Facts<TableOutlook> FACTS = new Facts<TableOutlook>(SectionWords.TABLE)
            .word("side", Words.all(Side.class), t -> t.view.side)
            .as("The side that answers.")
            .flag("waits", t -> t.sense.stakes.waits)
            .as("The side wins if no condition of victory is met.")
            .number("turn", 0, TURNS, t -> t.view.turn())
            .as("Number of the turn; 0 in the set-up.")
            .number("turnsLeft", 0, TURNS, t -> t.view.turnsLeft())
            .as("Turns after this one.")
            .number("endTurnsLeft", 0, TURNS, TableOutlook::endTurnsLeft)
            .as("End Turn cards that have to be seen until the turn ends.")
            .flag("acting", TableOutlook::acts)
            .as("It is the side's own impulse.")
            .number("hand", 0, CARDS, t -> Long.bitCount(t.view.hand()))
            .as("Cards in the side's hand.")
            .number("fireCards", 0, CARDS, t -> Long.bitCount(t.view.hand() & t.view.tables.cards.with(Block.FIRE)))
            .as("Cards with Fire among them.")
            .number("enemyHand", 0, CARDS, t -> t.view.enemyCards())
            .as("Cards in the enemy's hand.")
            .number("units", 0, UnitTable.MOST, t -> Long.bitCount(t.own()))
            .as("Own units on the map.")
            .number("enemyUnits", 0, UnitTable.MOST, t -> Long.bitCount(t.enemies()))
            .as("Enemies on the map.")
            .number("shaken", 0, UnitTable.MOST, t -> Long.bitCount(t.own() & t.view.shaken()))
            .as("Own units that are Shaken.")
            .number("enemyShaken", 0, UnitTable.MOST, t -> Long.bitCount(t.enemies() & t.view.shaken()))
            .as("Enemies that are Shaken.")
            .number("lost", 0, UnitTable.MOST, t -> lost(t, t.view.side))
            .as("Own units eliminated.")
            .number("enemyLost", 0, UnitTable.MOST, t -> lost(t, 1 - t.view.side))
            .as("Enemies eliminated.")
            .number("score", -MOST, MOST, TableFacts::score)
            .as("Points of the side less those of the enemy by what lies open: hexes, units on the map, eliminated and "
                    + "gone.")
            .number("nearest", 0, FAR, TableFacts::nearest)
            .as("Hexes between the two closest units of both sides; 99 without units.");

    /** The fact of the option that every section has. */
    static final Facts<TableOutlook> WORTH = new Facts<TableOutlook>(SectionWords.JUDGED)
            .ofOption()
            .number("worth", -MOST, MOST, TableOutlook::worth)
            .as("Worth of the option to the sergeant, in ordinary units that are eliminated; 1 for the step that it "
                    + "takes, 0 for others.");

    private TableFacts() {}

    private static int lost(final TableOutlook t, final int side) {
        return Long.bitCount(t.view.dead() & t.units().ofSide[side]);
    }

    private static double score(final TableOutlook t) {
        double points = 0;
        for (int at = 0; at < t.map().count; at++) {
            final int holder = t.view.control(at);
            points += holder == BattleState.NONE ? 0 : t.sense.stakes.control[holder][at];
        }
        for (int unit = 0; unit < t.units().count; unit++) {
            final long bit = 1L << unit;
            points += (t.view.dead() & bit) != 0 ? t.sense.stakes.eliminated[unit] : 0;
            points += (t.view.exited() & bit) != 0 ? t.sense.stakes.exited[unit] : 0;
            points += t.view.hex(unit) < 0 ? 0 : t.sense.stakes.presence[t.units().side[unit]][t.view.hex(unit)];
        }
        return points;
    }

    private static int nearest(final TableOutlook t) {
        int least = FAR;
        for (long rest = t.own(); rest != 0; rest &= rest - 1) {
            final int at = t.view.hex(Long.numberOfTrailingZeros(rest));
            least = Math.min(least, t.view.distanceTo(at, 1 - t.view.side));
        }
        return least;
    }
}
