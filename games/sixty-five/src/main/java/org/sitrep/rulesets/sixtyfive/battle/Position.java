package org.sitrep.rulesets.sixtyfive.battle;

import java.util.Arrays;
import java.util.Optional;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * A position from which one attack or one assault is played again and again. Both sides play every Support and Reaction
 * in their hands as soon as they can, and Tactical draws a card again that does not hit a soft target. Among equals the
 * unit with the lowest number takes a hit. Not thread-safe.
 */
public final class Position {
    private static final int MOST_DECISIONS = 1000;

    /** The map and the cards; the caller sets them before {@link #ready}, and reads the result from them. */
    public final BattleState state;

    private final BattleState start;
    private final Table table;
    private final Attack attack = new Attack();
    private final Attack declared = new Attack();
    private final Seat<?>[] seats = new Seat<?>[2];
    private final TrialKey key = new TrialKey();
    private Shot asked;
    private long hitting;

    /**
     * An attack by fire.
     *
     * @param lead the lead unit
     * @param joined units of its hex that join
     * @param target the unit that it is aimed at
     * @param movers the units that Opportunity Fire may be aimed at; 0 for other fire
     * @param kind Fire, or Move &amp; Fire after the move
     * @param spread true if hits are spread over the hex
     * @param armor true for an attack with Armor Piercing Factors
     */
    public record Shot(
            int lead, long joined, int target, long movers, AttackKind kind, boolean spread, boolean armor) {}

    /** Creates an empty position. */
    public Position(final GameTables tables, final Rolls rolls, final TrialListener trace) {
        state = new BattleState(tables);
        start = new BattleState(tables);
        table = new Table(state, rolls, seats, trace);
        for (int side = 0; side < seats.length; side++) {
            seats[side] = new BattleView(state, side).seat(new Answers(), TrialListener.NONE, MOST_DECISIONS);
        }
    }

    /** Puts a unit in a hex. */
    public void put(final int unit, final int at) {
        table.places.put(unit, at);
    }

    /** Notes that the position is set up. */
    public void ready() {
        start.copyFrom(state);
    }

    private void begin() {
        state.copyFrom(start);
        table.windows.begin();
        for (final Seat<?> seat : seats) {
            seat.begin(key);
        }
    }

    /** Plays an attack from the position; returns whether the rules allow it. */
    public boolean fire(final Shot shot) {
        begin();
        asked = shot;
        hitting = shot.armor ? -1 : state.tables.cards.hits(table.aim.kindOf(shot.lead, shot.kind));
        attack.begin(state.tables.units.side[shot.lead]);
        attack.inMotion = shot.movers != 0;
        attack.plain = shot.kind != AttackKind.MOVE_AND_FIRE && !attack.inMotion;
        attack.kind = shot.kind;
        if (attack.inMotion) {
            table.windows.beginOpportunityFire();
        }
        attack.only = shot.movers;
        if (!table.fire.declare(attack, 1L << shot.lead | shot.joined)
                || attack.lead != shot.lead
                || attack.joined != shot.joined
                || attack.target != shot.target
                || attack.spread != shot.spread
                || attack.armor != shot.armor) {
            return false;
        }
        try {
            table.fire.resolve(attack);
        } catch (final Table.BattleOver over) {
            // what has become of the units is all that is asked
        }
        return true;
    }

    /**
     * Sets the position up as a side sees it that is asked about an attack by fire: neither side holds a card, and the
     * pile is all that the side has not seen.
     */
    public void declared(final BattleView seen) {
        state.copyFrom(seen.state());
        Arrays.fill(state.hand, 0);
        state.pile = seen.unseen();
        declared.copy(seen.state().declared);
        ready();
    }

    /** Plays the declared attack with an option of the question that is asked about it. */
    public void fire(final int question, final int option) {
        begin();
        final long some = hitting(question, option);
        hitting = attack.armor ? -1 : some;
        try {
            table.fire.resolve(attack);
        } catch (final Table.BattleOver over) {
            // what has become of the units is all that is asked
        }
    }

    /** Returns the cards that would hit in the declared attack after an option; 0 for one on armor. */
    public long hitting(final int question, final int option) {
        attack.copy(declared);
        answer(question, option);
        return attack.armor ? 0 : state.tables.cards.hits(table.aim.kindOf(attack.lead, attack.kind));
    }

    private void answer(final int question, final int option) {
        switch (question) {
            case DecisionKind.TARGET -> table.fire.aimAt(attack, option);
            case DecisionKind.JOIN -> {
                attack.joined |= option == DecisionKind.NOTHING ? 0 : 1L << option;
                attack.bonus += table.fireActions.flankingBonus(attack);
            }
            case DecisionKind.SUPPORT -> attack.bonus += option == DecisionKind.NOTHING ? 0 : 1; // SF-SUP-3
            default -> throw new IllegalArgumentException("question " + question);
        }
    }

    /** Returns the side of the declared attack. */
    public int attacker() {
        return declared.side;
    }

    /** Returns whether its one target is eliminated or, for a bunker, destroyed; empty if hits are spread. */
    public Optional<Boolean> eliminates() {
        if (attack.spread) {
            return Optional.empty();
        }
        return Optional.of(
                attack.onBunker
                        ? state.bunker[attack.at] == BattleState.NONE
                        : (state.dead & 1L << attack.target) != 0);
    }

    /**
     * Plays an assault from the position, of the units of a side that have entered a hex.
     *
     * @param charge true if one of them has entered it by a Charge
     */
    public void assault(final int side, final int at, final boolean charge) {
        begin();
        hitting = state.tables.cards.hits(AttackKind.ASSAULT);
        state.charged[at] = charge;
        table.assault.fightAll(side);
    }

    /** Answers as the attack is asked for, and else with the first option. */
    private final class Answers extends Bot<BattleView> {
        @Override
        public void begin(final BattleView view, final BotRandom random) {}

        @Override
        public int choose(final BattleView view, final Decision decision) {
            return switch (decision.kind()) {
                case DecisionKind.LEAD -> Math.max(0, decision.indexOf(asked.lead));
                case DecisionKind.TARGET -> Math.max(0, decision.indexOf(target()));
                case DecisionKind.JOIN -> join(decision);
                case DecisionKind.REDRAW -> (hitting & 1L << decision.subject()) == 0 ? 1 : 0;
                default -> 0;
            };
        }

        private int target() {
            return asked.target
                    | (asked.armor ? DecisionKind.ARMOR : 0)
                    | (asked.spread && !asked.armor ? DecisionKind.SPREAD : 0);
        }

        private int join(final Decision decision) {
            for (long rest = asked.joined; rest != 0; rest &= rest - 1) {
                final int found = decision.indexOf(Long.numberOfTrailingZeros(rest));
                if (found >= 0) {
                    return found;
                }
            }
            return decision.indexOf(DecisionKind.NOTHING);
        }
    }
}
