package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.campaign.CampaignRecord;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Decision;

/** Tells a campaign: who joins, what they carry, each Mission in few words, and what comes after it, to the ending. */
public final class CampaignStory extends MissionDigest {
    private static final String[] FOR = {"", ", for good", ", for one Mission"};
    private static final String[] ENDINGS = {"bad", "middling", "good"};

    private boolean resting;
    /** The Profiles last laid out. */
    private String laidOut = "";

    /** Begins a story; {@code combat} is where its combats are played. */
    public CampaignStory(final CampaignState state, final CombatState combat, final Narrator narrator) {
        super(state, combat, narrator);
    }

    @Override
    boolean atRest() {
        return resting;
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        if (decision.kind() == Ask.PROFILE) {
            final List<String> profiles = new ArrayList<>();
            for (int i = 0; i < decision.count(); i++) {
                profiles.add(profile(decision.option(i)));
            }
            laidOut = ", of " + String.join(", ", profiles);
        }
    }

    private String profile(final int profile) {
        return combat.tables.profiles.index.id(profile);
    }

    private String man(final int marine) {
        return who(marine) + " " + profile(state.squad.cards.profile[marine]);
    }

    @Override
    public void campaignBegins() {
        narrator.heading(state.campaign.definition.title());
    }

    @Override
    public void drafted(final int marine, final int what) {
        narrator.line(man(marine) + " joins" + FOR[what] + laidOut + ".");
        laidOut = "";
    }

    @Override
    public void motivated(final int motivation) {
        final Campaign.Motivation chosen = motivation(motivation);
        narrator.line("Motivation: " + chosen.title() + ". " + chosen.text());
    }

    private Campaign.Motivation motivation(final int motivation) {
        return state.campaign.definition.motivations().get(state.campaign.motivations.id(motivation));
    }

    @Override
    public void missionAhead(final int nth) {
        narrator.heading("Mission " + (nth + 1) + ": " + mission().title());
        narrator.line(mission().briefing());
    }

    @Override
    public void equipped() {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            narrator.line(man(marine) + ", level " + state.squad.cards.level[marine] + condition(marine) + ": "
                    + String.join(", ", kit(marine)) + "; Load " + Equipment.load(state.squad, marine) + " of "
                    + Equipment.capacity(state.squad, marine) + ".");
        }
    }

    private String condition(final int marine) {
        final SquadState squad = state.squad;
        return (squad.stress[marine] > 0 ? ", Stress " + squad.stress[marine] : "")
                + (squad.damage[marine] > 0 ? ", Damage " + squad.damage[marine] : "")
                + (squad.condition[marine] == SquadState.NONE
                        ? ""
                        : ", " + combat.tables.cards.conditionIndex.id(squad.condition[marine]));
    }

    private List<String> kit(final int marine) {
        final SquadState squad = state.squad;
        final List<String> kit = new ArrayList<>();
        for (int i = marine * StartingSquad.MAX_WEAPONS; i < (marine + 1) * StartingSquad.MAX_WEAPONS; i++) {
            if (squad.weapons[i] != SquadState.NONE) {
                kit.add(combat.tables.weapons.index.id(squad.weapons[i]));
            }
        }
        for (int gear = 0; gear < combat.tables.gear.count; gear++) {
            final int steps = Equipment.steps(squad, marine, gear);
            if (steps > 0) {
                kit.add(combat.tables.gear.index.id(gear) + (steps > 1 ? " " + steps : ""));
            }
        }
        return kit;
    }

    @Override
    public void brokeDown(final int marine) {
        narrator.line(man(marine) + " has broken down and goes home.");
    }

    @Override
    public void hospitalized(final int marine) {
        narrator.line(who(marine) + " lies in Hospital for this Mission.");
    }

    @Override
    public void returned(final int marine) {
        narrator.line(man(marine) + " is back from Hospital.");
    }

    @Override
    public void upgraded(final int marine, final int level) {
        narrator.line(man(marine) + " reaches level " + level + ".");
    }

    @Override
    public void restBegins(final int place) {
        resting = true;
        narrator.line("R&R: " + placeName(place) + ".");
    }

    private String placeName(final int place) {
        return game.rest().get(state.campaign.places.id(place)).name();
    }

    @Override
    public void restEnds() {
        resting = false;
    }

    @Override
    public void boonSpent(final int marine) {
        narrator.line(who(marine) + " spends a Boon point.");
    }

    @Override
    public void restRolled(final int place, final int first, final int added, final int second) {
        narrator.line(placeName(place) + ": D6 " + first
                + (added == 0 ? "" : (added > 0 ? " + " : " - ") + Math.abs(added)) + ", D6 " + second + ".");
    }

    @Override
    public void picked(final int who, final int marines) {
        if (resting && marines != 0) {
            narrator.line("  It concerns " + whoAll(marines) + ".");
        }
    }

    @Override
    public void stressed(final int marine, final int stress) {
        atRest("  " + who(marine) + ": " + stress + " Stress.");
    }

    @Override
    public void stressDropped(final int marine, final int stress) {
        if (stress > 0) {
            atRest("  " + who(marine) + ": " + stress + " Stress less.");
        }
    }

    @Override
    public void damaged(final int marine, final int damage) {
        atRest("  " + who(marine) + ": " + damage + " Damage, for the next Mission.");
    }

    @Override
    public void calmed(final int marine) {
        atRest("  " + who(marine) + ": a Condition cube less.");
    }

    @Override
    public void boonPoints(final int marine, final int change) {
        atRest("  " + who(marine) + ": " + (change < 0 ? "" : "+") + change + " Boon points.");
    }

    @Override
    public void boonDrawn(final int marine, final int card, final int kept) {
        atRest("  " + who(marine) + " is given " + combat.tables.boons.index.id(card) + ".");
    }

    @Override
    public void weaponOwned(final int weapon) {
        atRest("  The Squad owns a weapon: " + combat.tables.weapons.index.id(weapon) + ".");
    }

    private void atRest(final String line) {
        if (resting) {
            narrator.line(line);
        }
    }

    @Override
    public void campaignEnded() {
        narrator.heading("The end");
        if (state.endedEarly) {
            narrator.line("Nobody is left to fill a place.");
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
}
