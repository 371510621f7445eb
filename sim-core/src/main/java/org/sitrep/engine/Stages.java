package org.sitrep.engine;

/** Determines the length of a run's stages and when to save. Not thread-safe. */
final class Stages {
    /** Trials per thread in the first stage, when the duration of a trial is not yet known. */
    private static final long FIRST_STAGE = 8;
    /** Maximum ratio between the lengths of consecutive stages. */
    private static final long GROWTH = 4;
    /** Fraction of the saving interval before the first save. */
    private static final double FIRST_SAVE = 0.2;
    /**
     * Minimum ratio of playing time to the time of the last save, however short the requested interval: else a slow
     * disk would leave no time to play.
     */
    private static final double PLAY_TO_SAVE = 9;

    private final PairedRun.Saving saving;
    private final long trials;
    private final long shortest;
    private long length;
    private long played;
    private long unsaved;
    private double stageStart;
    private double nextSave;

    /** @param trials number of trials to play */
    Stages(final PairedRun.Saving saving, final long trials, final int threads) {
        this.saving = saving;
        this.trials = trials;
        shortest = FIRST_STAGE * threads;
        length = byTime() ? shortest : saving.trials();
        nextSave = FIRST_SAVE * saving.seconds();
    }

    private boolean byTime() {
        return Double.isFinite(saving.seconds());
    }

    /** Returns the number of trials played. */
    long played() {
        return played;
    }

    /** Returns the number of trials to reach at the end of the next stage, unless something ends it earlier. */
    long next() {
        return played + Math.min(Math.min(length, saving.trials() - unsaved), trials - played);
    }

    /**
     * Records the end of a stage.
     *
     * @param to number of trials played so far
     * @param now seconds since the beginning
     * @return whether to save
     */
    boolean ended(final long to, final double now) {
        if (byTime()) {
            length = nextLength((to - played) / Math.max(now - stageStart, 1e-9));
        }
        unsaved += to - played;
        stageStart = now;
        played = to;
        if (now < nextSave && unsaved < saving.trials()) {
            return false;
        }
        nextSave = now + saving.seconds();
        unsaved = 0;
        return true;
    }

    /**
     * Records a save.
     *
     * @param now seconds since the beginning
     */
    void saved(final double now) {
        nextSave = Math.max(nextSave, now + PLAY_TO_SAVE * (now - stageStart));
        stageStart = now;
    }

    /**
     * Returns the length of the next stage: the trials that fill the saving interval at the pace of the last stage,
     * within a factor of {@link #GROWTH} of its length.
     */
    private long nextLength(final double trialsPerSecond) {
        final double enough = trialsPerSecond * saving.seconds();
        return Math.max(shortest, (long) Math.max(length / GROWTH, Math.min(enough, (double) length * GROWTH)));
    }
}
