package org.sitrep.rulesets.sixtyfive.metrics;

import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.outcome.Slot.Better.NEUTRAL;
import static org.sitrep.rulesets.sixtyfive.metrics.BattleMetrics.MANY;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.UnitType;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;

/** Slots of each type of unit; a type without a unit in the scenario is absent. */
final class UnitSlots {
    private final MetricList<BattleState> m;
    private final GameTables tables;
    /** The units of each type. */
    private final long[] of;

    private UnitSlots(final MetricList<BattleState> metrics, final GameTables tables) {
        m = metrics;
        this.tables = tables;
        of = tables.units.ofType;
    }

    static void add(final MetricList<BattleState> metrics, final GameTables tables) {
        new UnitSlots(metrics, tables).add();
    }

    private void add() {
        final List<Subject> types = new ArrayList<>();
        for (int type = 0; type < of.length; type++) {
            final UnitType printed = tables.units.types.get(type);
            final String army = printed.army().name();
            final Subject subject = new Subject(
                    "unit." + printed.id(), army + " " + printed.name(), of[type] == 0 ? Subject.ABSENT : type);
            add(m.of(subject), printed.army().side().ordinal());
            types.add(subject);
        }
        m.matrix("units", "Losses by type of unit")
                .asks("How many units of each type are eliminated, and in what state are the others at the end?")
                .of(
                        types,
                        item("units", "Units"),
                        item("lost", "Eliminated"),
                        item("reduced", "Reduced"),
                        item("shaken", "Shaken"));
        m.matrix("kills", "Kills by type of unit")
                .asks("How many enemies do units of each type eliminate, per battle, per attack, and per unit lost?")
                .of(
                        types,
                        item("attacks", "Attacks"),
                        item("kills", "Kills"),
                        item("killsPerAttack", "Per attack"),
                        item("killsPerLoss", "Per unit lost"));
    }

    private void add(final MetricList<BattleState> type, final int side) {
        final Better gains = BattleMetrics.gains(side);
        final Better losses = BattleMetrics.losses(side);
        count(type, "units", "Units, {}", NEUTRAL, s -> -1);
        count(type, "lost", "Eliminated, {}", losses, s -> s.dead);
        count(type, "reduced", "Reduced at the end, {}", losses, s -> s.reduced & s.present);
        count(type, "shaken", "Shaken at the end, {}", losses, s -> s.shaken & s.present);
        type.open()
                .count("attacks", "Attacks led, {}", "attacks", MANY, NEUTRAL, MetricList.at(s -> s.record.attacks))
                .count("kills", "Enemies eliminated, {}", "units", MANY, gains, MetricList.at(s -> s.record.kills));
        type.share("lossRate", "Share eliminated, {}", "lost", "units", losses);
        type.ratio("killsPerAttack", "Enemies eliminated per attack, {}", "units", "kills", "attacks", gains);
        type.ratio("killsPerLoss", "Enemies eliminated per unit lost, {}", "units", "kills", "lost", gains);
    }

    private void count(
            final MetricList<BattleState> type,
            final String name,
            final String label,
            final Better better,
            final ToLongFunction<BattleState> which) {
        type.count(name, label, "units", UnitTable.MOST, better, (s, t) -> Long.bitCount(which.applyAsLong(s) & of[t]));
    }
}
