package org.sitrep.cli.base;

import org.sitrep.engine.ToolVersion;

/**
 * Identifies the running build.
 *
 * @param version of Sitrep, {@code development} outside the built jar
 * @param commit it was built from, as the launcher found it; {@code unknown} if not found
 * @param java version of the JDK
 */
public record BuildInfo(String version, String commit, String java) {
    /** Returns the running build. */
    public static BuildInfo current() {
        final String version = BuildInfo.class.getPackage().getImplementationVersion();
        final String commit = System.getProperty("sitrep.commit", "");
        return new BuildInfo(
                version == null ? "development" : version,
                commit.isBlank() ? "unknown" : commit,
                System.getProperty("java.version"));
    }

    /** Returns the build in the form that results record. */
    public ToolVersion madeBy() {
        return new ToolVersion(version, commit);
    }
}
