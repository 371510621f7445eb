package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.EnemyTable;
import org.sitrep.rulesets.rambo.tables.GearTable;
import org.sitrep.strategy.Decision;

/** Resolves attacks of heroes (RB-ATK-1 to RB-ATK-5). */
final class HeroAttacks extends MissionPart {
    private final GearTable gear = tables.gear;
    private final EnemyTable enemies = tables.enemies;
    private final AttackStats stats = new AttackStats();

    /** The target named first, the only one for which valor may count (AMB-VAL-1). */
    private int named;

    HeroAttacks(final MissionParts parts) {
        super(parts);
    }

    /** Computes the stats of an attack; returns whether the weapon may be used at all. */
    private boolean stats(final int hero, final int card, final boolean lastBurst, final AttackChange change) {
        final AttackSum sum = stats.begin();
        if (hero == s.active) {
            sum.add(s.turnAttacks);
            sum.add(s.nextAttack);
        }
        sum.add(change);
        final Gear weapon = gear.cards[card];
        return stats.take(weapon, lastBurst, s.lasting.heroRange(), s.lasting.weaponAlert())
                && tables.actions.contains(Forbidden.Action.ATTACK);
    }

    /** Returns whether a hero can attack any figure with the gear in a slot. */
    boolean possible(final int hero, final int slot, final boolean lastBurst, final AttackChange change) {
        return possible(hero, slot, lastBurst, change, s.figures);
    }

