package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Ability;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.strategy.Decision;

/** The Actions that fire (section 18 of the rules). */
final class FireActions extends Part {
    private static final int CANNISTER_REACH = 4;
    private static final int CANNISTER_BONUS = 2;

    private final Attack attack = new Attack();
    private final Trip plain = new Trip();
    private final Trip half = new Trip(trip -> {
        trip.half = true;
        trip.assaults = false;
        trip.carries = false;
    });

    FireActions(final Table table) {
        super(table);
    }

    /** Returns the units of a side that an Action could activate to fire. */
    long able(final int side, final Block block) {
        final long eligible = table.actions.near(s.eligible() & units.ofSide[side] & ~s.shaken);
        attack.begin(side);
        return switch (block) {
            case FIRE, FLANKING_FIRE, PUNISHING_FIRE -> table.fire.leads(attack, eligible);
            case CANNISTER -> {
                prepareCannister();
                yield table.fire.leads(attack, eligible & units.with(Ability.CANNISTER));
            }
            case RELOAD_AND_FIRE -> reloading(side);
            case MOVE_AND_FIRE -> eligible & ~(units.with(Ability.NO_MOVE_AND_FIRE) | units.helicopters | s.loaded);
            default -> 0;
        };
    }

    private void prepareCannister() {
        attack.bonus = CANNISTER_BONUS;
        attack.reach = CANNISTER_REACH;
        attack.softOnly = true;
    }

    private long reloading(final int side) {
        long able = 0;
        final long fired = table.actions.near(s.fired & ~s.complete & units.ofSide[side] & s.present & ~s.shaken);
        for (long rest = fired; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            attack.begin(side);
            able |= aimsAgain(unit) ? table.fire.leads(attack, 1L << unit) : 0;
        }
        return able;
    }

    /**
     * Limits an attack to the original target of a unit: a unit, the units of a hex if the attack was spread, or a
     * bunker (AMB-62). Returns whether there is one left.
     */
    private boolean aimsAgain(final int unit) {
        final int target = s.lastTarget[unit];
        final int at = s.lastTargetHex[unit];
        if (target == BattleState.NONE) {
            attack.onlyBunker = at;
            return at != BattleState.NONE;
        }
        attack.only = at == BattleState.NONE ? 1L << target & s.present : s.in(at, 1 - units.side[unit]);
        return attack.only != 0;
    }

    /** Plays an Action that fires. */
    void play(final int side, final Block block, final long able) {
        attack.begin(side);
        switch (block) {
            case FIRE -> fireFrom(side, able);
            case FLANKING_FIRE -> flanking(side, able);
            case PUNISHING_FIRE -> punishing(side, able);
            case CANNISTER -> {
                prepareCannister();
                attack.solo = true;
                shoot(1L << table.actions.chooseUnit(side, Activity.CANNISTER, able));
            }
            case RELOAD_AND_FIRE -> reload(side, able);
            case MOVE_AND_FIRE -> moveAndFire(side, able);
            default -> throw new IllegalArgumentException(block.name());
        }
    }

    /** Fires from a hex of units that are able to; returns the hex (SF-ACT-6). */
    int fireFrom(final int side, final long able) {
        final int from = table.actions.chooseHex(side, Activity.FIRE, able, false);
        attack.begin(side);
        attack.plain = true;
        shoot(ready(side, from));
        return from;
    }

    /** Returns the units in a hex that may be activated to fire, those in a carrier included. */
    long ready(final int side, final int from) {
        return carried(side, from) & s.eligible() & ~s.shaken;
    }

    /** Returns the units in a hex, and those that fire from a carrier in it. */
    private long carried(final int side, final int from) {
        long some = s.in(from, side);
        for (long rest = s.loaded & units.ofSide[side]; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            some |= s.hex[unit] == from && table.aim.firesFromCarrier(unit) ? 1L << unit : 0;
        }
        return some;
    }

    private void shoot(final long candidates) {
        if (table.fire.declare(attack, candidates)) {
            table.fire.resolve(attack);
            table.markers.fired(attack.joined | 1L << attack.lead); // SF-FIRE-6
        }
    }

    /** Lets one unit of another hex join (SF-ACT-7). */
    private void flanking(final int side, final long able) {
        attack.flanks = true;
        final int from = table.actions.chooseHex(side, Activity.FLANKING_FIRE, able, false);
        if (!table.fire.declare(attack, ready(side, from))) {
            return;
        }
        final long others = s.eligible() & units.ofSide[side] & ~s.shaken & ~carried(side, from);
        final int helper = attack.onBunker ? DecisionKind.NOTHING : table.fire.chooseJoiner(attack, others);
        if (helper != DecisionKind.NOTHING) {
            attack.joined |= 1L << helper;
            trace.tell(Event.ATTACK_JOINED, helper);
        }
        attack.bonus += flankingBonus(attack);
        attack.flanks = false;
        table.fire.resolve(attack);
        table.markers.fired(attack.joined | 1L << attack.lead);
    }

