package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.definition.ArtilleryValues;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Card.ArmorWord;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.HexMap;
import org.sitrep.strategy.Decision;

/** Strikes of artillery and from the air (section 12 of the rules, S6). */
final class Artillery extends Part {
    private static final int DIRECTION = 8;

    private int strikes;
    private int highExplosive;
    private int armorPiercing;

    Artillery(final Table table) {
        super(table);
    }

    /** Returns whether an unshaken unit of a side sees a hex (SF-ART-2). */
    boolean seesHex(final int side, final int at) {
        for (long rest = s.present(side) & ~(s.shaken | s.loaded); rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            final int from = s.hex[unit];
            if (table.sight.inTheAir(unit) ? table.sight.fromTheAir(from, at) : table.sight.ground(from, at)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a side sees any hex. */
    boolean seesAny(final int side) {
        return (s.present(side) & ~(s.shaken | s.loaded)) != 0;
    }

    /** Lets a side aim and resolves a strike (SF-ART-1 to SF-ART-7). */
    void strike(final int side, final ArtilleryValues values, final boolean supportable) {
        final Decision targets = seat(side).open(DecisionKind.AIM, 0);
        int options = 0;
        for (int at = 0; at < map.count; at++) {
            if (seesHex(side, at)) {
                targets.add(at);
                options++;
            }
        }
        if (options == 0) {
            return;
        }
        final int at = seat(side).ask();
        final int pattern = pattern(side, at);
        final boolean heavy = supportable
                && table.windows.play(side, DecisionKind.SUPPORT, Block.HEAVY_ARTILLERY, at) != DecisionKind.NOTHING;
        highExplosive = values.highExplosive() + (heavy ? 1 : 0); // SF-SUP-5
        armorPiercing = values.armorPiercing() + (heavy ? 1 : 0);
        trace.tell(Event.STRIKE, side, at);
        hit(side, at);
        if (pattern != DecisionKind.NOTHING) {
            hit(side, map.neighbour(at, pattern % DIRECTION));
            hit(side, map.neighbour(at, pattern / DIRECTION));
        }
    }

    private int pattern(final int side, final int at) {
        final Decision decision = seat(side).open(DecisionKind.PATTERN, at);
        int options = 0;
        for (int one = 0; one < HexMap.SIDES; one++) {
            for (int other = one + 1; other < HexMap.SIDES; other++) {
                if (map.neighbour(at, one) != HexMap.NONE && map.neighbour(at, other) != HexMap.NONE) {
                    decision.add(one + DIRECTION * other);
                    options++;
                }
            }
        }
        return options == 0 ? DecisionKind.NOTHING : seat(side).ask();
    }

    private void hit(final int side, final int at) {
        final long all = tables.options.artilleryHits() == Options.ArtilleryHits.BOTH_SIDES
                ? s.in[at]
                : s.in(at, 1 - side); // SF-ART-7, AMB-32
        long soft = 0;
        long hard = 0;
        for (long rest = all; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            if (!table.sight.inTheAir(unit)) { // SF-ART-8
                soft |= table.aim.isSoft(unit) ? 1L << unit : 0;
                hard |= table.aim.isSoft(unit) ? 0 : 1L << unit;
            }
        }
        if (soft != 0) {
            soft(side, at, soft);
        }
        for (long rest = hard; rest != 0; rest &= rest - 1) {
            hard(Long.numberOfTrailingZeros(rest), at);
        }
    }

    private void soft(final int side, final int at, final long soft) {
        final int first = Long.numberOfTrailingZeros(soft);
        final boolean alone = Long.bitCount(soft) == 1;
        final int draws = highExplosive
                - table.aim.cover(first, at)
                + (alone ? 0 : 1)
                - (alone && table.aim.isDifficult(first) ? 1 : 0); // SF-ART-4
        trace.tell(Event.STRIKE_AT, at, Math.max(0, draws));
        draw(side, at, soft, draws);
    }

    private void draw(final int side, final int at, final long soft, final int draws) {
        final long hitting = cards.hits(AttackKind.ARTILLERY);
        final int ordinal = Fire.CARDS * strikes++;
        boolean foxhole = s.foxhole[at];
        int nth = 0;
        table.spread.begin();
        for (int i = 0; i < draws && (soft & s.present) != 0; i++) {
            int card = table.deck.draw(RollId.STRIKE, at, ordinal + nth++);
            if (foxhole && (hitting & 1L << card) != 0) { // SF-FORT-1
                foxhole = false;
                trace.tell(Event.CARD_REDRAWN, card);
                card = table.deck.draw(RollId.STRIKE, at, ordinal + nth++);
            }
            final boolean hit = (hitting & 1L << card) != 0;
            trace.tell(Event.DAMAGE_CARD, card, hit ? 1 : 0);
            if (hit) {
                table.damage.hit(table.spread.next(side, at, soft & s.present));
            }
        }
    }

    /** Shakes a hard target or not; it is never destroyed (SF-ART-5, AMB-33). */
    private void hard(final int unit, final int at) {
        final int card = table.deck.draw(RollId.STRIKE, at, Fire.CARDS * strikes++);
        final ArmorWord word = cards.word(card);
        final boolean hit =
                word == ArmorWord.NONE ? armorPiercing + cards.apfb[card] >= units.armor[unit] : word != ArmorWord.DUD;
        trace.tell(Event.PENETRATION, BattleState.NONE, unit, armorPiercing, units.armor[unit], card, 0);
        if (hit) {
            table.damage.shake(unit);
        }
    }

    /** Begins an impulse: its strikes are counted for addresses. */
    void begin() {
        strikes = 0;
    }
}
