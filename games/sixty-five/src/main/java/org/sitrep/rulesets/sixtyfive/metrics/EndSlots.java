package org.sitrep.rulesets.sixtyfive.metrics;

import static org.sitrep.outcome.MetricList.element;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;
import static org.sitrep.rulesets.sixtyfive.metrics.BattleMetrics.MANY;
import static org.sitrep.rulesets.sixtyfive.metrics.BattleMetrics.SIDES;

import java.util.function.ToIntFunction;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Slot;
import org.sitrep.rulesets.sixtyfive.battle.BattleRecord;
import org.sitrep.rulesets.sixtyfive.battle.BattleRecord.End;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.Victory;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;

/** Slots of who wins, how and when. */
final class EndSlots {
    private EndSlots() {}

    static void add(final MetricList<BattleState> m, final GameTables tables) {
        final Victory victory = tables.battle.printed.victory();
        m.add(Slot.flag("us.wins", "The US win", HIGHER).leading(), s -> s.winner == 0 ? 1 : 0);
        m.flag("com.wins", "VC or NVA win", LOWER, s -> s.winner == 1);
        m.possible(victory.otherwise().isEmpty()).flag("draw", "Draw", NEUTRAL, s -> s.winner == BattleState.NONE);
        m.group(
                MetricList.category("winner", "Winner", "Which side wins?"),
                item("us.wins", "US"),
                item("com.wins", "VC or NVA"),
                item("draw", "Nobody"));
        final boolean atOnce = !victory.atOnce().isEmpty();
        m.possible(atOnce).flag("end.atOnce", "A condition is met early", NEUTRAL, s -> ends(s, End.AT_ONCE));
        m.flag("end.byPoints", "A condition is met at the end", NEUTRAL, s -> ends(s, End.BY_POINTS));
        m.flag("end.otherwise", "No condition is met", NEUTRAL, s -> ends(s, End.OTHERWISE));
        m.group(
                MetricList.category("ends", "How the battle ends", "Which condition of the scenario decides?"),
                item("end.atOnce", "One that is met early"),
                item("end.byPoints", "One that is met at the end"),
                item("end.otherwise", "None is met"));
        addPoints(m);
        m.counts("turns", BattleRecord.TURNS).neutral("turns", "Turns played", s -> s.record.turns);
        m.each(
                SIDES,
                side -> side.openCounts("impulses", MANY)
                        .neutral("impulses", "Impulses, {}", (s, i) -> s.record.impulses[i])
                        .neutral("passes", "Passes, {}", (s, i) -> s.record.passes[i]));
        m.table(
                "length",
                "Length of the battle",
                "How many turns and impulses are played?",
                BattleMetrics.A_BATTLE,
                m.items("turns", "us.impulses", "com.impulses", "us.passes", "com.passes"));
    }

    private static boolean ends(final BattleState s, final End end) {
        return s.record.end == end.ordinal();
    }

    private static ToIntFunction<BattleState> points(final int side) {
        return element(s -> s.record.points, side);
    }

    /** Adds points; absent where the scenario counts none for a side. */
    private static void addPoints(final MetricList<BattleState> m) {
        m.open()
                .quantity("us.points", "Victory points, US", "points", -MANY, MANY, HIGHER, points(0))
                .quantity("com.points", "Victory points, VC or NVA", "points", -MANY, MANY, LOWER, points(1))
                .quantity(
                        "margin", "US points beyond what decides", "points", -MANY, MANY, HIGHER, s -> s.record.margin);
        m.table(
                "points",
                "Victory points",
                "How many points has each side, and by how many does the US reach or miss what decides?",
                BattleMetrics.A_BATTLE,
                m.items("us.points", "com.points", "margin"));
    }
}
