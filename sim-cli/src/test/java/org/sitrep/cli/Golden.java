package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Holds output to files in {@code src/test/resources/golden}. To write them anew, after reading the difference:
 * {@code mvn -pl sim-cli -am test -Dsitrep.golden=write}.
 */
final class Golden {
    private static final Path FOLDER = Path.of("src/test/resources/golden");

    private Golden() {}

    static void assertMatches(final String name, final String actual) throws IOException {
        final Path file = FOLDER.resolve(name);
        if ("write".equals(System.getProperty("sitrep.golden"))) {
            Files.writeString(file, actual);
        }
        assertEquals(Files.readString(file), actual, "differs from " + file);
    }
}
