package org.sitrep.rulesets.purplehaze.story;

import java.util.List;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.mission.Sapper;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.strategy.Decision;

/**
 * The questions on the map, in Events and Encounters, and between Missions, with their options in words; Red's among
 * them.
 */
final class MapQuestions {
    private static final String[] PLACES = {"Who founds the Squad as", "Who replaces", "Who stands in for"};

    private final CombatState state;
    private final MissionState mission;

    MapQuestions(final CombatState state, final MissionState mission) {
        this.state = state;
        this.mission = mission;
    }

    String question(final Decision decision) {
        final int subject = decision.subject();
        return switch (decision.kind()) {
            case Ask.SQUAD_ACTION -> "What does the Squad do?";
            case Ask.DURATION -> "How long is the Bivouac?";
            case Ask.RATION -> "Is a ration eaten?";
            case Ask.FIRST_AID -> "Who gives First Aid?";
            case Ask.HEAL -> "Who is relieved of 1 Damage?";
            case Ask.PEP_TALK -> "Who gets a PEP TALK?";
            case Ask.COMEDIAN -> "Who hears a joke of " + who(subject) + "?";
            case Ask.POINT_MAN -> "Who is Point Man?";
            case Ask.TRAIL_SENSE -> "Does TRAIL SENSE ignore the EAZ?";
            case Ask.GHOST -> "Does GHOST turn the red Threat die yellow?";
            case Ask.PLAY_BOON -> "Is it played, " + card(subject) + "?";
            case Ask.REMOVE_EAZ -> "Which EAZ is taken off, " + card(subject) + "?";
            case Ask.NEXT_ENCOUNTER -> "Where does the Encounter " + encounter(subject) + " go?";
            case Ask.EVAC -> "Who is flown out?";
            case Ask.ENTRY_OPTION -> "What does the Squad do about it?";
            case Ask.ENTRY_MARINE -> "Which Marine?";
            case Ask.PAY_BOON_POINT -> "Who pays a Boon point?";
            case Ask.GAMBLE_AGAIN -> "Is the gamble rolled again after a " + subject + "?";
            case Ask.PROFILE -> PLACES[subject >>> 3] + " " + who(subject & 7) + "?";
            case Ask.MOTIVATION -> "What drives the Squad Leader?";
            case Ask.UPGRADE -> "Does " + who(subject) + " reach the next level?";
            case Ask.REST_BOON -> "Who pays a Boon point before R&R?";
            case Ask.RED_HARDER ->
                "Red: is the " + Wording.trait(subject >>> 4 & 15) + " test of " + who(subject & 15) + " harder?";
            case Ask.RED_EAZ -> "Red: which EAZ moves?";
            case Ask.RED_ENCOUNTER -> "Red: which Encounter is played?";
            default -> throw new IllegalArgumentException("decision kind " + decision.kind());
        };
    }

    String option(final Decision decision, final int option) {
        return switch (decision.kind()) {
            case Ask.SQUAD_ACTION, Ask.EVAC -> action(decision.kind(), option);
            case Ask.DURATION -> option + " minutes";
            case Ask.FIRST_AID -> aid(option);
            case Ask.HEAL, Ask.POINT_MAN, Ask.ENTRY_MARINE -> who(option);
            case Ask.RATION, Ask.PEP_TALK, Ask.COMEDIAN, Ask.PAY_BOON_POINT, Ask.REST_BOON ->
                option == Ask.NOBODY ? "nobody" : who(option - 1);
            case Ask.TRAIL_SENSE, Ask.GHOST, Ask.PLAY_BOON, Ask.RED_HARDER -> Phrases.yes(option);
            case Ask.REMOVE_EAZ -> option == 0 ? "none" : "the one on " + space(option - 1);
            case Ask.NEXT_ENCOUNTER -> option == 0 ? "it stays on top" : "to the bottom";
            case Ask.ENTRY_OPTION -> entry(decision.subject(), option);
            case Ask.GAMBLE_AGAIN -> option == 0 ? "no" : "yes, by the Ability of " + who(option - 1);
            case Ask.PROFILE -> state.tables.profiles.index.id(option);
            case Ask.MOTIVATION -> motivation(option);
            case Ask.UPGRADE -> option == 0 ? "no" : "level " + option;
            case Ask.RED_EAZ ->
                option == 0 ? "none" : "from " + space(Sapper.from(option)) + " to " + space(Sapper.to(option));
            case Ask.RED_ENCOUNTER -> option == 0 ? "none" : encounter(option - 1);
            default -> throw new IllegalArgumentException("decision kind " + decision.kind());
        };
    }

    private String who(final int marine) {
        return Wording.marine(state, marine);
    }

    private String space(final int space) {
        return Wording.space(mission, space);
    }

    private String card(final int card) {
        final String id = state.tables.boons.index.id(card);
        return id + ", " + state.tables.game.boonCards().get(id).summary();
    }

    private String encounter(final int card) {
        final String id = mission.tables.encounters.index.id(card);
        return id + " " + state.tables.game.encounters().get(id).title();
    }

    private String action(final int kind, final int option) {
        return switch (option) {
            case Ask.BIVOUAC -> "Bivouac";
            case Ask.NIGHT_BIVOUAC -> "Night Bivouac";
            case Ask.EVAC_ALL -> "Evac of all, the Mission ends";
            case Ask.EVAC_ELIGIBLE -> "Evac of those who may be flown out";
            default -> kind == Ask.EVAC ? "nobody" : "March to " + space(option);
        };
    }

    private String aid(final int option) {
        if (option == Ask.NOBODY) {
            return "nobody";
        }
        final int carrier = option >>> 3;
        return who((option & 7) - 1)
                + (carrier == Ask.BY_CARD ? ", by a Boon card" : ", with the Kit of " + who(carrier));
    }

    private String entry(final int step, final int option) {
        final List<Entry.Option> options =
                List.copyOf(mission.tables.story.definition(step).choose().values());
        return options.get(option).text();
    }

    private String motivation(final int option) {
        final GameData game = state.tables.game;
        final Campaign campaign = game.campaigns().get(game.campaign().orElseThrow());
        return List.copyOf(campaign.motivations().values()).get(option).title();
    }
}
