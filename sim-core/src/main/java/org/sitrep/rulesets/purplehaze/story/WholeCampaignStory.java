package org.sitrep.rulesets.purplehaze.story;

import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.strategy.Decision;

/** Tells a campaign step by step: its Missions and R&amp;R as {@link MissionStory} tells them, and what lies between as {@link CampaignStory} does. */
public final class WholeCampaignStory extends MissionStory {
    private final CampaignState campaign;
    private final CampaignStory between;
    private boolean resting;

    /**
     * Begins a story.
     *
     * @param combat of its combats
     * @param key what the rolls are drawn from, as it stands at each of them
     */
    public WholeCampaignStory(
            final CampaignState campaign, final CombatState combat, final MissionKey key, final Narrator narrator) {
        super(campaign.mission, combat, key, narrator);
        this.campaign = campaign;
        between = new CampaignStory(campaign, combat, this.narrator);
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        if (decision.kind() == Ask.PROFILE) {
            for (int i = 0; i < decision.count(); i++) {
                narrator.name("profileCard", state.tables.profiles.index.id(decision.option(i)));
            }
        }
        super.decided(decision, chosen);
    }

    @Override
    public void campaignBegins() {
        between.campaignBegins();
    }

    @Override
    public void drafted(final int marine, final int what) {
        between.drafted(marine, what);
    }

    @Override
    public void motivated(final int motivation) {
        between.motivated(motivation);
    }

    /** The Mission's own heading and briefing follow when it begins. */
    @Override
    public void missionAhead(final int nth) {
        narrator.headingOfRolls(
                "Before Mission " + (nth + 1) + ": " + definition().title());
        narrator.chapter("Mission " + (nth + 1) + ": " + definition().title());
    }

    @Override
    public void equipped() {
        between.equipped();
    }

    @Override
    public void brokeDown(final int marine) {
        between.brokeDown(marine);
    }

    @Override
    public void hospitalized(final int marine) {
        between.hospitalized(marine);
    }

    @Override
    public void returned(final int marine) {
        between.returned(marine);
    }

    @Override
    public void upgraded(final int marine, final int level) {
        between.upgraded(marine, level);
    }

    @Override
    public void restBegins(final int place) {
        resting = true;
        narrator.heading("R&R: "
                + state.tables
                        .game
                        .rest()
                        .get(campaign.campaign.places.id(place))
                        .name());
    }

    @Override
    public void boonSpent(final int marine) {
        between.boonSpent(marine);
    }

    @Override
    public void restRolled(final int place, final int first, final int added, final int second) {
        between.restRolled(place, first, added, second);
    }

    @Override
    public void entryBegins(final int firstStep) {
        super.entryBegins(firstStep);
        if (resting) {
            final String[] path = mission.tables.story.path(firstStep).split("\\.");
            narrator.line(
                    state.tables.game.rest().get(path[1]).entries().get(path[3]).title() + ".");
        }
    }

    @Override
    public void restEnds() {
        resting = false;
    }

    @Override
    public void campaignEnded() {
        between.campaignEnded();
    }
}
