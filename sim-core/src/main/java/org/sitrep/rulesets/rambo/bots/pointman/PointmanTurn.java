package org.sitrep.rulesets.rambo.bots.pointman;

import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Errands;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.bots.sense.Strikes;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/** A turn of the pointman: the stance by the best space that it leads to, then one thing after the other. Not thread-safe; allocates nothing once made. */
final class PointmanTurn {
    private static final int NONE = Errands.NONE;
    private static final double LEFT_ACTION = 0.5;
    private static final double HEALED = 0.4;
    private static final double ARMOR = 0.1;
    /** A card or gear that is worth less is kept. */
    private static final double LEAST = 0.55;
    /** Walking for nothing is not worth it. */
    private static final double STEP = 0.01;

    private final Sense sense;
    private final Answers answers;
    private final Errands errands;
    private final MissionView view;
    private final int[] cost;
    private final int[] spaces;
    private final double[] worths = new double[HeroTable.STANCES];

    private int count;
    private int place;
    private double placeWorth;
    private String why = "";

    PointmanTurn(final Sense sense, final Answers answers) {
        this.sense = sense;
        this.answers = answers;
        errands = new Errands(sense, answers);
        view = sense.view;
        cost = new int[sense.tables.map.spaces];
        spaces = new int[sense.tables.map.spaces];
    }

    int stance(final Decision decision) {
        final int hero = decision.subject();
        int best = 0;
        for (int i = 0; i < decision.count(); i++) {
            worths[i] = worth(hero, decision.option(i));
            best = worths[i] > worths[best] ? i : best;
        }
        count = decision.count();
        return best;
    }

    private double worth(final int hero, final int stance) {
        final HeroTable board = sense.tables.heroes[hero];
        final int alert = Math.max(0, view.alert(hero) + board.alert[stance]);
        final int movement = Math.max(0, view.movement() + board.movement[stance] - view.carrying(hero));
        final int valor = view.valor(hero) + board.valor[stance];
        look(
                hero,
                movement,
                view.actions() + board.actions[stance],
                valor,
                alert,
                view.armor(hero) + board.armor[stance]);
        return placeWorth
                - sense.safety.alert(hero, alert)
                + HEALED * Math.min(board.heal[stance], view.damage(hero))
                + sense.cards.valor(hero) * board.valor[stance]
                + ARMOR * board.armor[stance];
    }

    /** Finds the best space to go to: what it is worth to stand there, and to attack from there. */
    private void look(
            final int hero, final int movement, final int actions, final int valor, final int alert, final int armor) {
        final int from = view.space(hero);
        final int more = sense.orders.runs(hero) ? valor : 0;
        final int reached = sense.ways.reach(view, hero, from, movement + more, cost, spaces);
        sense.strikes.shots().begin(hero);
        placeWorth = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < reached; i++) {
            final int space = spaces[i];
            final int paid = Math.max(0, cost[space] - movement);
            double worth = sense.strikes.best(hero, space, actions, valor - paid, alert, 0);
            worth += sense.places.worth(hero, space, sense.strikes.alertAfter(), armor, sense.strikes.dead());
            worth += LEFT_ACTION * sense.strikes.actionsAfter() - sense.cards.valor(hero) * paid - STEP * cost[space];
            if (worth > placeWorth) {
                placeWorth = worth;
                place = space;
            }
        }
    }

    int act(final Decision decision) {
        final int hero = decision.subject();
        final int poi = errands.poi(decision);
        if (poi >= 0) {
            return because(poi, "a P.O.I. that the mission wants");
        }
        final int card = card(decision, hero);
        if (card >= 0) {
            return card;
        }
        final int alert = view.alert(hero);
        look(hero, view.movement(), view.actions(), view.valor(hero), alert, view.armor(hero));
        final int goal = place;
        final int step = sense.ways.firstStep(goal);
        final Strikes strikes = sense.strikes;
        final double there = strikes.best(hero, goal, view.actions(), view.valor(hero), alert, 0);
        final double here = strikes.best(hero, view.space(hero), view.actions(), view.valor(hero), alert, 0);
        if (here > 0 && (step < 0 || here >= there)) {
            answers.aim(strikes.firstTargets(), strikes.firstValor());
            final int attack = Errands.find(decision, Ask.ATTACK + strikes.firstWeapon());
            if (attack >= 0) {
                return because(attack, "an attack that is worth its noise");
            }
        }
        final int move = step < 0 ? NONE : Errands.find(decision, Ask.MOVE + step);
        return move >= 0 ? because(move, "on the way to the best space in reach") : rest(decision, hero);
    }

    private int because(final int i, final String reason) {
        why = reason;
        return i;
    }

    /** Plays or discards the card that is worth most, if any is worth it. */
    private int card(final Decision decision, final int hero) {
        final HeroTable board = sense.tables.heroes[hero];
        int best = NONE;
        double most = LEAST;
        for (int i = 0; i < decision.count(); i++) {
            final int card = decision.option(i) & ~Ask.WHAT;
            final double worth = switch (decision.option(i) & Ask.WHAT) {
                case Ask.PLAY -> sense.cards.of(board.cardEffects[card], hero);
                case Ask.DISCARD -> sense.cards.discard(hero, card);
                default -> 0;
            };
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        if (best >= 0 && (decision.option(best) & Ask.WHAT) == Ask.PLAY) {
            answers.play(board.cardEffects[decision.option(best) & ~Ask.WHAT]);
            return because(best, "the card that is worth most now");
        }
        return because(best, "the card is worth more as valor");
    }

    private int rest(final Decision decision, final int hero) {
        final int rest = errands.rest(decision, hero);
        return because(rest, errands.why());
    }

    String whyAct() {
        return why;
    }

    Explanation whyStance() {
        return Explanation.of("the best space to get to, its attacks, and what the stance itself gives", worths, count);
    }
}
