package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.tale.Choice;
import org.sitrep.rulesets.rambo.definition.Poi;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.play.AskNames;
import org.sitrep.rulesets.rambo.tables.MapTable;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/** Tells a decision as a choice: what was asked, among what, what was taken, and why. */
final class Questions {
    private static final int EIGHT_BITS = 0xFF;
    private static final int OPTION_BITS = 0xF;
    private static final int POI_SHIFT = 4;

    private final MissionState state;
    private final Roster roster;
    private final EffectWords effects;

    Questions(final MissionState state, final Roster roster) {
        this.state = state;
        this.roster = roster;
        effects = new EffectWords(state.tables);
    }

    Choice told(final Decision decision, final int chosen, final Explanation explanation) {
        final List<Choice.Option> options = new ArrayList<>();
        for (int i = 0; i < decision.count(); i++) {
            options.add(new Choice.Option(option(decision, decision.option(i)), explanation.worth(i)));
        }
        return new Choice(
                AskNames.id(decision.kind()),
                question(decision),
                options,
                chosen,
                chief(decision.kind(), decision.option(chosen)),
                explanation.why());
    }

    /**
     * The decisions that a mission turns on; a step is told by the walk that it is part of, and an offer that is
     * declined is none.
     */
    private static boolean chief(final int kind, final int option) {
        return switch (kind) {
            case Ask.NEXT_HERO, Ask.STANCE, Ask.TARGET, Ask.LOOK, Ask.FOUND, Ask.WOUND, Ask.ALLY -> true;
            case Ask.ENEMY, Ask.UNWOUND -> true;
            case Ask.ACT -> (option & Ask.WHAT) != Ask.MOVE && option != Ask.END;
            case Ask.FREE_ATTACK, Ask.SPEND_WOUNDED -> option != Ask.NOBODY;
            case Ask.ATTACK_VALOR, Ask.BLOCK -> option > 0;
            default -> false;
        };
    }

    private String question(final Decision decision) {
        final int subject = decision.subject();
        return switch (decision.kind()) {
            case Ask.START_SPACE -> "Where does " + who(subject) + " start?";
            case Ask.TWO_TURNS -> "Who takes two turns?";
            case Ask.NEXT_HERO -> "Whose turn is next?";
            case Ask.STANCE -> "Which stance?";
            case Ask.ACT -> "What next?";
            case Ask.TARGET -> "Whom does " + who(subject) + " attack?";
            case Ask.ATTACK_VALOR -> "How much valor for the attack of " + who(subject) + "?";
            case Ask.FREE_ATTACK -> "Free attack of " + who(subject) + "?";
            case Ask.FOG_FIRST -> "Which fog card first?";
            case Ask.FOG_SIDE -> "From which side is " + Wording.fog(state.tables, subject) + " revealed?";
            case Ask.LOOK -> "Which fog card is looked at?";
            case Ask.SPAWN_SPACE -> "Where does the enemy appear?";
            case Ask.FOUND -> "Who takes the " + Wording.gear(state, subject) + "?";
            case Ask.MAKE_ROOM -> "What does " + who(subject) + " discard for it?";
            case Ask.BLOCK ->
                "How much valor does " + who(subject & EIGHT_BITS) + " spend against " + (subject >> 8) + " damage?";
            case Ask.WOUND -> "Which stance of " + who(subject) + " is wounded?";
            case Ask.UNWOUND -> "Which wound of " + who(subject) + " is removed?";
            case Ask.ALLY -> "For whom?";
            case Ask.ENEMY -> "Which enemy?";
            case Ask.PUSH -> "Where is " + roster.name(subject) + " pushed?";
            case Ask.EQUIP -> "What does " + who(subject) + " take along?";
            case Ask.SPEND_WOUNDED -> "Does " + who(subject) + " spend a medal?";
            case Ask.RULE_FIGURE -> "Mission Leader: which enemy?";
            case Ask.RULE_HERO -> "Mission Leader: which hero?";
            case Ask.RULE_SPACE -> "Mission Leader: which space?";
            default -> throw new IllegalArgumentException("decision kind " + decision.kind());
        };
    }

    private String option(final Decision decision, final int option) {
        final int subject = decision.subject();
        return switch (decision.kind()) {
            case Ask.START_SPACE, Ask.SPAWN_SPACE, Ask.RULE_SPACE -> space(option);
            case Ask.PUSH -> option == Ask.NOBODY ? "no farther" : "to " + space(option);
            case Ask.TWO_TURNS, Ask.NEXT_HERO, Ask.ALLY, Ask.RULE_HERO -> who(option);
            case Ask.STANCE ->
                Wording.stance(state, subject, option) + ": " + Wording.stats(state.table(subject), option);
            case Ask.WOUND, Ask.UNWOUND -> Wording.stance(state, subject, option);
            case Ask.ACT -> act(subject, option);
            case Ask.TARGET -> option == Ask.NOBODY ? "nobody else" : target(option);
            case Ask.ENEMY, Ask.RULE_FIGURE -> target(option);
            case Ask.ATTACK_VALOR, Ask.BLOCK -> option == 0 ? "none" : Integer.toString(option);
            case Ask.FREE_ATTACK -> option == Ask.NOBODY ? "none" : "with " + weapon(subject, option);
            case Ask.FOG_FIRST, Ask.LOOK -> Wording.fog(state.tables, option);
            case Ask.FOG_SIDE -> Wording.side(option);
            case Ask.FOUND -> option == Ask.NOBODY ? "nobody" : who(option);
            case Ask.MAKE_ROOM -> Wording.gear(state, state.gear(subject, option));
            case Ask.EQUIP -> equip(subject, option);
            case Ask.SPEND_WOUNDED -> option == Ask.NOBODY ? "no" : medal(option);
            default -> throw new IllegalArgumentException("decision kind " + decision.kind());
        };
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
