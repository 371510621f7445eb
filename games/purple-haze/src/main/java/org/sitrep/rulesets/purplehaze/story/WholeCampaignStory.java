package org.sitrep.rulesets.purplehaze.story;

import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.strategy.Decision;

/**
 * Narrates a campaign step by step: its Missions and R&amp;R like {@link MissionStory}, and the time in between like
 * {@link CampaignStory}.
 */
public final class WholeCampaignStory extends MissionStory {
    private final CampaignState campaign;
    private final CampaignStory between;
    private boolean resting;

    /**
     * Begins a story.
     *
     * @param combat state of its combats
     * @param key key from which the rolls are drawn, with the value at each of them
     */
    public WholeCampaignStory(
            final CampaignState campaign, final CombatState combat, final TrialKey key, final Narrator narrator) {
        super(campaign.mission, combat, key, narrator);
        this.campaign = campaign;
        between = new CampaignStory(campaign, combat, this.narrator);
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        if (decision.kind() == DecisionKind.PROFILE) {
            for (int i = 0; i < decision.count(); i++) {
                narrator.name(RollId.PROFILE_CARD, tables.profiles.id(decision.option(i)));
            }
        }
        super.decided(decision, chosen);
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case MISSION_AHEAD -> missionAhead(n[0]);
            case REST_BEGINS -> restBegins(n[0]);
            case ENTRY_BEGINS -> entryBegins(n[0]);
            case REST_ENDS -> resting = false;
            case CAMPAIGN_BEGINS,
                    DRAFTED,
                    MOTIVATED,
                    EQUIPPED,
                    BROKE_DOWN,
                    HOSPITALIZED,
                    RETURNED,
                    UPGRADED,
                    BOON_SPENT,
                    REST_ROLLED,
                    CAMPAIGN_ENDED -> between.heard(event, n);
            default -> super.heard(event, n);
        }
    }

    /** Opens the chapter of a Mission; the Mission's own heading and briefing follow when it begins. */
    private void missionAhead(final int nth) {
        narrator.headingOfRolls(
                "Before Mission " + (nth + 1) + ": " + definition().title());
        narrator.chapter("Mission " + (nth + 1) + ": " + definition().title());
    }

    private void restBegins(final int place) {
        resting = true;
        narrator.heading("R&R: "
                + tables.game.rest().get(campaign.campaign.places.id(place)).name());
    }

    private void entryBegins(final int firstStep) {
        if (resting) {
            final String[] path = mission.tables.story.path(firstStep).split("\\.");
            narrator.line(tables.game.rest().get(path[1]).entries().get(path[3]).title() + ".");
        }
    }
}
