package org.sitrep.supply;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.sitrep.cli.Cli;

/** NOTICE, as far as it lists libraries. */
final class Notice {
    /** The beginnings of the lines above its lists. */
    static final String RUN_TIME = "Used at run time";

    static final String TESTS = "Used in tests";
    static final String BENCHMARKS = "Used in benchmarks";

    private static final List<String> SECTIONS = List.of(RUN_TIME, TESTS, BENCHMARKS);

    /** What NOTICE calls a library, by the beginning of its artifact's name; the longest that fits counts. */
    private static final Map<String, String> NAMES = new TreeMap<>(Map.ofEntries(
            Map.entry("apiguardian-api", "API Guardian"),
            Map.entry("archunit", "ArchUnit"),
            Map.entry("arrow-format", "Arrow format"),
            Map.entry("checker-qual", "Checker Framework qualifiers"),
            Map.entry("classgraph", "ClassGraph"),
            Map.entry("commonmark", "commonmark-java"),
            Map.entry("commons-lang3", "Lang"),
            Map.entry("commons-math3", "Math"),
            Map.entry("commons-numbers", "Numbers"),
            Map.entry("commons-rng", "RNG"),
            Map.entry("commons-statistics", "Statistics"),
            Map.entry("duckdb_jdbc", "DuckDB JDBC"),
            Map.entry("error_prone_annotations", "Error Prone annotations"),
            Map.entry("failureaccess", "failureaccess"),
            Map.entry("fastutil", "fastutil"),
            Map.entry("flatbuffers-java", "FlatBuffers"),
            Map.entry("guava", "Guava"),
            Map.entry("icu4j", "ICU4J"),
            Map.entry("itu", "ITU"),
            Map.entry("j2objc-annotations", "J2ObjC annotations"),
            Map.entry("jackson-annotations", "Jackson annotations"),
            Map.entry("jackson-core", "core and databind"),
            Map.entry("jackson-databind", "core and databind"),
            Map.entry("jackson-dataformat-yaml", "Jackson YAML"),
            Map.entry("jmh-core", "JMH"),
            Map.entry("jopt-simple", "JOpt Simple"),
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
            Map.entry("teavm-", "TeaVM"),
            Map.entry("univocity-parsers", "univocity-parsers"),
            Map.entry("xchart", "XChart")));

    /** An empty jar whose version is a sentence, and a part whose version goes with Guava's. */
    private static final List<String> WITHOUT_VERSION = List.of("listenablefuture", "failureaccess");

    private final Map<String, List<String>> entries = new TreeMap<>();

    Notice(final String text) {
        for (final String section : SECTIONS) {
            final int from = text.indexOf("\n" + section);
            if (from < 0) {
                throw new IllegalArgumentException("no list: " + section);
            }
            final int to = SECTIONS.stream()
                    .mapToInt(other -> text.indexOf("\n" + other))
                    .filter(start -> start > from)
                    .min()
                    .orElse(text.length());
            entries.put(section, entries(text.substring(from, to)));
        }
    }

    static Notice read() throws IOException {
        return new Notice(Files.readString(Cli.REPOSITORY.resolve("NOTICE")));
    }

    /** What NOTICE calls a library, if anybody has said. */
    static Optional<String> name(final Library library) {
        return NAMES.keySet().stream()
                .filter(library.artifact()::startsWith)
                .reduce((shorter, longer) -> longer)
                .map(NAMES::get);
    }

    /** Whether an entry of a list names a library in its version, and a licence. */
    boolean says(final Library library, final String section, final String licence) {
        return entries.get(section).stream().anyMatch(entry -> names(entry, library) && entry.contains(licence));
    }

    /** Whether an entry of any list names a library in its version. */
    static boolean names(final String entry, final Library library) {
        return name(library)
                .filter(called -> WITHOUT_VERSION.contains(called)
                        ? entry.contains(called)
                        : containsVersion(entry, called, version(library)))
                .isPresent();
    }

    /** The entries of all lists, each in one line. */
    List<String> entries() {
        return SECTIONS.stream()
                .flatMap(section -> entries.get(section).stream())
                .toList();
    }

    /** As NOTICE writes it, without the JDK that Guava's is for. */
    static String version(final Library library) {
        return library.version().replace("-jre", "");
    }

    /** The version stands right behind the name, or behind names that share it. */
    private static boolean containsVersion(final String entry, final String called, final String version) {
        return Pattern.compile("\\b" + Pattern.quote(called) + "[^0-9]*" + Pattern.quote(version) + "(?![\\d.]*\\d)")
                .matcher(entry)
                .find();
    }

    /** A line with two blanks before it, and what is set in further. */
    private static List<String> entries(final String section) {
        return Stream.of(section.split("\\n(?=  \\S)"))
                .skip(1)
                .map(entry -> entry.replaceAll("\\s+", " "))
                .toList();
    }
}
