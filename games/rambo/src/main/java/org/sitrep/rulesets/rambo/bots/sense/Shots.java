package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.mission.AttackStats;
import org.sitrep.rulesets.rambo.mission.AttackSum;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.EnemyTable;
import org.sitrep.rulesets.rambo.tables.GearTable;
import org.sitrep.rulesets.rambo.tables.MapTable;

/**
 * Computes what an attack of a hero would do from any space; without dice the result is known. Not thread-safe;
 * allocates nothing.
 */
public final class Shots {
    /** Stands for an attack that cannot be made. */
    public static final int NO_SHOT = 1 << 20;

    private final MissionView view;
    private final MapTable map;
    private final GearTable gear;
    private final EnemyTable enemies;

    private Gear weapon;
    private final AttackSum more = new AttackSum();
    private final AttackStats stats = new AttackStats();

    /** Creates the computation for a view. */
    public Shots(final MissionView view) {
        this.view = view;
        map = view.tables().map;
        gear = view.tables().gear;
        enemies = view.tables().enemies;
    }

    /** Starts with the attack changes in force for a hero. */
    public void begin(final int hero) {
        more.clear();
        if (hero == view.active()) {
            more.add(view.turnAttacks());
            more.add(view.nextAttack());
        }
    }

    /** Adds another change. */
    public void add(final AttackChange change) {
        more.add(change);
    }

    /** Sets the weapon; returns whether it may be used at all. */
    public boolean take(final int gearCard, final boolean lastBurst) {
        weapon = gear.cards[gearCard];
        stats.begin().add(more);
        return stats.take(
                        weapon,
                        lastBurst,
                        view.lasting().heroRange(),
                        view.lasting().weaponAlert())
                && view.tables().actions.contains(Forbidden.Action.ATTACK);
    }

    /** Returns how many figures the attack may hit. */
    public int targets() {
        return stats.targets();
    }

    /** Returns the alert that the attack raises. */
    public int alert() {
        return stats.alert();
    }

    /** Returns whether its targets have to be in one area. */
    public boolean oneArea() {
        return weapon.targetsInOneArea();
    }

    /** Returns whether the attack reaches a figure from a space. */
    public boolean reaches(final int from, final int figure) {
        final int to = view.figureSpace(figure);
        return map.inRange(from, to, stats.range()) && map.sees(from, to);
    }

    /** Returns the damage to a figure from a space. */
    public int damage(final int from, final int figure) {
        return Math.max(0, stats.damage() - mitigation(from, figure));
    }

    /**
     * Returns the valor needed to kill a figure from a space; 0 if none is needed, {@link #NO_SHOT} if it is out of
     * reach.
     */
    public int toKill(final int from, final int figure) {
        return reaches(from, figure) ? Math.max(0, left(figure) + mitigation(from, figure) - stats.damage()) : NO_SHOT;
    }

    /** Returns the damage that kills a figure. */
    public int left(final int figure) {
        return enemies.cards[view.type(figure)].health() - view.figureDamage(figure);
    }

    private int mitigation(final int from, final int figure) {
        final int to = view.figureSpace(figure);
        final int printed = enemies.cards[view.type(figure)].resistance();
        return stats.resistance(printed, view.lasting().enemyResistance())
                + AttackStats.cover(map.cover(to), map.adjacent(from, to));
    }
}
