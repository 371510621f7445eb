package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rng.Mix64;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.TerrainTable;

/**
 * How the map lies before the Squad: all that entering its Spaces depends on, whoever weighs it. Two that are the
 * {@linkplain #same same} make every way cost the same.
 *
 * <p>Memory: 0.1 KB. Not thread-safe.
 */
final class Lay {
    /** Bits of a Space and one more, so that 0 is none. */
    private static final int EAZ_BITS = 9;

    /** The map. */
    MapTable map;
    /** What its Terrain costs. */
    TerrainTable terrain;
    /** The Base that ends the Mission, or {@link Index#NONE}: no way leads through it. */
    int end;
    /** The minutes that burdens add to a March. */
    int burdenMinutes;
    /** The SP that they add. */
    int burdenStamina;
    /** The Spaces with an Event marker, a bit each. */
    final long[] events = new long[MissionView.SPACE_WORDS];
    /** The Spaces with an EAZ one behind the other; 0 is none. In another order it counts as another lay. */
    long eaz;

    /** Looks at the Mission as it is now. */
    void look(final MissionView view) {
        map = view.map();
        terrain = view.terrain();
        end = view.baseEndsMission() ? view.base() : Index.NONE;
        burdenMinutes = view.burdenMinutes();
        burdenStamina = view.burdenStamina();
        view.events(events);
        eaz = 0;
        for (int nth = view.eazCount() - 1; nth >= 0; nth--) {
            eaz = eaz << EAZ_BITS | view.eazSpace(nth) + 1;
        }
    }

    /** Returns whether an Event marker lies on a Space. */
    boolean hasEvent(final int space) {
        return (events[space / Long.SIZE] & 1L << space) != 0;
    }

    /** Returns whether an Event marker lies anywhere but on a Space. */
    boolean hasEventBut(final int space) {
        boolean any = false;
        for (int word = 0; word < events.length; word++) {
            any |= (events[word] & ~(word == space / Long.SIZE ? 1L << space : 0)) != 0;
        }
        return any;
    }

    /** Returns whether ways cost the same over both. */
    boolean same(final Lay other) {
        return map == other.map
                && terrain == other.terrain
                && end == other.end
                && burdenMinutes == other.burdenMinutes
                && burdenStamina == other.burdenStamina
                && eaz == other.eaz
                && Arrays.equals(events, other.events);
    }

    /** Makes this the same as another. */
    void copyFrom(final Lay other) {
        map = other.map;
        terrain = other.terrain;
        end = other.end;
        burdenMinutes = other.burdenMinutes;
        burdenStamina = other.burdenStamina;
        eaz = other.eaz;
        System.arraycopy(other.events, 0, events, 0, events.length);
    }

    /** Returns a number that is the same for the same lay, and most likely another for another of the same map. */
    long mixed() {
        long sum = eaz ^ (long) burdenMinutes << Integer.SIZE ^ (long) burdenStamina << Long.SIZE - Byte.SIZE;
        for (final long word : events) {
            sum = (sum ^ word) * Mix64.GAMMA;
        }
        return Mix64.mix(sum);
    }
}
