package org.sitrep.rng;

/**
 * Packs the identity of a draw into one 64-bit address: the roll, its subject, its moment and the ordinal within the
 * roll.
 *
 * <pre>
 *   63            40 39        24 23      16 15       8 7        0
 *  +----------------+------------+----------+----------+----------+
 *  |     when       |  ordinal   |   who    | (spare)  |   roll   |
 *  +----------------+------------+----------+----------+----------+
 * </pre>
 *
 * <p>Ranges: roll 0-255, who 0-255, ordinal 0-65535, when 0-2^24-1. Values outside these ranges are caller errors;
 * assertions catch them.
 */
public final class Address {
    private Address() {}

    /**
     * Returns the address of a draw.
     *
     * @param roll the ruleset's number of the roll, from its {@code Rolls} class
     * @param when the ordinal of the moment (an activation, a round); extra rolls at other moments do not shift it
     * @param who the number of the roll's subject, 0 if it has none
     * @param ordinal the index of the draw within a roll that takes several
     */
    public static long of(final int roll, final int when, final int who, final int ordinal) {
        assert roll >= 0 && roll < 256 : roll;
        assert who >= 0 && who < 256 : who;
        assert ordinal >= 0 && ordinal < 65536 : ordinal;
        assert when >= 0 && when < 1 << 24 : when;
        return ((long) when << 40) | ((long) ordinal << 24) | ((long) who << 16) | roll;
    }
}
