package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Card.ArmorWord;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.definition.SpecialRules.ArtilleryValues;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.strategy.Decision;

/** Strikes of artillery and from the air (section 12 of the rules, S6). */
final class Artillery extends Part {
    /** Distance from an air strike at which friends are in danger (S6). */
    private static final int DANGER = 2;

    private final Attack attack = new Attack();
    private int highExplosive;
    private int armorPiercing;
    /** Soft units that the present strike has attacked with a card. */
    private long targets;

    Artillery(final Table table) {
        super(table);
    }

    /** Returns whether a side may strike a hex now: an unshaken unit sees it (SF-ART-2). */
    boolean mayStrike(final int side, final int at) {
        if (!table.actions.isNear(at)) {
            return false;
        }
        for (long rest = s.present(side) & ~(s.shaken | s.loaded); rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            final int from = s.hex[unit];
            if (table.sight.inTheAir(unit) ? table.sight.fromTheAir(from, at) : table.sight.ground(from, at)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a side sees any hex that it may strike now. */
    boolean seesAny(final int side) {
        for (int at = 0; at < map.count; at++) {
            if (mayStrike(side, at)) {
                return true;
            }
        }
        return false;
    }

    private int aim(final int side, final Activity what) {
        final Decision decision = seats[side].open(DecisionKind.AIM, what.ordinal());
        for (int at = 0; at < map.count; at++) {
            if (mayStrike(side, at)) {
                decision.add(at);
            }
        }
        return seats[side].ask();
    }

    /** Lets a side that sees any hex aim, and resolves a strike (SF-ART-1 to SF-ART-8). */
    void strike(final int side, final ArtilleryValues values, final boolean supportable) {
        final int at = aim(side, Activity.ARTILLERY);
        final int pattern = pattern(side, at);
        final boolean heavy = supportable && table.windows.support(side, Block.HEAVY_ARTILLERY, at);
        highExplosive = values.highExplosive() + (heavy ? 1 : 0); // SF-SUP-5
        armorPiercing = values.armorPiercing() + (heavy ? 1 : 0);
        targets = 0;
        s.record.strikes[side]++;
        s.record.begin(BattleRecord.Cause.STRIKE);
        trace.tell(Event.STRIKE, side, at);
        hit(side, at); // SF-ART-3
        hit(side, map.neighbour(at, pattern % DecisionKind.DIRECTION));
        hit(side, map.neighbour(at, pattern / DecisionKind.DIRECTION));
        table.fire.panic(side, targets & units.ofSide[1 - side], at, at);
        s.record.over();
    }

    private int pattern(final int side, final int at) {
        final Decision decision = seats[side].open(DecisionKind.PATTERN, at);
        for (int one = 0; one < HexMap.SIDES; one++) {
            for (int other = one + 1; other < HexMap.SIDES; other++) {
                if (map.neighbour(at, one) != HexMap.NONE && map.neighbour(at, other) != HexMap.NONE) {
                    decision.add(one + DecisionKind.DIRECTION * other);
                }
            }
        }
        return seats[side].ask();
    }

    private void hit(final int side, final int at) {
        final long all = tables.options.artilleryHits() == Options.ArtilleryHits.BOTH_SIDES
                ? s.in[at]
                : s.in(at, 1 - side); // SF-ART-7, AMB-32
        long soft = table.aim.soft(all) & ~s.inTheAir(all); // SF-ART-8
        final long hard = all & ~table.aim.soft(all);
        if ((soft & units.leg) != 0
                && s.bunker[at] != BattleState.NONE
                && seats[side].askYes(DecisionKind.STRIKE_BUNKER, at)) {
            // a hit makes those in it Shaken (SF-FORT-4, SF-ART-8)
            table.armor.hitBunker(at, false, pierces(BattleState.NONE, at, ArmorFire.BUNKER_ARMOR));
            soft &= ~units.leg;
        }
        if (soft != 0) {
            final int first = Long.numberOfTrailingZeros(soft);
            final boolean alone = Long.bitCount(soft) == 1;
            final int draws = highExplosive
                    - table.aim.cover(first, at)
                    + (alone ? 0 : 1)
                    - (alone && table.aim.isDifficult(first) ? 1 : 0); // SF-ART-4
            draw(side, at, soft, draws, AttackKind.ARTILLERY);
        }
        for (long rest = hard; rest != 0; rest &= rest - 1) { // SF-ART-6
            final int unit = Long.numberOfTrailingZeros(rest);
            if (pierces(unit, at, units.armor[unit])) {
                table.damage.shake(unit); // it is never destroyed (SF-ART-5, AMB-33)
            }
        }
    }

    private void draw(final int side, final int at, final long soft, final int draws, final AttackKind kind) {
        trace.tell(Event.STRIKE_AT, at, Math.max(0, draws));
        attack.begin(side);
        attack.at = at;
        attack.only = soft;
        attack.spread = true;
        attack.kind = kind;
        targets |= draws > 0 ? soft : 0;
        table.fire.draw(attack, draws);
    }

    private boolean pierces(final int unit, final int at, final int armor) {
        final int card = table.deck.draw(RollId.STRIKE, at, Fire.CARDS * s.strikes++);
        final ArmorWord word = cards.word(card);
        trace.tell(Event.PENETRATION, BattleState.NONE, unit, armorPiercing, armor, card, 0);
        return word == ArmorWord.NONE ? armorPiercing + cards.apfb[card] >= armor : word != ArmorWord.DUD;
    }

    /** Returns whether the US may call an air strike with a Fire card (S6 (c)). */
    boolean mayStrikeFromTheAir(final int side) {
        final int from = tables.rules.airStrikeFrom();
        return side == 0 && from > 0 && s.turn >= from && !s.airStrikeUsed && seesAny(side);
    }

    /** Lets the US aim an air strike, and resolves it: on soft targets, with danger to friends (S6 (c), AMB-77). */
    void strikeFromTheAir(final int side) {
        final int at = aim(side, Activity.AIR_STRIKE);
        s.airStrikeUsed = true;
        targets = 0;
        s.record.strikes[side]++;
        s.record.begin(BattleRecord.Cause.STRIKE);
        trace.tell(Event.STRIKE, side, at);
        final long soft = table.aim.soft(s.in(at, 1 - side));
        final int first = soft == 0 ? BattleState.NONE : Long.numberOfTrailingZeros(soft);
        final int draws = soft == 0
                ? 0
                : tables.rules.airStrike() - table.aim.cover(first, at) - (table.aim.isDifficult(first) ? 1 : 0);
        draw(side, at, soft, draws, AttackKind.FIRE);
        table.fire.panic(side, targets & units.ofSide[1 - side], at, at);
        s.record.over();
    }

    /** Hits the friends that a card of an air strike endangers: by distance from its hex (AMB-02). */
    void endanger(final int side, final int at, final int card) {
        for (int near = 0; near < map.count; near++) {
            final int distance = map.distance(at, near);
            final AttackKind kind = distance < DANGER ? AttackKind.FRIENDS_NEAR : AttackKind.FRIENDS;
            if (distance > DANGER || (cards.hits(kind) & 1L << card) == 0) {
                continue;
            }
            final long soft = table.aim.soft(s.ground(near, side));
            if (soft != 0) {
                table.damage.hit(table.spread.next(side, near, soft));
            }
        }
    }
}
