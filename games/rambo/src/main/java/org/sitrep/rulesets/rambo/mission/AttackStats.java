package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Gear;

/**
 * Computes the stats of a hero's attack after all changes; no stat falls below 0 (RB-ATK-5). Not thread-safe; allocates
 * nothing after construction.
 */
public final class AttackStats {
    private final AttackSum changes = new AttackSum();
    private int range;
    private int targets;
    private int damage;
    private int alert;

    /** Starts an attack without changes; returns its changes, to add to. */
    public AttackSum begin() {
        changes.clear();
        return changes;
    }

    /**
     * Computes the stats from the changes added since {@link #begin}, and adds that of a last burst.
     *
     * @param heroRange lasting change of the range of all weapons
     * @param weaponAlert lasting change of the alert of weapons that are not silent
     * @return whether the weapon may be used for this attack at all
     */
    public boolean take(final Gear weapon, final boolean lastBurst, final int heroRange, final int weaponAlert) {
        if (!weapon.isWeapon() || lastBurst && weapon.lastBurst().isEmpty()) {
            return false;
        }
        final AttackChange burst = lastBurst ? weapon.lastBurst().orElseThrow() : AttackChange.NONE; // AMB-GEAR-4
        changes.add(burst);
        range = Math.max(0, weapon.range() + changes.range + heroRange); // RB-RNG-3
        targets = Math.max(0, weapon.targets() + changes.targets);
        damage = Math.max(0, weapon.damage() + changes.damage);
        final int noise = weapon.alert() + (weapon.alert() > 0 ? weaponAlert : 0);
        alert = changes.silent ? 0 : Math.max(0, noise + changes.alert);
        return !(changes.adjacentOnly && weapon.range() > 0) && targets > 0;
    }

    /** Returns the range; 0 for adjacent spaces only. */
    public int range() {
        return range;
    }

    /** Returns how many figures the attack may hit. */
    public int targets() {
        return targets;
    }

    /** Returns the damage before resistance and cover. */
    public int damage() {
        return damage;
    }

    /** Returns the alert that the attack raises. */
    public int alert() {
        return alert;
    }

    /**
     * Returns the part of the damage that an enemy's resistance stops (RB-ATK-3).
     *
     * @param printed resistance on its card
     * @param change lasting change of the resistance of all enemies
     */
    public int resistance(final int printed, final int change) {
        return changes.ignoresResistance ? 0 : Math.max(0, printed + change);
    }

    /** Returns the part of the damage that cover stops: 1 unless the target is adjacent (RB-RES-3, RB-RNG-4). */
    public static int cover(final boolean inCover, final boolean adjacent) {
        return inCover && !adjacent ? 1 : 0;
    }
}
