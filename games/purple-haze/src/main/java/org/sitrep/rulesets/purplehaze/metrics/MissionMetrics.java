package org.sitrep.rulesets.purplehaze.metrics;

import static org.sitrep.outcome.MetricList.element;

import java.util.List;
import java.util.function.ToIntFunction;
import org.sitrep.outcome.MetricList;
import org.sitrep.outcome.Metrics;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Bounds;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StoryReach;

/**
 * The slots of a Mission's outcome. Only content that the Mission can reach has slots: its objectives, Events,
 * Encounter cards and combats. Immutable.
 */
public final class MissionMetrics extends Metrics<MissionState> {
    /** Lays out the slots of a Mission. */
    public MissionMetrics(final MissionTables tables, final MissionTable mission) {
        super(declare(tables, mission), Bounds.BEYOND_COUNTING);
    }

    private static MetricList<MissionState> declare(final MissionTables tables, final MissionTable mission) {
        final MetricList<MissionState> metrics = new MetricList<>();
        final int[] boxes = StoryReach.boxes(tables, mission);
        GoalSlots.add(metrics, tables, mission, boxes);
        MarineSlots.add(metrics, tables.components);
        CombatSlots.add(metrics, tables.components, boxes);
        StorySlots.add(metrics, tables, mission);
        TrackSlots.add(metrics, mission);
        metrics.layout().headline("primary").brief(List.of("objectives", "ends", "squad", "losses"));
        return metrics;
    }

    /** Returns a reader of a count of the Mission. */
    static ToIntFunction<MissionState> counted(final Count count) {
        return element(s -> s.record.counts, count.ordinal());
    }
}
