package org.sitrep.rulesets.rambo.scenario;

import java.util.List;
import java.util.function.Supplier;
import org.sitrep.outcome.Metrics;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.GuardedPlayout;
import org.sitrep.ruleset.Listeners;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.campaign.CampaignPlay;
import org.sitrep.rulesets.rambo.campaign.CampaignState;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.campaign.CampaignView;
import org.sitrep.rulesets.rambo.metrics.CampaignMetrics;
import org.sitrep.rulesets.rambo.mission.MissionPlay;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * Plays one campaign per trial of the run. Each mission has its own map and each party its own boards, so each table
 * has a bot of its own. One more bot chooses the party of each mission, if there is a choice. One per thread.
 */
final class CampaignPlayout extends GuardedPlayout implements CampaignPlay.Table {
    /** Side of the bot that chooses parties: its draws are independent of those at the table. */
    private static final int BETWEEN_MISSIONS = 1;

    private final CampaignTables tables;
    private final CampaignState state;
    private final Metrics.Filler<CampaignState> filler;
    private final TrialKey rollsKey;
    private final MissionPlay[] plays;
    private final Seat<GameView>[] seats;
    private final Seat<GameView>[] choosers;
    private final CampaignPlay campaign;
    private long decisions;

    /**
     * Creates a playout.
     *
     * @param bots creates a bot for a table
     * @param states one per table
     * @param rollsKey is set to the campaign's key before each campaign
     */
    @SuppressWarnings({"unchecked", "rawtypes"})
    CampaignPlayout(
            final CampaignTables tables,
            final CampaignMetrics metrics,
            final Supplier<Bot<GameView>> bots,
            final int maxDecisions,
            final TrialKey rollsKey,
            final List<MissionState> states,
            final Listeners<Rolls> listeners) {
        super(rollsKey);
        this.tables = tables;
        this.rollsKey = rollsKey;
        state = new CampaignState(tables);
        filler = metrics.of(state);
        final CampaignView campaignView = new CampaignView(tables, state);
        final Rolls rolls = new Rolls(rollsKey);
        plays = new MissionPlay[states.size()];
        seats = new Seat[states.size()];
        for (int t = 0; t < plays.length; t++) {
            final GameView view = new GameView(new MissionView(states.get(t)), campaignView);
            final TrialListener trace = listeners.trace(t);
            seats[t] = new Seat<>(
                    bots.get(), view, trace, maxDecisions, 0, DecisionKind.MAX_OPTIONS, DecisionKind.NAMES::of);
            plays[t] = new MissionPlay(states.get(t), listeners.rolls(t, rolls), seats[t], trace);
        }
        final TrialListener between = listeners.trace(Listeners.BETWEEN);
        choosers = new Seat[tables.parties() == 1 ? 0 : tables.missions.length];
        for (int m = 0; m < choosers.length; m++) {
            final GameView view = new GameView(new MissionView(states.get(tables.table(m, 0))), campaignView);
            choosers[m] = new Seat<>(
                    bots.get(),
                    view,
                    between,
                    maxDecisions,
                    BETWEEN_MISSIONS,
                    tables.parties(),
                    DecisionKind.NAMES::of);
        }
        campaign = new CampaignPlay(tables, state, states.toArray(MissionState[]::new), this, between);
    }

    @Override
    public void reset(final int table) {
        plays[table].reset();
    }

    @Override
    public int choose(final int mission, final int nth) {
        final Seat<GameView> chooser = choosers[mission];
        begin(chooser, nth);
        final Decision decision = chooser.open(DecisionKind.PARTY, mission);
        for (int party = 0; party < tables.parties(); party++) {
            decision.add(party);
        }
        try {
            return chooser.ask();
        } finally {
            count(chooser);
        }
    }

    @Override
    public void play(final int table, final int nth) {
        begin(seats[table], nth);
        try {
            plays[table].play();
        } finally {
            count(seats[table]);
        }
    }

    private void begin(final Seat<GameView> seat, final int nth) {
        seat.begin(rollsKey, nth, decisions);
    }

    private void count(final Seat<GameView> seat) {
        decisions = seat.decisions();
    }

    @Override
    protected void playAll(final TrialKey key, final Outcome into) {
        decisions = 0;
        campaign.play(rollsKey);
        filler.fill(into);
    }

    @Override
    protected long decisions() {
        return decisions;
    }
}
