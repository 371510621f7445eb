package org.sitrep.engine;

/** How long the stages of a run are, and after which of them it is saved. Not thread-safe. */
final class Stages {
    /** Trials a thread of the first stage, when nobody knows yet how long one takes. */
    private static final long FIRST_STAGE = 8;
    /** How much longer than the last one a stage may be. */
    private static final long GROWTH = 4;
    /** What part of the time between two savings passes before the first. */
    private static final double FIRST_SAVE = 0.2;
    /**
     * So many times as long as a saving took is played before the next, however short an interval was asked for: else
     * nothing would come of playing on a slow disk.
     */
    private static final double PLAY_TO_SAVE = 9;

    private final PairedRun.Saving saving;
    private final long trials;
    private final long shortest;
    private long length;
    private long played;
    private long unsaved;
    private double begunAt;
    private double nextSave;

    /** @param trials how many there are to be played */
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

    /** Returns how many trials have been played. */
    long played() {
        return played;
    }

    /** Returns how many are to have been played after the next stage, if nothing else ends it before. */
    long next() {
        return played + Math.min(Math.min(length, saving.trials() - unsaved), trials - played);
    }

    /**
     * Takes note that a stage has ended.
     *
     * @param to how many trials have been played now
     * @param now seconds since the beginning
     * @return whether to save
     */
    boolean ended(final long to, final double now) {
        if (byTime()) {
            length = longer((to - played) / Math.max(now - begunAt, 1e-9));
        }
        unsaved += to - played;
        begunAt = now;
        played = to;
        if (now < nextSave && unsaved < saving.trials()) {
            return false;
        }
        nextSave = now + saving.seconds();
        unsaved = 0;
        return true;
    }

    /**
     * Takes note that what was played has been saved.
     *
     * @param now seconds since the beginning
     */
    void saved(final double now) {
        nextSave = Math.max(nextSave, now + PLAY_TO_SAVE * (now - begunAt));
        begunAt = now;
    }

    /** As many trials as take the time wanted, by the pace of the last stage, which may have been short. */
    private long longer(final double trialsASecond) {
        final double enough = trialsASecond * saving.seconds();
        return Math.max(shortest, (long) Math.max(length / GROWTH, Math.min(enough, (double) length * GROWTH)));
    }
}
