package org.sitrep.rulesets.sixtyfive.battle;

import java.util.Arrays;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.strategy.Decision;

/** Fires at units that enter a hex in the other side's impulse (section 11 of the rules). */
final class OpportunityFire extends Part {
    private static final Block[] FIRES = {Block.FIRE, Block.FLANKING_FIRE, Block.PUNISHING_FIRE, Block.CANNISTER};

    private final Attack attack = new Attack();
    private final boolean[] hasFired;
    /** Blocks that allow Opportunity Fire, all played as Fire (AMB-08), as a mask of {@link Block}. */
    private final long blocks;
    /** Cards with one of them. */
    private final long fireCards;

    OpportunityFire(final Table table) {
        super(table);
        hasFired = new boolean[map.count];
        final boolean all = tables.options.opportunityCards() == Options.OpportunityCards.ALL_FIRE;
        long allowing = 0;
        long with = 0;
        for (int i = 0; i < (all ? FIRES.length : 1); i++) {
            with |= cards.with(FIRES[i]);
            allowing |= cards.with(FIRES[i]) == 0 ? 0 : 1L << FIRES[i].ordinal();
        }
        blocks = allowing;
        fireCards = with;
    }

    /** Offers fire at a group that has entered a hex; returns those that may go on (SF-OPF-1, SF-OPF-5). */
    long entered(final int side, final long group, final int at) {
        final int other = 1 - side;
        long left = group;
        Arrays.fill(hasFired, false);
        while (left != 0 && (firing(other) | power(other)) != 0) {
            final int from = chooseHex(other, left, at);
            if (from == DecisionKind.NOTHING) {
                break;
            }
            hasFired[from] = true;
            left = fire(other, left, from, at);
            if (tables.options.opportunityFires() == Options.OpportunityFires.ONE) { // AMB-09
                break;
            }
        }
        return left;
    }

    private long firing(final int side) {
        return s.hand[side] & fireCards;
    }

    private long power(final int side) {
        return s.hand[side] & cards.power;
    }

    private int chooseHex(final int side, final long group, final int at) {
        final Decision decision = seats[side].open(DecisionKind.OPPORTUNITY, Long.numberOfTrailingZeros(group));
        for (int from = 0; from < map.count; from++) {
            if (!hasFired[from]
                    && from != at // SF-OPF-3
                    && s.in(from, side) != 0
                    && (firing(side) != 0 && aims(side, from, group) || powered(side, from, group))) {
                decision.add(from);
            }
        }
        decision.add(DecisionKind.NOTHING);
        return seats[side].ask();
    }

    private boolean powered(final int side, final int from, final long group) {
        return power(side) != 0
                && table.powers.anyFiring(attack, side, table.fireActions.ready(side, from) & ~s.loaded, group);
    }

    private boolean aims(final int side, final int from, final long group) {
        attack.begin(side);
        attack.inMotion = true;
        attack.only = group; // SF-FIRE-13
        return table.fire.leads(attack, table.fireActions.ready(side, from)) != 0;
    }

    private long fire(final int side, final long group, final int from, final int at) {
        final int card = chooseCard(side, from, group);
        if (card == DecisionKind.NOTHING) {
            return group;
        }
        final boolean power = (card & ~DecisionKind.NUMBER) == DecisionKind.POWER;
        final int number = card & DecisionKind.NUMBER;
        table.windows.beginOpportunityFire();
        final int block =
                (card & ~DecisionKind.NUMBER) == DecisionKind.UPPER ? cards.upper(number) : cards.lower(number);
        table.deck.play(side, number, power ? -1 : block);
        final long ready = table.fireActions.ready(side, from);
        table.damage.struck = 0;
        attack.begin(side);
        attack.inMotion = true;
        attack.plain = true;
        attack.only = group;
        final int lead = power ? table.powers.chooseFiring(attack, side, ready & ~s.loaded, group) : BattleState.NONE;
        if (power
                ? table.fire.declareBy(attack, lead, ready & ~(1L << lead))
                : table.fire.declare(attack, ready)) { // SF-OPF-2
            s.record.opportunityFires[side]++;
            trace.tell(Event.OPPORTUNITY_FIRE, from, attack.target);
            table.fire.resolve(attack);
            table.markers.fired(attack.joined | (power ? 0 : 1L << attack.lead)); // SF-OPF-6
            if (power) {
                table.markers.complete(1L << attack.lead); // AMB-14
            }
        }
        table.windows.endOpportunityFire();
        return stop(group, at);
    }

    private int chooseCard(final int side, final int from, final long group) {
        final boolean plain = aims(side, from, group);
        final boolean powered = powered(side, from, group);
        final Decision decision = seats[side].open(DecisionKind.OPPORTUNITY_CARD, from);
        for (long rest = plain ? firing(side) : 0; rest != 0; rest &= rest - 1) {
            final int card = Long.numberOfTrailingZeros(rest);
            decision.add(card | ((blocks & 1L << cards.upper(card)) != 0 ? DecisionKind.UPPER : DecisionKind.LOWER));
        }
        decision.addAll(DecisionKind.POWER, powered ? power(side) : 0);
        decision.add(DecisionKind.NOTHING);
        return seats[side].ask();
    }

    /** Stops the units that were hit: Ops Complete; the others may go on (SF-OPF-5). */
    private long stop(final long group, final int at) {
        table.markers.complete(group & table.damage.struck & s.present);
        return table.actions.near(group & ~s.complete, at, 0);
    }
}
