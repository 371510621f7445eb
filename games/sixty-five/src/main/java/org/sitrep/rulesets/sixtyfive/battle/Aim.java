package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.battle.BattleState.Flight;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.definition.Terrain;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Ability;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.MoveClass;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;

/**
 * Computes who can fire at what, and with how many cards or which number (sections 10 and 15 of the rules). Reads the
 * state, changes nothing.
 */
final class Aim extends Part {
    private static final int WHEELED = MoveClass.WHEELED.ordinal();

    Aim(final Table table) {
        super(table);
    }

    /**
     * Returns whether a unit can fire at all: on the map, unshaken, not loaded, not among enemies (SF-FIRE-1, SF-DMG-3,
     * SF-TRAN-6).
     */
    boolean canFire(final int unit) {
        final long bit = 1L << unit;
        return (s.present & bit) != 0
                && (s.shaken & bit) == 0
                && ((s.loaded & bit) == 0 || firesFromCarrier(unit))
                && (table.sight.inTheAir(unit) || s.ground(s.hex[unit], 1 - units.side[unit]) == 0);
    }

    /** Returns whether a loaded unit fires: a Rifle of the US in an M113, in some scenarios (S4, S6). */
    boolean firesFromCarrier(final int unit) {
        return (s.loaded & 1L << unit) != 0
                && tables.rules.riflesFromCarriers() > 0
                && units.side[unit] == 0
                && (units.heroes & 1L << unit) == 0
                && units.moves[s.carrier[unit]] == MoveClass.TRACKED.ordinal()
                && (units.with(Ability.ASSAULT) & 1L << unit) != 0;
    }

    /** Returns the High Explosive Factor of a unit, as it is. */
    int factor(final int unit) {
        return (s.loaded & 1L << unit) != 0
                ? Math.min(tables.rules.riflesFromCarriers(), s.highExplosive(unit))
                : s.highExplosive(unit);
    }

    /** Returns whether a unit is a soft target: Leg, truck, or a helicopter in any mode (SF-UNIT-3, SF-HELO-7). */
    boolean isSoft(final int unit) {
        return soft(1L << unit) != 0;
    }

    /** Returns those of some units that are soft targets (AMB-30). */
    long soft(final long some) {
        return some & (~units.hard | units.helicopters);
    }

    /** Returns whether armor-piercing fire may be aimed at a unit (SF-UNIT-5, SF-HELO-7, AMB-59). */
    boolean isHard(final int unit) {
        if ((units.helicopters & 1L << unit) != 0) {
            return s.flight[unit] != Flight.FLYING.ordinal()
                    || tables.options.flyingTargets() == Options.FlyingTargets.POSSIBLE;
        }
        return (units.hard & 1L << unit) != 0 || units.moves[unit] == WHEELED;
    }

    /** Returns the modifier of High Explosive fire of a unit at a hex, or {@link GameTables#OUT_OF_RANGE}. */
    int rangeModifier(final int unit, final int at) {
        final int range = map.distance(s.hex[unit], at);
        return s.downpour && range > 1 ? Math.min(0, tables.rangeModifier[range]) : tables.rangeModifier[range];
    }

    /** Returns whether a Sniper's fire ignores range and cover: alone, without other units (SF-ABIL-7). */
    boolean snipes(final Attack attack) {
        return (units.with(Ability.SNIPER) & 1L << attack.lead) != 0 && attack.joined == 0;
    }

    /** Returns whether the lead of an attack could fire at a unit with its High Explosive Factor. */
    boolean reachesSoft(final Attack attack, final int unit, final int target) {
        final int range = map.distance(s.hex[unit], s.hex[target]);
        final boolean sniper = (units.with(Ability.SNIPER) & 1L << unit) != 0;
        return isSoft(target)
                && range > 0
                && range <= attack.reach
                && (sniper || tables.rangeModifier[range] != GameTables.OUT_OF_RANGE)
                && inArc(attack, unit, target)
                && table.sight.sees(unit, target);
    }

