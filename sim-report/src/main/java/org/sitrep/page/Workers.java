package org.sitrep.page;

import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.RunRequest;

/**
 * The threads and other places that play the trials of a page. Never changes a result.
 *
 * @param threads threads of this process
 * @param elsewhere other places
 */
record Workers(int threads, Elsewhere elsewhere) {
    /** Returns a request of trials from 0 on for these workers. */
    RunRequest request(final String bot, final long seed, final long trials) {
        return RunRequest.of(bot, seed, trials).withThreads(threads).withElsewhere(elsewhere);
    }
}
