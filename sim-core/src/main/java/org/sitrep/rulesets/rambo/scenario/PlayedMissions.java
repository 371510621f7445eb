package org.sitrep.rulesets.rambo.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.sitrep.rng.MissionKey;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.mission.MissionPlay;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionTrace;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.play.AskNames;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Seat;

/** A table for each mission, laid out once and played at again and again without allocating. */
final class PlayedMissions extends CampaignSeats {
    private final MissionState[] states;
    private final MissionPlay[] plays;
    private final List<Seat<GameView>> seats = new ArrayList<>();

    /**
     * Lays the tables out.
     *
     * @param bots makes a bot for a table
     * @param trace is told what happens in any mission
     */
    PlayedMissions(
            final CampaignTables tables,
            final Supplier<Bot<GameView>> bots,
            final int maxDecisions,
            final Rolls rolls,
            final MissionTrace trace) {
        super(maxDecisions);
        states = new MissionState[tables.missions.length];
        plays = new MissionPlay[states.length];
        for (int m = 0; m < states.length; m++) {
            final GameTables mission = tables.missions[m];
            states[m] = new MissionState(mission);
            final GameView view = new GameView(new MissionView(states[m]));
            seats.add(new Seat<>(bots.get(), view, trace, maxDecisions, 0, Ask.MAX_OPTIONS, AskNames::of));
            plays[m] = new MissionPlay(states[m], rolls, seats.get(m), trace);
        }
    }

    @Override
    public MissionState play(final int mission, final int nth, final MissionKey key, final CampaignState campaign) {
        play(states[mission], plays[mission], seats.get(mission), nth, key, campaign);
        return states[mission];
    }
}
