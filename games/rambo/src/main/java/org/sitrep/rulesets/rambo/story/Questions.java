package org.sitrep.rulesets.rambo.story;

import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.story.ToldQuestions;
import org.sitrep.rulesets.rambo.definition.Poi;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.tables.MapTable;

/** The questions of a mission and their options in words. */
final class Questions extends ToldQuestions {
    private static final int EIGHT_BITS = 0xFF;
    private static final int OPTION_BITS = 0xF;
    private static final int POI_SHIFT = 4;

    private final MissionState state;
    private final Roster roster;
    private final EffectWords effects;

    Questions(final MissionState state, final Roster roster) {
        super(Ask.NAMES);
        this.state = state;
        this.roster = roster;
        effects = new EffectWords(state.tables);
        ask(Ask.START_SPACE, s -> "Where does " + who(s) + " start?", (s, o) -> space(o));
        ask(Ask.TWO_TURNS, s -> "Who takes two turns?", (s, o) -> who(o));
        chief(Ask.NEXT_HERO, s -> "Whose turn is next?", (s, o) -> who(o));
        chief(
                Ask.STANCE,
                s -> "Which stance?",
                (s, o) -> Wording.stance(state, s, o) + ": " + Wording.stats(state.table(s), o));
        chiefIf(o -> (o & Ask.WHAT) != Ask.MOVE && o != Ask.END, Ask.ACT, s -> "What next?", (s, o) -> act(s, o));
        chief(
                Ask.TARGET,
                s -> "Whom does " + who(s) + " attack?",
                (s, o) -> o == Ask.NOBODY ? "nobody else" : target(o));
        chiefIf(
                o -> o != 0,
                Ask.ATTACK_VALOR,
                s -> "How much valor for the attack of " + who(s) + "?",
                (s, o) -> o == 0 ? "none" : Integer.toString(o));
        chiefIf(
                o -> o != Ask.NOBODY,
                Ask.FREE_ATTACK,
                s -> "Free attack of " + who(s) + "?",
                (s, o) -> o == Ask.NOBODY ? "none" : "with " + weapon(s, o));
        ask(Ask.FOG_FIRST, s -> "Which fog card first?", (s, o) -> Wording.fog(state.tables, o));
        ask(
                Ask.FOG_SIDE,
                s -> "From which side is " + Wording.fog(state.tables, s) + " revealed?",
                (s, o) -> Wording.side(o));
        chief(Ask.LOOK, s -> "Which fog card is looked at?", (s, o) -> Wording.fog(state.tables, o));
        ask(Ask.SPAWN_SPACE, s -> "Where does the enemy appear?", (s, o) -> space(o));
        chief(
                Ask.FOUND,
                s -> "Who takes the " + Wording.gear(state, s) + "?",
                (s, o) -> o == Ask.NOBODY ? "nobody" : who(o));
        ask(
                Ask.MAKE_ROOM,
                s -> "What does " + who(s) + " discard for it?",
                (s, o) -> Wording.gear(state, state.gear(s, o)));
        chiefIf(
                o -> o != 0,
                Ask.BLOCK,
                s -> "How much valor does " + who(s & EIGHT_BITS) + " spend against " + (s >> 8) + " damage?",
                (s, o) -> o == 0 ? "none" : Integer.toString(o));
        chief(Ask.WOUND, s -> "Which stance of " + who(s) + " is wounded?", (s, o) -> Wording.stance(state, s, o));
        chief(Ask.UNWOUND, s -> "Which wound of " + who(s) + " is removed?", (s, o) -> Wording.stance(state, s, o));
        chief(Ask.ALLY, s -> "For whom?", (s, o) -> who(o));
        chief(Ask.ENEMY, s -> "Which enemy?", (s, o) -> target(o));
        ask(
                Ask.PUSH,
                s -> "Where is " + roster.name(s) + " pushed?",
                (s, o) -> o == Ask.NOBODY ? "no farther" : "to " + space(o));
        ask(Ask.EQUIP, s -> "What does " + who(s) + " take along?", (s, o) -> equip(s, o));
        chiefIf(
                o -> o != Ask.NOBODY,
                Ask.SPEND_WOUNDED,
                s -> "Does " + who(s) + " spend a medal?",
                (s, o) -> o == Ask.NOBODY ? "no" : medal(o));
        ask(Ask.RULE_FIGURE, s -> "Mission Leader: which enemy?", (s, o) -> target(o));
        ask(Ask.RULE_HERO, s -> "Mission Leader: which hero?", (s, o) -> who(o));
        ask(Ask.RULE_SPACE, s -> "Mission Leader: which space?", (s, o) -> space(o));
    }

    /** Returns what a candidate of the Mission Leader's ruling is. */
    String candidate(final int question, final int candidate) {
        return switch (question) {
            case Ask.RULE_FIGURE -> roster.name(candidate);
            case Ask.RULE_HERO -> who(candidate);
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
        final int which = option & ~Ask.WHAT;
        return switch (option & Ask.WHAT) {
            case Ask.END -> "end the turn";
            case Ask.MOVE -> step(hero, which);
            case Ask.ATTACK -> "attack with " + weapon(hero, which);
            case Ask.DRAW -> "draw a tactics card";
            case Ask.POI -> poi(which >> POI_SHIFT, which & OPTION_BITS);
            case Ask.PLAY ->
                "play " + Wording.tactics(state, hero, which) + ": "
                        + effects.of(state.table(hero).cards[which].effects());
            case Ask.DISCARD ->
                "discard " + Wording.tactics(state, hero, which) + " for "
                        + state.table(hero).cards[which].valor() + " valor";
            case Ask.USE -> use(state.gear(hero, which));
            case Ask.SPEND -> "spend " + medal(which);
            default -> throw new IllegalArgumentException("act " + option);
        };
    }

    private String equip(final int hero, final int option) {
        if (option == Ask.NOBODY) {
            return "nothing more";
        }
        return option >= Ask.STOW
                ? "without " + Wording.gear(state, state.gear(hero, option - Ask.STOW))
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
        final int card = state.gear(hero, option & ~Ask.LAST_BURST);
        return Wording.gear(state, card)
                + ((option & Ask.LAST_BURST) == 0
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
