package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rng.Mix64;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.TerrainTable;

/**
 * The state of the map: all that the cost of entering Spaces depends on, for any weights. Two instances that are the
 * {@linkplain #same same} give every way the same cost.
 *
 * <p>Memory: 0.1 KB. Not thread-safe.
 */
final class MapState {
    /** The map. */
    MapTable map;
    /** The costs of its Terrain. */
    TerrainTable terrain;
    /** The Base that ends the Mission, or {@link Index#NONE}: no way passes through it. */
    int end;
    /** The minutes that burdens add to a March. */
    int burdenMinutes;
    /** The SP that burdens add to a March. */
    int burdenStamina;
    /** The Spaces with an Event marker, one bit per Space. */
    final long[] events = new long[MissionView.SPACE_WORDS];
    /** The Spaces that the Squad may not enter, one bit per Space. */
    final long[] forbidden = new long[MissionView.SPACE_WORDS];
    /** The Spaces with an EAZ, one bit per Space. */
    final long[] eaz = new long[MissionView.SPACE_WORDS];

    /** Copies the present state of the Mission. */
    void look(final MissionView view) {
        map = view.map();
        terrain = view.terrain();
        end = view.baseEndsMission() ? view.base() : Index.NONE;
        burdenMinutes = view.burdenMinutes();
        burdenStamina = view.burdenStamina();
        view.events(events);
        view.forbidden(forbidden);
        view.eaz(eaz);
    }

    /** Returns whether a Space has an Event marker. */
    boolean hasEvent(final int space) {
        return (events[space / Long.SIZE] & 1L << space) != 0;
    }

    /** Returns whether the Squad may not enter a Space. */
    boolean forbids(final int space) {
        return (forbidden[space / Long.SIZE] & 1L << space) != 0;
    }

    /** Returns whether there is an Event marker on any other Space. */
    boolean hasEventBut(final int space) {
        boolean any = false;
        for (int word = 0; word < events.length; word++) {
            any |= (events[word] & ~(word == space / Long.SIZE ? 1L << space : 0)) != 0;
        }
        return any;
    }

    /** Returns whether ways have the same cost in both states. */
    boolean same(final MapState other) {
        return map == other.map
                && terrain == other.terrain
                && end == other.end
                && burdenMinutes == other.burdenMinutes
                && burdenStamina == other.burdenStamina
                && Arrays.equals(eaz, other.eaz)
                && Arrays.equals(forbidden, other.forbidden)
                && Arrays.equals(events, other.events);
    }

    /** Copies another state. */
    void copyFrom(final MapState other) {
        map = other.map;
        terrain = other.terrain;
        end = other.end;
        burdenMinutes = other.burdenMinutes;
        burdenStamina = other.burdenStamina;
        System.arraycopy(other.eaz, 0, eaz, 0, eaz.length);
        System.arraycopy(other.events, 0, events, 0, events.length);
        System.arraycopy(other.forbidden, 0, forbidden, 0, forbidden.length);
    }

    /** Returns a hash: equal for equal states, and most likely different for different states of the same map. */
    long hash() {
        long sum = (long) burdenMinutes << Integer.SIZE ^ (long) burdenStamina << Long.SIZE - Byte.SIZE;
        for (int word = 0; word < events.length; word++) {
            sum = (sum ^ events[word] ^ Mix64.mix(forbidden[word])) * Mix64.GAMMA;
            sum = (sum ^ eaz[word]) * Mix64.GAMMA;
        }
        return Mix64.mix(sum);
    }
}
