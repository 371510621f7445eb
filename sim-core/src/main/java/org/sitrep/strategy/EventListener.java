package org.sitrep.strategy;

/**
 * Receives the events of one game. Cold: for replays, coverage and tests, never for a batch.
 *
 * @param <E> the game's events
 */
public abstract class EventListener<E extends Enum<E> & TrialEvent> extends TrialListener {
    private final int[] numbers = new int[MAX_NUMBERS];
    private final long[] wide = new long[MAX_NUMBERS];

    /**
     * Handles an event.
     *
     * @param n its numbers in the order that the event declares, with 1 for true; must not be retained
     */
    protected abstract void heard(E event, int[] n);

    /** Returns a number of the current event that may exceed an {@code int}, e.g. a mask. */
    protected final long wide(final int i) {
        return wide[i];
    }

    @Override
    @SuppressWarnings("unchecked")
    public final void tell(
            final TrialEvent event,
            final long a,
            final long b,
            final long c,
            final long d,
            final long e,
            final long f,
            final long g,
            final long h,
            final long i) {
        System.arraycopy(new long[] {a, b, c, d, e, f, g, h, i}, 0, wide, 0, MAX_NUMBERS);
        for (int nth = 0; nth < MAX_NUMBERS; nth++) {
            numbers[nth] = (int) wide[nth];
        }
        heard((E) event, numbers);
    }
}
