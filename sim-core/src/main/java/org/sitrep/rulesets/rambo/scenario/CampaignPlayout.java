package org.sitrep.rulesets.rambo.scenario;

import java.util.List;
import java.util.function.Supplier;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.rng.Mix64;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.campaign.CampaignPlay;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.campaign.CampaignTrace;
import org.sitrep.rulesets.rambo.metrics.CampaignMetrics;
import org.sitrep.rulesets.rambo.mission.MissionPlay;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionTrace;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.play.AskNames;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotFailure;
import org.sitrep.strategy.GivenUp;
import org.sitrep.strategy.Seat;

/** One campaign a mission of the run. Each of its missions has its own map, and so a bot of its own at its table. One a thread. */
final class CampaignPlayout implements Playout, CampaignPlay.Table {
    private final CampaignMetrics metrics;
    private final CampaignState state;
    private final MissionKey rollsKey;
    private final MissionKey seatKey = new MissionKey();
    private final MissionPlay[] plays;
    private final Seat<GameView>[] seats;
    private final CampaignPlay campaign;
    private final int maxDecisions;
    private long decisions;

    /**
     * Creates a playout.
     *
     * @param bots makes a bot for a mission's table
     * @param states one a mission
     * @param rolls one a mission: they draw from {@code rollsKey}, or are scripted in a test
     * @param rollsKey is set to the campaign's key before each campaign
     * @param traces one a mission
     */
    @SuppressWarnings({"unchecked", "rawtypes"})
    CampaignPlayout(
            final CampaignTables tables,
            final CampaignMetrics metrics,
            final Supplier<Bot<GameView>> bots,
            final int maxDecisions,
            final List<? extends Rolls> rolls,
            final MissionKey rollsKey,
            final List<MissionState> states,
            final List<? extends MissionTrace> traces,
            final CampaignTrace trace) {
        this.metrics = metrics;
        this.rollsKey = rollsKey;
        this.maxDecisions = maxDecisions;
        state = new CampaignState(states.size());
        plays = new MissionPlay[states.size()];
        seats = new Seat[states.size()];
        for (int m = 0; m < plays.length; m++) {
            final GameView view = new GameView(new MissionView(states.get(m)));
            seats[m] = new Seat<>(bots.get(), view, traces.get(m), maxDecisions, 0, Ask.MAX_OPTIONS, AskNames::of);
            plays[m] = new MissionPlay(states.get(m), rolls.get(m), seats[m], traces.get(m));
        }
        campaign = new CampaignPlay(tables, state, states.toArray(MissionState[]::new), this, trace);
    }

    @Override
    public void reset(final int mission) {
        plays[mission].reset();
    }

    @Override
    public void play(final int mission, final int nth) {
        seatKey.set(rollsKey.seed() + Mix64.GAMMA * nth, rollsKey.missionIndex());
        seats[mission].begin(seatKey);
        try {
            plays[mission].play();
        } finally {
            decisions += seats[mission].decisions();
        }
        if (decisions > maxDecisions) {
            throw GivenUp.TOO_MANY_DECISIONS;
        }
    }

    @Override
    public void play(final MissionKey key, final Outcome into) {
        rollsKey.set(key.seed(), key.missionIndex());
        decisions = 0;
        try {
            campaign.play(rollsKey);
            metrics.fill(state, into);
        } catch (final GivenUp givenUp) {
            into.abort(givenUp.getMessage());
        } catch (final BotFailure failure) {
            into.abort(failure.reason(), failure.detail());
        }
        into.setDecisions(decisions);
    }
}
