package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.AttackChange;

/** Several changes of an attack added up. Not thread-safe. */
public final class AttackSum {
    /** More range. */
    public int range;
    /** More targets. */
    public int targets;
    /** More damage. */
    public int damage;
    /** More alert. */
    public int alert;
    /** Whether it raises no alert. */
    public boolean silent;
    /** Whether only weapons of range 0 may be used. */
    public boolean adjacentOnly;
    /** Whether the resistance stat does not count. */
    public boolean ignoresResistance;

    /** Changes nothing from here on. */
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

    /** Adds changes that are added up. */
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
