package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.Behaviour;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.EnemyTable;

/**
 * Plays phase 3: one card activates, and its figures do its behaviours one after the other (RB-INIT-1 to RB-INIT-4,
 * RB-ACTV-1 to RB-ACTV-5).
 */
final class EnemyPhase extends MissionPart {
    private final EnemyTable enemies = tables.enemies;

    EnemyPhase(final MissionParts parts) {
        super(parts);
    }

    void play() {
        final int row = enemies.size();
        if (s.figures == 0) { // RB-INIT-4
            s.record.add(Count.IDLE_PHASES, 1);
            trace.tell(Event.ACTIVATION, MissionState.NONE);
            s.marker = (s.marker + 1) % row;
            return;
        }
        while (s.figuresOf[s.marker] == 0) { // RB-INIT-2
            s.record.passedOver[s.marker]++;
            s.marker = (s.marker + 1) % row;
        }
        final int type = s.marker;
        s.record.activations[type]++;
        trace.tell(Event.ACTIVATION, type);
        activate(type);
        s.marker = (type + 1) % row; // RB-INIT-3
    }

    private void activate(final int type) {
        final long acting = figuresOf(type); // RB-ACTV-5
        for (long rest = acting; rest != 0; rest &= rest - 1) {
            s.attacked[Long.numberOfTrailingZeros(rest)] = 0; // RB-ACTV-4
        }
        final Behaviour[] behaviours = enemies.behaviours[type];
        int first = 0;
        if (s.skipsBehaviour) {
            s.skipsBehaviour = false;
            first = 1;
            trace.tell(Event.BEHAVIOUR_SKIPPED, type);
        }
        for (int b = first; b < behaviours.length; b++) {
            trace.tell(Event.BEHAVIOUR, type, b);
            doBehaviour(acting, behaviours[b]);
        }
    }

    private long figuresOf(final int type) {
        long mask = 0;
        for (long rest = s.figures; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            mask |= s.type[figure] == type ? 1L << figure : 0;
        }
        return mask;
    }

    /** Has each figure of a mask do a behaviour, in the leader's order (RB-ACTV-3). */
    private void doBehaviour(final long acting, final Behaviour behaviour) {
        int alerted = 0;
        long left = acting & s.figures;
        while (left != 0) {
            final int figure = next(left);
            left &= ~(1L << figure);
            if (behaviour.ifNoAttack() && s.attacked[figure] != 0) {
                left &= s.figures;
                continue;
            }
            switch (behaviour.act()) {
                case MOVE -> move(figure, behaviour.to().orElseThrow());
                case ATTACK ->
                    parts.enemyAttacks.attack(figure, behaviour.target().orElseThrow());
                case ORDER_ATTACK -> orderAttack(figure, behaviour.target().orElseThrow());
                case ALERT_ADJACENT, ALERT_AREA -> alerted |= alert(figure, behaviour, alerted);
            }
            left &= s.figures;
        }
        parts.triggers.look(MissionState.NONE);
    }

    private int next(final long left) {
        parts.leader.open();
        for (long rest = left; rest != 0; rest &= rest - 1) {
            parts.leader.add(Long.numberOfTrailingZeros(rest));
        }
        return parts.leader.rule(DecisionKind.RULE_FIGURE, 0);
    }

    private void move(final int figure, final Behaviour.Goal goal) {
        final int target = target(figure, goal);
        if (target >= 0) { // RB-ACTV-2
            parts.moves.towards(figure, target, enemies.cards[s.type[figure]].movement());
        }
    }

    /** Returns the space of a figure's goal; {@link MissionState#NONE} if there is none. */
    private int target(final int figure, final Behaviour.Goal goal) {
        final int allHeroes = (1 << s.party) - 1;
        return switch (goal) {
            case HIGHEST_ALERT -> spaceOfHighest(figure, allHeroes);
            case HIGHEST_ALERT_NOT_ATTACKED -> spaceOfHighest(figure, allHeroes & ~s.attacked[figure]);
            case CLOSEST_HERO -> spaceOfClosest(figure, allHeroes);
            case CLOSEST_VISIBLE -> spaceOfClosest(figure, visible(figure));
            case ENEMY_BESIDE_HERO -> spaceOf(closestOther(figure, true));
        };
    }

