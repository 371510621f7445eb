package org.sitrep.engine;

import java.util.Objects;

/**
 * The build that made a result.
 *
 * @param toolVersion version of Sitrep
 * @param commit commit it was built from, or {@code unknown}
 */
public record ToolVersion(String toolVersion, String commit) {
    /** Stands for a result written before versions were stored. */
    public static final ToolVersion UNKNOWN = new ToolVersion("", "");

    public ToolVersion {
        Objects.requireNonNull(toolVersion);
        Objects.requireNonNull(commit);
    }

    /** Returns whether the version is known. */
    public boolean known() {
        return !toolVersion.isEmpty();
    }
}
