package org.sitrep.rulesets.sixtyfive.battle;

import java.util.Arrays;
import org.sitrep.rulesets.sixtyfive.battle.BattleState.Flight;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Ability;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.strategy.Decision;

/** Fights the assaults of an impulse (section 13 of the rules). */
final class Assault extends Part {
    private static final int CHARGE = 2;

    /** Side that attacks. */
    private int attacking;

    private final int[] drawn = new int[2];
    private final int[] suffered = new int[2];
    /** The units before the assault, in case its results are void. */
    private final BattleState before;

    private final Trip retreat = new Trip();

    Assault(final Table table) {
        super(table);
        before = new BattleState(tables);
    }

    /** Fights one assault in each hex that was entered, the last thing in the impulse (SF-IMP-7, SF-ASLT-2). */
    void fightAll(final int side) {
        attacking = side;
        for (long rest = s.present(side); rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            if (s.hex[unit] >= 0 && s.entered[unit] != BattleState.NONE) {
                s.record.begin(BattleRecord.Cause.ASSAULT);
                fight(side, s.hex[unit]);
                s.record.over();
            }
        }
        Arrays.fill(s.charged, false);
        Arrays.fill(s.sneaked, false);
    }

    private void fight(final int side, final int at) {
        turnBack(side, at);
        final long attackers = s.ground(at, side);
        final long defenders = s.ground(at, 1 - side);
        if (attackers == 0 || defenders == 0) {
            clear(attackers);
            return;
        }
        table.windows.begin();
        s.record.assaults[side]++;
        trace.tell(Event.ASSAULT, at, side);
        Arrays.fill(drawn, 0);
        Arrays.fill(suffered, 0);
        before.copyUnitsFrom(s);
        s.foughtIn = at;
        if (!brokenOff(side, at, attackers, defenders)) {
            exchange(side, at, defenders);
            table.fire.panic(side, drawn[side] > 0 ? defenders : 0, at, at); // AMB-63
            if (!brokenOff(side, at, attackers, defenders)) {
                finish(side, at, attackers, defenders);
            }
        }
        s.foughtIn = BattleState.NONE;
        clear(s.in(at, side));
        table.victory.look();
    }

    /** Draws and applies the hits of both sides, at once unless one side is in ambush (SF-ASLT-5, SF-ASLT-6). */
    private void exchange(final int side, final int at, final long defenders) {
        final long wereShaken = s.shaken;
        final boolean ambush = s.sneaked[at] || ambush(side, s.ground(at, side));
        final boolean counter = ambush(1 - side, defenders);
        if (ambush == counter) { // AMB-67: two cancel
            final int hits = draw(side, at, s.ground(at, side));
            final int back = draw(1 - side, at, defenders & ~s.shaken);
            apply(1 - side, at, hits);
            apply(side, at, back);
        } else {
            final int first = ambush ? side : 1 - side;
            apply(1 - first, at, draw(first, at, s.ground(at, first) & ~wereShaken));
            apply(first, at, draw(1 - first, at, s.ground(at, 1 - first) & ~wereShaken));
        }
        apply(side, at, draw(1 - side, at, s.ground(at, 1 - side) & wereShaken & defenders));
    }

    /** Sends back attackers who were Shaken before the fight (SF-ASLT-11). */
    private void turnBack(final int side, final int at) {
        for (long rest = s.in(at, side) & s.shaken; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            if (s.entered[unit] != BattleState.NONE) {
                table.markers.complete(1L << unit);
                retreat(unit, s.entered[unit]);
            }
        }
    }

    /** Asks for Ambush: for a side with an unshaken unit that can assault (SF-SUP-2). */
    private boolean ambush(final int side, final long some) {
        final long able = some & ~s.shaken & (units.with(Ability.ASSAULT) | units.with(Ability.ASSAULT_PLUS));
        return able != 0 && table.windows.support(side, Block.AMBUSH, s.hex[Long.numberOfTrailingZeros(able)]);
    }

