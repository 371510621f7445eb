package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.Listeners;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.campaign.CampaignRecord;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.TrialListener;

/** Narrates a campaign: new Marines, their equipment, each Mission in brief, the time in between, and the ending. */
public final class CampaignStory extends MissionDigest implements Listeners<Rolls> {
    private static final String[] FOR = {"", ", for good", ", for one Mission"};
    private static final String[] ENDINGS = {"bad", "middling", "good"};

    private boolean resting;
    /** The Profiles last offered. */
    private String offered = "";

    /** Begins a story; {@code combat} is the board of its combats. */
    public CampaignStory(final CampaignState state, final CombatState combat, final Narrator narrator) {
        super(state, combat, narrator);
    }

    @Override
    public TrialListener trace(final int table) {
        return this;
    }

    @Override
    boolean atRest() {
        return resting;
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        if (decision.kind() == DecisionKind.PROFILE) {
            final List<String> profiles = new ArrayList<>();
            for (int i = 0; i < decision.count(); i++) {
                profiles.add(profile(decision.option(i)));
            }
            offered = ", chosen from " + String.join(", ", profiles);
        }
    }

    private String profile(final int profile) {
        return tables.profiles.id(profile);
    }

    private String marine(final int marine) {
        return who(marine) + " " + profile(state.squad.cards.profile[marine]);
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case CAMPAIGN_BEGINS -> narrator.heading(state.campaign.definition.title());
            case DRAFTED -> drafted(n[0], n[1]);
            case MOTIVATED -> motivated(n[0]);
            case MISSION_AHEAD -> missionAhead(n[0]);
            case EQUIPPED -> equipped();
            case BROKE_DOWN -> narrator.line(marine(n[0]) + " has broken down and goes home.");
            case HOSPITALIZED -> narrator.line(who(n[0]) + " is in Hospital for this Mission.");
            case RETURNED -> narrator.line(marine(n[0]) + " is back from Hospital.");
            case UPGRADED -> narrator.line(marine(n[0]) + " reaches level " + n[1] + ".");
            case REST_BEGINS -> restBegins(n[0]);
            case REST_ENDS -> resting = false;
            case BOON_SPENT -> narrator.line(who(n[0]) + " spends a Boon point.");
            case REST_ROLLED ->
                narrator.line(placeName(n[0]) + ": D6 " + n[1]
                        + (n[2] == 0 ? "" : (n[2] > 0 ? " + " : " - ") + Math.abs(n[2])) + ", D6 " + n[3] + ".");
            case PICKED -> picked(n[1]);
            case STRESSED -> atRest("  " + who(n[0]) + ": " + n[1] + " Stress.");
            case STRESS_DROPPED -> stressDropped(n[0], n[1]);
            case DAMAGED -> atRest("  " + who(n[0]) + ": " + n[1] + " Damage, for the next Mission.");
            case CALMED -> atRest("  " + who(n[0]) + ": 1 Condition cube removed.");
            case BOON_POINTS -> atRest("  " + who(n[0]) + ": " + (n[1] < 0 ? "" : "+") + n[1] + " Boon points.");
            case BOON_DRAWN -> atRest("  " + who(n[0]) + " receives " + tables.boons.id(n[1]) + ".");
            case WEAPON_OWNED -> atRest("  The Squad owns a weapon: " + tables.weapons.id(n[0]) + ".");
            case CAMPAIGN_ENDED -> campaignEnded();
            default -> super.heard(event, n);
        }
    }

    private void drafted(final int marine, final int what) {
        narrator.line(marine(marine) + " joins" + FOR[what] + offered + ".");
        offered = "";
    }

    private void motivated(final int motivation) {
        final Campaign.Motivation chosen = motivation(motivation);
        narrator.line("Motivation: " + chosen.title() + ". " + chosen.text());
    }

    private void missionAhead(final int nth) {
        narrator.heading("Mission " + (nth + 1) + ": " + mission().title());
        narrator.line(mission().briefing());
    }

    private void equipped() {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            narrator.line(marine(marine) + ", level " + state.squad.cards.level[marine] + condition(marine) + ": "
                    + String.join(", ", kit(marine)) + "; Load " + Equipment.load(state.squad, marine) + " of "
                    + Equipment.capacity(state.squad, marine) + ".");
        }
    }

    private void restBegins(final int place) {
        resting = true;
        narrator.line("R&R: " + placeName(place) + ".");
    }

    private void picked(final int marines) {
        if (resting && marines != 0) {
            narrator.line("  Marines concerned: " + whoAll(marines) + ".");
        }
    }

    private void stressDropped(final int marine, final int stress) {
        if (stress > 0) {
            atRest("  " + who(marine) + ": " + stress + " Stress removed.");
        }
    }

    private void campaignEnded() {
        narrator.heading("End of the campaign");
        if (state.endedEarly) {
            narrator.line("No one is left to fill a place.");
        }
        final CampaignRecord record = state.record;
        narrator.line(Phrases.count(record.objectives(), "objective", "objectives") + " met, "
                + Phrases.count(record.losses(), "Marine", "Marines") + " lost, "
                + Phrases.count(record.eliminated(), "Enemy", "Enemies") + " eliminated.");
        final Campaign.Motivation motivation = motivation(state.motivation);
        final int ending = state.ending(state.motivation);
        narrator.line(motivation.title() + ", the " + ENDINGS[ending] + " ending: "
                + (ending == 2
                        ? motivation.goodEnding()
                        : ending == 1 ? motivation.middlingEnding() : motivation.badEnding()));
    }

    private Campaign.Motivation motivation(final int motivation) {
        return state.campaign.definition.motivations().get(state.campaign.motivations.id(motivation));
    }

    private String condition(final int marine) {
        final SquadState squad = state.squad;
        return (squad.stress[marine] > 0 ? ", Stress " + squad.stress[marine] : "")
                + (squad.damage[marine] > 0 ? ", Damage " + squad.damage[marine] : "")
                + (squad.condition[marine] == SquadState.NONE
                        ? ""
                        : ", " + tables.conditions.id(squad.condition[marine]));
    }

    private List<String> kit(final int marine) {
        final SquadState squad = state.squad;
        final List<String> kit = new ArrayList<>();
        for (int i = marine * StartingSquad.MAX_WEAPONS; i < (marine + 1) * StartingSquad.MAX_WEAPONS; i++) {
            if (squad.weapons[i] != SquadState.NONE) {
                kit.add(tables.weapons.id(squad.weapons[i]));
            }
        }
        for (int gear = 0; gear < tables.gear.count; gear++) {
            final int steps = Equipment.steps(squad, marine, gear);
            if (steps > 0) {
                kit.add(tables.gear.id(gear) + (steps > 1 ? " " + steps : ""));
            }
        }
        return kit;
    }

    private String placeName(final int place) {
        return game.rest().get(state.campaign.places.id(place)).name();
    }

    private void atRest(final String line) {
        if (resting) {
            narrator.line(line);
        }
    }
}
