package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.strategy.Decision;

/** The Actions on the cards (section 18 of the rules). */
final class Actions extends Part {
    private static final int LETS_GET_EM_APART = 2;
    private static final int LED_WITHIN = 2;

    private final Trip plain = new Trip();
    private final Trip fast = new Trip(trip -> trip.bonus = 1);
    private final Trip scouting = new Trip(trip -> trip.scouting = true);

    Actions(final Table table) {
        super(table);
    }

    /** Limits the next two Actions to units within 2 hexes of a Hero (SF-POW-5, AMB-45). */
    void lead(final int hero) {
        s.leader = s.hex[hero];
        s.leading |= 1L << hero;
        s.led += 2;
        s.leads = false;
    }

    /** Begins to play an Action, which may be one that Leadership has granted. */
    void beginAction() {
        s.leads = s.led > 0;
        s.led -= s.leads ? 1 : 0;
    }

    /** Notes further Actions that an Action has granted: they are under Leadership if it is (AMB-46). */
    void grant(final int more) {
        s.led += s.leads ? more : 0;
        s.leads = false;
    }

    /** Returns whether Actions concern units near a Hero alone. */
    boolean isLed() {
        return s.leads || s.led > 0;
    }

    /** Returns those of some units that may be activated under Leadership. */
    long near(final long some) {
        return isLed() ? near(some, s.leader, LED_WITHIN) : some & s.present;
    }

    /** Returns those of some units that are within a distance of a hex. */
    long near(final long some, final int at, final int within) {
        long near = 0;
        for (long rest = some & s.present; rest != 0; rest &= rest - 1) {
            near |= map.distance(at, s.hex[Long.numberOfTrailingZeros(rest)]) <= within ? rest & -rest : 0;
        }
        return near;
    }

    /** Returns whether an Action may concern a hex: under Leadership, one near the Hero (SF-POW-5, AMB-45). */
    boolean isNear(final int at) {
        return !isLed() || map.distance(s.leader, at) <= LED_WITHIN;
    }

    /** Returns whether a block can be played as an Action now. */
    boolean isPossible(final int side, final Block block) {
        return able(side, block) != 0
                || switch (block) {
                    case MOVE -> arrives(side);
                    case ARTILLERY -> table.artillery.seesAny(side);
                    case COMMAND_OPS, REINFORCEMENTS, RECON_PATROL, REGROUP -> true; // SF-IMP-5: they activate no unit
                    default -> false;
                };
    }

    /** Returns the units that a block can activate; none if it activates no unit. */
    private long able(final int side, final Block block) {
        return switch (block) {
            case FIRE, FLANKING_FIRE, PUNISHING_FIRE, CANNISTER, RELOAD_AND_FIRE, MOVE_AND_FIRE ->
                table.fireActions.able(side, block);
            case TACTICS -> table.fireActions.able(side, Block.FIRE);
            case MOVE, FAST_MOVE, SNEAK -> movers(side);
            case LETS_GET_EM -> onTheMarch(side);
            case SCOUT -> movers(side) & units.leg;
            case RALLY, BLOODLUST -> near(table.markers.recoverable(side));
            case RALLY_2 -> near(table.markers.recoverable(side) & s.shaken);
            case SECOND_WIND -> winded(side);
            case SCRAPE -> table.expansion.digging(side);
            default -> 0;
        };
    }

    private boolean arrives(final int side) {
        return !isLed() && table.arrivals.onFoot(side) != 0;
    }

    private long movers(final int side) {
        return near(s.eligible() & units.ofSide[side] & ~(s.loaded | units.helicopters));
    }

    /** Returns the units that Second Wind concerns: those Fired or Moved (SF-IMP-6). */
    private long winded(final int side) {
        return near((s.fired | s.moved) & ~s.complete & units.ofSide[side] & s.present);
    }

    /** Plays a block as an Action; returns the number of further Actions that it grants. */
    int play(final int side, final Block block) {
        table.windows.begin();
        final long able = able(side, block);
        switch (block) {
            case FIRE, FLANKING_FIRE, PUNISHING_FIRE, CANNISTER, RELOAD_AND_FIRE, MOVE_AND_FIRE ->
                table.fireActions.play(side, block, able);
            case MOVE -> move(side, able); // SF-ACT-9
            case FAST_MOVE -> moveFrom(side, chooseHex(side, Activity.FAST_MOVE, able, false), fast); // SF-ACT-5
            case LETS_GET_EM -> letsGetEm(side, able);
            case SCOUT -> scout(side, chooseUnit(side, Activity.SCOUT, able));
            case RALLY -> table.markers.rally(chooseUnit(side, Activity.RALLY, able)); // SF-ACT-12
            case RALLY_2 -> rallyTwo(side, able);
            case BLOODLUST -> table.markers.recover(chooseUnit(side, Activity.BLOODLUST, able));
            case SECOND_WIND -> wind(side, chooseUnit(side, Activity.SECOND_WIND, able));
            case ARTILLERY -> table.artillery.strike(side, tables.data.artillery(), true); // SF-ACT-1
            case REINFORCEMENTS -> table.deck.drawToHand(side);
            case SCRAPE -> table.expansion.scrape(side, able);
            case SNEAK -> table.expansion.sneak(side, able);
            case TACTICS -> table.expansion.tactics(side, able);
            case RECON_PATROL -> table.expansion.reconPatrol(side);
            case REGROUP -> table.expansion.regroup(side);
            case COMMAND_OPS -> {} // it grants Actions alone
            default -> throw new IllegalArgumentException(block.name());
        }
        return switch (block) {
            case COMMAND_OPS -> 2; // SF-ACT-4
            case REINFORCEMENTS, SCRAPE, RECON_PATROL -> 1; // SF-ACT-14
            default -> 0;
        };
    }

