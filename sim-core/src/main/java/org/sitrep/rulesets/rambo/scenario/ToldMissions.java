package org.sitrep.rulesets.rambo.scenario;

import java.util.function.Supplier;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.StepSink;
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
import org.sitrep.rulesets.rambo.steps.MissionSteps;
import org.sitrep.rulesets.rambo.story.MissionStory;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Seat;

/** A fresh table for every try, and all that happens at it is told. Cold. */
final class ToldMissions extends CampaignSeats {
    private final CampaignTables tables;
    private final Supplier<Bot<GameView>> bots;
    private final int maxDecisions;
    private final Narrator narrator;
    private final StepSink sink;

    ToldMissions(
            final CampaignTables tables,
            final Supplier<Bot<GameView>> bots,
            final int maxDecisions,
            final Narrator narrator,
            final StepSink sink) {
        super(maxDecisions);
        this.tables = tables;
        this.bots = bots;
        this.maxDecisions = maxDecisions;
        this.narrator = narrator;
        this.sink = sink;
    }

    @Override
    public MissionState play(final int mission, final int nth, final MissionKey key, final CampaignState campaign) {
        final MissionState state = new MissionState(tables.missions[mission]);
        if (!narrator.wantsAll()) {
            play(state, MissionSteps.before(MissionTrace.NONE, sink), new Rolls(key), nth, key, campaign);
            return state;
        }
        final MissionStory story = new MissionStory(state, key, narrator);
        try {
            play(state, MissionSteps.before(story, sink), story.rolls(), nth, key, campaign);
        } finally {
            story.close();
        }
        return state;
    }

    private void play(
            final MissionState state,
            final MissionTrace trace,
            final Rolls rolls,
            final int nth,
            final MissionKey key,
            final CampaignState campaign) {
        final GameView view = new GameView(new MissionView(state));
        final Seat<GameView> seat = new Seat<>(bots.get(), view, trace, maxDecisions, 0, Ask.MAX_OPTIONS, AskNames::of);
        play(state, new MissionPlay(state, rolls, seat, trace), seat, nth, key, campaign);
    }
}
