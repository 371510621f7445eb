package org.sitrep.rulesets.sixtyfive.metrics;

import static org.sitrep.outcome.MetricList.items;
import static org.sitrep.outcome.MetricList.names;
import static org.sitrep.outcome.Slot.Better.HIGHER;
import static org.sitrep.outcome.Slot.Better.LOWER;
import static org.sitrep.rulesets.sixtyfive.metrics.BattleMetrics.SIDES;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Subject;
import org.sitrep.outcome.Survival;
import org.sitrep.rulesets.sixtyfive.battle.BattleRecord;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;

/** Slots of each turn; turns that a battle does not reach are absent. */
final class TurnSlots {
    private static final List<Subject> EACH_TURN = Subject.list(
                    BattleRecord.TURNS + 1, Integer::toString, turn -> "turn " + turn)
            .subList(1, BattleRecord.TURNS + 1);

    private TurnSlots() {}

    static void add(final MetricList<BattleState> m, final GameTables tables) {
        final boolean objectives = IntStream.range(0, tables.map.count).anyMatch(at -> tables.battle.objective[at]);
        for (final Subject side : SIDES) {
            final int i = side.index();
            final Better gains = i == 0 ? HIGHER : LOWER;
            final Better losses = i == 0 ? LOWER : HIGHER;
            final String of = ", " + side.label();
            final int most = UnitTable.MOST;
            m.each(EACH_TURN, turn -> {
                turn.count(slot(side, "atRisk"), "Units in {}" + of, "units", most, gains, read(i, r -> r.atRisk));
                turn.count(slot(side, "lost"), "Eliminated in {}" + of, "units", most, losses, read(i, r -> r.lostIn));
                turn.possible(objectives)
                        .count(
                                slot(side, "held"),
                                "Objectives held after {}" + of,
                                "hexes",
                                HexMap.MOST,
                                gains,
                                read(i, r -> r.held));
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
                        SIDES.stream().map(TurnSlots::curve).toList()));
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
