package org.sitrep.engine;

import java.util.Objects;

/**
 * The build that made a result.
 *
 * @param toolVersion version of Sitrep
 * @param commit commit it was built from, {@code unknown} if that cannot be told
 */
public record MadeBy(String toolVersion, String commit) {
    /** Of a result that was kept before it said so. */
    public static final MadeBy UNKNOWN = new MadeBy("", "");

    public MadeBy {
        Objects.requireNonNull(toolVersion);
        Objects.requireNonNull(commit);
    }

    /** Returns whether it is said. */
    public boolean known() {
        return !toolVersion.isEmpty();
    }
}
