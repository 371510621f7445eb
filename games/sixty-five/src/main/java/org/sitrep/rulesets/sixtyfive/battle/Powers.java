package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.definition.UnitType.Ability;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.strategy.Decision;

/** The Powers of units, each used with a Power card (section 22 of the rules), and the search for relics (S8). */
final class Powers extends Part {
    private static final Power[] ALL = Power.values();
    /** Stands for a search in the option of a Power. */
    private static final int SEARCH = ALL.length;

    private static final Power[] FIRING = {Power.FORTY_MM, Power.KILL_SHOT, Power.EXPLOSIVE_ROUNDS, Power.SATCHEL_CHARGE
    };

    private static final int FORTY_MM_REACH = 3;
    private static final int SATCHEL = 5;
    private static final int NEAR = 2;

    private final Attack attack = new Attack();
    private final Trip fast = new Trip(trip -> trip.bonus = 1);

    Powers(final Table table) {
        super(table);
    }

    /** Returns whether a side could use a Power now. */
    boolean any(final int side) {
        for (final Power power : ALL) {
            if (able(side, power) != 0) {
                return true;
            }
        }
        return searchers(side) != 0;
    }

    /** Returns the units that can use a Power. */
    long able(final int side, final Power power) {
        final long ready = table.actions.near(
                s.eligible() & units.ofSide[side] & units.with(power) & ~(s.shaken | s.loaded | s.leading));
        if (ready == 0) {
            return 0;
        }
        return switch (power) {
            case LEADERSHIP, SMOKE -> ready;
            case CHARGE -> ready & units.leg;
            case FORTY_MM, KILL_SHOT, EXPLOSIVE_ROUNDS, SATCHEL_CHARGE -> aiming(attack, side, power, ready, 0);
        };
    }

