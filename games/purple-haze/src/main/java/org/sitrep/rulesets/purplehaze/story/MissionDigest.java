package org.sitrep.rulesets.purplehaze.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.strategy.EventListener;

/**
 * Narrates the Missions of a campaign in brief: encounters with their times, combats, losses, objectives, and the end
 * of each Mission.
 */
abstract class MissionDigest extends EventListener<Event> {
    final CampaignState state;
    final CombatState combat;
    final GameTables tables;
    final Wording words;
    final Narrator narrator;
    final GameData game;

    MissionDigest(final CampaignState state, final CombatState combat, final Narrator narrator) {
        this.state = state;
        this.combat = combat;
        tables = combat.tables;
        words = new Wording(combat);
        this.narrator = narrator;
        game = state.squad.tables.game;
    }

    /** Returns a Marine at the start of a sentence, e.g. {@code The Scout (4)}. */
    final String who(final int marine) {
        return words.marineFirst(marine);
    }

    /** Returns a list of Marines, e.g. {@code the Scout (4), the Engineer (5)}. */
    final String whoAll(final int marines) {
        final List<String> names = new ArrayList<>();
        for (int rest = marines; rest != 0; rest &= rest - 1) {
            names.add(words.marine(Integer.numberOfTrailingZeros(rest)));
        }
        return String.join(", ", names);
    }

    final Mission mission() {
        return state.mission.mission.definition;
    }

    private void narrate(final String what) {
        final int minutes = state.mission.minutes % ClockTime.DAY;
        final int day = state.mission.minutes / ClockTime.DAY + 1;
        narrator.line((day > 1 ? "Day " + day + ", " : "") + new ClockTime(minutes) + "  " + what);
    }

    /** Returns whether a line of R&amp;R is being narrated, and not a Mission. */
    abstract boolean atRest();

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case ENTRY_BEGINS -> entryBegins(n[0]);
            case POINT_MAN -> narrate(who(n[0]) + " is Point Man.");
            case RANDOM_COMBAT -> narrate("Random Combat.");
            case ENDED ->
                narrate("Combat: " + Phrases.count(combat.eliminatedCount, "Enemy", "Enemies") + " eliminated of "
                        + combat.setUpEnemies + " set up. " + combat.end.label() + ".");
            case WOUND_DRAWN -> narrate(who(n[0]) + " draws " + tables.wounds.id(n[1]) + ", Wound " + n[3] + ".");
            case THIRD_WOUND -> narrate(who(n[0]) + " takes his third Wound.");
            case CONDITION_DRAWN -> narrate(who(n[0]) + " draws " + tables.conditions.id(n[1]) + ".");
            case KILLED -> narrate(who(n[0]) + " is killed in action.");
            case EVACUATED -> narrate("Flown out: " + whoAll(n[0]) + ".");
            case BIVOUACS -> narrate(n[1] != 0 ? "Night Bivouac." : "Bivouac of " + n[0] + " minutes.");
            case WEAPON_FOUND -> narrate(who(n[0]) + " takes a weapon: " + tables.weapons.id(n[1]) + ".");
            case CHARM_FOUND -> narrate(who(n[0]) + " finds a Lucky Charm: " + tables.charms.id(n[1]) + ".");
            case OBJECTIVE_MET -> objectiveMet(n[0]);
            case MISSION_ENDED -> missionEnded(MissionEnd.values()[n[0]]);
            default -> {}
        }
    }

    private void entryBegins(final int step) {
        final String[] path = state.mission.tables.story.path(step).split("\\.");
        final String text = state.mission.tables.story.definition(step).text();
        if (atRest()) {
            narrator.line(
                    game.rest().get(path[1]).entries().get(path[3]).title() + (text.isEmpty() ? "." : ": " + text));
        } else {
            narrate(title(path) + (text.isEmpty() ? "." : ": " + text));
        }
    }

    private void objectiveMet(final int objective) {
        final String id = state.mission.mission.objectives.index.id(objective);
        narrate("Objective met: " + mission().objectives().get(id).title() + ".");
    }

    private void missionEnded(final MissionEnd end) {
        final Map<String, String> endings = mission().endings();
        final String id = end.name().toLowerCase(Locale.ROOT).replace('_', '-');
        narrate("The Mission ends (" + id + ")" + (endings.containsKey(id) ? ": " + endings.get(id) : "."));
    }

    private String title(final String[] path) {
        return path[0].equals("encounters")
                ? game.encounters().get(path[1]).title()
                : game.missions().get(path[1]).entries().get(path[3]).title();
    }
}
