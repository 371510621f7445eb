package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.Ask;

/** Facts of what the leader rules where the rules leave equals, if the players do ({@code leader: players}). */
final class LeaderFacts extends SectionFacts {
    static final int GROUP = 12;
    private static final FactGroup IDS = new FactGroup(GROUP);

    static final Questions QUESTIONS = new Questions(
            new Question(Ask.RULE_FIGURE, "figure", "Which enemy acts first.", "the first"),
            new Question(
                    Ask.RULE_HERO, "hero", "Which hero it is, of equals.", "who has most health left, armor and valor"),
            new Question(
                    Ask.RULE_SPACE,
                    "space",
                    "Where an enemy ends its move, or spawns.",
                    "as where a hero has it spawn"));

    private enum Of {
        QUESTION,
        HEALTH_LEFT,
        TO_HERO,
        NOTICED
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(QUESTIONS.fact(IDS, Of.QUESTION));

    static final List<Fact> OF_OPTION = List.of(
                    IDS.number(Of.HEALTH_LEFT, "healthLeft", 0, 40, "Damage that kills the enemy of the option."),
                    IDS.number(
                            Of.TO_HERO,
                            "toHero",
                            0,
                            FAR,
                            "Steps from the nearest hero to the enemy or the space of the option."),
                    IDS.number(
                            Of.NOTICED,
                            "noticed",
                            0,
                            4,
                            "Heroes whom an enemy of the first card notices on the space."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(1, "act", "An enemy.", Ask.RULE_FIGURE),
            new Action(2, "point-at", "A hero.", Ask.RULE_HERO),
            new Action(3, "place", "A space.", Ask.RULE_SPACE));

    LeaderFacts(final Sense sense) {
        super(sense);
    }

    @Override
    int hero() {
        return decision.kind() == Ask.RULE_HERO ? option : NOBODY;
    }

    @Override
    int heroInHand() {
        return view.active();
    }

    @Override
    boolean is(final int action) {
        return switch (action) {
            case 1 -> decision.kind() == Ask.RULE_FIGURE;
            case 2 -> decision.kind() == Ask.RULE_HERO;
            case 3 -> decision.kind() == Ask.RULE_SPACE;
            default -> true;
        };
    }

    @Override
    double of(final int nth) {
        final Of fact = VALUES[nth];
        return switch (decision.kind()) {
            case Ask.RULE_FIGURE ->
                switch (fact) {
                    case QUESTION -> QUESTIONS.place(decision.kind());
                    case HEALTH_LEFT -> sense.strikes.shots().left(option);
                    case TO_HERO -> toHero(view.figureSpace(option));
                    case NOTICED -> 0;
                };
            case Ask.RULE_SPACE ->
                switch (fact) {
                    case QUESTION -> QUESTIONS.place(decision.kind());
                    case HEALTH_LEFT -> 0;
                    case TO_HERO -> toHero(option);
                    case NOTICED -> FogFacts.noticed(this, option);
                };
            default -> fact == Of.QUESTION ? QUESTIONS.place(decision.kind()) : 0;
        };
    }
}
