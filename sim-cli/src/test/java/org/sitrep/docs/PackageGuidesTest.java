package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.sitrep.cli.Cli;

/** Each package says what it is for, in a {@code package-info.java} that says more than its name. */
class PackageGuidesTest {
    private static final int A_SENTENCE = 40;

    private static List<Path> packages() throws IOException {
        try (Stream<Path> files = Files.walk(Cli.REPOSITORY)) {
            return new TreeSet<>(files.filter(file -> file.toString().endsWith(".java"))
                            .map(Path::getParent)
                            .filter(folder -> Cli.REPOSITORY
                                    .relativize(folder)
                                    .toString()
                                    .replace('\\', '/')
                                    .matches("(sim-[a-z]+|benchmarks|games/[a-z-]+)/src/main/java/.*"))
                            .toList())
                    .stream().toList();
        }
    }

    @TestFactory
    Stream<DynamicTest> everyPackageHasAGuide() throws IOException {
        return packages().stream()
                .map(folder -> DynamicTest.dynamicTest(
                        Cli.REPOSITORY.relativize(folder).toString(), () -> {
                            final Path guide = folder.resolve("package-info.java");
                            assertTrue(Files.exists(guide), guide + " is missing");
                            final String text = Files.readString(guide);
                            assertTrue(text.startsWith("/**"), guide + " says nothing");
                            final int said = text.indexOf("*/");
                            assertTrue(said > A_SENTENCE, guide + " says too little");
                        }));
    }

    @Test
    void thereArePackages() throws IOException {
        assertTrue(packages().size() > 50, "found " + packages().size());
    }
}
