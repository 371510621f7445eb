package org.sitrep.rulesets.purplehaze.tables;

import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.Objective;

/** The objectives of a Mission (PH-CAM-2), in their order; each is a bit of the mask of those met. Immutable. */
public final class ObjectiveTable {
    /** Numbers of the objectives. */
    public final Index index;
    /** How many there are. */
    public final int count;
    /** The primary ones, as a mask. */
    public final int primary;
    /** Experience for each Marine. */
    public final int[] experience;
    /** Whether no condition is looked at in the end. */
    public final boolean[] byEffect;
    /** Log entries that must be set, as {@link GameTables#flags} numbers them. */
    public final long[] with;
    /** Log entries that must not be set. */
    public final long[] without;
    /** How the Mission may end, a bit for each {@link MissionEnd}. */
    public final int[] ends;
    /** Most minutes since the Mission began. */
    public final int[] within;
    /** Fewest Marines alive. */
    public final int[] survivors;

    ObjectiveTable(final GameTables tables, final Mission mission) {
        index = new Index(mission.objectives());
        count = index.size();
        experience = new int[count];
        byEffect = new boolean[count];
        with = new long[count];
        without = new long[count];
        ends = new int[count];
        within = new int[count];
        survivors = new int[count];
        int primaries = 0;
        for (final Objective objective : mission.objectives().values()) {
            final int o = index.of(objective.id());
            primaries |= objective.primary() ? 1 << o : 0;
            experience[o] = objective.experience();
            byEffect[o] = objective.byEffect();
            with[o] = tables.flagsOf(objective.with());
            without[o] = tables.flagsOf(objective.without());
            ends[o] = ends(objective);
            within[o] = objective.within().orElse(Integer.MAX_VALUE);
            survivors[o] = objective.survivors();
        }
        primary = primaries;
    }

    /** Returns the minutes within which all primary ones have to be met, a large number if there is no such limit. */
    int primaryWithin() {
        int least = Integer.MAX_VALUE;
        for (int rest = primary; rest != 0; rest &= rest - 1) {
            least = Math.min(least, within[Integer.numberOfTrailingZeros(rest)]);
        }
        return least;
    }

    /** None named means any way but the loss of the Squad. */
    private static int ends(final Objective objective) {
        if (objective.ends().isEmpty()) {
            return (1 << MissionEnd.values().length) - 1 & ~(1 << MissionEnd.SQUAD_LOST.ordinal());
        }
        return objective.ends().stream().mapToInt(end -> 1 << end.ordinal()).reduce(0, (a, b) -> a | b);
    }
}
