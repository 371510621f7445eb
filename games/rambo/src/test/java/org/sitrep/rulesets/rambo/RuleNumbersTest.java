package org.sitrep.rulesets.rambo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * {@code rule-ids.txt}, the code, the tests and the ruleset's README tell of the same rules: each is played and tested,
 * or the README says why not.
 */
class RuleNumbersTest {
    private static final Path MAIN = Path.of("src", "main", "java", "org", "sitrep", "rulesets", "rambo");
    private static final Path TESTS = Path.of("src", "test", "java", "org", "sitrep", "rulesets", "rambo");

    /** A row of the README: number, what, classes, tests. */
    private static final Pattern ROW =
            Pattern.compile("^\\| (RB-[A-Z0-9]+-\\d+) \\| ([^|]+) \\| ([^|]+) \\| ([^|]*) ?\\|$", Pattern.MULTILINE);

    private static final Pattern CLASS = Pattern.compile("`([A-Z]\\w+)`");

    /** What the classes of a row begin with whose rule no code cites. */
    private static final List<String> REASONS = List.of("data: ", "follows: ", "left out: ");

    private record Row(String classes, String tests) {
        private boolean isExplained() {
            return REASONS.stream().anyMatch(classes::startsWith);
        }
    }

    private final Set<String> ids = ids();
    private final String readme = text(MAIN.resolve("README.md"));
    private final Map<String, Row> rows = rows(readme);
    private final Map<String, String> main = RuleCitations.javaFiles(MAIN);
    private final Map<String, String> tests = RuleCitations.javaFiles(TESTS);

    private static String text(final Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (final IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Set<String> ids() {
        try (InputStream file = RuleNumbersTest.class.getResourceAsStream("rule-ids.txt")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" ")[0])
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (final IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Map<String, Row> rows(final String page) {
        final Map<String, Row> rows = new TreeMap<>();
        final Matcher row = ROW.matcher(page);
        while (row.find()) {
            assertEquals(null, rows.put(row.group(1), new Row(row.group(3), row.group(4))), row.group(1) + " twice");
        }
        return rows;
    }

    private List<String> missing(final String kind, final Set<String> there) {
        return ids.stream()
                .filter(id -> id.startsWith(kind))
                .filter(id -> !there.contains(id))
                .toList();
    }

    @Test
    void everyRuleHasItsRow() {
        assertEquals(List.of(), missing("RB-", rows.keySet()));
    }

    @Test
    void everyReadingIsAnOptionOrAChoice() {
        assertEquals(List.of(), missing("AMB-", RuleCitations.in(readme)));
    }

    @Test
    void everyRowNamesClassesAndTestsOrSaysWhyNot() {
        final List<String> wrong = new ArrayList<>();
        rows.forEach((id, row) -> {
            if (!row.isExplained()
                    && !(CLASS.matcher(row.classes()).find()
                            && CLASS.matcher(row.tests()).find())) {
                wrong.add(id);
            }
        });
        assertEquals(List.of(), wrong);
    }

    @Test
    void whatARowNamesIsThereAndCitesTheRule() {
        final List<String> wrong = new ArrayList<>();
        rows.forEach((id, row) -> {
            wrong.addAll(notCiting(id, row.classes(), main, row.isExplained()));
            wrong.addAll(notCiting(id, row.tests(), tests, false));
        });
        assertEquals(List.of(), wrong);
    }

    private static List<String> notCiting(
            final String id, final String names, final Map<String, String> files, final boolean explained) {
        final List<String> wrong = new ArrayList<>();
        final Matcher name = CLASS.matcher(names);
        while (name.find()) {
            final String text = files.get(name.group(1));
            if (text == null || !explained && !RuleCitations.in(text).contains(id)) {
                wrong.add(id + " " + name.group(1));
            }
        }
        return wrong;
    }

    @Test
    void everyExampleIsATest() {
        final Set<String> named = new TreeSet<>();
        tests.values().forEach(test -> named.addAll(RuleCitations.examplesIn(test)));
        assertEquals(List.of(), missing("WE-", named));
        assertEquals(List.of(), missing("C-", named));
        named.removeAll(ids);
        assertEquals(Set.of(), named);
    }

    @Test
    void nothingIsCitedThatIsNotARule() {
        final Set<String> cited = new TreeSet<>(RuleCitations.in(readme));
        main.values().forEach(code -> cited.addAll(RuleCitations.in(code)));
        tests.values().forEach(code -> cited.addAll(RuleCitations.in(code)));
        cited.removeAll(ids);
        assertEquals(Set.of(), cited);
    }

    @Test
    void listsAndRanges() {
        assertEquals(Set.of("RB-MOVE-4", "RB-MOVE-5", "RB-MOVE-7"), RuleCitations.in("(RB-MOVE-4, -5, -7)"));
        assertEquals(Set.of("RB-LOS-1", "RB-LOS-2", "RB-LOS-3"), RuleCitations.in("RB-LOS-1…3"));
        assertEquals(Set.of("RB-HP-1", "RB-HP-2", "RB-ARM-1"), RuleCitations.in("RB-HP-1 to RB-HP-2, RB-ARM-1"));
        assertEquals(Set.of("WE-21", "C-08", "C-01", "C-02"), RuleCitations.examplesIn("WE_21_x C_08_y C-01 to C-02"));
    }
}