    /** Returns whether a unit could fire at a unit with its Armor Piercing Factor (SF-AP-1). */
    boolean reachesHard(final Attack attack, final int unit, final int target) {
        final int range = map.distance(s.hex[unit], s.hex[target]);
        return units.armorPiercing[unit] != UnitTable.NO_FACTOR
                && isHard(target)
                && range > 0
                && range <= attack.reach
                && !((units.helicopters & 1L << unit) != 0 && s.flight[unit] == Flight.LANDED.ordinal()) // SF-HELO-3
                && inArc(attack, unit, target)
                && table.sight.sees(unit, target);
    }

    /**
     * Returns whether a fixed weapon points at a target, unless the unit turns in Move &amp; Fire (SF-FACE-4, AMB-83),
     * and bunkers let fire pass: through their front only (SF-FORT-2, AMB-53), for Leg units.
     */
    private boolean inArc(final Attack attack, final int unit, final int target) {
        if ((units.with(Ability.FIXED_WEAPON) & 1L << unit) != 0
                && attack.kind != AttackKind.MOVE_AND_FIRE
                && !map.inFront(s.hex[unit], s.facing[unit], s.hex[target])) {
            return false;
        }
        return passes(unit, s.hex[target]) && (attack.satchel || passes(target, s.hex[unit])); // AMB-51
    }

    /** Returns whether the bunker that a unit is in, if it is in one, faces a hex (SF-FORT-2). */
    boolean passes(final int inside, final int other) {
        final int at = s.hex[inside];
        return s.bunker[at] == BattleState.NONE
                || tables.options.bunkerArc() == Options.BunkerArc.WITHOUT_BONUS
                || (units.leg & 1L << inside) == 0
                || map.inFront(at, s.bunker[at], other);
    }

