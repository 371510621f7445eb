package org.sitrep.rulesets.rambo.steps;

import org.sitrep.ruleset.StepSink;
import org.sitrep.rulesets.rambo.campaign.CampaignTrace;
import org.sitrep.rulesets.rambo.play.AskNames;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;

/** Tells every step between the missions of a campaign in numbers: those of {@code CampaignState}. */
public final class CampaignSteps extends CampaignTrace {
    private final StepSink sink;
    private final CampaignTrace next;

    private CampaignSteps(final StepSink sink, final CampaignTrace next) {
        this.sink = sink;
        this.next = next;
    }

    /**
     * Returns a trace that tells each step to a sink, and then hands it on.
     *
     * @param next is told all of it too
     * @param sink is told each step right before
     */
    public static CampaignTrace before(final CampaignTrace next, final StepSink sink) {
        return sink == StepSink.NONE ? next : new CampaignSteps(sink, next);
    }

    /** Whoever explains itself to a story is asked by it. */
    @Override
    public <V> Bot<V> seated(final Bot<V> bot, final int side) {
        return next.seated(bot, side);
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        sink.decision(AskNames.id(decision.kind()), decision, chosen);
        next.decided(decision, chosen);
    }

    @Override
    public void mission(final int mission, final int nth) {
        sink.step("campaign.mission", mission, nth);
        next.mission(mission, nth);
    }

    @Override
    public void party(final int mission, final int party) {
        sink.step("campaign.party", mission, party);
        next.party(mission, party);
    }

    @Override
    public void missionOver(final int mission, final int party, final int cause) {
        sink.step("campaign.mission.over", mission, party, cause);
        next.missionOver(mission, party, cause);
    }

    @Override
    public void stashed(final long gear) {
        sink.step("campaign.stashed", gear);
        next.stashed(gear);
    }

    @Override
    public void earned(final int hero, final int medal) {
        sink.step("campaign.earned", hero, medal);
        next.earned(hero, medal);
    }

    @Override
    public void over(final int won) {
        sink.step("campaign.over", won);
        next.over(won);
    }
}
