package org.sitrep.rulesets.rambo.scenario;

import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.rambo.campaign.CampaignPlay;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.campaign.CampaignTrace;
import org.sitrep.rulesets.rambo.metrics.CampaignMetrics;
import org.sitrep.strategy.BotFailure;
import org.sitrep.strategy.GivenUp;

/** One campaign a mission of the run. One a thread. */
final class CampaignPlayout implements Playout {
    private final CampaignMetrics metrics;
    private final CampaignState state;
    private final MissionKey rollsKey;
    private final CampaignSeats seats;
    private final CampaignPlay campaign;

    /**
     * Creates a playout.
     *
     * @param rollsKey is set to the campaign's key before each campaign
     * @param seats where its missions are played
     */
    CampaignPlayout(
            final CampaignTables tables,
            final CampaignMetrics metrics,
            final CampaignState state,
            final MissionKey rollsKey,
            final CampaignSeats seats,
            final CampaignTrace trace) {
        this.metrics = metrics;
        this.rollsKey = rollsKey;
        this.seats = seats;
        this.state = state;
        campaign = new CampaignPlay(tables, state, seats, trace);
    }

    @Override
    public void play(final MissionKey key, final Outcome into) {
        rollsKey.set(key.seed(), key.missionIndex());
        seats.begin();
        try {
            campaign.play(rollsKey);
            metrics.fill(state, into);
        } catch (final GivenUp givenUp) {
            into.abort(givenUp.getMessage());
        } catch (final BotFailure failure) {
            into.abort(failure.reason(), failure.detail());
        }
        into.setDecisions(seats.decisions());
    }
}