    private int visible(final int figure) {
        int mask = 0;
        for (int hero = 0; hero < s.party; hero++) {
            mask |= Sight.visible(s, hero, figure) ? 1 << hero : 0;
        }
        return mask;
    }

    private int spaceOfHighest(final int figure, final int mask) {
        return mask == 0 ? MissionState.NONE : s.heroSpace[parts.enemyAttacks.highest(figure, mask)];
    }

    private int spaceOfClosest(final int figure, final int mask) {
        return mask == 0 ? MissionState.NONE : s.heroSpace[parts.enemyAttacks.closest(figure, mask)];
    }

    private int spaceOf(final int figure) {
        return figure < 0 ? MissionState.NONE : s.figureSpace[figure];
    }

    /**
     * Returns the closest other figure by this one's steps, optionally only of those adjacent to a hero (AMB-EN-4);
     * {@link MissionState#NONE} if there is none.
     */
    private int closestOther(final int figure, final boolean besideHero) {
        parts.leader.open();
        for (long rest = s.figures & ~(1L << figure); rest != 0; rest &= rest - 1) {
            final int other = Long.numberOfTrailingZeros(rest);
            if (!besideHero || besideHero(other)) {
                parts.leader.addCheapest(other, map.walk(s.figureSpace[figure], s.figureSpace[other]));
            }
        }
        return parts.leader.count() == 0 ? MissionState.NONE : parts.leader.rule(DecisionKind.RULE_FIGURE, figure);
    }

    private boolean besideHero(final int figure) {
        for (int hero = 0; hero < s.party; hero++) {
            if (s.adjacent(figure, hero)) {
                return true;
            }
        }
        return false;
    }

    /** Has the closest other figure attack, by its own stats and its own view (RB-EATK-7). */
    private void orderAttack(final int figure, final Behaviour.Target rule) {
        final int other = closestOther(figure, false);
        if (other >= 0) {
            trace.tell(Event.ENEMY_ORDERS, figure, other);
            parts.enemyAttacks.attack(other, rule);
        }
    }

    /** Returns the mask of heroes whose alert was raised (RB-EATK-8). */
    private int alert(final int figure, final Behaviour behaviour, final int alerted) {
        int raised = 0;
        for (int hero = 0; hero < s.party; hero++) {
            final boolean concerned = behaviour.act() == Behaviour.Act.ALERT_ADJACENT
                    ? s.adjacent(figure, hero)
                    : s.figureArea(figure) == s.heroArea(hero);
            final boolean again = (alerted >> hero & 1) != 0;
            if (concerned && !(again && tables.options.alertAdds() == Options.AlertAdds.ONCE)) { // AMB-EN-6
                parts.tracks.alert(hero, behaviour.n(), MissionRecord.BY_ENEMY);
                raised |= 1 << hero;
            }
        }
        return raised;
    }

    /** Moves every enemy a number of spaces towards the hero of the highest alert, in the leader's order. */
    void moveAll(final int steps) {
        final int allHeroes = (1 << s.party) - 1;
        long left = s.figures;
        while (left != 0) {
            final int figure = next(left);
            left &= ~(1L << figure);
            parts.moves.towards(figure, spaceOfHighest(figure, allHeroes), steps);
        }
    }

    /** Has the enemy closest to a hero attack the closest hero visible to it. */
    void closestAttacks(final int hero) {
        parts.leader.open();
        for (long rest = s.figures; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            parts.leader.addCheapest(figure, map.walk(s.figureSpace[figure], s.heroSpace[hero]));
        }
        if (parts.leader.count() > 0) {
            parts.enemyAttacks.attack(
                    parts.leader.rule(DecisionKind.RULE_FIGURE, hero), Behaviour.Target.CLOSEST_VISIBLE);
        }
    }
}
