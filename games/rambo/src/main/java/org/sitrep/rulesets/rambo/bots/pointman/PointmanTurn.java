package org.sitrep.rulesets.rambo.bots.pointman;

import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Errands;
import org.sitrep.rulesets.rambo.bots.sense.Prospect;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.bots.sense.Strikes;
import org.sitrep.rulesets.rambo.bots.sense.Turn;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.strategy.Decision;

/**
 * Takes a turn of the pointman: the stance by the best space that it leads to, then the best option one by one. Not
 * thread-safe; allocates nothing after construction.
 */
final class PointmanTurn extends Turn {
    private static final double HEALED = 0.4;
    private static final double ARMOR = 0.1;
    /** Least worth at which a card or gear is used. */
    private static final double LEAST = 0.55;

    private final Prospect prospect;

    PointmanTurn(final Sense sense, final Answers answers) {
        super(sense, answers);
        prospect = new Prospect(sense);
    }

    @Override
    protected int chooseStance(final Decision decision) {
        final int hero = decision.subject();
        int best = 0;
        for (int i = 0; i < decision.count(); i++) {
            worths[i] = worth(hero, decision.option(i));
            best = worths[i] > worths[best] ? i : best;
        }
        return best;
    }

    private double worth(final int hero, final int stance) {
        final HeroTable board = sense.tables.heroes[hero];
        final int alert = Math.max(0, view.alert(hero) + board.stances[stance].alert());
        prospect.inStance(hero, stance);
        return prospect.worth()
                - sense.safety.alert(hero, alert)
                + HEALED * Math.min(board.stances[stance].heal(), view.damage(hero))
                + sense.cards.valor(hero) * board.stances[stance].valor()
                + ARMOR * board.stances[stance].armor();
    }

    @Override
    protected int act(final Decision decision) {
        final int hero = decision.subject();
        final int poi = errands.poi(decision);
        if (poi >= 0) {
            return because(poi, "a P.O.I. that the mission needs");
        }
        final int card = card(decision, hero);
        if (card >= 0) {
            return card;
        }
        final int alert = view.alert(hero);
        prospect.onward(hero);
        final int goal = prospect.space();
        final int step = prospect.firstStep(goal);
        final Strikes strikes = sense.strikes;
        final double there = strikes.best(hero, goal, view.actions(), view.valor(hero), alert, 0);
        final double here = strikes.best(hero, view.space(hero), view.actions(), view.valor(hero), alert, 0);
        if (here > 0 && (step < 0 || here >= there)) {
            answers.aim(strikes.firstTargets(), strikes.firstValor());
            final int attack = Errands.find(decision, DecisionKind.ATTACK + strikes.firstWeapon());
            if (attack >= 0) {
                return because(attack, "an attack that is worth the alert it adds");
            }
        }
        final int move = step < 0 ? NONE : Errands.find(decision, DecisionKind.MOVE + step);
        return move >= 0 ? because(move, "towards the best space in reach") : rest(decision, hero);
    }

    /** Plays or discards the card of the highest worth, if it is worth using. */
    private int card(final Decision decision, final int hero) {
        final HeroTable board = sense.tables.heroes[hero];
        int best = NONE;
        double most = LEAST;
        for (int i = 0; i < decision.count(); i++) {
            final int card = decision.option(i) & ~DecisionKind.WHAT;
            final double worth = switch (decision.option(i) & DecisionKind.WHAT) {
                case DecisionKind.PLAY -> sense.cards.of(board.cardEffects[card], hero);
                case DecisionKind.DISCARD -> sense.cards.discard(hero, card);
                default -> 0;
            };
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        if (best >= 0 && (decision.option(best) & DecisionKind.WHAT) == DecisionKind.PLAY) {
            answers.play(board.cardEffects[decision.option(best) & ~DecisionKind.WHAT]);
            return because(best, "the card worth most now");
        }
        return because(best, "the card is worth more discarded for valor");
    }

    @Override
    protected String reasonOfStance() {
        return "the best space in reach, the attacks from it, and the effects of the stance";
    }
}
