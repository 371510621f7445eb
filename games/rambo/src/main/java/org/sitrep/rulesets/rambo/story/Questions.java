package org.sitrep.rulesets.rambo.story;

import org.sitrep.ruleset.story.NarratedQuestions;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.rambo.definition.Poi;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.odds.NextCards;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** Words the questions of a mission and their options. */
final class Questions extends NarratedQuestions {
    private static final int EIGHT_BITS = 0xFF;
    private static final int OPTION_BITS = 0xF;
    private static final int POI_SHIFT = 4;

    private final MissionState state;
    private final Roster roster;
    private final EffectWords effects;

    Questions(final MissionState state, final Roster roster) {
        super(DecisionKind.NAMES);
        this.state = state;
        this.roster = roster;
        effects = new EffectWords(state.tables);
        final MissionView view = new MissionView(state);
        odds(DecisionKind.NEXT_HERO, (s, o) -> NextCards.threat(view, o));
        odds(DecisionKind.ACT, (s, o) -> o == DecisionKind.DRAW ? NextCards.tactics(view, s) : "");
        ask(DecisionKind.START_SPACE, s -> "Where does " + who(s) + " start?", (s, o) -> space(o));
        ask(DecisionKind.TWO_TURNS, s -> "Who takes two turns?", (s, o) -> who(o));
        chief(DecisionKind.NEXT_HERO, s -> "Whose turn is next?", (s, o) -> who(o));
        chief(
                DecisionKind.STANCE,
                s -> "Which stance?",
                (s, o) -> Wording.stance(state, s, o) + ": " + Wording.stats(state.table(s), o));
        chiefIf(
                o -> (o & DecisionKind.WHAT) != DecisionKind.MOVE && o != DecisionKind.END,
                DecisionKind.ACT,
                s -> "What next?",
                (s, o) -> act(s, o));
        chiefIf(
                o -> o != DecisionKind.END,
                DecisionKind.ANY_TIME,
                s -> "Does " + who(s) + " use anything now?",
                (s, o) -> o == DecisionKind.END ? "no" : act(s, o));
        chief(
                DecisionKind.TARGET,
                s -> "Whom does " + who(s) + " attack?",
                (s, o) -> o == DecisionKind.NOBODY ? "nobody else" : target(o));
        chiefIf(
                o -> o != 0,
                DecisionKind.ATTACK_VALOR,
                s -> "How much valor for the attack of " + who(s) + "?",
                (s, o) -> o == 0 ? "none" : Integer.toString(o));
        chiefIf(
                o -> o != DecisionKind.NOBODY,
                DecisionKind.FREE_ATTACK,
                s -> "Free attack of " + who(s) + "?",
                (s, o) -> o == DecisionKind.NOBODY ? "none" : "with " + weapon(s, o));
        ask(DecisionKind.FOG_FIRST, s -> "Which fog card first?", (s, o) -> Wording.fog(state.tables, o));
        ask(
                DecisionKind.FOG_SIDE,
                s -> "From which side is " + Wording.fog(state.tables, s) + " revealed?",
                (s, o) -> Wording.side(o));
        chief(DecisionKind.LOOK, s -> "Which fog card is looked at?", (s, o) -> Wording.fog(state.tables, o));
        ask(DecisionKind.SPAWN_SPACE, s -> "Where does the enemy appear?", (s, o) -> space(o));
        chief(
                DecisionKind.FOUND,
                s -> "Who takes the " + Wording.gear(state, s) + "?",
                (s, o) -> o == DecisionKind.NOBODY ? "nobody" : who(o));
        ask(
                DecisionKind.MAKE_ROOM,
                s -> "Which gear does " + who(s) + " discard for it?",
                (s, o) -> Wording.gear(state, state.gear(s, o)));
        chiefIf(
                o -> o != 0,
                DecisionKind.BLOCK,
                s -> "How much valor does " + who(s & EIGHT_BITS) + " spend against " + (s >> 8) + " damage?",
                (s, o) -> o == 0 ? "none" : Integer.toString(o));
        chief(
                DecisionKind.WOUND,
                s -> "Which stance of " + who(s) + " is wounded?",
                (s, o) -> Wording.stance(state, s, o));
        chief(
                DecisionKind.UNWOUND,
                s -> "Which wound of " + who(s) + " is removed?",
                (s, o) -> Wording.stance(state, s, o));
        chief(DecisionKind.ALLY, s -> "For which hero?", (s, o) -> who(o));
        chief(DecisionKind.ENEMY, s -> "Which enemy?", (s, o) -> target(o));
        ask(
                DecisionKind.PUSH,
                s -> "Where is " + roster.name(s) + " pushed?",
                (s, o) -> o == DecisionKind.NOBODY ? "no farther" : "to " + space(o));
        ask(DecisionKind.EQUIP, s -> "Which gear does " + who(s) + " take?", (s, o) -> equip(s, o));
        chiefIf(
                o -> o != DecisionKind.NOBODY,
                DecisionKind.SPEND_WOUNDED,
                s -> "Does " + who(s) + " spend a medal?",
                (s, o) -> o == DecisionKind.NOBODY ? "no" : medal(o));
        ask(DecisionKind.RULE_FIGURE, s -> "Mission Leader: which enemy?", (s, o) -> target(o));
        ask(DecisionKind.RULE_HERO, s -> "Mission Leader: which hero?", (s, o) -> who(o));
        ask(DecisionKind.RULE_SPACE, s -> "Mission Leader: which space?", (s, o) -> space(o));
    }