    /**
     * Returns whether a Hero is protected: another unit of its side is in the hex, and no Sniper fires (SF-FIRE-12,
     * AMB-27).
     */
    boolean isProtected(final Attack attack, final int target) {
        if ((units.heroes & 1L << target) == 0 || (units.with(Ability.SNIPER) & 1L << attack.lead) != 0) {
            return false;
        }
        final long others = s.in(s.hex[target], units.side[target]) & ~(1L << target);
        if (tables.options.heroProtection() == Options.HeroProtection.ANY_UNIT) {
            return others != 0;
        }
        for (long rest = others; rest != 0; rest &= rest - 1) {
            if (reachesSoft(attack, attack.lead, Long.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a unit is alone in its hex, passengers left out (AMB-22). */
    boolean isAlone(final int unit) {
        return Long.bitCount(s.in(s.hex[unit], units.side[unit])) == 1;
    }

    /** Returns the Cover Factor that a unit has in its hex (SF-FIRE-3, SF-FORT-2, SF-FORT-5, SF-HELO-6). */
    int cover(final int unit, final int from) {
        final int at = s.hex[unit];
        if ((units.helicopters & 1L << unit) != 0 && s.flight[unit] == Flight.FLYING.ordinal()) {
            return 1;
        }
        final boolean openRoad = tables.rules.roadsAreOpen()
                && table.sight.isDownARoad(from, at)
                && tables.terrain.printed[map.terrain[at]].sight() == Terrain.Sight.BLOCKS; // S6 (d)
        final boolean bunkered = s.bunker[at] != BattleState.NONE
                && (units.leg & 1L << unit) != 0
                && (tables.options.bunkerArc() == Options.BunkerArc.FORBIDDEN || map.inFront(at, s.bunker[at], from));
        return cover(at) - (openRoad ? terrainCover(at) : 0) + (bunkered ? 1 : 0);
    }

    /** Returns the Cover Factor of a hex for anything in it: terrain, smoke and Wire. */
    int cover(final int at) {
        return terrainCover(at) + (s.smoke[at] > 0 ? 1 : 0) - (s.wire[at] ? 1 : 0);
    }

    private int terrainCover(final int at) {
        final int printed = tables.terrain.cover[map.terrain[at]];
        return s.rubble[at] ? Math.max(tables.terrain.rubbleCover, printed) : printed; // SF-FORT-4
    }

    /**
     * Returns 1 if the target of an attack, or one of those that it is spread over, has moved or is moving in terrain
     * that does not hide it, else 0 (SF-FIRE-20).
     */
    private int motion(final Attack attack) {
        final long targets = table.fire.targets(attack) & ~(attack.spread ? units.hard : units.helicopters);
        final boolean isMoving = attack.inMotion
                && tables.options.moversInOpportunityFire()
                        == Options.MoversInOpportunityFire.COUNTS; // SF-FIRE-21, AMB-11
        final boolean seen = !tables.terrain.hidesMovement[map.terrain[attack.at]];
        return seen && (isMoving ? targets : targets & s.moved) != 0 ? 1 : 0;
    }

    /** Returns the number of cards of an attack on soft targets, before Supports and Reactions (SF-FIRE-3). */
    int draws(final Attack attack) {
        final boolean sniper = (units.with(Ability.SNIPER) & 1L << attack.lead) != 0;
        int draws = factor(attack.lead) + attack.bonus + motion(attack);
        draws += sniper || attack.satchel ? 0 : rangeModifier(attack.lead, attack.at);
        for (long rest = attack.joined; rest != 0; rest &= rest - 1) {
            draws += factor(Long.numberOfTrailingZeros(rest)); // SF-LEAD-2
        }
        final boolean uncovered =
                attack.satchel && tables.options.satchelCover() == Options.SatchelCover.IGNORED; // AMB-51
        draws -= snipes(attack) || uncovered ? 0 : cover(attack.target, s.hex[attack.lead]);
        draws -= !sniper && isDifficult(attack.target) ? 1 : 0; // SF-ABIL-3: with others, too, a Sniper is a Sniper
        draws -= s.smoke[s.hex[attack.lead]] > 0 ? 1 : 0; // SF-POW-6
        return draws;
    }

    /** Returns whether a unit is a Difficult Target now: alone in its hex (SF-ABIL-3). */
    boolean isDifficult(final int unit) {
        return (units.with(Ability.DIFFICULT_TARGET) & 1L << unit) != 0 && isAlone(unit);
    }

    /** Returns the number that a shot at armor needs, before Supports and Reactions (SF-AP-2). */
    int needed(final Attack attack, final int unit) {
        final int vehicles = tables.options.movingVehicles() == Options.MovingVehicles.EASIER ? -1 : 1; // AMB-12
        return map.distance(s.hex[unit], attack.at)
                - units.targeting[unit]
                - attack.steadier
                + cover(attack.target, s.hex[unit])
                + (isDifficult(attack.target) ? 1 : 0)
                + vehicles * motion(attack);
    }

    /** Returns the Armor Factor that a shot from a hex meets (SF-FACE-2). */
    int armorAgainst(final int target, final int from) {
        return units.armor[target] - (isFlank(target, from) ? 1 : 0);
    }

    /** Returns whether a hit of a unit destroys a truck, whatever the card (S6 (f), SF-AP-7). */
    boolean destroysTruck(final int unit, final int target) {
        return tables.rules.rpgsDestroyTrucks() && (units.leg & 1L << unit) != 0 && units.moves[target] == WHEELED;
    }

    /** Returns whether a hex is not in the front of a vehicle or helicopter. */
    boolean isFlank(final int target, final int from) {
        return (units.leg & 1L << target) == 0 && !map.inFront(s.hex[target], s.facing[target], from);
    }

    /** Returns the colours that count when a unit fires (SF-HIT-2, SF-HELO-3). */
    AttackKind kindOf(final int lead, final AttackKind otherwise) {
        if ((units.helicopters & 1L << lead) == 0 || otherwise == AttackKind.CRASH) {
            return otherwise;
        }
        return s.flight[lead] == Flight.HOVERING.ordinal() ? AttackKind.HOVERING : AttackKind.FLYING;
    }
}
