package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Card.ArmorWord;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;
import org.sitrep.rulesets.sixtyfive.tables.UnitTable;

/** Resolves fire at hard targets and bunkers (section 15 of the rules). */
final class ArmorFire extends Part {
    /** Armor Factor of a bunker (SF-FORT-4). */
    static final int BUNKER_ARMOR = 4;

    /** A shot that misses. */
    private static final int MISS = -1;
    /** A hit without effect, for which the card is a number that is too low or a dud. */
    private static final int NO_EFFECT = 0;

    private static final int SHAKES = 1;
    private static final int DESTROYS = 2;

    /** The attack of a target that fires first. */
    private final Attack answer = new Attack();

    private boolean targetDestroyed;

    ArmorFire(final Table table) {
        super(table);
    }

    /** Returns the next hex, from one on, with a bunker that the lead could fire at, or none (SF-FORT-4). */
    int nextBunker(final Attack attack, final int from) {
        int at = from;
        while (at < map.count && !isBunkerTarget(attack, at)) {
            at++;
        }
        return at < map.count ? at : BattleState.NONE;
    }

    private boolean isBunkerTarget(final Attack attack, final int at) {
        final boolean open = attack.onlyBunker == at || attack.onlyBunker == BattleState.NONE && attack.only == 0;
        return s.bunker[at] != BattleState.NONE
                && open
                && !attack.softOnly
                && s.holder(at) == 1 - attack.side
                && map.distance(s.hex[attack.lead], at) <= attack.reach
                && reachesBunker(attack.lead, at);
    }

    /** Returns whether a unit could fire at the bunker of a hex. */
    boolean reachesBunker(final int unit, final int at) {
        final int from = s.hex[unit];
        return units.armorPiercing[unit] != UnitTable.NO_FACTOR
                && from != at
                && table.aim.passes(unit, at)
                && (table.sight.inTheAir(unit) ? table.sight.fromTheAir(from, at) : table.sight.ground(from, at));
    }

    /** Resolves the shots of all units of an attack, one after the other (SF-LEAD-4); returns the number of hits. */
    int resolve(final Attack attack) {
        targetDestroyed = false;
        trace.tell(Event.ATTACK_ON_ARMOR, attack.lead, attack.target, attack.at);
        int hits = exchange(attack, attack.lead);
        for (long rest = attack.joined; rest != 0 && !targetDestroyed; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            hits += (s.present & 1L << unit) == 0 || (s.shaken & 1L << unit) != 0 ? 0 : exchange(attack, unit);
        }
        return hits;
    }

    /** Fires a shot, and that of a target that answers by First Fire; both take effect together (SF-REA-1). */
    private int exchange(final Attack attack, final int unit) {
        final boolean answers = firesFirst(attack, unit);
        final int effect = shot(attack, unit);
        final int back = answers ? shot(answer, answer.lead) : MISS;
        apply(attack, effect);
        if (answers) {
            apply(answer, back);
            markAnswer(answer.lead);
        }
        return effect == MISS ? 0 : 1;
    }

    /** Asks a vehicle that another one fires at for First Fire (SF-REA-1, AMB-65). */
    private boolean firesFirst(final Attack attack, final int unit) {
        final int target = attack.target;
        if (attack.onBunker || (units.vehicles & 1L << unit) == 0 || (units.vehicles & 1L << target) == 0) {
            return false;
        }
        final boolean eligible = attack.inMotion ? s.onTheMove == target : (s.eligible() & 1L << target) != 0;
        answer.begin(1 - attack.side);
        answer.lead = target;
        answer.target = unit;
        answer.at = s.hex[unit];
        answer.armor = true;
        answer.kind = attack.inMotion ? AttackKind.MOVE_AND_FIRE : AttackKind.FIRE;
        return eligible
                && table.aim.canFire(target)
                && table.aim.reachesHard(answer, target, unit)
                && table.windows.react(answer.side, Block.FIRST_FIRE, unit);
    }

    /** Marks a unit that has fired first: Ops Complete in Move &amp; Fire, else Fired (SF-STAT-4). */
    private void markAnswer(final int unit) {
        s.lastTarget[unit] = answer.target;
        s.lastTargetHex[unit] = BattleState.NONE;
        if (s.onTheMove == unit) {
            table.markers.complete(1L << unit);
        } else {
            table.markers.fired(1L << unit);
        }
    }

