package org.sitrep.rulesets.rambo.bots.planner;

import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.bots.sense.Strikes;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.Requirement;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.HeroTable;

/**
 * Searches a hero's turn: each use of a card, each space to attack from, and each space to end on from there. Not
 * thread-safe; allocates nothing after construction.
 */
final class TurnSearch {
    /** Number of spaces to attack from whose end spaces are examined one by one. */
    private static final int STANDS = 4;

    private static final double HEALED = 0.4;
    private static final double ARMOR = 0.1;
    private static final double LEFT_ACTION = 0.5;
    private static final double STEP = 0.01;
    private static final double CARD_KEPT = 0.55;
    private static final double POI = 6;
    private static final double WON = 1000;

    private final Sense sense;
    private final MissionView view;
    private final int[] cost;
    private final int[] spaces;
    private final int[] costOn;
    private final int[] spacesOn;
    private final int[] stands = new int[STANDS];
    private final double[] standWorth = new double[STANDS];
    private final Pressure pressure;
    private final CardPlan card = new CardPlan();
    private final Plan best = new Plan();

    // The turn that is searched, before a card is used.
    private int hero;
    private int movement;
    private int actions;
    private int valor;
    private boolean valorMoves;
    private int alert;
    private int armor;

    TurnSearch(final Sense sense) {
        this.sense = sense;
        view = sense.view;
        pressure = new Pressure(sense);
        final int all = sense.tables.map.spaces;
        cost = new int[all];
        spaces = new int[all];
        costOn = new int[all];
        spacesOn = new int[all];
    }

    Plan inStance(final int who, final int stance) {
        final HeroTable board = sense.tables.heroes[who];
        hero = who;
        movement = Math.max(0, view.movement() + board.stances[stance].movement() - view.carrying(who));
        actions = view.actions() + board.stances[stance].actions();
        valor = view.valor(who) + board.stances[stance].valor();
        valorMoves = view.valorMoves(who, stance);
        alert = Math.max(0, view.alert(who) + board.stances[stance].alert());
        armor = view.armor(who) + board.stances[stance].armor();
        search(true);
        best.worth += HEALED * Math.min(board.stances[stance].heal(), view.damage(who)) + ARMOR * armor;
        return best;
    }

    Plan onward(final int who) {
        hero = who;
        movement = view.movement();
        actions = view.actions();
        valor = view.valor(who);
        valorMoves = view.valorMoves(who, view.stance());
        alert = view.alert(who);
        armor = view.armor(who);
        search(!view.tacticsUsed());
        return best;
    }

    private void search(final boolean cards) {
        best.clear();
        card.none();
        withCard();
        if (!cards) {
            return;
        }
        final HeroTable board = sense.tables.heroes[hero];
        int discarded = 0;
        for (int rest = view.hand(hero); rest != 0; rest &= rest - 1) {
            final int which = Integer.numberOfTrailingZeros(rest);
            if (sense.tables.actions.contains(Forbidden.Action.PLAY)) {
                card.play(sense, hero, which);
                withCard();
            }
            // Of cards for the same valor, the first is enough.
            if (sense.tables.actions.contains(Forbidden.Action.DISCARD)
                    && (discarded >> board.cards[which].valor() & 1) == 0) {
                discarded |= 1 << board.cards[which].valor();
                card.discard(board, which);
                withCard();
            }
        }
    }

    private void withCard() {
        final boolean now = view.holds(card.requires, hero);
        if (!now && !card.forAttack()) {
            return;
        }
        final int from = view.space(hero);
        final boolean later = card.forAttack();
        final int steps = movement + card.movement;
        final int tokens = valor + card.valor;
        final int forSteps = sense.orders.runs(hero) ? tokens : Math.min(tokens, 1);
        final int most = steps + (valorMoves ? forSteps : 0);
        final int reached = sense.ways.reach(view, hero, from, most, cost, spaces);
        final double base = card.rest - (card.option == DecisionKind.END ? 0 : CARD_KEPT);
        int found = 0;
        for (int i = 0; i < reached; i++) {
            final int space = spaces[i];
            if (later && !holdsAt(space)) {
                continue;
            }
            final int paid = Math.max(0, cost[space] - steps);
            final double attacks = strike(space, tokens - paid);
            final double walked = base - STEP * cost[space];
            if (!later || attacks > 0) {
                consider(
                        walked + attacks + endWorth(space, sense.strikes.valorAfter()),
                        space,
                        space,
                        attacks > 0,
                        later);
            }
            if (attacks > 0 && cost[space] < most) {
                found = keep(space, walked + attacks, found);
            }
        }
        for (int i = 0; i < found; i++) {
            searchEnds(stands[i], base, steps, tokens, most, later);
        }
    }

