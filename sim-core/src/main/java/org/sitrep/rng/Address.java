package org.sitrep.rng;

/**
 * Packs what a roll is, for whom, when and its ordinal within the roll into one address.
 *
 * <pre>
 *   63            40 39        24 23      16 15       8 7        0
 *  +----------------+------------+----------+----------+----------+
 *  |     when       |  ordinal   |   who    | (spare)  |   roll   |
 *  +----------------+------------+----------+----------+----------+
 * </pre>
 *
 * <p>Ranges: roll 0-255, who 0-255, ordinal 0-65535, when 0-2^24-1. Values outside are a fault of the caller and
 * asserted.
 */
public final class Address {
    private Address() {}

    /**
     * Returns the address of a draw.
     *
     * @param roll the ruleset's number of the roll, from its {@code Rolls} class
     * @param when the ordinal of the moment (an activation, a round), so that an extra roll elsewhere shifts nothing
     *     here
     * @param who whom the roll is for, 0 if nobody
     * @param ordinal the position within a roll that takes several draws
     */
    public static long of(final int roll, final int when, final int who, final int ordinal) {
        assert roll >= 0 && roll < 256 : roll;
        assert who >= 0 && who < 256 : who;
        assert ordinal >= 0 && ordinal < 65536 : ordinal;
        assert when >= 0 && when < 1 << 24 : when;
        return ((long) when << 40) | ((long) ordinal << 24) | ((long) who << 16) | roll;
    }
}
