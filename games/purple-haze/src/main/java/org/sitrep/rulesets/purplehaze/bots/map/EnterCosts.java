package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * Caches the cost of entering each Space, for given weights of minutes, SP, EAZ and Events. It is recomputed only when
 * the {@link MapState} has changed.
 *
 * <p>Memory: 4 KB. Not thread-safe.
 */
final class EnterCosts {
    /** The minutes of rest that restore one SP (PH-BIV-4). */
    static final int PER_STAMINA = 15;
    /** The cost of passing an Event that is not the destination, in minutes. */
    static final int PER_EVENT = 25;
    /** The additional cost of a March, in minutes: half a Threat point and an Encounter every second time. */
    private static final int PER_MARCH = 10;
    /** The weight of a forbidden Space: more than any way around it. */
    private static final int FORBIDDEN = 1 << 22;
    /** The cost of a point of Threat by an EAZ, in minutes. */
    private static final int PER_EAZ = 30;

    private final int perMinute;
    private final int perStamina;
    private final int perMarch;
    private final int perEaz;
    private final int perEvent;

    /** The weight of entering a Space. */
    final int[] weight = new int[MapTable.MOST_SPACES];
    /** The minutes of entering a Space. */
    final int[] minutes = new int[MapTable.MOST_SPACES];
    /** The SP of entering a Space. */
    final int[] stamina = new int[MapTable.MOST_SPACES];
    /** The Threat that EAZ add in a Space. */
    final int[] eazThreat = new int[MapTable.MOST_SPACES];
    /** The layout for which the costs hold. */
    final MapState state = new MapState();
    /** The number of computations so far. */
    int computations;

    private final MapState now = new MapState();

    /**
     * Creates costs with the given weights.
     *
     * @param perMinute cost of a minute
     * @param perStamina cost of an SP
     * @param perMarch additional cost of a March
     * @param perEaz cost of each point that an EAZ adds to Threat
     * @param perEvent cost of an Event marker
     */
    EnterCosts(final int perMinute, final int perStamina, final int perMarch, final int perEaz, final int perEvent) {
        this.perMinute = perMinute;
        this.perStamina = perStamina;
        this.perMarch = perMarch;
        this.perEaz = perEaz;
        this.perEvent = perEvent;
    }

    /** Returns costs in minutes: of the March, of the rest that restores its SP, and of Threat and Events. */
    static EnterCosts inMinutes() {
        return new EnterCosts(1, PER_STAMINA, PER_MARCH, PER_EAZ, PER_EVENT);
    }

    /** Returns the cost of entering the last Space of a way, where an Event is welcome. */
    int weightOfEnd(final int space) {
        return weight[space] - (state.hasEvent(space) ? perEvent : 0);
    }

    /**
     * Returns the cheapest Space next to one, the first of equal ones by direction; {@link Index#NONE} if there is
     * none.
     */
    int cheapestNextTo(final int space) {
        int best = Index.NONE;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int next = state.map.neighbour[space * MapTable.DIRECTIONS + direction];
            if (next != Index.NONE && (best == Index.NONE || weight[next] < weight[best])) {
                best = next;
            }
        }
        return best;
    }

    /** Updates the costs to the present state of the Mission. */
    void look(final MissionView view) {
        now.look(view);
        if (computations == 0 || !state.same(now)) {
            state.copyFrom(now);
            compute(view);
        }
    }

    private void compute(final MissionView view) {
        computations++;
        Arrays.fill(eazThreat, 0, state.map.count, 0);
        for (int nth = 0; nth < view.eazCount(); nth++) {
            spread(view.eazSpace(nth));
        }
        for (int space = 0; space < state.map.count; space++) {
            final int entered = state.map.terrain[space];
            if (entered != Index.NONE) {
                minutes[space] = state.terrain.get(entered).minutes() + state.burdenMinutes;
                stamina[space] = state.terrain.get(entered).stamina() + state.burdenStamina;
                weight[space] = perMinute * minutes[space]
                        + perStamina * stamina[space]
                        + perMarch
                        + perEaz * eazThreat[space]
                        + (state.hasEvent(space) ? perEvent : 0)
                        + (state.forbids(space) ? FORBIDDEN : 0);
            }
        }
    }

    /** Adds the Threat of an EAZ: 2 in its Space and 1 next to it; only the worst EAZ counts (PH-THR-4). */
    private void spread(final int space) {
        eazThreat[space] = 2;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int next = state.map.neighbour[space * MapTable.DIRECTIONS + direction];
            if (next != Index.NONE) {
                eazThreat[next] = Math.max(eazThreat[next], 1);
            }
        }
    }
}
