package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.tables.Index;

/** Where a Mission is to end. */
final class Goals {
    private Goals() {}

    /**
     * Returns the Space of the goal: that from which the Squad is to be flown out, else the Base, else a landing zone,
     * else where the Squad is.
     */
    static int of(final MissionView mission) {
        if (mission.goal() != Index.NONE) {
            return mission.goal();
        }
        if (mission.base() != Index.NONE && mission.baseEndsMission()) {
            return mission.base();
        }
        for (int space = 0; space < mission.map().count; space++) {
            if (mission.landingZone(space)) {
                return space;
            }
        }
        return mission.space();
    }
}
