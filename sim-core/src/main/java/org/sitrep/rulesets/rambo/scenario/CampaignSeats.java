package org.sitrep.rulesets.rambo.scenario;

import org.sitrep.rng.MissionKey;
import org.sitrep.rng.Mix64;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.campaign.CampaignPlay;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.mission.MissionPlay;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.strategy.GivenUp;
import org.sitrep.strategy.Seat;

/** The tables at which a campaign's missions are played; each mission has its own map, and so a bot of its own. Counts the decisions of all of them. */
abstract class CampaignSeats implements CampaignPlay.Table {
    private final int maxDecisions;
    private final MissionKey seatKey = new MissionKey();
    private long decisions;

    /** Takes the bound of decisions in one campaign. */
    CampaignSeats(final int maxDecisions) {
        this.maxDecisions = maxDecisions;
    }

    /** Begins a campaign. */
    void begin() {
        decisions = 0;
    }

    /** Returns the decisions of the campaign so far. */
    long decisions() {
        return decisions;
    }

    /**
     * Plays a try.
     *
     * @param nth of all tries, by which bots draw otherwise in each
     */
    final void play(
            final MissionState state,
            final MissionPlay play,
            final Seat<GameView> seat,
            final int nth,
            final MissionKey key,
            final CampaignState campaign) {
        play.reset();
        campaign.bring(state);
        seat.begin(seatKey.set(key.seed() + Mix64.GAMMA * nth, key.missionIndex()));
        try {
            play.play();
        } finally {
            decisions += seat.decisions();
        }
        if (decisions > maxDecisions) {
            throw GivenUp.TOO_MANY_DECISIONS;
        }
    }
}
