package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.campaign.CampaignTrace;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;

/** Tells the Missions of a campaign in few words: what the Squad met and when, combats, losses, objectives, and how each Mission ends. */
abstract class MissionDigest extends CampaignTrace {
    final CampaignState state;
    final CombatState combat;
    final Narrator narrator;
    final GameData game;

    MissionDigest(final CampaignState state, final CombatState combat, final Narrator narrator) {
        this.state = state;
        this.combat = combat;
        this.narrator = narrator;
        game = state.squad.tables.game;
    }

    /** Returns e.g. {@code The Scout (4)}. */
    final String who(final int marine) {
        return Wording.marineFirst(combat, marine);
    }

    /** Returns e.g. {@code the Scout (4), the Engineer (5)}. */
    final String whoAll(final int marines) {
        final List<String> names = new ArrayList<>();
        for (int rest = marines; rest != 0; rest &= rest - 1) {
            names.add(Wording.marine(combat, Integer.numberOfTrailingZeros(rest)));
        }
        return String.join(", ", names);
    }

    final Mission mission() {
        return game.missions().get(state.mission.mission.id);
    }

    private void told(final String what) {
        final int minutes = state.mission.minutes % ClockTime.DAY;
        final int day = state.mission.minutes / ClockTime.DAY + 1;
        narrator.line((day > 1 ? "Day " + day + ", " : "") + new ClockTime(minutes) + "  " + what);
    }

    /** Whether a line of R&amp;R is told, not a Mission. */
    abstract boolean atRest();

    @Override
    public void entryBegins(final int step) {
        final String[] path = state.mission.tables.story.path(step).split("\\.");
        final String text = state.mission.tables.story.definition(step).text();
        if (atRest()) {
            narrator.line(
                    game.rest().get(path[1]).entries().get(path[3]).title() + (text.isEmpty() ? "." : ": " + text));
        } else {
            told(title(path) + (text.isEmpty() ? "." : ": " + text));
        }
    }

    private String title(final String[] path) {
        return path[0].equals("encounters")
                ? game.encounters().get(path[1]).title()
                : game.missions().get(path[1]).entries().get(path[3]).title();
    }

    @Override
    public void pointMan(final int marine) {
        told(who(marine) + " is Point Man.");
    }

    @Override
    public void randomCombat() {
        told("The Enemy has found the Squad.");
    }

    @Override
    public void ended() {
        told("Combat: " + Phrases.count(combat.eliminatedCount, "Enemy", "Enemies") + " eliminated of "
                + combat.setUpEnemies + " set up. "
                + combat.end.label() + ".");
    }

    @Override
    public void woundDrawn(final int marine, final int card, final int kept, final int cubes) {
        told(who(marine) + " draws " + combat.tables.cards.woundIndex.id(card) + ", Wound " + cubes + ".");
    }

    @Override
    public void thirdWound(final int marine) {
        told(who(marine) + " takes his third Wound.");
    }

    @Override
    public void conditionDrawn(final int marine, final int card, final int kept) {
        told(who(marine) + " draws " + combat.tables.cards.conditionIndex.id(card) + ".");
    }

    @Override
    public void killed(final int marine) {
        told(who(marine) + " is killed in action.");
    }

    @Override
    public void evacuated(final int marines) {
        told("Flown out: " + whoAll(marines) + ".");
    }

    @Override
    public void bivouacs(final int minutes, final boolean night) {
        told(night ? "Night Bivouac." : "Bivouac of " + minutes + " minutes.");
    }

    @Override
    public void weaponFound(final int marine, final int weapon) {
        told(who(marine) + " takes a weapon: " + combat.tables.weapons.index.id(weapon) + ".");
    }

    @Override
    public void charmFound(final int marine, final int charm) {
        told(who(marine) + " finds a Lucky Charm: " + combat.tables.charms.index.id(charm) + ".");
    }

    @Override
    public void objectiveMet(final int objective) {
        final String id = state.mission.mission.objectives.index.id(objective);
        told("Objective met: " + mission().objectives().get(id).title() + ".");
    }

    @Override
    public void missionEnded(final MissionEnd end) {
        final Map<String, String> endings = mission().endings();
        final String id = end.name().toLowerCase(Locale.ROOT).replace('_', '-');
        told("The Mission ends (" + id + ")" + (endings.containsKey(id) ? ": " + endings.get(id) : "."));
    }
}