    /** Returns whether any of some units has a target for a Power that fires, among given units (SF-OPF-1). */
    boolean anyFiring(final Attack some, final int side, final long ready, final long only) {
        for (final Power power : FIRING) {
            if (aiming(some, side, power, ready & units.with(power), only) != 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Lets a side choose a Power that fires and its unit, which leads the attack; there must be one (SF-OPF-1).
     *
     * @return the unit
     */
    int chooseFiring(final Attack some, final int side, final long ready, final long only) {
        final Decision decision = seats[side].open(DecisionKind.POWER_OF, 1);
        for (final Power power : FIRING) {
            decision.addAll(
                    power.ordinal() << DecisionKind.UNIT_BITS,
                    aiming(some, side, power, ready & units.with(power), only));
        }
        final int chosen = seats[side].ask();
        final int unit = chosen & DecisionKind.UNIT;
        prepare(some, side, ALL[chosen >> DecisionKind.UNIT_BITS], unit);
        some.only = only;
        some.inMotion = true;
        trace.tell(Event.POWER_USED, unit, chosen >> DecisionKind.UNIT_BITS);
        return unit;
    }

    /** Returns those of some units that have a target for a Power, among given units or, for 0, all enemies. */
    private long aiming(final Attack some, final int side, final Power power, final long ready, final long only) {
        long aiming = 0;
        for (long rest = ready; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            prepare(some, side, power, unit);
            some.only = only;
            some.inMotion = only != 0;
            final boolean able = power != Power.EXPLOSIVE_ROUNDS || table.sight.inTheAir(unit); // SF-HELO-3
            aiming |= able ? table.fire.leads(some, 1L << unit) : 0;
        }
        return aiming;
    }

    private void prepare(final Attack attack, final int side, final Power power, final int unit) {
        attack.begin(side);
        switch (power) {
            case FORTY_MM -> {
                attack.bonus = 1; // SF-POW-1
                attack.reach = FORTY_MM_REACH;
            }
            case KILL_SHOT -> attack.bonus = 1; // SF-POW-4
            case EXPLOSIVE_ROUNDS -> attack.bonus = 2; // SF-POW-3
            default -> {
                attack.bonus = SATCHEL - table.aim.factor(unit); // SF-POW-7
                attack.reach = 1;
                attack.softOnly = true;
                attack.satchel = true;
            }
        }
    }

    /** Notes the units that begin an impulse eligible in a ruin: they alone may search it (S8). */
    void beginImpulse() {
        s.searchers = 0;
        for (final int ruin : tables.battle.ruins) {
            s.searchers |= s.in[ruin] & s.eligible();
        }
    }

    /** Returns the units in ruins that have not been searched (S8). */
    private long searchers(final int side) {
        long able = 0;
        for (int i = 0; i < tables.battle.ruins.length; i++) {
            if ((s.searched & 1 << i) == 0 && s.relicsWith == BattleState.NONE && s.relicsIn == BattleState.NONE) {
                final long in = s.in(tables.battle.ruins[i], side) & s.eligible() & s.searchers & ~s.shaken;
                able |= in & searching();
            }
        }
        return table.actions.near(able);
    }

    private long searching() {
        return units.leg & ~units.heroes & (units.with(Ability.ASSAULT) | units.with(Ability.ASSAULT_PLUS));
    }

    /** Lets a side use a Power; returns the number of further Actions that it grants. */
    int play(final int side) {
        table.windows.begin();
        final Decision decision = seats[side].open(DecisionKind.POWER_OF, 0);
        for (final Power power : ALL) {
            decision.addAll(power.ordinal() << DecisionKind.UNIT_BITS, able(side, power));
        }
        decision.addAll(SEARCH << DecisionKind.UNIT_BITS, searchers(side));
        final int chosen = seats[side].ask();
        final int unit = chosen & DecisionKind.UNIT;
        trace.tell(Event.POWER_USED, unit, chosen >> DecisionKind.UNIT_BITS);
        return chosen >> DecisionKind.UNIT_BITS == SEARCH
                ? search(unit)
                : use(side, unit, ALL[chosen >> DecisionKind.UNIT_BITS]);
    }

    /** Lets a unit use a Power; returns the number of further Actions that it grants. */
    int use(final int side, final int unit, final Power power) {
        switch (power) {
            case LEADERSHIP -> {
                table.actions.lead(unit);
                return 2;
            }
            case SMOKE -> smoke(side, unit);
            case CHARGE -> charge(side, unit);
            default -> fire(side, unit, power);
        }
        table.markers.complete(1L << unit);
        return 0;
    }

    private void fire(final int side, final int unit, final Power power) {
        prepare(attack, side, power, unit);
        final long others = s.in(s.hex[unit], side) & s.eligible() & ~s.shaken & ~(1L << unit);
        if (table.fire.declareBy(attack, unit, others)) {
            table.fire.resolve(attack);
            table.markers.fired(attack.joined); // SF-STAT-5
        }
    }

    /** Moves the units of the hex fast, as by that Action (SF-POW-8); an assault is stronger (SF-POW-2, AMB-49). */
    private void charge(final int side, final int unit) {
        final int from = s.hex[unit];
        final long group = s.in(from, side) & s.eligible() & units.leg;
        final long moved = table.movement.moveFrom(side, group, fast);
        final int into = assaulted(moved & s.present, unit);
        if (into != BattleState.NONE) {
            s.charged[into] = true;
        }
        table.markers.moved(moved & ~(1L << unit));
    }

    /** Returns the hex of the assault that a Charge makes stronger: that of its user if it can be, just one. */
    private int assaulted(final long moved, final int user) {
        int into = BattleState.NONE;
        for (long rest = moved & ~s.shaken; rest != 0; rest &= rest - 1) {
            final int mover = Long.numberOfTrailingZeros(rest);
            into = s.entered[mover] != BattleState.NONE && (into == BattleState.NONE || mover == user)
                    ? s.hex[mover]
                    : into;
        }
        return into;
    }

    /** Places smoke (SF-POW-6, AMB-56). */
    private void smoke(final int side, final int unit) {
        final int reach = (units.with(Power.FORTY_MM) & 1L << unit) != 0 ? FORTY_MM_REACH : 1;
        final Decision decision = seats[side].open(DecisionKind.AIM, Activity.SMOKE.ordinal());
        for (int at = 0; at < map.count; at++) {
            if (map.distance(s.hex[unit], at) <= reach) {
                decision.add(at);
            }
        }
        final int at = seats[side].ask();
        s.smoke[at] = 2;
        trace.tell(Event.SMOKE_PLACED, at);
    }

    /** Searches a ruin: found on 1-2 of a die, on 1-4 in the second, always in the third (S8). */
    private int search(final int unit) {
        final int at = s.hex[unit];
        final int before = Integer.bitCount(s.searched);
        final int die = 1 + rolls.pick(RollId.SEARCH, s.when(), at, 0, 6);
        final boolean found = before >= NEAR || die <= 2 + 2 * before;
        for (int i = 0; i < tables.battle.ruins.length; i++) {
            s.searched |= tables.battle.ruins[i] == at ? 1 << i : 0;
        }
        if (found) {
            s.relicsWith = unit;
        }
        trace.tell(Event.RUIN_SEARCHED, unit, at, die, found ? 1 : 0);
        table.markers.complete(1L << unit);
        return 0;
    }

    /** Lets a Rifle or Sapper take relics that lie in its hex, at the end of an impulse (S8). */
    void takeRelics() {
        if (s.relicsIn == BattleState.NONE) {
            return;
        }
        final long near = s.in[s.relicsIn] & searching();
        if (near == 0 || s.holder(s.relicsIn) == BattleState.NONE) {
            return;
        }
        final int side = s.holder(s.relicsIn);
        s.relicsWith = askOne(side, DecisionKind.RELICS, s.relicsIn, near);
        s.relicsIn = BattleState.NONE;
        trace.tell(Event.RELICS_TAKEN, s.relicsWith);
    }
}
