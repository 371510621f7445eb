package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.Ask;

/** Facts of where heroes start, and of whose turn it is. */
final class OrderFacts extends SectionFacts {
    static final int GROUP = 3;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final int CLOSE = 4;

    static final Questions QUESTIONS = new Questions(
            new Question(Ask.START_SPACE, "start", "Where a hero starts.", "nearest to all that the mission wants"),
            new Question(
                    Ask.TWO_TURNS,
                    "two-turns",
                    "Who takes two turns this round, in a party of three.",
                    "who has the longest way to its goal"),
            new Question(
                    Ask.NEXT_HERO,
                    "next",
                    "Whose turn is next.",
                    "the highest alert; a runner who only waits for the last enemy to die last"));

    private enum Of {
        QUESTION,
        WAY_TO_GOALS,
        COVER,
        IN_SIGHT,
        TO_ENEMY,
        WAITS
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(QUESTIONS.fact(IDS, Of.QUESTION));

    static final List<Fact> OF_OPTION = List.of(
                    IDS.number(
                            Of.WAY_TO_GOALS,
                            "wayToGoals",
                            0,
                            MOST,
                            "Steps from a start to each P.O.I. that the mission wants, all together."),
                    IDS.flag(Of.COVER, "cover", "A start lies in cover."),
                    IDS.number(Of.IN_SIGHT, "inSight", 0, 40, "Enemies with a line of sight to a start."),
                    IDS.number(Of.TO_ENEMY, "toEnemy", 0, FAR, "Steps from a start to the nearest enemy."),
                    IDS.flag(
                            Of.WAITS,
                            "waits",
                            "The hero of the option is within 4 of its goal, and has to wait there for the last enemy to die."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(1, "start", "A free start space.", Ask.START_SPACE),
            new Action(2, "take-two", "A hero, for two turns.", Ask.TWO_TURNS),
            new Action(3, "go", "A hero, for the next turn.", Ask.NEXT_HERO));

    private final Answers answers;

    OrderFacts(final Sense sense, final Answers answers) {
        super(sense);
        this.answers = answers;
    }

    @Override
    int hero() {
        return starts() ? NOBODY : option;
    }

    private boolean starts() {
        return decision.kind() == Ask.START_SPACE;
    }

    @Override
    boolean is(final int action) {
        return switch (action) {
            case 1 -> starts();
            case 2 -> decision.kind() == Ask.TWO_TURNS;
            case 3 -> decision.kind() == Ask.NEXT_HERO;
            default -> true;
        };
    }

    @Override
    double of(final int nth) {
        return switch (VALUES[nth]) {
            case QUESTION -> QUESTIONS.place(decision.kind());
            case WAITS -> flag(!starts() && waits());
            default -> starts() ? ofStart(VALUES[nth]) : 0;
        };
    }

    private boolean waits() {
        return sense.orders.runs(option)
                && sense.goals.killsAll()
                && view.figures() != 0
                && sense.orders.toGoal(option, view.space(option)) <= CLOSE;
    }

    private double ofStart(final Of fact) {
        return switch (fact) {
            case WAY_TO_GOALS -> Math.min(MOST, -answers.start(option));
            case COVER -> flag(map().cover(option));
            case IN_SIGHT -> inSight(option);
            default -> toEnemy(option);
        };
    }
}
