package org.sitrep.strategy;

import java.util.List;

/**
 * Receives each event of a game, as numbers, and each decision. This base class does nothing. Replays, coverage and
 * tests derive classes from it. A batch loads no such class, so the JIT removes the calls.
 */
public class TrialListener {
    /** A listener that does nothing. */
    public static final TrialListener NONE = new TrialListener();

    /** Maximum number of arguments of an event. */
    public static final int MAX_NUMBERS = 9;

    /** For {@link #NONE} and subclasses. */
    protected TrialListener() {}

    /** Handles an event; numbers that the event does not have are 0. The only event method to override. */
    public void tell(
            final TrialEvent event,
            final long a,
            final long b,
            final long c,
            final long d,
            final long e,
            final long f,
            final long g,
            final long h,
            final long i) {}

    /** Reports an event without numbers. */
    public final void tell(final TrialEvent event) {
        tell(event, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }

    /** Reports an event with one number. */
    public final void tell(final TrialEvent event, final long a) {
        tell(event, a, 0, 0, 0, 0, 0, 0, 0, 0);
    }

    /** Reports an event with two numbers. */
    public final void tell(final TrialEvent event, final long a, final long b) {
        tell(event, a, b, 0, 0, 0, 0, 0, 0, 0);
    }

    /** Reports an event with three numbers. */
    public final void tell(final TrialEvent event, final long a, final long b, final long c) {
        tell(event, a, b, c, 0, 0, 0, 0, 0, 0);
    }

    /** Reports an event with four numbers. */
    public final void tell(final TrialEvent event, final long a, final long b, final long c, final long d) {
        tell(event, a, b, c, d, 0, 0, 0, 0, 0);
    }

    /** Reports an event with five numbers. */
    public final void tell(
            final TrialEvent event, final long a, final long b, final long c, final long d, final long e) {
        tell(event, a, b, c, d, e, 0, 0, 0, 0);
    }

    /** Reports an event with six numbers. */
    public final void tell(
            final TrialEvent event,
            final long a,
            final long b,
            final long c,
            final long d,
            final long e,
            final long f) {
        tell(event, a, b, c, d, e, f, 0, 0, 0);
    }

    /** Reports an event with seven numbers. */
    public final void tell(
            final TrialEvent event,
            final long a,
            final long b,
            final long c,
            final long d,
            final long e,
            final long f,
            final long g) {
        tell(event, a, b, c, d, e, f, g, 0, 0);
    }

    /** Reports an event with eight numbers. */
    public final void tell(
            final TrialEvent event,
            final long a,
            final long b,
            final long c,
            final long d,
            final long e,
            final long f,
            final long g,
            final long h) {
        tell(event, a, b, c, d, e, f, g, h, 0);
    }

    /** Handles an answer of a bot. */
    public void decided(final Decision decision, final int chosen) {}

    /**
     * Returns the exact odds of each option of the question that has just been asked, as far as its side knows them.
     * Called only for a person who decides; may allocate.
     *
     * @return a few words per option, e.g. {@code eliminates 30 %}, empty where nothing is left to chance or no exact
     *     odds are known; an empty list if no option has any
     */
    public List<String> odds(final Decision decision) {
        return List.of();
    }

    /**
     * Returns the bot that takes a seat: the given one, or a wrapper that requests explanations. Called once per seat,
     * before any trial.
     *
     * @param side of the seat, as the game numbers it
     */
    public <V> Bot<V> seated(final Bot<V> bot, final int side) {
        return bot;
    }
}