    /** Draws the cards of a side (SF-ASLT-3 to SF-ASLT-5); returns its hits. */
    private int draw(final int side, final int at, final long fighting) {
        if (fighting == 0) {
            return 0;
        }
        int total = side == attacking && s.charged[at] ? CHARGE : 0;
        for (long rest = fighting; rest != 0; rest &= rest - 1) {
            total += strength(Long.numberOfTrailingZeros(rest));
        }
        if ((fighting & units.leg & ~(units.with(Ability.SNIPER) | s.shaken)) != 0 // SF-SUP-3, SF-STAT-2
                && table.windows.support(side, Block.BULLET_STORM, at)) {
            total++;
        }
        if (table.windows.react(1 - side, Block.UNEXPECTED_COVER, at)) {
            total--; // SF-ASLT-4
        }
        final long hitting = cards.hits(AttackKind.ASSAULT);
        boolean redrawn = false;
        int hits = 0;
        for (int nth = 0; nth < total; nth++) {
            int card = drawOne(side, at);
            if (table.fire.mayRedraw(side, at, redrawn) && seats[side].askYes(DecisionKind.REDRAW, card)) {
                redrawn = true;
                trace.tell(Event.CARD_REDRAWN, card);
                card = drawOne(side, at);
            }
            hits += (hitting & 1L << card) != 0 ? 1 : 0;
        }
        trace.tell(Event.ASSAULT_DRAW, side, Math.max(0, total), hits);
        return hits;
    }

    private int drawOne(final int side, final int at) {
        return table.deck.draw(RollId.ASSAULT, at, Fire.CARDS * side + drawn[side]++);
    }

    /** Returns the cards that a unit draws in an assault (SF-ASLT-3, SF-ASLT-12, SF-ABIL-2). */
    int strength(final int unit) {
        final long bit = 1L << unit;
        final boolean plus = (units.with(Ability.ASSAULT_PLUS) & bit) != 0;
        int strength = plus || (units.with(Ability.ASSAULT) & bit) != 0 ? s.highExplosive(unit) + (plus ? 1 : 0) : 1;
        if (tables.rules.riflesAssaultFromCarriers()) { // S4
            for (long rest = table.places.passengers(unit); rest != 0; rest &= rest - 1) {
                final int passenger = Long.numberOfTrailingZeros(rest);
                strength += table.aim.firesFromCarrier(passenger) ? table.aim.factor(passenger) : 0;
            }
        }
        return strength;
    }

    /** Applies hits to a side: all Shaken, then all reduced or of one step destroyed, then eliminated (SF-ASLT-7). */
    private void apply(final int side, final int at, final int hits) {
        suffered[side] += hits; // AMB-35: surplus hits count
        for (int left = hits; left > 0; left--) {
            final long open = tier(side, at);
            if (open == 0) {
                return;
            }
            final long plain = open & ~units.heroes;
            final int chooser = tables.options.assaultHits() == Options.AssaultHits.INFLICTING_SIDE ? 1 - side : side;
            final int unit = askOne(chooser, DecisionKind.HIT, at, plain != 0 ? plain : open); // AMB-34
            if (table.damage.hit(unit) == Damage.SPARED) {
                suffered[side]--; // AMB-64
            }
        }
    }

    /** Returns the units of the first tier that is not complete; an already Shaken vehicle is destroyed (AMB-38). */
    private long tier(final int side, final int at) {
        final long own = s.ground(at, side);
        final long unshaken = own & ~s.shaken;
        final long whole = own & (~units.twoSteps | ~s.reduced);
        return unshaken != 0 ? unshaken : whole != 0 ? whole : own;
    }

    /**
     * Asks both sides for the card Retreat (SF-SUP-7). It makes all results void, eliminations too, and its side goes
     * (AMB-66); returns whether it was played.
     */
    private boolean brokenOff(final int side, final int at, final long attackers, final long defenders) {
        final boolean left = table.windows.support(side, Block.RETREAT, at);
        final int who = left ? side : table.windows.react(1 - side, Block.RETREAT, at) ? 1 - side : BattleState.NONE;
        if (who == BattleState.NONE) {
            return false;
        }
        s.record.restored(s.dead & ~before.dead);
        s.copyUnitsFrom(before);
        trace.tell(Event.ASSAULT_BROKEN_OFF, at, who);
        table.markers.complete(attackers | defenders);
        leave(who, at);
        return true;
    }

