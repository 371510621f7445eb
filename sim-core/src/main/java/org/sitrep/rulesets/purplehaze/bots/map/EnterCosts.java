package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;
import org.sitrep.rulesets.purplehaze.tables.TerrainTable;

/**
 * What entering each Space costs who weighs minutes, SP, EAZ and Events so. Reckoned again only when burdens, EAZ, Events, the end of ways or the map have changed.
 *
 * <p>Memory: 4 KB. Not thread-safe.
 */
final class EnterCosts {
    private final int perMinute;
    private final int perStamina;
    private final int perMarch;
    private final int perEaz;
    private final int perEvent;

    /** The weight of entering a Space. */
    final int[] weight = new int[MapTable.MOST_SPACES];
    /** Its minutes. */
    final int[] minutes = new int[MapTable.MOST_SPACES];
    /** Its SP. */
    final int[] stamina = new int[MapTable.MOST_SPACES];
    /** The Spaces with an Event marker, a bit each. */
    final long[] events = new long[MissionView.SPACE_WORDS];
    /** The map. */
    MapTable map;
    /** The Base that ends the Mission, or {@link Index#NONE}: no way leads through it. */
    int end;
    /** How often they have been reckoned. */
    int reckoned;

    private final long[] eventsNow = new long[MissionView.SPACE_WORDS];
    private final int[] eaz = new int[MissionView.MOST_EAZ];
    private final int[] eazThreat = new int[MapTable.MOST_SPACES];
    private int eazCount;
    private int burdenMinutes;
    private int burdenStamina;
    private MissionView mission;

    /**
     * Weighs Spaces.
     *
     * @param perMinute cost of a minute
     * @param perStamina cost of an SP
     * @param perMarch cost of a March besides
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

    /** Returns the cost of an Event marker. */
    int perEvent() {
        return perEvent;
    }

    /** Returns whether an Event marker lies on a Space. */
    boolean hasEvent(final int space) {
        return (events[space / Long.SIZE] & 1L << space) != 0;
    }

    /** Looks at the Mission as it is now. */
    void look(final MissionView view) {
        final int last = view.baseEndsMission() ? view.base() : Index.NONE;
        view.events(eventsNow);
        final boolean same = mission == view
                && map == view.map()
                && end == last
                && burdenMinutes == view.burdenMinutes()
                && burdenStamina == view.burdenStamina()
                && Arrays.equals(events, eventsNow)
                && sameEaz(view);
        if (!same) {
            mission = view;
            map = view.map();
            end = last;
            reckon();
        }
    }

    private boolean sameEaz(final MissionView view) {
        if (eazCount != view.eazCount()) {
            return false;
        }
        for (int i = 0; i < eazCount; i++) {
            if (eaz[i] != view.eazSpace(i)) {
                return false;
            }
        }
        return true;
    }

    private void reckon() {
        reckoned++;
        burdenMinutes = mission.burdenMinutes();
        burdenStamina = mission.burdenStamina();
        System.arraycopy(eventsNow, 0, events, 0, events.length);
        eazCount = mission.eazCount();
        Arrays.fill(eazThreat, 0, map.count, 0);
        for (int i = 0; i < eazCount; i++) {
            eaz[i] = mission.eazSpace(i);
            spread(eaz[i]);
        }
        final TerrainTable terrain = mission.terrain();
        for (int space = 0; space < map.count; space++) {
            final int entered = map.terrain[space];
            if (entered != Index.NONE) {
                minutes[space] = terrain.minutes[entered] + burdenMinutes;
                stamina[space] = terrain.stamina[entered] + burdenStamina;
                weight[space] = perMinute * minutes[space]
                        + perStamina * stamina[space]
                        + perMarch
                        + perEaz * eazThreat[space]
                        + (hasEvent(space) ? perEvent : 0);
            }
        }
    }

    /** An EAZ adds 2 to Threat in its Space and 1 next to it; the worst one alone counts (PH-THR-4). */
    private void spread(final int space) {
        eazThreat[space] = 2;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int next = map.neighbour[space * MapTable.DIRECTIONS + direction];
            if (next != Index.NONE) {
                eazThreat[next] = Math.max(eazThreat[next], 1);
            }
        }
    }
}
