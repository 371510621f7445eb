package org.sitrep.rulesets.sixtyfive.metrics;

import static org.sitrep.outcome.MetricList.item;
import static org.sitrep.rulesets.sixtyfive.metrics.BattleMetrics.MANY;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.UnitType;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;

/** Slots of each type of unit; a type without a unit in the scenario is absent. */
final class UnitSlots {
    private UnitSlots() {}

    static void add(final MetricList<BattleState> m, final GameTables tables) {
        final long[] of = tables.units.ofType;
        final List<Subject> types = new ArrayList<>();
        for (int type = 0; type < of.length; type++) {
            final UnitType printed = tables.units.types.get(type);
            final String label = printed.army() + " " + printed.name();
            final Subject subject = new Subject("unit." + printed.id(), label, of[type] == 0 ? Subject.ABSENT : type);
            add(m.of(subject), of, printed.army().side().ordinal());
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

    private static void add(final MetricList<BattleState> type, final long[] of, final int side) {
        final Better gains = BattleMetrics.gains(side);
        final Better losses = BattleMetrics.losses(side);
        type.counts("units", UnitTable.MOST)
                .neutral("units", "Units, {}", (s, t) -> Long.bitCount(of[t]))
                .add("lost", "Eliminated, {}", losses, (s, t) -> Long.bitCount(s.dead & of[t]))
                .add(
                        "reduced",
                        "Reduced at the end, {}",
                        losses,
                        (s, t) -> Long.bitCount(s.reduced & s.present & of[t]))
                .add("shaken", "Shaken at the end, {}", losses, (s, t) -> Long.bitCount(s.shaken & s.present & of[t]))
                .openCounts("attacks", MANY)
                .neutral("attacks", "Attacks led, {}", MetricList.at(s -> s.record.attacks))
                .openCounts("units", MANY)
                .add("kills", "Enemies eliminated, {}", gains, MetricList.at(s -> s.record.kills));
        type.share("lossRate", "Share eliminated, {}", "lost", "units", losses);
        type.ratio("killsPerAttack", "Enemies eliminated per attack, {}", "units", "kills", "attacks", gains);
        type.ratio("killsPerLoss", "Enemies eliminated per unit lost, {}", "units", "kills", "lost", gains);
    }
}
