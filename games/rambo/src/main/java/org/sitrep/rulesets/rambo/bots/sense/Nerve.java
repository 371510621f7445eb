package org.sitrep.rulesets.rambo.bots.sense;

/** Defines how bold a bot is. */
public enum Nerve {
    /** Accepts a lot of noise for a kill: for a bot that looks no further than its next attack. */
    BOLD(6, 40, 9, 5, 2.5, 1),
    /** Stays quiet and well away from Red: for a bot that finds another way. */
    CAREFUL(3, 40, 14, 8, 4, 2);

    final double kill;
    private final double[] belowRed;

    Nerve(final double kill, final double... belowRed) {
        this.kill = kill;
        this.belowRed = belowRed;
    }

    /** Returns the cost of being a number of spaces below Red (0: at Red), where a hero at Red fails the mission. */
    double belowRed(final int spaces) {
        return spaces < belowRed.length ? belowRed[spaces] : 0;
    }
}
