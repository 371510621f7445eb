package org.sitrep.rulesets.purplehaze.story;

import java.util.List;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.mission.Sapper;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.tables.CardOp;

/**
 * Puts the questions on the map, in Events and Encounters, and between Missions into words, with their options and
 * including those to Red.
 */
final class MapQuestions extends SquadQuestions {
    private static final String[] PLACES = {"Who founds the Squad as", "Who replaces", "Who stands in for"};

    private final MissionState mission;

    MapQuestions(final CombatState state, final MissionState mission) {
        super(state);
        this.mission = mission;
        chief(
                DecisionKind.SQUAD_ACTION,
                s -> "What does the Squad do?",
                (s, o) -> action(DecisionKind.SQUAD_ACTION, o));
        chief(DecisionKind.DURATION, s -> "How long is the Bivouac?", (s, o) -> o + " minutes");
        ask(DecisionKind.RATION, s -> "Who eats a ration?", (s, o) -> whoOrNobody(o));
        chiefIf(o -> o != 0, DecisionKind.FIRST_AID, s -> "Who gives First Aid?", (s, o) -> aid(o));
        odds(
                DecisionKind.FIRST_AID,
                (s, o) -> o == DecisionKind.NOBODY ? "" : dice.firstAid(new MissionView(mission), (o & 7) - 1));
        ask(DecisionKind.HEAL, s -> "Who drops 1 Damage?", (s, o) -> who(o));
        ask(DecisionKind.PEP_TALK, s -> "Who gets a PEP TALK?", (s, o) -> whoOrNobody(o));
        ask(DecisionKind.COMEDIAN, s -> "Who hears the joke of " + who(s) + "?", (s, o) -> whoOrNobody(o));
        ask(DecisionKind.POINT_MAN, s -> "Who is Point Man?", (s, o) -> who(o));
        ask(DecisionKind.TRAIL_SENSE, s -> "Does TRAIL SENSE ignore the EAZ?", (s, o) -> Phrases.yes(o));
        ask(DecisionKind.GHOST, s -> "Does " + who(s) + " turn the red Threat die yellow?", (s, o) -> Phrases.yes(o));
        ask(DecisionKind.PLAY_BOON, s -> "Play " + played(s) + "?", (s, o) -> Phrases.yes(o));
        ask(
                DecisionKind.REMOVE_EAZ,
                s -> "Which EAZ is removed by " + played(s) + "?",
                (s, o) -> o == 0 ? "none" : "the one on " + space(o - 1));
        ask(
                DecisionKind.NEXT_ENCOUNTER,
                s -> "Where does the Encounter " + encounter(s) + " go?",
                (s, o) -> o == 0 ? "stays on top" : "to the bottom");
        chief(DecisionKind.EVAC, s -> "Who is flown out?", (s, o) -> action(DecisionKind.EVAC, o));
        chief(
                DecisionKind.EVAC_MARINE,
                s -> s == 0 ? "Which Marine is flown out?" : "Which other Marine is flown out?",
                (s, o) -> whoOrNobody(o));
        chief(DecisionKind.ENTRY_OPTION, s -> "What does the Squad choose?", (s, o) -> entry(s, o));
        chief(DecisionKind.ENTRY_MARINE, s -> "Which Marine?", (s, o) -> who(o));
        ask(DecisionKind.PAY_BOON_POINT, s -> "Who pays a Boon point?", (s, o) -> who(o));
        ask(
                DecisionKind.GAMBLE_AGAIN,
                s -> "Is the gamble rolled again after a " + s + "?",
                (s, o) -> o == 0 ? "no" : "yes, by the " + means(o - 1, CardOp.GAMBLE_AGAIN));
        ask(
                DecisionKind.RELIEF,
                s -> "What does " + who(s) + " drop?",
                (s, o) -> o == DecisionKind.DROP_CUBE ? "a Condition cube" : "all Stress");
        chief(DecisionKind.PROFILE, s -> PLACES[s >>> 3] + " " + who(s & 7) + "?", (s, o) -> tables.profiles.id(o));
        chief(DecisionKind.MOTIVATION, s -> "What is the Squad Leader's Motivation?", (s, o) -> motivation(o));
        ask(
                DecisionKind.UPGRADE,
                s -> "Does " + who(s) + " reach the next level?",
                (s, o) -> o == 0 ? "no" : "level " + o);
        ask(DecisionKind.REST_BOON, s -> "Who pays a Boon point before R&R?", (s, o) -> whoOrNobody(o));
        ask(
                DecisionKind.RED_HARDER,
                s -> "Red: is the " + Wording.trait(s >>> 4 & 15) + " test of " + who(s & 15) + " harder?",
                (s, o) -> Phrases.yes(o));
        ask(
                DecisionKind.RED_EAZ,
                s -> "Red: which EAZ moves?",
                (s, o) -> o == 0 ? "none" : "from " + space(Sapper.from(o)) + " to " + space(Sapper.to(o)));
        ask(
                DecisionKind.RED_ENCOUNTER,
                s -> "Red: which Encounter is played?",
                (s, o) -> o == 0 ? "none" : encounter(o - 1));
    }

    private String whoOrNobody(final int option) {
        return option == DecisionKind.NOBODY ? "nobody" : who(option - 1);
    }

    private String space(final int space) {
        return Wording.space(mission, space);
    }

    private String encounter(final int card) {
        final String id = mission.tables.encounters.id(card);
        return id + " " + tables.game.encounters().get(id).title();
    }

    private String action(final int kind, final int option) {
        return switch (option) {
            case DecisionKind.BIVOUAC -> "Bivouac";
            case DecisionKind.NIGHT_BIVOUAC -> "Night Bivouac";
            case DecisionKind.EVAC_ALL -> "Evac of all, which ends the Mission";
            case DecisionKind.EVAC_ELIGIBLE -> "Evac of eligible Marines and the dead";
            default -> kind == DecisionKind.EVAC ? "nobody" : "March to " + space(option);
        };
    }

    private String aid(final int option) {
        if (option == DecisionKind.NOBODY) {
            return "nobody";
        }
        final int carrier = option >>> 3;
        return who((option & 7) - 1)
                + (carrier == DecisionKind.BY_CARD ? ", by a Boon card" : ", with the Kit of " + who(carrier));
    }

    private String entry(final int step, final int option) {
        final List<Entry.Option> options =
                List.copyOf(mission.tables.story.definition(step).choose().values());
        return options.get(option).text();
    }

    private String motivation(final int option) {
        final GameData game = tables.game;
        final Campaign campaign = game.campaigns().get(game.campaign().orElseThrow());
        return List.copyOf(campaign.motivations().values()).get(option).title();
    }
}
