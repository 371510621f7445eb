package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/** The planner on the map: as the rifleman, but he reckons how likely a combat is won, goes to the nearest Event that may matter, and puts the primary objective first. Keeps nothing from one question to the next. */
public final class PlannerMap {
    private final RiflemanMap map = new RiflemanMap(Manner.planner());

    /** Returns the index of the option that he takes. */
    public int choose(final SquadView squad, final MissionView mission, final Decision decision) {
        return map.choose(squad, mission, decision);
    }
}
