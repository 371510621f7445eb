package org.sitrep.rulesets.sixtyfive.battle;

import java.util.function.Consumer;

/** A manner of moving in an Action: that of a plain Move, but for what is changed. */
final class Trip {
    /** Points added to the Movement Factor. */
    int bonus;
    /** True if units go half as far, rounded up. */
    boolean half;
    /** True if units have what is left after half of their points, rounded up, is spent. */
    boolean rest;
    /** True if every hex costs 1. */
    boolean scouting;
    /** True if assaults may be begun. */
    boolean assaults = true;
    /** True if units may load and unload. */
    boolean carries = true;
    /** True if the other side may fire. */
    boolean watched = true;
    /** True if no side fires at units that enter a hex with cover. */
    boolean sneaking;
    /** Most hexes; a large number for no limit. */
    int hexes = Integer.MAX_VALUE;
    /** Points of every unit, instead of its Movement Factor; 0 for that. */
    int most;
    /** Distance from enemies at which units stop; 0 if they do not. */
    int nearest;

    Trip() {}

    Trip(final Consumer<Trip> change) {
        change.accept(this);
    }
}
