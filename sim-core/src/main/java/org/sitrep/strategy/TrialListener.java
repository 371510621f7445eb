package org.sitrep.strategy;

/**
 * Is told what happens, in numbers: each event of a game, and each decision. Does nothing. A replay, a count of what is
 * reached and a test listen with a class derived from it; a batch loads no such class, so that the calls vanish.
 */
public class TrialListener {
    /** Tells nobody. */
    public static final TrialListener NONE = new TrialListener();

    /** The most numbers that an event has. */
    public static final int MOST_NUMBERS = 9;

    /** For {@link #NONE} and subclasses. */
    protected TrialListener() {}

    /** Something has happened; numbers that the event does not have are 0. The one method that a listener overrides. */
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

    /** Tells an event without numbers. */
    public final void tell(final TrialEvent event) {
        tell(event, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }

    /** Tells an event with one number. */
    public final void tell(final TrialEvent event, final long a) {
        tell(event, a, 0, 0, 0, 0, 0, 0, 0, 0);
    }

    /** Tells an event with two numbers. */
    public final void tell(final TrialEvent event, final long a, final long b) {
        tell(event, a, b, 0, 0, 0, 0, 0, 0, 0);
    }

    /** Tells an event with three numbers. */
    public final void tell(final TrialEvent event, final long a, final long b, final long c) {
        tell(event, a, b, c, 0, 0, 0, 0, 0, 0);
    }

    /** Tells an event with four numbers. */
    public final void tell(final TrialEvent event, final long a, final long b, final long c, final long d) {
        tell(event, a, b, c, d, 0, 0, 0, 0, 0);
    }

    /** Tells an event with five numbers. */
    public final void tell(
            final TrialEvent event, final long a, final long b, final long c, final long d, final long e) {
        tell(event, a, b, c, d, e, 0, 0, 0, 0);
    }

    /** Tells an event with six numbers. */
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

    /** Tells an event with seven numbers. */
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

    /** Tells an event with eight numbers. */
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

    /** The bot was asked and chose. */
    public void decided(final Decision decision, final int chosen) {}

    /**
     * Returns who takes a seat: the bot, or whoever sits down beside it to ask it why it chose as it did. Asked once
     * for each seat, before any trial.
     *
     * @param side of the seat, as the game numbers it
     */
    public <V> Bot<V> seated(final Bot<V> bot, final int side) {
        return bot;
    }
}
