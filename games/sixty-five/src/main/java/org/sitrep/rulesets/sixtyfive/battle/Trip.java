package org.sitrep.rulesets.sixtyfive.battle;

/** A manner of moving in an Action. Reused; {@link #begin} sets that of a plain Move. */
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
    boolean assaults;
    /** True if units may load and unload. */
    boolean carries;
    /** True if units may leave the map where the scenario lets them. */
    boolean exits;
    /** True if the other side may fire. */
    boolean watched;
    /** True if no side fires at units that enter a hex with cover. */
    boolean sneaking;
    /** Most hexes; a large number for no limit. */
    int hexes;
    /** Points of every unit, instead of its Movement Factor; 0 for that. */
    int most;
    /** Distance from enemies at which units stop; 0 if they do not. */
    int nearest;

    /** Begins a plain Move. */
    void begin() {
        bonus = 0;
        half = false;
        rest = false;
        scouting = false;
        assaults = true;
        carries = true;
        exits = true;
        watched = true;
        sneaking = false;
        hexes = Integer.MAX_VALUE;
        most = 0;
        nearest = 0;
    }
}