    private boolean possible(
            final int hero, final int slot, final boolean lastBurst, final AttackChange change, final long figures) {
        final int card = s.gear(hero, slot);
        if (!stats(hero, card, lastBurst, change)) {
            return false;
        }
        for (long rest = figures; rest != 0; rest &= rest - 1) {
            if (reaches(hero, Long.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        return false;
    }

    private boolean reaches(final int hero, final int figure) {
        return Sight.inReach(s, s.heroSpace[hero], s.figureSpace[figure], stats.range());
    }

    /**
     * Attacks with the weapon in a slot; a target is in reach.
     *
     * @param onlyTarget the one figure that may be attacked; {@link MissionState#NONE} for any
     */
    void attack(
            final int hero, final int slot, final boolean lastBurst, final AttackChange change, final int onlyTarget) {
        final int card = s.gear(hero, slot);
        stats(hero, card, lastBurst, change);
        final int strength = stats.damage();
        final int noise = stats.alert();
        named = onlyTarget;
        final long chosen = onlyTarget >= 0 ? 1L << onlyTarget : targets(hero, gear.cards[card].targetsInOneArea());
        final int valor = valor(hero, chosen, strength);
        s.record.attacks[hero]++;
        s.record.attacksWith[card]++;
        if (s.lasting.hides(hero)) {
            s.lasting.reveal(hero);
            trace.tell(Event.HIDDEN_NO_LONGER, hero);
        }
        if (hero == s.active) {
            s.nextAttack.clear();
        }
        trace.tell(Event.HERO_ATTACKS, hero, card, lastBurst ? 1 : 0, chosen, strength, valor);
        for (long rest = chosen; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            final int bonus = valorCounts(figure) ? valor : 0; // RB-VAL-2
            final int stat = resistance(figure);
            final int cover = cover(hero, figure);
            final int hit = Math.max(0, strength + bonus - stat - cover);
            trace.tell(Event.ENEMY_HIT, hero, figure, strength + bonus, stat, cover, hit);
            parts.spawning.hurt(figure, hit, hero);
        }
        if (lastBurst || gear.cards[card].usedUp()) {
            parts.finds.discard(hero, slot);
        }
        parts.tracks.alert(hero, noise, MissionRecord.BY_WEAPON); // RB-ATK-4
        parts.triggers.look(hero);
    }

    private long targets(final int hero, final boolean oneArea) {
        final int most = stats.targets();
        final int reach = stats.range();
        long chosen = 0;
        int area = MissionState.NONE;
        for (int nth = 0; nth < most; nth++) {
            final Decision decision = seat.open(DecisionKind.TARGET, hero);
            int count = 0;
            for (long rest = s.figures & ~chosen; rest != 0; rest &= rest - 1) {
                final int figure = Long.numberOfTrailingZeros(rest);
                if ((area < 0 || s.figureArea(figure) == area)
                        && Sight.inReach(s, s.heroSpace[hero], s.figureSpace[figure], reach)) {
                    decision.add(figure);
                    count++;
                }
            }
            if (count == 0) {
                break;
            }
            if (nth > 0) {
                decision.add(DecisionKind.NOBODY);
            }
            final int figure = seat.ask();
            if (figure < 0) {
                break;
            }
            if (nth == 0) {
                named = figure;
            }
            chosen |= 1L << figure;
            area = oneArea ? s.figureArea(figure) : MissionState.NONE;
        }
        return chosen;
    }

    /** Returns whether valor spent on the current attack counts for a target (RB-VAL-5, AMB-VAL-1). */
    private boolean valorCounts(final int figure) {
        return tables.options.valorOnTargets() != Options.ValorOnTargets.ONE_TARGET || figure == named;
    }

    /** Returns the valor that is spent; tokens that make no difference to any target are not on offer. */
    private int valor(final int hero, final long chosen, final int strength) {
        int useful = 0;
        for (long rest = chosen; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            final int left = enemies.cards[s.type[figure]].health() - s.figureDamage[figure];
            final int stat = resistance(figure);
            final int most = left + stat + cover(hero, figure) - strength;
            useful = valorCounts(figure) ? Math.max(useful, most) : useful;
        }
        final int most = Math.min(s.valor[hero], useful);
        if (most <= 0) {
            return 0;
        }
        final Decision decision = seat.open(DecisionKind.ATTACK_VALOR, hero);
        for (int tokens = 0; tokens <= most; tokens++) {
            decision.add(tokens);
        }
        final int spent = seat.ask();
        s.valor[hero] -= spent;
        s.record.valorOnAttacks[hero] += spent;
        return spent;
    }

    /** Returns the part of the current attack's damage that a figure's resistance stops. */
    private int resistance(final int figure) {
        return stats.resistance(enemies.cards[s.type[figure]].resistance(), s.lasting.enemyResistance());
    }

    /** Returns the part of an attack's damage that a figure's cover stops. */
    private int cover(final int hero, final int figure) {
        return AttackStats.cover(map.cover(s.figureSpace[figure]), s.adjacent(figure, hero));
    }

    /** Offers a free attack (RB-GEAR-8): with any weapon that can, or none; on one figure, or on any. */
    void free(final int hero, final AttackChange change, final int onlyTarget) {
        final Decision decision = seat.open(DecisionKind.FREE_ATTACK, hero);
        final long figures = onlyTarget < 0 ? s.figures : 1L << onlyTarget;
        for (int slot = 0; slot < s.gearCount[hero]; slot++) {
            for (int burst = 0; burst < 2; burst++) {
                if (possible(hero, slot, burst == 1, change, figures)) {
                    decision.add(slot + burst * DecisionKind.LAST_BURST);
                }
            }
        }
        if (decision.count() == 0) {
            return;
        }
        decision.add(DecisionKind.NOBODY);
        final int chosen = seat.ask();
        if (chosen >= 0) {
            attack(
                    hero,
                    chosen & ~DecisionKind.LAST_BURST,
                    (chosen & DecisionKind.LAST_BURST) != 0,
                    change,
                    onlyTarget);
        }
    }

    /** Makes a free attack on the enemy that has just wounded the hero, if the hero's gear allows one. */
    void answer(final int hero, final int figure) {
        boolean answers = false;
        for (int slot = 0; slot < s.gearCount[hero]; slot++) {
            answers |= gear.cards[s.gear(hero, slot)].answersWounds();
        }
        if (answers) {
            freeOn(hero, figure);
        }
    }

    /** Makes a free attack on one enemy, if it is on the map and in reach. */
    void freeOn(final int hero, final int figure) {
        if (s.alive(figure)) {
            free(hero, AttackChange.NONE, figure);
        }
    }
}
