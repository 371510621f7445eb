package org.sitrep.contract;

/**
 * How much a test plays: in the ordinary build a small version, with {@code -Dsitrep.deep} (as {@code ./verify --deep}
 * has it) everything.
 */
public final class Deep {
    private static final boolean DEEP = Boolean.getBoolean("sitrep.deep");

    private Deep() {}

    /** Returns the number of the ordinary build, or that at full length. */
    public static int or(final int ordinary, final int full) {
        return DEEP ? full : ordinary;
    }
}