    /** Returns the name of a candidate of the Mission Leader's ruling. */
    String candidate(final int question, final int candidate) {
        return switch (question) {
            case DecisionKind.RULE_FIGURE -> roster.name(candidate);
            case DecisionKind.RULE_HERO -> who(candidate);
            default -> space(candidate);
        };
    }

    private String who(final int hero) {
        return Wording.hero(state, hero);
    }

    private String space(final int space) {
        final MapTable map = state.tables.map;
        return Wording.space(map, space) + (map.cover(space) ? ", cover" : "") + (map.rough(space) ? ", rough" : "");
    }

    private String target(final int figure) {
        return roster.name(figure) + " on " + Wording.space(state.tables.map, state.figureSpace[figure]);
    }

    private String act(final int hero, final int option) {
        final int which = option & ~DecisionKind.WHAT;
        return switch (option & DecisionKind.WHAT) {
            case DecisionKind.END -> "end the turn";
            case DecisionKind.MOVE -> step(hero, which);
            case DecisionKind.ATTACK -> "attack with " + weapon(hero, which);
            case DecisionKind.DRAW -> "draw a tactics card";
            case DecisionKind.POI -> poi(which >> POI_SHIFT, which & OPTION_BITS);
            case DecisionKind.PLAY ->
                "play " + Wording.tactics(state, hero, which) + ": "
                        + effects.of(state.table(hero).cards[which].effects());
            case DecisionKind.DISCARD ->
                "discard " + Wording.tactics(state, hero, which) + " for "
                        + state.table(hero).cards[which].valor() + " valor";
            case DecisionKind.USE -> use(state.gear(hero, which));
            case DecisionKind.SPEND -> "spend " + medal(which);
            default -> throw new IllegalArgumentException("act " + option);
        };
    }

    private String equip(final int hero, final int option) {
        if (option == DecisionKind.NOBODY) {
            return "nothing more";
        }
        return option >= DecisionKind.STOW
                ? "put back " + Wording.gear(state, state.gear(hero, option - DecisionKind.STOW))
                : Wording.gear(state, option);
    }

    private String medal(final int medal) {
        return "the medal " + Wording.medal(state, medal) + ": "
                + effects.of(state.tables.achievements.medals[medal].effects());
    }

    private String step(final int hero, final int direction) {
        return "step " + Wording.direction(direction) + " to "
                + space(state.tables.map.step(state.heroSpace[hero], direction));
    }

    private String weapon(final int hero, final int option) {
        final int card = state.gear(hero, option & ~DecisionKind.LAST_BURST);
        return Wording.gear(state, card)
                + ((option & DecisionKind.LAST_BURST) == 0
                        ? ""
                        : ", discarded for "
                                + EffectWords.of(state.tables
                                        .gear
                                        .cards[card]
                                        .lastBurst()
                                        .orElseThrow()));
    }

    private String poi(final int poi, final int option) {
        final Poi.Option what = state.tables.mission.poiOptions[poi][option];
        return Wording.poi(state.tables.mission.pois[poi]) + ": " + what.title() + ", "
                + Phrases.count(what.actions(), "action", "actions");
    }

    private String use(final int card) {
        return "use " + Wording.gear(state, card) + ": "
                + effects.of(state.tables.gear.cards[card].use().orElseThrow().effects());
    }
}
