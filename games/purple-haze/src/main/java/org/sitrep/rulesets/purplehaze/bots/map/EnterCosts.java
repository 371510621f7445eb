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
    /** How the map lies for which they were reckoned. */
    final Lay lay = new Lay();
    /** How often they have been reckoned. */
    int reckoned;

    private final Lay now = new Lay();
    private final int[] eazThreat = new int[MapTable.MOST_SPACES];

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

    /** Looks at the Mission as it is now. */
    void look(final MissionView view) {
        now.look(view);
        if (reckoned == 0 || !lay.same(now)) {
            lay.copyFrom(now);
            reckon();
        }
    }

    private void reckon() {
        reckoned++;
        Arrays.fill(eazThreat, 0, lay.map.count, 0);
        for (long rest = lay.eaz; rest != 0; rest = Lay.eazAfter(rest)) {
            spread(Lay.eazSpace(rest));
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
