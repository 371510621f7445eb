package org.sitrep.rulesets.rambo.bots.sense;

/** How much a bot dares. */
public enum Nerve {
    /** A kill is worth a lot of noise: for a bot that sees no further than its next attack, and had better make it. */
    BOLD(6, 40, 9, 5, 2.5, 1),
    /** Quiet, and well away from Red: for a bot that finds another way. */
    CAREFUL(3, 40, 14, 8, 4, 2);

    final double kill;
    private final double[] belowRed;

    Nerve(final double kill, final double... belowRed) {
        this.kill = kill;
        this.belowRed = belowRed;
    }

    /** Returns what it costs to be so many spaces below Red, 0 for at Red, where a hero at Red fails the mission. */
    double belowRed(final int spaces) {
        return spaces < belowRed.length ? belowRed[spaces] : 0;
    }
}
