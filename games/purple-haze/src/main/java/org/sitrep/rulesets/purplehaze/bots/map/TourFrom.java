package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/**
 * What an Event or Encounter is worth that takes the Squad to another Space: the best tour from there less the best one
 * from here. Not thread-safe.
 */
final class TourFrom {
    private final Ground ground = new Ground();
    private final Tour tour = new Tour(ground);
    private SquadView squad;
    private MissionView mission;
    private boolean looked;
    private double here;

    /** Looks at the Squad and the Mission as they are now; nothing is reckoned before it is asked for. */
    void begin(final SquadView squadView, final MissionView missionView) {
        squad = squadView;
        mission = missionView;
        looked = false;
    }

    /** Returns what it is worth to be in a Space, in the unit of {@link EffectWorth}. */
    double gain(final int space) {
        if (!looked) {
            tour.choose(squad, mission, ground.look(mission));
            here = tour.worth();
            looked = true;
        }
        final double there = tour.from(space);
        return Double.isInfinite(here) || Double.isInfinite(there) ? 0 : there - here;
    }
}
