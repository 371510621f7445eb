package org.sitrep.report.capsule;

import java.io.IOException;
import java.nio.file.Path;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The first key of a result's file, by which its kind and version are known.
 *
 * @param key e.g. {@code raceVersion}
 * @param version the one that this build writes and reads
 * @param again what to do to have the result once more: {@code compare again}
 */
record Stamp(String key, int version, String again) {
    /** Returns an object that begins with the stamp. */
    ObjectNode begin() {
        return JsonNodeFactory.instance.objectNode().put(key, version);
    }

    /** Returns whether a file has it; false if it is no JSON at all. */
    boolean isOn(final Path file) throws IOException {
        return CapsuleJson.beginsWith(key, file);
    }

    /**
     * Opens a file that has it.
     *
     * @throws IOException if the file cannot be read
     * @throws CapsuleFormatException if it has not, or is of another version
     */
    JsonAt open(final Path file) throws IOException {
        final JsonAt in = CapsuleJson.tree(file);
        final JsonAt found = in.get(key);
        if (found.smallInteger() != version) {
            throw found.fail(
                    CapsuleCodes.UNKNOWN_VERSION,
                    "is " + found.smallInteger() + ", this build reads " + version,
                    "use the version of Sitrep that wrote it, or " + again);
        }
        return in;
    }
}
