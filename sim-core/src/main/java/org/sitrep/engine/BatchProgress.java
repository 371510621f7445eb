package org.sitrep.engine;

/**
 * The progress of a batch, for display only. {@code mean} and {@code halfWidth} are read repeatedly during the run. A
 * run stopped because of them would miss the true value far more often than the level allows.
 *
 * @param requested trials requested
 * @param completed trials played to their end, in finished chunks
 * @param aborted trials aborted, in finished chunks
 * @param headline name of the layout's headline metric
 * @param mean its running value in its unit, NaN if not yet available
 * @param halfWidth half the width of an ordinary 95 % interval around it, NaN if not yet available
 */
public record BatchProgress(
        long requested, long completed, long aborted, String headline, double mean, double halfWidth) {
    /** Returns the number of trials completed or aborted, 0 … {@code requested}; its growth per second is the rate. */
    public long done() {
        return completed + aborted;
    }
}