    private double strike(final int space, final int tokens) {
        final Strikes strikes = sense.strikes;
        strikes.shots().begin(hero);
        card.change(sense.tables.effects, strikes.shots());
        return strikes.best(hero, space, actions + card.actions + card.freeAttacks, Math.max(0, tokens), alertNow(), 0);
    }

    private int alertNow() {
        return Math.max(0, alert + card.alert);
    }

    private boolean holdsAt(final int space) {
        if (card.requires == Requirement.IN_COVER) {
            return sense.tables.map.cover(space) || view.lasting().covers(hero);
        }
        if (card.requires == Requirement.ADJACENT_ENEMY) {
            for (long rest = view.figures(); rest != 0; rest &= rest - 1) {
                if (sense.tables.map.adjacent(space, view.figureSpace(Long.numberOfTrailingZeros(rest)))) {
                    return true;
                }
            }
            return false;
        }
        return view.holds(card.requires, hero);
    }

    /** Inserts a space to attack from into the list of the most valuable ones; returns the length of the list. */
    private int keep(final int space, final double worth, final int found) {
        int at = found < STANDS ? found : STANDS - 1;
        if (found == STANDS && worth <= standWorth[at]) {
            return found;
        }
        while (at > 0 && standWorth[at - 1] < worth) {
            stands[at] = stands[at - 1];
            standWorth[at] = standWorth[at - 1];
            at--;
        }
        stands[at] = space;
        standWorth[at] = worth;
        return Math.min(STANDS, found + 1);
    }

    /** Examines where to end the turn after attacking from a space. */
    private void searchEnds(
            final int stand,
            final double base,
            final int steps,
            final int tokens,
            final int most,
            final boolean later) {
        final int paidBefore = Math.max(0, cost[stand] - steps);
        final double attacks = strike(stand, tokens - paidBefore);
        final int left = Math.max(0, steps - cost[stand]);
        final int tokensLeft = sense.strikes.valorAfter();
        final int further = Math.min(most - cost[stand], left + tokensLeft);
        final int walked = cost[stand];
        final int reached = sense.ways.reach(view, hero, stand, further, costOn, spacesOn);
        for (int i = 1; i < reached; i++) {
            final int space = spacesOn[i];
            final int paid = Math.max(0, costOn[space] - left);
            final double worth = base + attacks - STEP * (walked + costOn[space]);
            consider(worth + endWorth(space, tokensLeft - paid), stand, space, true, later);
        }
    }

    /** Returns the worth of the position at the end of the hero's turn, after the attacks that were computed last. */
    private double endWorth(final int space, final int tokens) {
        final Strikes strikes = sense.strikes;
        final int left = Math.max(0, strikes.actionsAfter());
        return sense.places.worth(hero, space, strikes.alertAfter(), armor + card.armor, strikes.dead())
                - pressure.cost(hero, space, strikes.alertAfter(), strikes.dead())
                - sense.safety.alert(hero, alertNow()) // the worth of attacks already includes theirs
                + sense.cards.valor(hero) * tokens
                + LEFT_ACTION * left
                + goal(space, left, strikes.dead());
    }

    /** Returns the worth of being at the hero's goal with a number of actions left. */
    private double goal(final int space, final int left, final long dead) {
        if (!sense.orders.runs(hero) || sense.orders.toGoal(hero, space) > 0) {
            return 0;
        }
        final int poi = sense.orders.poi(hero);
        if (poi < 0) {
            return WON;
        }
        if (left == 0) {
            return 0;
        }
        if (sense.goals.wins(poi)) {
            return (view.figures() & ~dead) == 0 ? WON : 0;
        }
        return POI;
    }

    private void consider(
            final double worth, final int stand, final int end, final boolean attacks, final boolean later) {
        if (worth > best.worth) {
            best.worth = worth;
            best.card = card.option;
            best.cardLater = later;
            best.stand = stand;
            best.end = end;
            best.attacks = attacks;
        }
    }
}
