package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.Gear;
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
    private int range;
    private int targets;
    private int damage;
    private int alert;
    private final AttackSum more = new AttackSum();

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
        final Gear card = gear.cards[gearCard];
        final AttackChange burst = lastBurst ? card.lastBurst().orElse(null) : AttackChange.NONE;
        if (!view.tables().actions.contains(Forbidden.Action.ATTACK)
                || !card.isWeapon()
                || burst == null
                || more.adjacentOnly && card.range() > 0) {
            return false;
        }
        weapon = card;
        range = Math.max(
                0, card.range() + more.range + burst.range() + view.lasting().heroRange());
        targets = Math.max(0, card.targets() + more.targets + burst.targets());
        damage = Math.max(0, card.damage() + more.damage + burst.damage());
        final int noise = card.alert() + (card.alert() > 0 ? view.lasting().weaponAlert() : 0);
        alert = more.silent ? 0 : Math.max(0, noise + more.alert + burst.alert());
        return targets > 0;
    }

    /** Returns how many figures the attack may hit. */
    public int targets() {
        return targets;
    }

    /** Returns the alert that the attack raises. */
    public int alert() {
        return alert;
    }

    /** Returns whether its targets have to be in one area. */
    public boolean oneArea() {
        return weapon.targetsInOneArea();
    }

    /** Returns whether the attack reaches a figure from a space. */
    public boolean reaches(final int from, final int figure) {
        final int to = view.figureSpace(figure);
        return map.inRange(from, to, range) && map.sees(from, to);
    }

    /** Returns the damage to a figure from a space. */
    public int damage(final int from, final int figure) {
        return Math.max(0, damage - mitigation(from, figure));
    }

    /**
     * Returns the valor needed to kill a figure from a space; 0 if none is needed, {@link #NO_SHOT} if it is out of
     * reach.
     */
    public int toKill(final int from, final int figure) {
        return reaches(from, figure) ? Math.max(0, left(figure) + mitigation(from, figure) - damage) : NO_SHOT;
    }

    /** Returns the damage that kills a figure. */
    public int left(final int figure) {
        return enemies.cards[view.type(figure)].health() - view.figureDamage(figure);
    }

    private int mitigation(final int from, final int figure) {
        final int to = view.figureSpace(figure);
        final int printed = enemies.cards[view.type(figure)].resistance();
        final int stat = more.ignoresResistance
                ? 0
                : Math.max(0, printed + view.lasting().enemyResistance());
        return stat + (map.cover(to) && !map.adjacent(from, to) ? 1 : 0);
    }
}
