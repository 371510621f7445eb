package org.sitrep.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files of {@code supply/package} agree with the rest; ./verify --deep tries the packages themselves. */
class PackagesTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final Pattern VERSION = Pattern.compile("(?m)^  <version>(.*)</version>$");
    private static final Pattern PARENT = Pattern.compile("<artifactId>sitrep</artifactId>\\s+<version>(.*)</version>");

    private static String read(final Path file) throws IOException {
        return Files.readString(file);
    }

    private static String first(final Pattern pattern, final String text) {
        final Matcher matcher = pattern.matcher(text);
        assertTrue(matcher.find(), text);
        return matcher.group(1);
    }

    /** docs/releasing.md changes all of them with one command. */
    @Test
    void eachPlaceHasTheVersionOfTheParent() throws IOException {
        final String version = first(VERSION, read(ROOT.resolve("pom.xml")));
        try (Stream<Path> files = Files.walk(ROOT, 3)) {
            for (final Path pom : files.filter(file -> file.endsWith("pom.xml")
                            && !file.equals(ROOT.resolve("pom.xml"))
                            && !file.startsWith(ROOT.resolve("docs")))
                    .toList()) {
                final String text = read(pom);
                if (text.contains("<parent>") && text.contains("<artifactId>sitrep</artifactId>")) {
                    assertEquals(version, first(PARENT, text), pom.toString());
                }
            }
        }
        final String example = read(ROOT.resolve("docs/example-balance-tests/pom.xml"));
        assertTrue(example.contains("<sitrep.version>" + version + "</sitrep.version>"), example);
        assertTrue(read(ROOT.resolve("docs/embedding.md")).contains("`" + version + "`"));
        assertTrue(read(ROOT.resolve("docs/releasing.md")).contains("git grep -lF " + version + " "));
    }

    @Test
    void launchersWithoutBashStartTheJvmAsTheLauncherDoes() throws IOException {
        final String launcher = read(ROOT.resolve("sitrep"));
        final List<String> options = read(ROOT.resolve("supply/packages/java-options"))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .toList();
        assertTrue(options.size() > 3);
        for (final String option : options) {
            assertTrue(launcher.contains(option), option);
        }
        assertTrue(read(ROOT.resolve("supply/packages/bin/sitrep.cmd")).contains("lib\\java-options"));
        assertTrue(read(ROOT.resolve("supply/packages/pom.xml")).contains("<arg>@/opt/sitrep/lib/java-options</arg>"));
    }
}
