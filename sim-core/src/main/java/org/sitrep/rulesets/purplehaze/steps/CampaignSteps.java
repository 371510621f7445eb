package org.sitrep.rulesets.purplehaze.steps;

import org.sitrep.ruleset.StepSink;
import org.sitrep.rulesets.purplehaze.campaign.CampaignTrace;
import org.sitrep.rulesets.purplehaze.combat.CombatState;

/** Tells a combat, a Mission or a campaign to a {@link StepSink}, in numbers: each step is called after the method of the trace that tells of it, {@code threat.die} after {@code threatDie}. */
public final class CampaignSteps extends MissionSteps {
    private CampaignSteps(final CombatState combat, final StepSink sink, final CampaignTrace next) {
        super(combat, sink, next);
    }

    /**
     * Returns a trace that tells a sink each step before it hands it on.
     *
     * @param next is told the same after the sink: a story, say, so that each step has its place in it
     * @param combat of that playout, read while it is played
     * @param sink is told; without one {@code next} is told alone
     */
    public static CampaignTrace before(final CampaignTrace next, final CombatState combat, final StepSink sink) {
        return sink == StepSink.NONE ? next : new CampaignSteps(combat, sink, next);
    }

    @Override
    public void campaignBegins() {
        tell("campaign.begins");
        next.campaignBegins();
    }

    @Override
    public void drafted(final int marine, final int what) {
        tell("drafted", marine, what);
        next.drafted(marine, what);
    }

    @Override
    public void motivated(final int motivation) {
        tell("motivated", motivation);
        next.motivated(motivation);
    }

    @Override
    public void missionAhead(final int nth) {
        tell("mission.ahead", nth);
        next.missionAhead(nth);
    }

    @Override
    public void issued(final int marine, final int handover) {
        tell("issued", marine, handover);
        next.issued(marine, handover);
    }

    @Override
    public void equipped() {
        tell("equipped");
        next.equipped();
    }

    @Override
    public void hospitalized(final int marine) {
        tell("hospitalized", marine);
        next.hospitalized(marine);
    }

    @Override
    public void returned(final int marine) {
        tell("returned", marine);
        next.returned(marine);
    }

    @Override
    public void brokeDown(final int marine) {
        tell("broke.down", marine);
        next.brokeDown(marine);
    }

    @Override
    public void upgraded(final int marine, final int level) {
        tell("upgraded", marine, level);
        next.upgraded(marine, level);
    }

    @Override
    public void restBegins(final int place) {
        tell("rest.begins", place);
        next.restBegins(place);
    }

    @Override
    public void boonSpent(final int marine) {
        tell("boon.spent", marine);
        next.boonSpent(marine);
    }

    @Override
    public void restRolled(final int place, final int first, final int added, final int second) {
        tell("rest.rolled", place, first, added, second);
        next.restRolled(place, first, added, second);
    }

    @Override
    public void restEnds() {
        tell("rest.ends");
        next.restEnds();
    }

    @Override
    public void campaignEnded() {
        tell("campaign.ended");
        next.campaignEnded();
    }
}
