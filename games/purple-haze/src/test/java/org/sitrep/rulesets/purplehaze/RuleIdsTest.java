package org.sitrep.rulesets.purplehaze;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * {@code rule-ids.txt}, the code, the tests and the ruleset's README tell of the same rules: each is played, or the
 * README says why not.
 */
class RuleIdsTest {
    private static final Path MAIN = Path.of("src", "main", "java", "org", "sitrep");
    private static final Path TESTS = Path.of("src", "test", "java", "org", "sitrep");

    /** The law of the dice is the engine's. */
    private static final Path DICE =
            Path.of("..", "..", "sim-core").resolve(MAIN).resolve("dice");

    private static final Path README = MAIN.resolve(Path.of("rulesets", "purplehaze", "README.md"));

    /** A row of the README: number, what, where. */
    private static final Pattern ROW =
            Pattern.compile("^\\| ((?:PH-[A-Z]+|GAP)-\\d+) \\| ([^|]+) \\| ([^|]+) \\|$", Pattern.MULTILINE);

    private static final Pattern CLASS = Pattern.compile("`((?:[a-z]+\\.)?[A-Z]\\w*)(?:\\.[a-z]\\w*)?`");

    /** What a row begins with whose rule no code cites. */
    private static final List<String> REASONS = List.of("data: ", "follows: ", "left out: ");

    private final Map<String, String> ids = ids();
    private final String readme = text(README);
    private final Map<String, String> rows = rows(readme);
    private final Map<String, Set<String>> classesByCitation = classesByCitation();

    private static String text(final Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (final IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Map<String, String> ids() {
        try (InputStream file = RuleIdsTest.class.getResourceAsStream("rule-ids.txt")) {
            final Map<String, String> ids = new LinkedHashMap<>();
            new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" "))
                    .forEach(words -> assertEquals(null, ids.put(words[0], words[1]), words[0] + " twice"));
            return ids;
        } catch (final IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Map<String, String> rows(final String page) {
        final Map<String, String> rows = new TreeMap<>();
        final Matcher row = ROW.matcher(page);
        while (row.find()) {
            assertEquals(null, rows.put(row.group(1), row.group(3)), row.group(1) + " has two rows");
        }
        return rows;
    }

    private static Map<String, Set<String>> classesByCitation() {
        final Map<String, Set<String>> classes = new TreeMap<>();
        Citations.javaFiles(MAIN, DICE)
                .forEach((file, code) -> Citations.in(code)
                        .forEach(id -> classes.computeIfAbsent(id, none -> new TreeSet<>())
                                .add(nameInReadme(file))));
        return classes;
    }

    private static String nameInReadme(final Path file) {
        final String name = file.getFileName().toString().replace(".java", "");
        final String folder = file.getName(file.getNameCount() - 2).toString();
        return "odds".equals(folder) ? "odds." + name : name;
    }

    private List<String> missing(final String kind, final Predicate<String> isThere) {
        return ids.keySet().stream()
                .filter(id -> id.startsWith(kind))
                .filter(isThere.negate())
                .toList();
    }

    @Test
    void everyRuleHasItsRow() {
        assertEquals(List.of(), missing("PH-", rows::containsKey));
        assertEquals(List.of(), missing("GAP-", rows::containsKey));
    }

    @Test
    void everyAmbiguityIsAnOptionOrAChoice() {
        final Set<String> told = Citations.in(readme);
        assertEquals(List.of(), missing("AMB-", told::contains));
    }

    @Test
    void everyRuleIsCitedInCodeOrTheRowSaysWhyNot() {
        final List<String> unexplained = rows.entrySet().stream()
                .filter(row -> !classesByCitation.containsKey(row.getKey()))
                .filter(row -> REASONS.stream().noneMatch(row.getValue()::startsWith))
                .map(Map.Entry::getKey)
                .toList();
        assertEquals(List.of(), unexplained);
    }

    @Test
    void whatARowNamesIsThereAndCitesTheRule() {
        final Set<String> all = Citations.javaFiles(MAIN, DICE).keySet().stream()
                .map(RuleIdsTest::nameInReadme)
                .collect(Collectors.toSet());
        final List<String> wrong = new ArrayList<>();
        rows.forEach((id, where) -> {
            final boolean explained = REASONS.stream().anyMatch(where::startsWith);
            final Matcher name = CLASS.matcher(where);
            while (name.find()) {
                final boolean cites =
                        classesByCitation.getOrDefault(id, Set.of()).contains(name.group(1));
                if (!all.contains(name.group(1)) || !explained && !cites) {
                    wrong.add(id + " " + name.group(1));
                }
            }
        });
        assertEquals(List.of(), wrong);
    }

    @Test
    void nothingIsCitedThatIsNotARule() {
        final Map<String, Set<String>> cited = new TreeMap<>(classesByCitation);
        Citations.in(readme).forEach(id -> cited.putIfAbsent(id, Set.of("README")));
        Citations.javaFiles(TESTS)
                .forEach((file, code) -> Citations.in(code)
                        .forEach(id ->
                                cited.putIfAbsent(id, Set.of(file.getFileName().toString()))));
        cited.keySet().removeAll(ids.keySet());
        assertEquals(Map.of(), cited);
    }

    /** Of the others more than one reading fits, or a part of them only is known. */
    @Test
    void everyExampleWithOneReadingIsATest() {
        final Set<String> named = new TreeSet<>();
        Citations.javaFiles(TESTS).values().forEach(code -> named.addAll(Citations.examplesIn(code)));
        final List<String> untested = missing("WE-", named::contains).stream()
                .filter(id -> List.of("example-a", "example-b").contains(ids.get(id)))
                .toList();
        assertEquals(List.of(), untested);
        assertEquals(
                List.of(), named.stream().filter(id -> !ids.containsKey(id)).toList());
    }
}
