package org.sitrep.engine;

/**
 * How far a batch is. For a display only: {@code mean} and {@code halfWidth} are looked at again and again while the
 * run goes on, and a run that stopped as soon as they please would miss the truth far more often than its level says.
 *
 * @param requested trials asked for
 * @param completed trials played to their end, in finished chunks
 * @param aborted trials given up, in finished chunks
 * @param headline name of the layout's headline metric
 * @param mean its running value in its unit, NaN if there is none yet
 * @param halfWidth half the width of an ordinary 95 % interval about it, NaN if there is none yet
 */
public record BatchProgress(
        long requested, long completed, long aborted, String headline, double mean, double halfWidth) {
    /** Returns how many trials are done with, 0 … {@code requested}; its growth over time is the rate. */
    public long done() {
        return completed + aborted;
    }
}