    private int shot(final Attack attack, final int unit) {
        final boolean aimed = attack.plain && table.windows.support(attack.side, Block.AIMED_SHOT, unit);
        final boolean covered = table.windows.react(1 - attack.side, Block.UNEXPECTED_COVER, unit);
        final int base = attack.onBunker
                ? map.distance(s.hex[unit], attack.at)
                        - units.targeting[unit]
                        - attack.steadier
                        + table.aim.cover(attack.at)
                : table.aim.needed(attack, unit);
        final int needed = base - (aimed ? 2 : 0) + (covered ? 2 : 0); // SF-SUP-1, SF-REA-4
        final int first = Fire.CARDS * s.attacks[unit]++;
        final int card = table.fire.drawOne(attack, RollId.TARGET, unit, first);
        final long bit = 1L << card;
        final boolean hit = cards.tn[card] >= needed
                && cards.tn[card] != CardTable.MISS
                && !(attack.kind == AttackKind.MOVE_AND_FIRE && (cards.movingFire & bit) != 0); // SF-AP-3, SF-CARD-5
        trace.tell(Event.TARGETING, unit, attack.target, needed, card, hit ? 1 : 0);
        if (!hit) {
            return MISS;
        }
        final boolean critical = table.windows.support(attack.side, Block.CRITICAL_HIT, unit);
        final boolean glancing = table.windows.react(1 - attack.side, Block.GLANCING_SHOT, unit);
        final int change = (critical ? 2 : 0) - (glancing ? 2 : 0); // SF-AP-4, SF-SUP-4, SF-REA-2
        return penetrate(attack, unit, first + 1, change, (cards.turret & bit) != 0);
    }

    /** Draws the second card (SF-AP-5); returns its effect. */
    private int penetrate(
            final Attack attack, final int unit, final int ordinal, final int change, final boolean turret) {
        final int card = table.fire.drawOne(attack, RollId.ARMOR, unit, ordinal);
        final int factor =
                units.armorPiercing[unit] + tables.armorRangeModifier[map.distance(s.hex[unit], attack.at)] + change;
        final int printed = attack.onBunker ? BUNKER_ARMOR : table.aim.armorAgainst(attack.target, s.hex[unit]);
        final int armor = printed + (turret ? 1 : 0); // SF-CARD-5; a bunker is attacked as a hard target (SF-FORT-4)
        final boolean destroys =
                !attack.onBunker && table.aim.destroysTruck(unit, attack.target) || destroys(card, factor, armor);
        trace.tell(Event.PENETRATION, unit, attack.target, factor, armor, card, destroys ? 1 : 0);
        return destroys ? DESTROYS : shakes(card) ? SHAKES : NO_EFFECT;
    }

    /** Applies the effect of a shot; a target in motion stops only if there is one (AMB-13). */
    private void apply(final Attack attack, final int effect) {
        if (effect == MISS) {
            return;
        }
        if (attack.onBunker) {
            targetDestroyed |= hitBunker(attack.at, effect == DESTROYS, effect == SHAKES);
            return;
        }
        final long bit = 1L << attack.target;
        final boolean hurts = effect == DESTROYS || effect == SHAKES && (s.shaken & bit) == 0;
        if (hurts || tables.options.hardTargetStopped() == Options.HardTargetStopped.STOPS) {
            table.damage.struck |= bit;
        }
        if (effect == DESTROYS) {
            targetDestroyed |= attack != answer;
            table.damage.eliminate(attack.target);
        } else if (effect == SHAKES) {
            table.damage.shake(attack.target); // SF-AP-6, AMB-39: nothing more for one that is Shaken
        }
    }

    /** Returns whether a card destroys: by its word, or by its number and the factor (SF-AP-5). */
    boolean destroys(final int card, final int factor, final int armor) {
        return switch (cards.word(card)) {
            case DESTROY -> true;
            case SHAKE, DUD -> false;
            case NONE -> factor + cards.apfb[card] >= armor;
        };
    }

    private boolean shakes(final int card) {
        return cards.word(card) == ArmorWord.SHAKE;
    }

    /** Applies a hit on a bunker; returns whether it is destroyed. */
    boolean hitBunker(final int at, final boolean destroyed, final boolean shaken) {
        final long inside = s.in[at] & units.leg;
        if (!destroyed) {
            for (long rest = shaken ? inside : 0; rest != 0; rest &= rest - 1) {
                table.damage.shake(Long.numberOfTrailingZeros(rest));
            }
            return false;
        }
        s.bunker[at] = BattleState.NONE;
        s.rubble[at] = true;
        trace.tell(Event.BUNKER_DESTROYED, at);
        for (long rest = inside; rest != 0; rest &= rest - 1) {
            table.damage.hitTwice(Long.numberOfTrailingZeros(rest));
        }
        return true;
    }

    /** A helicopter falls on a hard target (SF-HELO-8, AMB-59). */
    void crash(final int unit, final int target) {
        final int card = table.deck.draw(RollId.ARMOR, unit, Fire.CARDS * s.attacks[unit]++);
        final boolean destroys = destroys(card, -2, units.armor[target]);
        trace.tell(Event.PENETRATION, unit, target, -2, units.armor[target], card, destroys ? 1 : 0);
        if (destroys) {
            table.damage.eliminate(target);
        } else if (shakes(card)) {
            table.damage.shake(target);
        }
    }
}
