package org.sitrep.rulesets.sixtyfive.metrics;

import java.util.List;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Metrics;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.strategy.TrialAborted;

/** Declares the slots of a battle's outcome. Immutable. */
public final class BattleMetrics extends Metrics<BattleState> {
    private static final TrialAborted BEYOND_COUNTING = new TrialAborted("more of something than reports can count");

    /** Declares the slots of a battle. */
    public BattleMetrics(final GameTables tables) {
        super(declare(tables), BEYOND_COUNTING);
    }

    private static MetricList<BattleState> declare(final GameTables tables) {
        final MetricList<BattleState> m = new MetricList<>();
        m.flag("us.wins", "The US win", Better.HIGHER, s -> s.winner == 0);
        m.flag("com.wins", "The other side wins", Better.LOWER, s -> s.winner == 1);
        m.layout().headline("us.wins").brief(List.of());
        return m;
    }
}
