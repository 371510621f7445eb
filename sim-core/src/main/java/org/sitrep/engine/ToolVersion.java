package org.sitrep.engine;

import java.util.Objects;

/**
 * The build that made a result.
 *
 * @param toolVersion version of Sitrep
 * @param commit commit it was built from, {@code unknown} if that cannot be told
 */
public record ToolVersion(String toolVersion, String commit) {
    /** Of a result that was kept before it said so. */
    public static final ToolVersion UNKNOWN = new ToolVersion("", "");

    public ToolVersion {
        Objects.requireNonNull(toolVersion);
        Objects.requireNonNull(commit);
    }

    /** Returns whether it is said. */
    public boolean known() {
        return !toolVersion.isEmpty();
    }
}
