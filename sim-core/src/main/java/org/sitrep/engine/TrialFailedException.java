package org.sitrep.engine;

/**
 * Thrown if a trial throws: a fault of the ruleset, the bot or the engine, never of the scenario's author. The message
 * says how to reproduce it.
 */
public final class TrialFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final long trialIndex;

    /**
     * @param trialIndex index of the trial
     * @param cause the throwable that the trial threw
     */
    public TrialFailedException(final long seed, final long trialIndex, final String bot, final Throwable cause) {
        super(
                "trial " + trialIndex + " of seed " + seed + " failed under bot " + bot + ": " + cause
                        + "; replay it with --seed " + seed + " --trial " + trialIndex + " --bot " + bot,
                cause);
        this.trialIndex = trialIndex;
    }

    /** Returns the index of the failed trial. */
    public long trialIndex() {
        return trialIndex;
    }
}
