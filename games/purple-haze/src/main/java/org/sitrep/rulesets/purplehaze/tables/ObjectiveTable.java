package org.sitrep.rulesets.purplehaze.tables;

import java.util.stream.IntStream;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Objective;

/** The objectives of a Mission (PH-CAM-2); each is one bit in masks of met objectives. Immutable. */
public final class ObjectiveTable extends Pieces<Objective> {
    /** The primary objectives, as a mask. */
    public final int primary;
    /** Log entries that must be set, as numbered by {@link GameTables#flags}. */
    public final long[] with = new long[count];
    /** Log entries that must not be set. */
    public final long[] without = new long[count];
    /** Permitted ends of the Mission, one bit per {@link MissionEnd}. */
    public final int[] ends = new int[count];
    /** Largest number of minutes since the Mission began. */
    public final int[] within = new int[count];

    ObjectiveTable(final GameTables tables, final Mission mission) {
        super(mission.objectives());
        int primaries = 0;
        for (int o = 0; o < count; o++) {
            final Objective objective = get(o);
            primaries |= objective.primary() ? 1 << o : 0;
            with[o] = tables.flagsOf(objective.with());
            without[o] = tables.flagsOf(objective.without());
            ends[o] = ends(objective);
            within[o] = objective.within().orElse(Integer.MAX_VALUE);
        }
        primary = primaries;
    }

    /** Returns the minutes within which all primary objectives have to be met; a large number if there is no limit. */
    int primaryWithin() {
        return IntStream.range(0, count)
                .filter(objective -> get(objective).primary())
                .map(objective -> within[objective])
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    /** Returns the experience for all objectives together. */
    public int experience() {
        return IntStream.range(0, count)
                .map(objective -> get(objective).experience())
                .sum();
    }

    /** Returns the permitted ends; an objective that names none permits all but the loss of the Squad. */
    private static int ends(final Objective objective) {
        if (objective.ends().isEmpty()) {
            return (1 << MissionEnd.values().length) - 1 & ~(1 << MissionEnd.SQUAD_LOST.ordinal());
        }
        return objective.ends().stream().mapToInt(end -> 1 << end.ordinal()).reduce(0, (a, b) -> a | b);
    }
}
