package org.sitrep.rulesets.purplehaze.steps;

import org.sitrep.ruleset.StepSink;
import org.sitrep.rulesets.purplehaze.combat.CombatState;

/** Tells a combat, a Mission or a campaign to a {@link StepSink}, in numbers: each step is called after the method of the trace that tells of it, {@code threat.die} after {@code threatDie}. */
public final class CampaignSteps extends MissionSteps {
    /**
     * Tells a playout.
     *
     * @param combat of that playout, read while it is played
     * @param sink is told
     */
    public CampaignSteps(final CombatState combat, final StepSink sink) {
        super(combat, sink);
    }

    @Override
    public void campaignBegins() {
        tell("campaign.begins");
    }

    @Override
    public void drafted(final int marine, final int what) {
        tell("drafted", marine, what);
    }

    @Override
    public void motivated(final int motivation) {
        tell("motivated", motivation);
    }

    @Override
    public void missionAhead(final int nth) {
        tell("mission.ahead", nth);
    }

    @Override
    public void issued(final int marine, final int handover) {
        tell("issued", marine, handover);
    }

    @Override
    public void equipped() {
        tell("equipped");
    }

    @Override
    public void hospitalized(final int marine) {
        tell("hospitalized", marine);
    }

    @Override
    public void returned(final int marine) {
        tell("returned", marine);
    }

    @Override
    public void brokeDown(final int marine) {
        tell("broke.down", marine);
    }

    @Override
    public void upgraded(final int marine, final int level) {
        tell("upgraded", marine, level);
    }

    @Override
    public void restBegins(final int place) {
        tell("rest.begins", place);
    }

    @Override
    public void boonSpent(final int marine) {
        tell("boon.spent", marine);
    }

    @Override
    public void restRolled(final int place, final int first, final int added, final int second) {
        tell("rest.rolled", place, first, added, second);
    }

    @Override
    public void restEnds() {
        tell("rest.ends");
    }

    @Override
    public void campaignEnded() {
        tell("campaign.ended");
    }
}
