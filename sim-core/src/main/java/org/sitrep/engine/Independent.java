package org.sitrep.engine;

/**
 * Plays that do not depend on each other. If trials of one are {@linkplain Elsewhere.Pending pending}, the others still
 * begin, so that all of their trials are known at once. For one thread.
 */
public final class Independent {
    private Elsewhere.Pending pending;

    /** Does one of them. */
    public void begin(final Runnable one) {
        try {
            one.run();
        } catch (final Elsewhere.Pending later) {
            pending = later;
        }
    }

    /**
     * Ends after the last of them.
     *
     * @throws Elsewhere.Pending if trials of any were pending
     */
    public void end() {
        if (pending != null) {
            throw pending;
        }
    }
}