    /** Asks for the hex of some units (SF-IMP-4), or none if that is allowed. */
    int chooseHex(final int side, final Activity what, final long some, final boolean orNone) {
        final Decision decision = seats[side].open(DecisionKind.ACTIVATE, what.ordinal());
        for (int at = 0; at < map.count; at++) {
            if (near(some, at, 0) != 0) {
                decision.add(at);
            }
        }
        if (orNone) {
            decision.add(DecisionKind.NOTHING);
        }
        return seats[side].ask();
    }

    /** Asks for one of some units. */
    int chooseUnit(final int side, final Activity what, final long some) {
        return askOne(side, DecisionKind.ACTIVATE_UNIT, what.ordinal(), some);
    }

    private void move(final int side, final long able) {
        final int from = chooseHex(side, Activity.MOVE, able, arrives(side));
        if (from == DecisionKind.NOTHING) {
            table.arrivals.enter(side); // SF-MOVE-9: units that wait off the map
        } else {
            moveFrom(side, from, plain);
        }
    }

    private void moveFrom(final int side, final int from, final Trip trip) {
        table.markers.moved(table.movement.moveFrom(side, s.in(from, side) & movers(side), trip));
    }

    /** Returns the units that Let's Get 'Em moves: Leg units, and ground carriers that are loaded (SF-TRAN-4). */
    private long onTheMarch(final int side) {
        final long able = movers(side);
        long some = able & units.leg;
        for (long rest = able & units.carriers; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            some |= table.places.passengers(unit) == 0 ? 0 : 1L << unit;
        }
        return some;
    }

    /** Moves Leg units of up to two hexes that are near each other (SF-ACT-8). */
    private void letsGetEm(final int side, final long legs) {
        final int first = chooseHex(side, Activity.LETS_GET_EM, legs, false);
        long others = near(legs & ~s.in(first, side), first, LETS_GET_EM_APART);
        table.markers.moved(table.movement.moveFrom(side, s.in(first, side) & legs, plain));
        others &= s.eligible();
        if (others == 0) {
            return; // the Action is finished even if the turn ends (SF-TURN-6)
        }
        final int second = chooseHex(side, Activity.LETS_GET_EM, others, true);
        if (second != DecisionKind.NOTHING) {
            table.markers.moved(table.movement.moveFrom(side, s.in(second, side) & others, plain));
        }
    }

    private void scout(final int side, final int unit) {
        table.markers.moved(table.movement.moveFrom(side, 1L << unit, scouting));
    }

    /** Rallies one or two Shaken units (SF-ACT-13). */
    private void rallyTwo(final int side, final long able) {
        table.markers.rally(chooseUnit(side, Activity.RALLY, able));
        final long others = able(side, Block.RALLY_2);
        if (others != 0) {
            final int second = askOneOrNone(side, DecisionKind.ACTIVATE_UNIT, Activity.RALLY.ordinal(), others);
            if (second != DecisionKind.NOTHING) {
                table.markers.rally(second);
            }
        }
    }

    /** Returns the units in bunkers that any Action card gives a Second Wind (SF-FORT-3, AMB-54). */
    long windedInBunkers(final int side) {
        long inside = 0;
        for (long rest = winded(side) & units.leg; rest != 0; rest &= rest - 1) {
            inside |= s.bunker[s.hex[Long.numberOfTrailingZeros(rest)]] == BattleState.NONE ? 0 : rest & -rest;
        }
        return inside;
    }

    /** Gives a unit in a bunker a Second Wind. */
    void windInBunker(final int side) {
        table.windows.begin();
        wind(side, chooseUnit(side, Activity.SECOND_WIND, windedInBunkers(side)));
    }

    private void wind(final int side, final int unit) {
        final long bit = 1L << unit;
        final long markers =
                ((s.fired & bit) != 0 ? 1 << Markers.FIRED : 0) | ((s.moved & bit) != 0 ? 1 << Markers.MOVED : 0);
        table.markers.remove(unit, askOne(side, DecisionKind.MARKER, unit, markers));
    }
}
