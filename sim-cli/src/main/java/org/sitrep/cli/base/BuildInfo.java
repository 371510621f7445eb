package org.sitrep.cli.base;

import org.sitrep.engine.ToolVersion;

/**
 * What is running.
 *
 * @param version of Sitrep, {@code development} outside the built jar
 * @param commit it was built from, as the launcher found it, {@code unknown} if it could not
 * @param java version of the JDK
 */
public record BuildInfo(String version, String commit, String java) {
    /** Returns what is running now. */
    public static BuildInfo current() {
        final String version = BuildInfo.class.getPackage().getImplementationVersion();
        final String commit = System.getProperty("sitrep.commit", "");
        return new BuildInfo(
                version == null ? "development" : version,
                commit.isBlank() ? "unknown" : commit,
                System.getProperty("java.version"));
    }

    /** Returns it as a result says it. */
    public ToolVersion madeBy() {
        return new ToolVersion(version, commit);
    }
}
