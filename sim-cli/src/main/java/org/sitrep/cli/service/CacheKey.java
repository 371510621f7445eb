package org.sitrep.cli.service;

import org.sitrep.cli.base.BuildInfo;
import org.sitrep.scenario.Sha256;

/**
 * Everything that decides a result, this build included.
 *
 * @param text that identifies the entry
 */
public record CacheKey(String text) {
    private static final int DIGITS = 16;

    /** Returns the key of these parts, as texts. */
    public static CacheKey of(final Object... parts) {
        final BuildInfo build = BuildInfo.current();
        CacheKey key = new CacheKey(build.version() + '\n' + build.commit());
        for (final Object part : parts) {
            key = key.and(part);
        }
        return key;
    }

    /** Returns the key of these parts and one more. */
    public CacheKey and(final Object part) {
        final String more = String.valueOf(part);
        // The length separates parts that contain line ends themselves.
        return new CacheKey(text + '\n' + more.length() + ' ' + more);
    }

    /** Returns digits for a file name. */
    String digits() {
        return Sha256.hex(text).substring(0, DIGITS);
    }
}
