package org.sitrep.page;

import java.util.function.Predicate;

/** A question that is being answered, live. One thread plays it; {@link #cancel} may be called by any. */
public interface Playing {
    /**
     * Plays, on the calling thread and its workers.
     *
     * @param looking receives each answer, a record, the last one too; returns whether to go on
     * @return whether everything was played
     */
    boolean play(Predicate<Object> looking);

    /** Stops soon, or before it begins. */
    void cancel();
}
