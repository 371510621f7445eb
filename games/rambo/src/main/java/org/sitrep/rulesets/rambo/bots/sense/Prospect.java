package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.MapTable;

/**
 * Finds where a hero should go with the movement of a turn: the space in reach where attacking and standing are worth
 * most. Not thread-safe; allocates nothing after construction.
 */
public final class Prospect {
    private static final double LEFT_ACTION = 0.5;
    /** Cost per step, so that a hero does not walk for nothing. */
    private static final double STEP = 0.01;

    private final Sense sense;
    private final MissionView view;
    private final int[] cost;
    private final int[] spaces;

    private int hero;
    private int reached;
    private int actions;
    private int valor;
    private int alert;
    private int armor;

    private int space;
    private double worth;
    private double attacks;
    private int alertAfter;
    private long dead;

    /** Creates the prospect of a judgement. */
    public Prospect(final Sense sense) {
        this.sense = sense;
        view = sense.view;
        cost = new int[sense.tables.map.spaces];
        spaces = new int[sense.tables.map.spaces];
    }

    /** Searches with what a hero has left of its turn. */
    public void onward(final int ofHero) {
        find(
                ofHero,
                view.stance(),
                view.movement(),
                view.actions(),
                view.valor(ofHero),
                view.alert(ofHero),
                view.armor(ofHero));
    }

    /** Searches with what a hero would have in a stance, before it is chosen. */
    public void inStance(final int ofHero, final int stance) {
        final HeroTable board = sense.tables.heroes[ofHero];
        find(
                ofHero,
                stance,
                Math.max(0, view.movement() + board.stances[stance].movement() - view.carrying(ofHero)),
                view.actions() + board.stances[stance].actions(),
                view.valor(ofHero) + board.stances[stance].valor(),
                Math.max(0, view.alert(ofHero) + board.stances[stance].alert()),
                view.armor(ofHero) + board.stances[stance].armor());
    }

    private void find(
            final int ofHero,
            final int stance,
            final int movement,
            final int ofActions,
            final int ofValor,
            final int ofAlert,
            final int ofArmor) {
        hero = ofHero;
        actions = ofActions;
        valor = ofValor;
        alert = ofAlert;
        armor = ofArmor;
        final int more = sense.orders.runs(hero) && view.valorMoves(hero, stance) ? valor : 0;
        reached = sense.ways.reach(view, hero, view.space(hero), movement + more, cost, spaces);
        final Strikes strikes = sense.strikes;
        strikes.shots().begin(hero);
        worth = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < reached; i++) {
            final int at = spaces[i];
            final int paid = Math.max(0, cost[at] - movement);
            final double from = strikes.best(hero, at, actions, valor - paid, alert, 0);
            double sum = from;
            sum += sense.places.worth(hero, at, strikes.alertAfter(), armor, strikes.dead());
            sum += LEFT_ACTION * strikes.actionsAfter() - sense.cards.valor(hero) * paid - STEP * cost[at];
            if (sum > worth) {
                worth = sum;
                space = at;
                attacks = from;
                alertAfter = strikes.alertAfter();
                dead = strikes.dead();
            }
        }
    }

    /** Returns the best space. */
    public int space() {
        return space;
    }

    /** Returns the worth of going there, attacks included. */
    public double worth() {
        return worth;
    }

    /** Returns the worth of the attacks from there. */
    public double attacks() {
        return attacks;
    }

    /** Returns how many figures those attacks kill. */
    public int kills() {
        return Long.bitCount(dead);
    }

    /** Returns the alert that those attacks raise. */
    public int noise() {
        return alertAfter - alert;
    }

    /** Returns the cost of ending the turn there. */
    public double danger() {
        return sense.safety.danger(hero, space, alertAfter, armor, dead);
    }

    /** Returns the space in reach from which the way to the hero's goal is shortest, the first of equals on the way. */
    public int nearestToGoal() {
        int best = 0;
        for (int i = 1; i < reached; i++) {
            best = sense.orders.toGoal(hero, spaces[i]) < sense.orders.toGoal(hero, spaces[best]) ? i : best;
        }
        return spaces[best];
    }

    /**
     * Returns the space in reach where the hero, in its present condition, is safest from enemies, the first of equals
     * on the way.
     */
    public int safest() {
        int best = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < reached; i++) {
            final double danger = sense.safety.danger(hero, spaces[i], alert, armor, 0);
            if (danger < least) {
                least = danger;
                best = i;
            }
        }
        return spaces[best];
    }

    /**
     * Returns the space in reach from which attacks are worth most; if no space offers any, the one nearest to an
     * enemy. The first of equals on the way.
     */
    public int bestToAttackFrom() {
        int best = 0;
        double most = 0;
        for (int i = 0; i < reached; i++) {
            final double from = sense.strikes.best(hero, spaces[i], actions, valor, alert, 0);
            if (from > most) {
                most = from;
                best = i;
            }
        }
        return most > 0 ? spaces[best] : nearestToEnemy();
    }

    private int nearestToEnemy() {
        int best = 0;
        for (int i = 1; i < reached; i++) {
            best = sense.places.toEnemy(spaces[i], 0) < sense.places.toEnemy(spaces[best], 0) ? i : best;
        }
        return spaces[best];
    }

    /** Returns the first step of the way to a space in reach; {@link MapTable#NONE} if the hero stands there. */
    public int firstStep(final int to) {
        return sense.ways.firstStep(to);
    }
}