    /** Decides who holds the hex (SF-ASLT-8), and marks all who took part (SF-ASLT-10). */
    private void finish(final int side, final int at, final long attackers, final long defenders) {
        table.markers.complete(attackers | defenders);
        final boolean attackersLeft = s.ground(at, side) != 0;
        final boolean defendersLeft = s.ground(at, 1 - side) != 0;
        int winner = attackersLeft ? side : defendersLeft ? 1 - side : BattleState.NONE;
        if (attackersLeft && defendersLeft) {
            winner = suffered[1 - side] > suffered[side] ? side : 1 - side;
            leave(1 - winner, at);
        }
        if (winner != BattleState.NONE) {
            s.assaultsWon[winner]++;
        }
        trace.tell(Event.ASSAULT_OVER, at, winner);
    }

    private void leave(final int loser, final int at) {
        for (long rest = s.ground(at, loser); rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            if (loser == attacking) {
                retreat(unit, s.entered[unit]); // SF-ASLT-9
            } else {
                flee(unit, at, s.ground(at, attacking));
            }
        }
    }

    /** Lets a unit go directly away from attackers, or anywhere without one, or else it is eliminated (SF-ASLT-9). */
    private void flee(final int unit, final int at, final long attackers) {
        final Decision decision = seats[units.side[unit]].open(DecisionKind.RETREAT, unit);
        int options = 0;
        boolean exits = false;
        for (int direction = 0; direction < HexMap.SIDES; direction++) {
            final int to = map.neighbour(at, direction);
            if (isAway(at, direction, attackers)) {
                exits |= to == HexMap.NONE && table.places.mayLeave(1L << unit, at);
                if (to != HexMap.NONE && mayStandIn(unit, at, to)) {
                    decision.add(to);
                    options++;
                }
            }
        }
        if (exits) {
            decision.add(DecisionKind.EXIT);
        } else if (options == 0) {
            table.damage.eliminate(unit);
            return;
        }
        final int chosen = seats[units.side[unit]].ask();
        if (chosen == DecisionKind.EXIT) {
            table.places.leave(unit, at);
        } else {
            retreat(unit, chosen);
        }
    }

    /**
     * Moves a passenger out of the hex of its destroyed carrier: away from an assault there (SF-TRAN-9), or to any hex
     * if it breaks the limits of stacking (AMB-18). A unit that cannot go is eliminated.
     */
    void getClear(final int passenger) {
        final int at = s.hex[passenger];
        if (s.foughtIn == at) {
            flee(passenger, at, s.ground(at, attacking));
        } else if (!table.places.fits(at, units.side[passenger], 0)) {
            flee(passenger, at, 0);
        }
    }

    private boolean isAway(final int at, final int direction, final long attackers) {
        for (long rest = attackers; rest != 0; rest &= rest - 1) {
            final int came = s.entered[Long.numberOfTrailingZeros(rest)];
            if (came != BattleState.NONE && opposes(at, direction, came)) {
                return true;
            }
        }
        return attackers == 0;
    }

    /** Returns whether a direction leads away from a hex: exactly, or nearly so (AMB-36). */
    private boolean opposes(final int at, final int direction, final int came) {
        final int away = (map.direction(at, came) + HexMap.SIDES / 2) % HexMap.SIDES;
        final int apart = Math.abs(direction - away);
        return direction == away
                || tables.options.assaultRetreat() == Options.AssaultRetreat.ANY_FARTHER
                        && (apart == 1 || apart == HexMap.SIDES - 1);
    }

    private boolean mayStandIn(final int unit, final int from, final int to) {
        final boolean grounded = (units.helicopters & 1L << unit) != 0 && s.flight[unit] == Flight.LANDED.ordinal();
        return isOpen(unit, to)
                && table.movement.cost(unit, 1L << unit, from, to, retreat) != 0
                && (!grounded || tables.terrain.printed[map.terrain[to]].landing());
    }

    private boolean isOpen(final int unit, final int to) {
        return s.ground(to, 1 - units.side[unit]) == 0 && table.places.fits(to, units.side[unit], 1L << unit);
    }

    private void retreat(final int unit, final int to) {
        if (to == BattleState.NONE || !isOpen(unit, to)) {
            table.damage.eliminate(unit);
            return;
        }
        final int from = s.hex[unit];
        table.places.move(unit, to);
        s.entered[unit] = BattleState.NONE;
        trace.tell(Event.UNIT_RETREATED, unit, from, to);
    }

    private void clear(final long some) {
        for (long rest = some; rest != 0; rest &= rest - 1) {
            s.entered[Long.numberOfTrailingZeros(rest)] = BattleState.NONE;
        }
    }
}
