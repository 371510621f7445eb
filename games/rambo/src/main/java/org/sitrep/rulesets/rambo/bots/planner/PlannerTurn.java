package org.sitrep.rulesets.rambo.bots.planner;

import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Errands;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.bots.sense.Strikes;
import org.sitrep.rulesets.rambo.bots.sense.Turn;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.strategy.Decision;

/**
 * Takes a turn of the planner: plans it when the stance is chosen, follows the plan step by step, and plans again when
 * something new is revealed. Not thread-safe; allocates nothing after construction.
 */
final class PlannerTurn extends Turn {
    private final TurnSearch search;
    private final Plan plan = new Plan();
    private final int[] cost;
    private final int[] spaces;

    private boolean planned;
    private long seen;

    PlannerTurn(final Sense sense, final Answers answers) {
        super(sense, answers);
        search = new TurnSearch(sense);
        cost = new int[sense.tables.map.spaces];
        spaces = new int[sense.tables.map.spaces];
    }

    @Override
    protected void begin() {
        planned = false;
    }

    @Override
    protected int chooseStance(final Decision decision) {
        int best = 0;
        plan.clear();
        for (int i = 0; i < decision.count(); i++) {
            final Plan found = search.inStance(decision.subject(), decision.option(i));
            worths[i] = found.worth;
            if (found.worth > plan.worth) {
                best = i;
                plan.copy(found);
            }
        }
        planned = true;
        seen = sight();
        return best;
    }

    /** Returns a hash that changes when something is revealed that the plan did not take into account. */
    private long sight() {
        long sum = sense.orders.fog();
        for (int poi = 0; poi < sense.tables.mission.pois.length; poi++) {
            sum = sum * 31 + view.poi(poi);
        }
        return sum * 31 + view.round() * 4L + view.turnsOver();
    }

    @Override
    protected int act(final Decision decision) {
        final int hero = decision.subject();
        final int poi = errands.poi(decision);
        if (poi >= 0) {
            planned = false;
            return because(poi, "a P.O.I. that the mission needs");
        }
        for (int tries = 0; tries < 2; tries++) {
            if (!planned || seen != sight()) {
                plan.copy(search.onward(hero));
                planned = true;
                seen = sight();
            }
            final int next = next(decision, hero);
            if (next >= 0) {
                return next;
            }
            planned = false;
        }
        return rest(decision, hero);
    }

    /** Returns the next option of the plan; below 0 if the plan is done or cannot be followed. */
    private int next(final Decision decision, final int hero) {
        final int here = view.space(hero);
        if (plan.card != DecisionKind.END && (!plan.cardLater || here == plan.stand)) {
            final int use = Errands.find(decision, plan.card);
            if (use < 0) {
                return NONE;
            }
            if ((plan.card & DecisionKind.WHAT) == DecisionKind.PLAY) {
                answers.play(sense.tables.heroes[hero].cardEffects[plan.card & ~DecisionKind.WHAT]);
            }
            plan.card = DecisionKind.END;
            return because(use, "the planned card");
        }
        if (here != plan.stand && plan.stand >= 0) {
            return step(decision, hero, plan.stand);
        }
        plan.stand = NONE;
        if (plan.attacks) {
            final int attack = attack(decision, hero);
            if (attack >= 0) {
                return attack;
            }
            plan.attacks = false;
        }
        return here == plan.end ? NONE : step(decision, hero, plan.end);
    }

    private int step(final Decision decision, final int hero, final int to) {
        final int most = view.movement() + (view.valorMoves(hero, view.stance()) ? view.valor(hero) : 0);
        sense.ways.reach(view, hero, view.space(hero), most, cost, spaces);
        final int step = sense.ways.firstStep(to);
        return step < 0 ? NONE : because(Errands.find(decision, DecisionKind.MOVE + step), "on the planned route");
    }

    private int attack(final Decision decision, final int hero) {
        final Strikes strikes = sense.strikes;
        strikes.shots().begin(hero);
        strikes.best(hero, view.space(hero), view.actions(), view.valor(hero), view.alert(hero), 0);
        if (strikes.firstWeapon() < 0) {
            return NONE;
        }
        answers.aim(strikes.firstTargets(), strikes.firstValor());
        return because(Errands.find(decision, DecisionKind.ATTACK + strikes.firstWeapon()), "the planned attack");
    }

    @Override
    protected String reasonOfStance() {
        return "the stance in the best plan for the turn";
    }
}
