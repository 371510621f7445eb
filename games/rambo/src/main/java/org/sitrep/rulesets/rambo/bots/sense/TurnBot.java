package org.sitrep.rulesets.rambo.bots.sense;

import java.util.function.BiFunction;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Base of bots that differ only in how they take a turn; they share the assignment of goals and the worths. Not
 * thread-safe; allocates nothing after it has joined a table.
 */
public abstract class TurnBot extends Bot<GameView> {
    private final Nerve nerve;
    private final BiFunction<Sense, Answers, Turn> turns;
    private Sense sense;
    private Answers answers;
    private Turn turn;

    /**
     * Creates a bot.
     *
     * @param turns creates the object that takes the turns
     */
    protected TurnBot(final Nerve nerve, final BiFunction<Sense, Answers, Turn> turns) {
        this.nerve = nerve;
        this.turns = turns;
    }

    @Override
    public final void begin(final GameView view, final BotRandom random) {
        if (sense == null || sense.view != view.mission) {
            sense = new Sense(view.mission, nerve);
            answers = new Answers(sense);
            turn = turns.apply(sense, answers);
        }
        sense.orders.begin();
        answers.begin();
        turn.begin();
    }

    @Override
    public final int choose(final GameView view, final Decision decision) {
        if (decision.kind() == DecisionKind.PARTY) {
            return sense.parties.choose(view.campaign, decision);
        }
        if (view.mission.round() == 0) {
            return answers.choose(decision); // heroes are not placed yet
        }
        sense.orders.refresh();
        return switch (decision.kind()) {
            case DecisionKind.STANCE -> turn.stance(decision);
            case DecisionKind.ACT -> turn.act(decision);
            case DecisionKind.ANY_TIME -> turn.rest(decision, decision.subject());
            default -> answers.choose(decision);
        };
    }

    @Override
    public final void answered(final GameView view, final Decision decision, final int chosen) {
        if (view.mission.round() > 0) {
            sense.orders.refresh();
            answers.answered(decision, chosen);
        }
    }

    @Override
    public final Explanation explain(final GameView view, final Decision decision, final int chosen) {
        return switch (decision.kind()) {
            case DecisionKind.STANCE -> turn.whyStance();
            case DecisionKind.ACT, DecisionKind.ANY_TIME -> Explanation.of(turn.whyAct());
            case DecisionKind.PARTY -> sense.parties.why(view.campaign, decision);
            default -> Explanation.of(answers.why(decision.kind()));
        };
    }
}