    /** Returns the bonus for lines of fire that enter the target's hex by different sides or corners (SF-ACT-7). */
    int flankingBonus(final Attack flanking) {
        return flanking.flanks && entersBySeveralSides(flanking) ? 1 : 0;
    }

    private boolean entersBySeveralSides(final Attack flanking) {
        final int sides = map.sides(flanking.at, s.hex[flanking.lead]);
        for (long rest = flanking.joined; rest != 0; rest &= rest - 1) {
            if (map.sides(flanking.at, s.hex[Long.numberOfTrailingZeros(rest)]) != sides) {
                return true;
            }
        }
        return false;
    }

    /** One unit fires twice; between the shots the targets may go one hex (SF-ACT-11, AMB-61). */
    private void punishing(final int side, final long able) {
        attack.solo = true;
        final int unit = table.actions.chooseUnit(side, Activity.PUNISHING_FIRE, able);
        if (!table.fire.declare(attack, 1L << unit)) {
            return;
        }
        final boolean armor = attack.armor;
        final int bunker = attack.onBunker ? attack.at : BattleState.NONE;
        final long targets = attack.onBunker ? 0 : table.fire.targets(attack);
        table.fire.resolve(attack);
        if ((s.present & 1L << unit) != 0) { // First Fire may eliminate the unit
            for (long rest = targets & s.present; rest != 0; rest &= rest - 1) {
                flee(Long.numberOfTrailingZeros(rest), s.hex[unit]);
            }
            attack.begin(side);
            attack.solo = true;
            attack.softOnly = !armor;
            attack.only = targets & s.present;
            attack.onlyBunker = bunker;
            final boolean left = attack.only != 0 || bunker != BattleState.NONE;
            if (left
                    && table.fire.leads(attack, 1L << unit) != 0
                    && askOneOrNone(side, DecisionKind.LEAD, s.hex[unit], 1L << unit) != DecisionKind.NOTHING) {
                table.fire.declare(attack, 1L << unit);
                table.fire.resolve(attack);
            }
        }
        table.markers.fired(1L << unit);
    }

    private void flee(final int target, final int from) {
        if ((s.complete & 1L << target) != 0 // SF-STAT-4
                || (units.helicopters & 1L << target) != 0) {
            return;
        }
        final int side = units.side[target];
        final int at = s.hex[target];
        final Decision decision = seats[side].open(DecisionKind.RETREAT, target);
        for (int direction = 0; direction < HexMap.SIDES; direction++) {
            final int to = map.neighbour(at, direction);
            if (to != HexMap.NONE
                    && map.distance(from, to) > map.distance(from, at)
                    && s.ground(to, 1 - side) == 0
                    && table.places.fits(to, side, 1L << target)
                    && table.movement.cost(target, 1L << target, at, to, plain) != 0) {
                decision.add(to);
            }
        }
        decision.add(DecisionKind.NOTHING);
        final int to = seats[side].ask();
        if (to != DecisionKind.NOTHING) {
            table.places.move(target, to);
            trace.tell(Event.UNIT_RETREATED, target, at, to);
            if ((s.moved & 1L << target) != 0) { // SF-STAT-4
                table.markers.complete(1L << target);
            } else {
                table.markers.moved(1L << target);
            }
        }
    }

    private void reload(final int side, final long able) {
        final int unit = table.actions.chooseUnit(side, Activity.RELOAD_AND_FIRE, able);
        attack.begin(side);
        attack.solo = true; // SF-LEAD-5
        attack.bonus = 1;
        attack.steadier = 1; // SF-ACT-15
        if (aimsAgain(unit) && table.fire.declare(attack, 1L << unit)) {
            table.fire.resolve(attack);
        }
        table.markers.complete(1L << unit);
    }

    /** One unit moves and fires; others of the hex where it ends may join (SF-ACT-10, AMB-15). */
    private void moveAndFire(final int side, final long able) {
        final int unit = table.actions.chooseUnit(side, Activity.MOVE_AND_FIRE, able);
        s.onTheMove = unit; // SF-OPF-7: Opportunity Fire comes before the fire of this Action
        table.movement.moveFrom(side, 1L << unit, half);
        s.onTheMove = BattleState.NONE;
        final long bit = 1L << unit;
        if ((s.present & bit) != 0 && (s.shaken & bit) == 0 && (s.complete & bit) == 0) {
            attack.begin(side);
            attack.kind = AttackKind.MOVE_AND_FIRE;
            attack.solo = tables.options.moveAndFire() == Options.MoveAndFire.NONE;
            if (table.fire.leads(attack, bit) != 0) {
                final long others = attack.solo ? 0 : ready(side, s.hex[unit]) & ~bit;
                if (table.fire.declareBy(attack, unit, others)) {
                    table.fire.resolve(attack);
                    table.markers.complete(attack.joined);
                }
            }
        }
        table.markers.complete(bit);
    }
}
