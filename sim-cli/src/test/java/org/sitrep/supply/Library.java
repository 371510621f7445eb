package org.sitrep.supply;

import java.nio.file.Path;

/**
 * A library in a version, as Maven names it.
 *
 * @param group its group, with dots
 * @param artifact its name within the group
 * @param version its version
 */
record Library(String group, String artifact, String version) {
    /** The library that {@code group:artifact:version} names. */
    static Library of(final String coordinates) {
        final String[] parts = coordinates.split(":");
        if (parts.length != 3) {
            throw new IllegalArgumentException("not group:artifact:version: " + coordinates);
        }
        return new Library(parts[0], parts[1], parts[2]);
    }

    /** Group and artifact, without the version. */
    String name() {
        return group + ":" + artifact;
    }

    /** Its package URL, as SBOMs and databases of advisories name it. */
    String purl() {
        return "pkg:maven/" + group + "/" + artifact + "@" + version + "?type=jar";
    }

    /** Where a Maven repository keeps it, below the repository's folder. */
    Path path(final String extension) {
        return Path.of(group.replace('.', '/'), artifact, version, artifact + "-" + version + "." + extension);
    }

    @Override
    public String toString() {
        return name() + ":" + version;
    }
}
