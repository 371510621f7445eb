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
import org.sitrep.rulesets.rambo.tables.HeroTable;

/** Facts of damage that is blocked, of wounds, and of the medal for them. */
final class WoundFacts extends SectionFacts {
    static final int GROUP = 9;
    private static final FactGroup IDS = new FactGroup(GROUP);
    private static final int HERO = 0xFF;
    private static final int DAMAGE_SHIFT = 8;

    static final Questions QUESTIONS = new Questions(
            new Question(
                    Ask.BLOCK, "block", "How much damage valor blocks.", "as much as saves from a wound, else nothing"),
            new Question(Ask.WOUND, "wound", "Which stance is wounded.", "the one that is missed least"),
            new Question(Ask.UNWOUND, "unwound", "Which wound is removed.", "that of the stance that is missed most"),
            new Question(
                    Ask.SPEND_WOUNDED, "medal", "Whether a medal is spent as its hero is wounded.", "the first medal"));

    private enum Of {
        QUESTION,
        INCOMING,
        NEEDED,
        TOKENS,
        STANCE,
        STANCE_WORTH,
        MOVEMENT,
        ACTIONS,
        ALERT,
        VALOR
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(
            QUESTIONS.fact(IDS, Of.QUESTION),
            IDS.number(Of.INCOMING, "incoming", 0, 60, "Damage that may be blocked; 0 in other questions."),
            IDS.number(
                    Of.NEEDED,
                    "needed",
                    0,
                    60,
                    "Valor that saves from a wound; 0 if the damage does not wound, or in other questions."));

    static final List<Fact> OF_OPTION = List.of(
                    IDS.number(Of.TOKENS, "tokens", 0, 40, "Valor tokens of the option."),
                    IDS.number(
                            Of.STANCE,
                            "stance",
                            0,
                            4,
                            "Place of the stance on the board, from 1; 0 in other questions."),
                    IDS.number(
                            Of.STANCE_WORTH,
                            "stanceWorth",
                            -40,
                            80,
                            "How much the pointman would miss the stance: twice its Actions, Movement and valor, less its alert."),
                    IDS.number(Of.MOVEMENT, "movement", 0, 20, "Its printed Movement."),
                    IDS.number(Of.ACTIONS, "actions", 0, 10, "Its printed Actions."),
                    IDS.number(Of.ALERT, "alert", -10, 10, "How it changes alert."),
                    IDS.number(Of.VALOR, "valor", 0, 10, "Valor tokens that it gives."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(1, "block", "So much valor; none may be among it.", Ask.BLOCK),
            new Action(2, "wound", "A stance to be wounded.", Ask.WOUND),
            new Action(3, "heal", "A stance whose wound is removed.", Ask.UNWOUND),
            new Action(4, "spend-medal", "A medal.", Ask.SPEND_WOUNDED),
            new Action(5, "keep", "No medal.", Ask.SPEND_WOUNDED));

    private final Answers answers;

    WoundFacts(final Sense sense, final Answers answers) {
        super(sense);
        this.answers = answers;
    }

    @Override
    int heroInHand() {
        return decision.kind() == Ask.BLOCK ? decision.subject() & HERO : decision.subject();
    }

    @Override
    boolean is(final int action) {
        final int kind = decision.kind();
        return switch (action) {
            case 1 -> kind == Ask.BLOCK;
            case 2 -> kind == Ask.WOUND;
            case 3 -> kind == Ask.UNWOUND;
            case 4 -> kind == Ask.SPEND_WOUNDED && option >= 0;
            case 5 -> kind == Ask.SPEND_WOUNDED && option < 0;
            default -> true;
        };
    }

    @Override
    double of(final int nth) {
        final Of fact = VALUES[nth];
        if (fact == Of.QUESTION) {
            return QUESTIONS.place(decision.kind());
        }
        return switch (decision.kind()) {
            case Ask.BLOCK -> ofBlock(fact);
            case Ask.WOUND, Ask.UNWOUND -> ofStance(fact);
            default -> 0;
        };
    }

    private double ofBlock(final Of fact) {
        final int damage = decision.subject() >> DAMAGE_SHIFT;
        return switch (fact) {
            case INCOMING -> damage;
            case NEEDED -> Math.max(0, damage - view.healthLeft(heroInHand()) + 1);
            case TOKENS -> option;
            default -> 0;
        };
    }

    private double ofStance(final Of fact) {
        final HeroTable board = sense.tables.heroes[decision.subject()];
        return switch (fact) {
            case STANCE -> option + 1;
            case STANCE_WORTH -> answers.stance(decision.subject(), option);
            case MOVEMENT -> board.movement[option];
            case ACTIONS -> board.actions[option];
            case ALERT -> board.alert[option];
            case VALOR -> board.valor[option];
            default -> 0;
        };
    }
}
