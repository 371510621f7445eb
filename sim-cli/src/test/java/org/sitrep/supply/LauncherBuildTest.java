package org.sitrep.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/**
 * The launcher builds without tests, on a machine that has no other build of Sitrep: there are no jars of tests then.
 */
class LauncherBuildTest {
    private static final Path ROOT = Path.of("..");
    /** Modules that the launcher does not build. */
    private static final Set<String> OTHERS = Set.of("benchmarks");

    @Test
    void noModuleNeedsAJarOfTestsToBeBuiltWithoutTests() throws IOException {
        final List<String> wrong = new ArrayList<>();
        final List<Path> files = poms();
        for (final Path file : files) {
            for (final Element dependency : Pom.read(file).all("dependencies", "dependency")) {
                if (Pom.text(dependency, "type").filter("test-jar"::equals).isPresent()) {
                    wrong.add(ROOT.relativize(file) + ": move the test-jar to a profile for !maven.test.skip");
                }
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(files.size() > 10, "files: " + files);
    }

    private static List<Path> poms() throws IOException {
        try (Stream<Path> all = Files.walk(ROOT, 3)) {
            return all.filter(file -> file.endsWith("pom.xml"))
                    .filter(file -> !file.toString().contains("/target/"))
                    .filter(file ->
                            !OTHERS.contains(file.getParent().getFileName().toString()))
                    .sorted()
                    .toList();
        }
    }
}
