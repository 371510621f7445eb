package org.sitrep.rulesets.sixtyfive.battle;

import java.util.Arrays;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.strategy.Decision;

/** Fires at units that enter a hex in the other side's impulse (section 11 of the rules). */
final class OpportunityFire extends Part {
    private static final int FORTY_MM_REACH = 3;
    private static final int SATCHEL = 5;

    private final Attack attack = new Attack();
    private final boolean[] hasFired;

    OpportunityFire(final Table table) {
        super(table);
        hasFired = new boolean[map.count];
    }

    /** Offers fire at a group that has entered a hex; returns those that may go on (SF-OPF-1, SF-OPF-5). */
    long entered(final int side, final long group, final int at) {
        final int other = 1 - side;
        long left = group;
        Arrays.fill(hasFired, false);
        while (left != 0 && allowing(other) != 0) {
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

    /** Returns the cards of a side that allow Opportunity Fire (AMB-08). */
    private long allowing(final int side) {
        long some = cards.with(Block.FIRE) | cards.power;
        if (tables.options.opportunityCards() == Options.OpportunityCards.ALL_FIRE) {
            some |= cards.with(Block.FLANKING_FIRE) | cards.with(Block.PUNISHING_FIRE) | cards.with(Block.CANNISTER);
        }
        return s.hand[side] & some;
    }

    private int chooseHex(final int side, final long group, final int at) {
        final Decision decision = seat(side).open(DecisionKind.OPPORTUNITY, Long.numberOfTrailingZeros(group));
        for (int from = 0; from < map.count; from++) {
            if (!hasFired[from]
                    && from != at
                    && (plain(side, from) || powered(side, from))
                    && aims(side, from, group)) {
                decision.add(from);
            }
        }
        decision.add(DecisionKind.NOTHING);
        return seat(side).ask();
    }

    private boolean plain(final int side, final int from) {
        return ready(side, from) != 0 && (allowing(side) & ~cards.power | s.hand[side] & cards.with(Block.FIRE)) != 0;
    }

    private boolean powered(final int side, final int from) {
        return (ready(side, from) & firePowers()) != 0 && (s.hand[side] & cards.power) != 0;
    }

    private long firePowers() {
        return units.with(Power.FORTY_MM)
                | units.with(Power.KILL_SHOT)
                | units.with(Power.EXPLOSIVE_ROUNDS)
                | units.with(Power.SATCHEL_CHARGE);
    }

    /** Returns the units of a hex that could fire. */
    private long ready(final int side, final int from) {
        return s.in(from, side) & s.eligible() & ~s.shaken;
    }

    private boolean aims(final int side, final int from, final long group) {
        attack.begin(side);
        attack.inMotion = true;
        return table.fire.leads(attack, ready(side, from), group) != 0;
    }

    private long fire(final int side, final long group, final int from, final int at) {
        final int card = chooseCard(side, from);
        if (card == DecisionKind.NOTHING) {
            return group;
        }
        final boolean power = (card & DecisionKind.POWER) == DecisionKind.POWER;
        final int number = card & 0xFF;
        table.deck.discard(side, number);
        table.windows.begin();
        attack.begin(side);
        attack.inMotion = true;
        final long ready = ready(side, from);
        if (power) {
            begin(side, ready & firePowers());
        }
        trace.tell(Event.CARD_PLAYED, side, number, power ? -1 : Block.FIRE.ordinal());
        if (!table.fire.declare(attack, power ? ready & firePowers() : ready, group)) {
            return group;
        }
        trace.tell(Event.OPPORTUNITY_FIRE, from, attack.target);
        table.damage.struck = 0;
        table.fire.resolve(attack);
        table.markers.fired(attack.joined | (power ? 0 : 1L << attack.lead));
        if (power) {
            table.markers.complete(1L << attack.lead); // AMB-14
        }
        return stop(group, at);
    }

    /** Prepares an attack with a Power by one of some units. */
    private void begin(final int side, final long some) {
        final int unit = Long.numberOfTrailingZeros(some);
        if ((units.with(Power.SATCHEL_CHARGE) & 1L << unit) != 0) {
            attack.bonus = SATCHEL - table.aim.factor(unit);
            attack.reach = 1;
            attack.alone = true;
            attack.rangeless = true;
            attack.softOnly = true;
            attack.spread = true;
        } else if ((units.with(Power.FORTY_MM) & 1L << unit) != 0) {
            attack.bonus = 1;
            attack.reach = FORTY_MM_REACH;
        } else {
            attack.bonus = (units.with(Power.EXPLOSIVE_ROUNDS) & 1L << unit) != 0 ? 2 : 1;
        }
    }

    private int chooseCard(final int side, final int from) {
        final Decision decision = seat(side).open(DecisionKind.OPPORTUNITY_CARD, from);
        for (long rest = allowing(side); rest != 0; rest &= rest - 1) {
            final int card = Long.numberOfTrailingZeros(rest);
            if (cards.upper(card) == Block.FIRE.ordinal()) {
                decision.add(card | DecisionKind.UPPER);
            } else if (cards.lower(card) == Block.FIRE.ordinal()) {
                decision.add(card | DecisionKind.LOWER);
            }
            if ((cards.power & 1L << card) != 0 && powered(side, from)) {
                decision.add(card | DecisionKind.POWER);
            }
        }
        decision.add(DecisionKind.NOTHING);
        return seat(side).ask();
    }

    /** Stops the units that were hit: Ops Complete (SF-OPF-5). */
    private long stop(final long group, final int at) {
        final long hit = group & table.damage.struck & s.present;
        table.markers.complete(hit);
        long left = group & s.present & ~hit;
        for (long rest = left; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            left = s.hex[unit] == at ? left : left & ~(1L << unit);
        }
        return left;
    }
}
