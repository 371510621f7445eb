package org.sitrep.rulesets.purplehaze.bots.map;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MapTable;

/**
 * What entering each Space costs who weighs minutes, SP, EAZ and Events so. Reckoned again only when the {@link Lay}
 * has changed.
 *
 * <p>Memory: 4 KB. Not thread-safe.
 */
final class EnterCosts {
    /** Minutes of rest that give back one SP (PH-BIV-4). */
    static final int PER_STAMINA = 15;
    /** What it costs to come by an Event that is not gone to, in minutes. */
    static final int PER_EVENT = 25;
    /** What a March costs besides: half a Threat point and every second time an Encounter, in minutes. */
    private static final int PER_MARCH = 10;
    /** What a point of Threat by an EAZ costs, in minutes. */
    private static final int PER_EAZ = 30;

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
    /** What EAZ add to Threat there. */
    final int[] eazThreat = new int[MapTable.MOST_SPACES];
    /** How the map lies for which they were reckoned. */
    final Lay lay = new Lay();
    /** How often they have been reckoned. */
    int reckoned;

    private final Lay now = new Lay();

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

    /** Returns costs in minutes, of March and of rest that gives SP back, and what Threat and Events are worth. */
    static EnterCosts inMinutes() {
        return new EnterCosts(1, PER_STAMINA, PER_MARCH, PER_EAZ, PER_EVENT);
    }

    /** Returns the cost of entering a Space where a way ends: an Event is wanted there. */
    int weightOfEnd(final int space) {
        return weight[space] - (lay.hasEvent(space) ? perEvent : 0);
    }

    /** Returns the cheapest Space next to one, the first of equal ones by direction; {@link Index#NONE} if none is. */
    int cheapestNextTo(final int space) {
        int best = Index.NONE;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int next = lay.map.neighbour[space * MapTable.DIRECTIONS + direction];
            if (next != Index.NONE && (best == Index.NONE || weight[next] < weight[best])) {
                best = next;
            }
        }
        return best;
    }

    /** Looks at the Mission as it is now. */
    void look(final MissionView view) {
        now.look(view);
        if (reckoned == 0 || !lay.same(now)) {
            lay.copyFrom(now);
            reckon(view);
        }
    }

    private void reckon(final MissionView view) {
        reckoned++;
        Arrays.fill(eazThreat, 0, lay.map.count, 0);
        for (int nth = 0; nth < view.eazCount(); nth++) {
            spread(view.eazSpace(nth));
        }
        for (int space = 0; space < lay.map.count; space++) {
            final int entered = lay.map.terrain[space];
            if (entered != Index.NONE) {
                minutes[space] = lay.terrain.get(entered).minutes() + lay.burdenMinutes;
                stamina[space] = lay.terrain.get(entered).stamina() + lay.burdenStamina;
                weight[space] = perMinute * minutes[space]
                        + perStamina * stamina[space]
                        + perMarch
                        + perEaz * eazThreat[space]
                        + (lay.hasEvent(space) ? perEvent : 0);
            }
        }
    }

    /** An EAZ adds 2 to Threat in its Space and 1 next to it; the worst one alone counts (PH-THR-4). */
    private void spread(final int space) {
        eazThreat[space] = 2;
        for (int direction = 0; direction < MapTable.DIRECTIONS; direction++) {
            final int next = lay.map.neighbour[space * MapTable.DIRECTIONS + direction];
            if (next != Index.NONE) {
                eazThreat[next] = Math.max(eazThreat[next], 1);
            }
        }
    }
}
