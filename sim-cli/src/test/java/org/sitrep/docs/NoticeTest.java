package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** NOTICE names every library on the class path of this module's tests, run-time ones included, in its version and with a licence. */
class NoticeTest {
    private static final Pattern JAR = Pattern.compile("(.+?)-(\\d[^/]*)\\.jar");
    private static final Pattern LICENCE = Pattern.compile("Licen[cs]e|GPL 2");

    /** What NOTICE calls a library, by the beginning of its jars' names; the longest that fits counts. */
    private static final Map<String, String> NAMES = new TreeMap<>(Map.ofEntries(
            Map.entry("apiguardian-api", "API Guardian"),
            Map.entry("archunit", "ArchUnit"),
            Map.entry("checker-qual", "Checker Framework qualifiers"),
            Map.entry("classgraph", "ClassGraph"),
            Map.entry("commonmark", "commonmark-java"),
            Map.entry("commons-lang3", "Lang"),
            Map.entry("commons-math3", "Math"),
            Map.entry("commons-numbers", "Numbers"),
            Map.entry("commons-rng", "RNG"),
            Map.entry("commons-statistics", "Statistics"),
            Map.entry("error_prone_annotations", "Error Prone annotations"),
            Map.entry("failureaccess", "failureaccess"),
            Map.entry("fastutil", "fastutil"),
            Map.entry("guava", "Guava"),
            Map.entry("icu4j", "ICU4J"),
            Map.entry("itu", "ITU"),
            Map.entry("j2objc-annotations", "J2ObjC annotations"),
            Map.entry("jackson-annotations", "Jackson annotations"),
            Map.entry("jackson-core", "core and databind"),
            Map.entry("jackson-databind", "core and databind"),
            Map.entry("jackson-dataformat-yaml", "Jackson YAML"),
            Map.entry("json-schema-validator", "networknt JSON Schema Validator"),
            Map.entry("jspecify", "JSpecify"),
            Map.entry("jsr305", "FindBugs JSR-305 annotations"),
            Map.entry("junit-", "JUnit"),
            Map.entry("listenablefuture", "listenablefuture"),
            Map.entry("opentest4j", "opentest4j"),
            Map.entry("picocli", "picocli"),
            Map.entry("RoaringBitmap", "RoaringBitmap"),
            Map.entry("selenium", "axe-core"),
            Map.entry("slf4j", "SLF4J"),
            Map.entry("snakeyaml-engine", "SnakeYAML Engine"),
            Map.entry("tablesaw", "Tablesaw"),
            Map.entry("univocity-parsers", "univocity-parsers"),
            Map.entry("xchart", "XChart"),
            Map.entry("jmh-core", "JMH"),
            Map.entry("jopt-simple", "JOpt Simple")));

    /** An empty jar whose version is a sentence, and parts whose version goes with their parent's. */
    private static final List<String> WITHOUT_VERSION = List.of("listenablefuture", "failureaccess");

    @Test
    void namesEveryLibraryInItsVersionWithItsLicence() throws IOException {
        final List<String> paragraphs = paragraphs(Files.readString(Path.of("..", "NOTICE")));
        final List<String> missing = new ArrayList<>();
        int libraries = 0;
        for (final String jar : jars()) {
            final Matcher name = JAR.matcher(jar);
            if (!name.matches() || name.group(1).startsWith("sim-")) {
                continue;
            }
            libraries++;
            final String called = NAMES.keySet().stream()
                    .filter(name.group(1)::startsWith)
                    .reduce((shorter, longer) -> longer)
                    .map(NAMES::get)
                    .orElse("");
            final boolean versioned = WITHOUT_VERSION.stream().noneMatch(name.group(1)::startsWith);
            final String version = name.group(2).replace("-jre", "");
            final boolean there = paragraphs.stream()
                    .anyMatch(text -> !called.isEmpty()
                            && text.contains(called)
                            && (!versioned || containsVersion(text, called, version))
                            && LICENCE.matcher(text).find());
            if (!there) {
                missing.add(jar + (called.isEmpty() ? ": give it a name here" : " as " + called + " " + version));
            }
        }
        assertEquals(List.of(), missing);
        assertTrue(libraries > 20, "libraries: " + libraries);
    }

    /** The version stands right behind the name, or behind names that share it. */
    private static boolean containsVersion(final String text, final String called, final String version) {
        return Pattern.compile(Pattern.quote(called) + "[^0-9]*" + Pattern.quote(version) + "(?![\\d.]*\\d)")
                .matcher(text)
                .find();
    }

    private static List<String> jars() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(path -> new File(path).getName())
                .distinct()
                .sorted()
                .toList();
    }

    /** Entries of the lists: a line with two blanks before it, and what is set in further. */
    private static List<String> paragraphs(final String notice) {
        return Stream.of(notice.split("\\n(?=  \\S)"))
                .map(text -> text.replaceAll("\\s+", " "))
                .toList();
    }
}
