package org.sitrep.rulesets.purplehaze.tables;

import java.util.stream.IntStream;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Objective;

/** The objectives of a Mission (PH-CAM-2); each is a bit of the mask of those met. Immutable. */
public final class ObjectiveTable extends Pieces<Objective> {
    /** The primary ones, as a mask. */
    public final int primary;
    /** Log entries that must be set, as {@link GameTables#flags} numbers them. */
    public final long[] with = new long[count];
    /** Log entries that must not be set. */
    public final long[] without = new long[count];
    /** How the Mission may end, a bit for each {@link MissionEnd}. */
    public final int[] ends = new int[count];
    /** Most minutes since the Mission began. */
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

    /** Returns the minutes within which all primary ones have to be met, a large number if there is no such limit. */
    int primaryWithin() {
        return IntStream.range(0, count)
                .filter(objective -> get(objective).primary())
                .map(objective -> within[objective])
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    /** Returns the experience of all together. */
    public int experience() {
        return IntStream.range(0, count)
                .map(objective -> get(objective).experience())
                .sum();
    }

    /** None named means any way but the loss of the Squad. */
    private static int ends(final Objective objective) {
        if (objective.ends().isEmpty()) {
            return (1 << MissionEnd.values().length) - 1 & ~(1 << MissionEnd.SQUAD_LOST.ordinal());
        }
        return objective.ends().stream().mapToInt(end -> 1 << end.ordinal()).reduce(0, (a, b) -> a | b);
    }
}
