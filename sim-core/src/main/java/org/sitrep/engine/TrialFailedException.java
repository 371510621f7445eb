package org.sitrep.engine;

/**
 * A mission threw: a fault of the ruleset, the bot or the engine, never of the scenario's author. Says how to see it
 * again.
 */
public final class TrialFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final long missionIndex;

    /**
     * @param missionIndex which mission
     * @param cause what it threw
     */
    public TrialFailedException(final long seed, final long missionIndex, final String bot, final Throwable cause) {
        super(
                "mission " + missionIndex + " of seed " + seed + " failed under bot " + bot + ": " + cause
                        + "; replay it with --seed " + seed + " --mission " + missionIndex + " --bot " + bot,
                cause);
        this.missionIndex = missionIndex;
    }

    /** Returns which mission failed. */
    public long missionIndex() {
        return missionIndex;
    }
}
