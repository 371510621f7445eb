package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * The planner on the map: finds his ways and the order of Events by reckoning, reckons how likely a combat is won, and
 * puts the primary objective first; the rest as the rifleman. Keeps nothing from one question to the next but what
 * follows from what he sees.
 */
public final class PlannerMap {
    private final RiflemanMap rifleman = new RiflemanMap(new StoryWorth(FightChance.reckoned(), new TourFrom()));
    private final PlannerAction action = new PlannerAction();

    /** Returns the index of the option that he takes. */
    public int choose(final SquadView squad, final MissionView mission, final Decision decision) {
        return switch (decision.kind()) {
            case Ask.SQUAD_ACTION -> action.act(squad, mission, decision);
            case Ask.DURATION -> action.duration(squad, mission, decision);
            case Ask.EVAC -> action.helicopter(squad, mission, decision);
            default -> rifleman.choose(squad, mission, decision);
        };
    }

    /** Returns why he answers a question so. */
    public Explanation explain(
            final SquadView squad, final MissionView mission, final Decision decision, final int chosen) {
        final int option = decision.option(chosen);
        return switch (decision.kind()) {
            case Ask.SQUAD_ACTION, Ask.EVAC -> Explanation.of(action.why(squad, mission, option));
            case Ask.DURATION -> Explanation.of(action.why(squad, mission, Ask.BIVOUAC));
            default -> rifleman.explain(squad, mission, decision, chosen);
        };
    }
}
