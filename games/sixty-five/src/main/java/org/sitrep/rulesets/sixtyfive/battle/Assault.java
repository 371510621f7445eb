package org.sitrep.rulesets.sixtyfive.battle;

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
    /** Tiers: Shaken; reduced, or destroyed if of one step; eliminated (SF-ASLT-7). */
    private static final int TIERS = 3;

    private final int[] hexes = new int[HexMap.MOST];
    private int expected;
    /** Hexes that a Charge has entered. */
    private final boolean[] charged;

    private final int[] drawn = new int[2];
    private final int[] suffered = new int[2];
    /** Units as they were before the assault, in case it is broken off. */
    private long wereShaken;
    /** Hex of the present assault; {@link BattleState#NONE} without one. */
    private int foughtIn = BattleState.NONE;
    /** Side that attacks in it. */
    private int attacking;

    Assault(final Table table) {
        super(table);
        charged = new boolean[map.count];
    }

    /** Notes that a hex has been entered (SF-ASLT-2). */
    void expect(final int at) {
        for (int i = 0; i < expected; i++) {
            if (hexes[i] == at) {
                return;
            }
        }
        hexes[expected++] = at;
    }

    /** Notes that a hex has been entered by a Charge (SF-POW-2). */
    void charge(final int at) {
        charged[at] = true;
    }

    /** Fights all assaults of the impulse, the last thing in it (SF-IMP-7). */
    void fightAll(final int side) {
        attacking = side;
        for (int i = 0; i < expected; i++) {
            foughtIn = hexes[i];
            fight(side, hexes[i]);
            charged[hexes[i]] = false;
        }
        foughtIn = BattleState.NONE;
        expected = 0;
    }

    private void fight(final int side, final int at) {
        turnBack(side, at);
        final long attackers = s.in(at, side);
        final long defenders = s.in(at, 1 - side);
        if (attackers == 0 || defenders == 0) {
            clear(attackers);
            return;
        }
        table.windows.begin();
        trace.tell(Event.ASSAULT, at, side);
        suffered[0] = 0;
        suffered[1] = 0;
        wereShaken = s.shaken;
        if (retreats(side, at)) {
            return;
        }
        final boolean ambush = ambush(side, attackers);
        final boolean counter = ambush(1 - side, defenders & ~s.shaken);
        if (ambush == counter) { // AMB-67: two cancel
            final int hits = draw(side, at, charged[at] ? CHARGE : 0, attackers);
            final int back = draw(1 - side, at, 0, defenders & ~s.shaken);
            apply(1 - side, at, hits);
            apply(side, at, back);
        } else {
            final int first = ambush ? side : 1 - side; // SF-ASLT-6
            apply(1 - first, at, draw(first, at, bonus(first, side, at), s.in(at, first) & ~s.shaken));
            apply(first, at, draw(1 - first, at, bonus(1 - first, side, at), s.in(at, 1 - first) & ~wereShaken));
        }
        final long late = s.in(at, 1 - side) & wereShaken & defenders;
        apply(side, at, draw(1 - side, at, 0, late)); // SF-ASLT-6
        if (!retreats(side, at)) {
            finish(side, at);
        }
    }

    private int bonus(final int whose, final int attacker, final int at) {
        return whose == attacker && charged[at] ? CHARGE : 0;
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

    private boolean ambush(final int side, final long some) {
        final long able = some & ~s.shaken & (units.with(Ability.ASSAULT) | units.with(Ability.ASSAULT_PLUS));
        return able != 0
                && table.windows.play(side, DecisionKind.SUPPORT, Block.AMBUSH, s.hex[Long.numberOfTrailingZeros(able)])
                        != DecisionKind.NOTHING;
    }

    /** Draws the cards of a side (SF-ASLT-3 to SF-ASLT-5); returns its hits. */
    private int draw(final int side, final int at, final int bonus, final long fighting) {
        if (fighting == 0) {
            return 0;
        }
        int total = bonus;
        for (long rest = fighting; rest != 0; rest &= rest - 1) {
            total += strength(Long.numberOfTrailingZeros(rest));
        }
        if ((fighting & units.leg) != 0
                && table.windows.play(side, DecisionKind.SUPPORT, Block.BULLET_STORM, at) != DecisionKind.NOTHING) {
            total++;
        }
        if (table.windows.play(1 - side, DecisionKind.REACTION, Block.UNEXPECTED_COVER, at) != DecisionKind.NOTHING) {
            total--; // SF-ASLT-4
        }
        final long hitting = cards.hits(AttackKind.ASSAULT);
        int hits = 0;
        for (int nth = 0; nth < total; nth++) {
            final int card = table.deck.draw(RollId.ASSAULT, at, Fire.CARDS * side + drawn[side]++);
            hits += (hitting & 1L << card) != 0 ? 1 : 0;
        }
        trace.tell(Event.ASSAULT_DRAW, side, Math.max(0, total), hits);
        return hits;
    }

    /** Returns the cards that a unit draws in an assault (SF-ASLT-3, SF-ASLT-12). */
    int strength(final int unit) {
        final long bit = 1L << unit;
        final boolean plus = (units.with(Ability.ASSAULT_PLUS) & bit) != 0;
        int strength = plus || (units.with(Ability.ASSAULT) & bit) != 0 ? s.highExplosive(unit) + (plus ? 1 : 0) : 1;
        if (tables.rules.riflesAssaultFromCarriers()) { // S4
            for (long rest = table.places.passengers(unit); rest != 0; rest &= rest - 1) {
                strength += table.aim.firesFromCarrier(Long.numberOfTrailingZeros(rest)) ? 1 : 0;
            }
        }
        return strength;
    }

    /** Applies hits to a side tier by tier (SF-ASLT-7). */
    private void apply(final int side, final int at, final int hits) {
        suffered[side] += hits; // AMB-35
        int left = hits;
        for (int tier = 0; tier < TIERS; tier++) {
            long open = tier(side, at, tier);
            while (left > 0 && open != 0) {
                final long plain = open & ~units.heroes;
                final int chooser =
                        tables.options.assaultHits() == Options.AssaultHits.INFLICTING_SIDE ? 1 - side : side;
                final int unit = table.spread.choose(chooser, at, plain != 0 ? plain : open); // AMB-34
                open &= ~(1L << unit);
                left--;
                if (table.damage.hit(unit) == Damage.SPARED) {
                    suffered[side]--; // AMB-64
                }
            }
        }
    }

    private long tier(final int side, final int at, final int tier) {
        final long own = s.in(at, side);
        return switch (tier) {
            case 0 -> own & ~s.shaken;
            case 1 -> own & s.shaken & (~units.twoSteps | ~s.reduced);
            default -> own & s.shaken;
        };
    }

    /** Asks both sides for the card Retreat (SF-SUP-7); returns whether the assault is broken off. */
    private boolean retreats(final int side, final int at) {
        for (int turn = 0; turn < 2; turn++) {
            final int who = turn == 0 ? side : 1 - side;
            if (s.in(at, who) != 0
                    && table.windows.play(who, DecisionKind.SUPPORT, Block.RETREAT, at) != DecisionKind.NOTHING) {
                table.markers.complete(s.in(at, side) | s.in(at, 1 - side));
                leave(who, side, at);
                clear(s.in(at, side));
                return true;
            }
        }
        return false;
    }

    /** Decides who holds the hex (SF-ASLT-8), and marks all who took part (SF-ASLT-10). */
    private void finish(final int side, final int at) {
        table.markers.complete(s.in(at, side) | s.in(at, 1 - side));
        final boolean attackersLeft = s.in(at, side) != 0;
        final boolean defendersLeft = s.in(at, 1 - side) != 0;
        final int loser = !attackersLeft
                ? side
                : !defendersLeft ? 1 - side : suffered[1 - side] > suffered[side] ? 1 - side : side;
        if (attackersLeft && defendersLeft) {
            leave(loser, side, at);
        }
        s.assaultsWon[1 - loser]++;
        trace.tell(Event.ASSAULT_OVER, at, 1 - loser);
        clear(s.in(at, side));
        table.victory.assaultWon(1 - loser);
    }

    private void leave(final int loser, final int attacker, final int at) {
        final long attackers = s.in(at, attacker);
        final int from = attackers == 0 ? BattleState.NONE : s.entered[Long.numberOfTrailingZeros(attackers)];
        for (long rest = s.in(at, loser); rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            if (loser == attacker) {
                retreat(unit, s.entered[unit]); // SF-ASLT-9
            } else {
                flee(unit, at, attackers, from);
            }
        }
    }

    /** Lets a defender go directly away from an attack (SF-ASLT-9, AMB-36). */
    private void flee(final int unit, final int at, final long attackers, final int from) {
        final Decision decision = seat(units.side[unit]).open(DecisionKind.RETREAT, unit);
        int options = 0;
        for (int direction = 0; direction < HexMap.SIDES; direction++) {
            final int to = map.neighbour(at, direction);
            if (to != HexMap.NONE && isAway(at, direction, attackers, from) && mayStandIn(unit, at, to)) {
                decision.add(to);
                options++;
            }
        }
        if (options == 0) {
            table.damage.eliminate(unit);
        } else {
            retreat(unit, seat(units.side[unit]).ask());
        }
    }

    /** Returns whether an assault is being fought in a hex. */
    boolean isFoughtIn(final int at) {
        return foughtIn == at;
    }

    /** Lets a passenger of a carrier that is destroyed in the present assault go away from it (SF-TRAN-9). */
    void escape(final int unit) {
        final long attackers = s.in(foughtIn, attacking);
        final int from = attackers == 0 ? BattleState.NONE : s.entered[Long.numberOfTrailingZeros(attackers)];
        flee(unit, foughtIn, attackers, from);
    }

    /** Lets a unit go to any hex next to its own, or be eliminated (AMB-18). */
    void giveWay(final int unit) {
        flee(unit, s.hex[unit], 0, BattleState.NONE);
    }

    private boolean isAway(final int at, final int direction, final long attackers, final int from) {
        for (long rest = attackers; rest != 0; rest &= rest - 1) {
            final int came = s.entered[Long.numberOfTrailingZeros(rest)];
            if (came != BattleState.NONE && opposes(at, direction, came)) {
                return true;
            }
        }
        return from == BattleState.NONE;
    }

    private boolean opposes(final int at, final int direction, final int came) {
        final int away = (map.direction(at, came) + HexMap.SIDES / 2) % HexMap.SIDES;
        final int apart = Math.abs(direction - away);
        return direction == away
                || tables.options.assaultRetreat() == Options.AssaultRetreat.ANY_FARTHER
                        && (apart == 1 || apart == HexMap.SIDES - 1);
    }

    private boolean mayStandIn(final int unit, final int from, final int to) {
        return s.in(to, 1 - units.side[unit]) == 0
                && table.places.fits(to, units.side[unit], 1L << unit)
                && tables.terrain.cost(units.moves[unit], map.terrain[to]) != 0
                && from != to;
    }

    private void retreat(final int unit, final int to) {
        final int from = s.hex[unit];
        final boolean possible = to != BattleState.NONE
                && s.in(to, 1 - units.side[unit]) == 0
                && table.places.fits(to, units.side[unit], 1L << unit);
        if (possible) {
            table.places.move(unit, to);
            s.entered[unit] = BattleState.NONE;
            trace.tell(Event.UNIT_RETREATED, unit, from, to);
        } else {
            table.damage.eliminate(unit);
        }
    }

    private void clear(final long some) {
        drawn[0] = 0;
        drawn[1] = 0;
        for (long rest = some; rest != 0; rest &= rest - 1) {
            s.entered[Long.numberOfTrailingZeros(rest)] = BattleState.NONE;
        }
    }
}
