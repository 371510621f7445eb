package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.AttackChange;

/** Accumulates several changes of an attack. Not thread-safe. */
public final class AttackSum {
    /** Added range. */
    public int range;
    /** Added targets. */
    public int targets;
    /** Added damage. */
    public int damage;
    /** Added alert. */
    public int alert;
    /** True if the attack raises no alert. */
    public boolean silent;
    /** True if only weapons of range 0 may be used. */
    public boolean adjacentOnly;
    /** True if the attack ignores the resistance stat. */
    public boolean ignoresResistance;

    /** Resets to no change. */
    public void clear() {
        range = 0;
        targets = 0;
        damage = 0;
        alert = 0;
        silent = false;
        adjacentOnly = false;
        ignoresResistance = false;
    }

    /** Adds a change. */
    public void add(final AttackChange change) {
        range += change.range();
        targets += change.targets();
        damage += change.damage();
        alert += change.alert();
        silent |= change.silent();
        adjacentOnly |= change.adjacentOnly();
        ignoresResistance |= change.ignoresResistance();
    }

    /** Adds accumulated changes. */
    public void add(final AttackSum other) {
        range += other.range;
        targets += other.targets;
        damage += other.damage;
        alert += other.alert;
        silent |= other.silent;
        adjacentOnly |= other.adjacentOnly;
        ignoresResistance |= other.ignoresResistance;
    }

    void copy(final AttackSum other) {
        clear();
        add(other);
    }
}
