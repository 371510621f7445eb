package org.sitrep.rulesets.rambo.scenario;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Listeners;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.PreparedScenario;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.campaign.CampaignTables;
import org.sitrep.rulesets.rambo.coverage.CampaignReach;
import org.sitrep.rulesets.rambo.metrics.CampaignMetrics;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.story.CampaignStory;

/** A campaign that is ready to be played. Immutable. */
public final class CampaignScenario extends PreparedScenario<List<MissionState>, Rolls> {
    private final CampaignTables tables;
    private final CampaignMetrics metrics;

    /** Creates the scenario of a campaign. */
    public CampaignScenario(final CampaignTables tables, final About about) {
        super(about);
        this.tables = tables;
        metrics = new CampaignMetrics(tables);
    }

    @Override
    public String trial() {
        return "campaign";
    }

    @Override
    public OutcomeLayout layout() {
        return metrics.layout();
    }

    @Override
    public List<String> criteria() {
        return List.of("completed", "missions.won");
    }

    @Override
    public List<String> forbiddable() {
        return Forbiddable.of(tables.all());
    }

    @Override
    public List<String> absentThings() {
        return Forbiddable.absent(tables.missions[0], forbiddable());
    }

    /** Returns the states of the missions, one per table. */
    @Override
    protected List<MissionState> newState() {
        return IntStream.range(0, tables.size())
                .mapToObj(table -> new MissionState(tables.at(table)))
                .toList();
    }

    @Override
    protected Playout newPlayout(
            final String botId,
            final int maxDecisions,
            final List<MissionState> states,
            final TrialKey rollsKey,
            final Listeners<Rolls> listeners) {
        return new CampaignPlayout(
                tables, metrics, () -> bot(botId, 0, GameView.class), maxDecisions, rollsKey, states, listeners);
    }

    @Override
    protected Optional<Listeners<Rolls>> reach(final List<MissionState> states) {
        return Optional.of(new CampaignReach(tables));
    }

    @Override
    protected Listeners<Rolls> story(
            final List<MissionState> states, final TrialKey rollsKey, final Narrator narrator) {
        return new CampaignStory(tables, states, rollsKey, narrator);
    }
}
