package org.sitrep.rulesets.sixtyfive.metrics;

import java.util.List;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Metrics;
import org.sitrep.outcome.Subject;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
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
    static final String A_BATTLE = "Per battle";

    private static final TrialAborted BEYOND_COUNTING = new TrialAborted("more of something than reports can count");

    /** Declares the slots of a battle. */
    public BattleMetrics(final GameTables tables) {
        super(declare(tables), BEYOND_COUNTING);
    }

    private static MetricList<BattleState> declare(final GameTables tables) {
        final MetricList<BattleState> metrics = new MetricList<>();
        EndSlots.add(metrics, tables);
        SideSlots.add(metrics, tables);
        UnitSlots.add(metrics, tables);
        CardSlots.add(metrics, tables);
        TurnSlots.add(metrics, tables);
        metrics.layout().headline("us.wins").brief(List.of("winner", "ends", "length", "sides", "losses"));
        return metrics;
    }
}
