package org.sitrep.rulesets.sixtyfive.metrics;

import static org.sitrep.outcome.MetricList.element;
import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.names;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Metrics;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Subject;
import org.sitrep.outcome.Survival;
import org.sitrep.rulesets.sixtyfive.battle.BattleRecord;
import org.sitrep.rulesets.sixtyfive.battle.BattleRecord.End;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.Victory;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;
import org.sitrep.strategy.TrialAborted;

/**
 * Declares the slots of a battle's outcome. They are the same for every scenario, so that scenarios can be compared;
 * what a scenario lacks is absent or declared as impossible. Immutable.
 */
public final class BattleMetrics extends Metrics<BattleState> {
    /** The sides. */
    static final List<Subject> SIDES = Subject.list(List.of("us", "com"), List.of("US", "VC or NVA"));
    /** Upper bound of open slots: several times the most that the scenarios at hand lead to. */
    static final int MANY = 200;
    /** Column head of tables of single metrics. */
    private static final String A_BATTLE = "Per battle";

    private static final List<Subject> EACH_TURN = Subject.list(
                    BattleRecord.TURNS + 1, Integer::toString, turn -> "turn " + turn)
            .subList(1, BattleRecord.TURNS + 1);

    private static final TrialAborted BEYOND_COUNTING = new TrialAborted("more of something than reports can count");

    /** Declares the slots of a battle. */
    public BattleMetrics(final GameTables tables) {
        super(declare(tables), BEYOND_COUNTING);
    }

    private static MetricList<BattleState> declare(final GameTables tables) {
        final MetricList<BattleState> metrics = new MetricList<>();
        addEnd(metrics, tables);
        SideSlots.add(metrics, tables);
        UnitSlots.add(metrics, tables);
        SideSlots.addCards(metrics, tables);
        addTurns(metrics, tables);
        metrics.layout().headline("us.wins").brief(List.of("winner", "ends", "length", "sides", "losses"));
        return metrics;
    }

    /** Returns the meaning of more of what is good for a side: good is what is good for the US. */
    static Better gains(final int side) {
        return side == 0 ? HIGHER : LOWER;
    }

    /** Returns the meaning of more of what is bad for a side. */
    static Better losses(final int side) {
        return gains(1 - side);
    }

    /** Adds slots of who wins, how and when. */
    private static void addEnd(final MetricList<BattleState> m, final GameTables tables) {
        final Victory victory = tables.battle.printed.victory();
        m.add(Slot.flag("us.wins", "The US win", HIGHER).leading(), s -> s.winner == 0 ? 1 : 0);
        m.flag("com.wins", "VC or NVA win", LOWER, s -> s.winner == 1);
        m.possible(victory.otherwise().isEmpty()).flag("draw", "Draw", NEUTRAL, s -> s.winner == BattleState.NONE);
        m.category("winner", "Winner")
                .asks("Which side wins?")
                .of(item("us.wins", "US"), item("com.wins", "VC or NVA"), item("draw", "Nobody"));
        final boolean atOnce = !victory.atOnce().isEmpty();
        m.possible(atOnce).flag("end.atOnce", "A condition is met early", NEUTRAL, s -> ends(s, End.AT_ONCE));
        m.flag("end.byPoints", "A condition is met at the end", NEUTRAL, s -> ends(s, End.BY_POINTS));
        m.flag("end.otherwise", "No condition is met", NEUTRAL, s -> ends(s, End.OTHERWISE));
        m.category("ends", "How the battle ends")
                .asks("Which condition of the scenario decides?")
                .of(
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
        m.table("length", "Length of the battle", A_BATTLE)
                .asks("How many turns and impulses are played?")
                .of(m.items("turns", "us.impulses", "com.impulses", "us.passes", "com.passes"));
    }

    private static boolean ends(final BattleState s, final End end) {
        return s.record.end == end.ordinal();
    }

    /** Adds points; absent where the scenario counts none for a side. */
    private static void addPoints(final MetricList<BattleState> m) {
        for (final Subject side : SIDES) {
            final int i = side.index();
            m.open()
                    .of(side)
                    .quantity(
                            "points",
                            "Victory points, {}",
                            "points",
                            -MANY,
                            MANY,
                            gains(i),
                            element(s -> s.record.points, i));
        }
        m.open()
                .quantity(
                        "margin", "US points beyond what decides", "points", -MANY, MANY, HIGHER, s -> s.record.margin);
        m.table("points", "Victory points", A_BATTLE)
                .asks("How many points has each side, and by how many does the US reach or miss what decides?")
                .of(m.items("us.points", "com.points", "margin"));
    }

    /** Adds slots of each turn; turns that a battle does not reach are absent. */
    private static void addTurns(final MetricList<BattleState> m, final GameTables tables) {
        final boolean objectives = IntStream.range(0, tables.map.count).anyMatch(at -> tables.battle.objective[at]);
        for (final Subject side : SIDES) {
            final int i = side.index();
            final String of = ", " + side.label();
            m.each(EACH_TURN, turn -> {
                turn.counts("units", UnitTable.MOST)
                        .add(slot(side, "atRisk"), "Units in {}" + of, gains(i), read(i, r -> r.atRisk))
                        .add(slot(side, "lost"), "Eliminated in {}" + of, losses(i), read(i, r -> r.lostIn));
                turn.possible(objectives)
                        .counts("hexes", HexMap.MOST)
                        .add(slot(side, "held"), "Objectives held after {}" + of, gains(i), read(i, r -> r.held));
            });
            final List<MetricList.Item> held = items(EACH_TURN, slot(side, "held"));
            m.series(side.id() + ".held", "Objectives held" + of, "turn", "hexes", held);
        }
        m.layout()
                .add(new Survival(
                        "survival",
                        "Units not eliminated",
                        "What share of the units of each side is not eliminated by the end of each turn?",
                        "turn",
                        SIDES.stream().map(BattleMetrics::curve).toList()));
    }

    private static String slot(final Subject side, final String name) {
        return "turn.{}." + side.id() + "." + name;
    }

    private static MetricList.Reader<BattleState> read(final int side, final Function<BattleRecord, int[]> counts) {
        return (s, turn) -> turn > s.record.turns ? Outcome.ABSENT : counts.apply(s.record)[2 * turn + side];
    }

    private static Survival.Curve curve(final Subject side) {
        return new Survival.Curve(
                side.label(),
                names(items(EACH_TURN, slot(side, "atRisk"))),
                names(items(EACH_TURN, slot(side, "lost"))));
    }
}
