package org.sitrep.rulesets.rambo.bots.pointman;

import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Nerve;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * A sensible, greedy party: one hero runs for each goal of the dossier, the others guard; each does what is best at the
 * moment and looks no further. Not thread-safe; allocates nothing once it has sat down.
 */
public final class PointmanBot extends Bot<GameView> {
    private Sense sense;
    private Answers answers;
    private PointmanTurn turn;

    @Override
    public void begin(final GameView view, final BotRandom random) {
        if (sense == null || sense.view != view.mission) {
            sense = new Sense(view.mission, Nerve.BOLD);
            answers = new Answers(sense);
            turn = new PointmanTurn(sense, answers);
        }
        sense.orders.begin();
        answers.begin();
    }

    @Override
    public int choose(final GameView view, final Decision decision) {
        if (decision.kind() == Ask.START_SPACE || decision.kind() == Ask.EQUIP) {
            return answers.choose(decision); // nobody stands anywhere yet
        }
        if (decision.kind() == Ask.PARTY) {
            return sense.parties.choose(view.campaign, decision);
        }
        sense.orders.refresh();
        return switch (decision.kind()) {
            case Ask.STANCE -> turn.stance(decision);
            case Ask.ACT -> turn.act(decision);
            default -> answers.choose(decision);
        };
    }

    @Override
    public void answered(final GameView view, final Decision decision, final int chosen) {
        if (view.mission.round() > 0) {
            sense.orders.refresh();
            answers.answered(decision, chosen);
        }
    }

    @Override
    public Explanation explain(final GameView view, final Decision decision, final int chosen) {
        return switch (decision.kind()) {
            case Ask.STANCE -> turn.whyStance();
            case Ask.ACT -> Explanation.of(turn.whyAct());
            case Ask.PARTY -> sense.parties.why(view.campaign, decision);
            default -> Explanation.of(answers.why(decision.kind()));
        };
    }
}
