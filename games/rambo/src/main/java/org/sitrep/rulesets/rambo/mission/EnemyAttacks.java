package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.Behaviour;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.EnemyTable;

/** Resolves attacks of enemies (RB-EATK-1 to RB-EATK-8) and the defences of heroes (RB-DMG-1 to RB-DMG-2). */
final class EnemyAttacks extends MissionPart {
    private final EnemyTable enemies = tables.enemies;

    EnemyAttacks(final MissionParts parts) {
        super(parts);
    }

    /**
     * Attacks as many heroes as the figure's card allows, of those that it can attack, in the order of its behaviour.
     */
    void attack(final int figure, final Behaviour.Target rule) {
        s.record.add(Count.ENEMY_ATTACKS_WANTED, 1);
        int candidates = candidates(figure);
        int done = 0;
        while (candidates != 0 && done < enemies.cards[s.type[figure]].targets() && s.alive(figure)) { // RB-EATK-3
            final int hero = first(figure, candidates, rule);
            candidates &= ~(1 << hero);
            if (tables.options.closest() == Options.Closest.OF_ALL_VISIBLE && !reaches(figure, hero)) { // AMB-EN-8
                break;
            }
            hit(figure, hero);
            done++;
        }
        if (done == 0) { // RB-EATK-4
            s.record.add(Count.ENEMY_ATTACKS_REFUSED, 1);
            trace.tell(Event.ENEMY_ATTACKS_NOBODY, figure);
        }
    }

    /** Returns the mask of heroes that a figure can attack, and counts the reasons against the others. */
    private int candidates(final int figure) {
        final boolean all = tables.options.closest() == Options.Closest.OF_ALL_VISIBLE;
        int candidates = 0;
        for (int hero = 0; hero < s.party; hero++) {
            if (!Sight.visible(s, hero, figure)) { // RB-VIS-2
                s.record.refused[MissionRecord.HIDDEN]++;
            } else if (!map.inRange(s.figureSpace[figure], s.heroSpace[hero], range(figure))) {
                s.record.refused[MissionRecord.RANGE]++;
                candidates |= all ? 1 << hero : 0;
            } else if (!map.sees(s.figureSpace[figure], s.heroSpace[hero])) {
                s.record.refused[MissionRecord.SIGHT]++;
                candidates |= all ? 1 << hero : 0;
            } else {
                candidates |= 1 << hero;
            }
        }
        return candidates;
    }

    private int range(final int figure) {
        return Math.max(0, enemies.cards[s.type[figure]].range() + s.lasting.enemyRange());
    }

    private boolean reaches(final int figure, final int hero) {
        return Sight.inReach(s, s.figureSpace[figure], s.heroSpace[hero], range(figure));
    }

    /** Returns the first hero by a rule, then by level, then by the leader (RB-EATK-2, RB-EMOV-5, RB-EATK-6). */
    private int first(final int figure, final int mask, final Behaviour.Target rule) {
        return rule == Behaviour.Target.CLOSEST_VISIBLE ? closest(figure, mask) : highest(figure, mask);
    }

    /** Returns the closest hero of a mask to a figure, by its own steps. */
    int closest(final int figure, final int mask) {
        int best = Integer.MAX_VALUE;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            best = Math.min(best, steps(figure, Integer.numberOfTrailingZeros(rest)));
        }
        int nearest = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            final int hero = Integer.numberOfTrailingZeros(rest);
            nearest |= steps(figure, hero) == best ? 1 << hero : 0;
        }
        return highest(figure, nearest);
    }

    private int steps(final int figure, final int hero) {
        return map.walk(s.figureSpace[figure], s.heroSpace[hero]);
    }

    /** Returns the hero of a mask with the highest level; the leader decides among equals. */
    int highest(final int figure, final int mask) {
        parts.leader.open();
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            final int hero = Integer.numberOfTrailingZeros(rest);
            parts.leader.addCheapest(hero, -s.level(hero)); // RB-ALERT-3
        }
        return parts.leader.rule(DecisionKind.RULE_HERO, figure);
    }

    private void hit(final int figure, final int hero) {
        s.attacked[figure] |= 1 << hero;
        s.record.add(Count.ENEMY_ATTACKS, 1);
        s.record.attacksOf[s.type[figure]]++;
        if (s.medals[hero] != 0) {
            parts.turn.anyTime(hero); // RB-MODE-7
        }
        final int damage = Math.max(0, enemies.cards[s.type[figure]].damage() + s.lasting.enemyDamage());
        final int resistance = Math.min(damage, Math.max(0, s.resistance(hero))); // RB-RES-1, RB-RES-4
        final boolean inCover = s.inCover(hero) && !s.adjacent(figure, hero); // RB-RES-3
        final int cover = inCover ? Math.min(1, damage - resistance) : 0;
        final int after = damage - resistance - cover;
        final int armor = Math.min(s.armor[hero], after); // RB-ARM-1
        s.armor[hero] -= armor;
        final int valor = parts.tracks.block(hero, after - armor);
        final int through = after - armor - valor;
        count(damage, resistance, cover, armor, valor, through);
        s.record.throughOf[s.type[figure]] += through;
        trace.tell(Event.ENEMY_ATTACKED, figure, hero, damage, resistance, cover, armor, valor, through);
        if (parts.tracks.take(hero, through)) { // RB-DMG-2
            parts.attacks.answer(hero, figure);
            parts.medals.wounded(hero, figure);
        }
    }

    private void count(
            final int damage,
            final int resistance,
            final int cover,
            final int armor,
            final int valor,
            final int through) {
        final MissionRecord record = s.record;
        record.add(Count.ATTACK_DAMAGE, damage);
        record.add(Count.BY_RESISTANCE, resistance);
        record.add(Count.BY_COVER, cover);
        record.add(Count.BY_ARMOR, armor);
        record.add(Count.BY_VALOR, valor);
        record.add(Count.CAME_THROUGH, through);
    }
}
