package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * {@code rule-ids.txt}, the code, the tests and the pages of a game name the same rules: each is played and tested, or
 * a page says why not. Tests run in the folder of the game's module.
 */
@Tag("contract")
class RuleNumbersTest {
    private static final Path MAIN = Path.of("src", "main", "java");
    private static final Path TESTS = Path.of("src", "test", "java");
    private static final Path ENGINE =
            Path.of("..", "..", "sim-core").resolve(MAIN).resolve(Path.of("org", "sitrep"));

    /** A row of a page: number, what, classes, and in some games tests. */
    private static final Pattern ROW = Pattern.compile(
            "^\\| ([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\\d+) \\| ([^|]+) \\| ([^|]+) \\|(?: ([^|]*) ?\\|)?$",
            Pattern.MULTILINE);

    private static final Pattern CLASS = Pattern.compile("`((?:[a-z]+\\.)?[A-Z]\\w*)(?:\\.[a-z]\\w*)?`");
    /** What the classes of a row begin with whose rule no code cites. */
    private static final List<String> REASONS = List.of("data: ", "follows: ", "left out: ");
    /** Examples with several readings, or of which only a part is known, need no test. */
    private static final Set<String> UNCLEAR = Set.of("example-c", "example-d");

    /** A row; {@code tests} is null where the table has no such column. */
    private record Row(String classes, String tests) {
        private boolean isExplained() {
            return REASONS.stream().anyMatch(classes::startsWith);
        }

        private boolean isComplete() {
            return CLASS.matcher(classes).find()
                    && (tests == null || CLASS.matcher(tests).find());
        }
    }

    /** A game's rules with where they come from, its pages, and its Java files by the names that rows give them. */
    private record Game(
            RuleNumbers numbers,
            Map<String, String> ids,
            String pages,
            Map<String, String> main,
            Map<String, String> tests) {
        static Game of(final Listed listed) {
            final Class<?> ruleset = listed.ruleset().getClass();
            final RuleNumbers numbers = listed.rules();
            final Map<String, String> main = javaFiles(MAIN);
            numbers.engine().forEach(name -> main.putAll(javaFiles(ENGINE.resolve(name))));
            return new Game(
                    numbers, listedIds(ruleset), String.join("\n", GamePages.of(ruleset)), main, javaFiles(TESTS));
        }

        /** Returns the rows by number. */
        Map<String, Row> rows() {
            final Map<String, Row> rows = new TreeMap<>();
            final Matcher row = ROW.matcher(pages);
            while (row.find()) {
                final Row before = rows.put(row.group(1), new Row(row.group(3), row.group(4)));
                assertEquals(null, before, row.group(1) + " has two rows");
            }
            return rows;
        }

        boolean isExample(final String id) {
            return numbers.isExample(id);
        }
    }

    static Stream<Game> games() {
        return Catalogue.listed().map(Game::of);
    }

    private static String text(final Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> listedIds(final Class<?> ruleset) {
        final Map<String, String> ids = new LinkedHashMap<>();
        try (InputStream file = ruleset.getResourceAsStream("rule-ids.txt")) {
            new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" "))
                    .forEach(words -> assertEquals(
                            null, ids.put(words[0], words.length > 1 ? words[1] : ""), words[0] + " twice"));
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
        return ids;
    }

    /** Returns the Java files of a folder and below by class, package descriptions left out. */
    private static Map<String, String> javaFiles(final Path folder) {
        final Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("package-info.java"))
                    .forEach(file -> texts.merge(nameInPages(file), text(file), String::concat));
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
        return texts;
    }

    private static String nameInPages(final Path file) {
        final String name = file.getFileName().toString().replace(".java", "");
        return file.getParent().endsWith("odds") ? "odds." + name : name;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyRuleHasItsRow(final Game game) {
        final Set<String> missing = new TreeSet<>(game.ids.keySet());
        missing.removeIf(id -> id.startsWith("AMB-") || game.isExample(id));
        assertTrue(missing.size() > 100, "rules are listed");
        missing.removeAll(game.rows().keySet());
        assertEquals(Set.of(), missing);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyReadingIsAnOptionOrAChoice(final Game game) {
        final Set<String> missing = new TreeSet<>(game.ids.keySet());
        missing.removeIf(id -> !id.startsWith("AMB-"));
        missing.removeAll(game.numbers.citedIn(game.pages));
        assertEquals(Set.of(), missing);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyRowNamesClassesAndTestsOrSaysWhyNot(final Game game) {
        final Map<String, Row> wrong = game.rows();
        wrong.values().removeIf(row -> row.isExplained() || row.isComplete());
        assertEquals(Map.of(), wrong);
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatARowNamesIsThereAndCitesTheRule(final Game game) {
        final List<String> wrong = new ArrayList<>();
        game.rows().forEach((id, row) -> {
            wrong.addAll(notCiting(game.numbers, id, row.classes(), game.main, row.isExplained()));
            wrong.addAll(notCiting(game.numbers, id, row.tests() == null ? "" : row.tests(), game.tests, false));
        });
        assertEquals(List.of(), wrong);
    }

    private static List<String> notCiting(
            final RuleNumbers numbers,
            final String id,
            final String names,
            final Map<String, String> files,
            final boolean explained) {
        final List<String> wrong = new ArrayList<>();
        final Matcher name = CLASS.matcher(names);
        while (name.find()) {
            final String text = files.get(name.group(1));
            if (text == null || !explained && !numbers.citedIn(text).contains(id)) {
                wrong.add(id + " " + name.group(1));
            }
        }
        return wrong;
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingIsCitedThatIsNotARule(final Game game) {
        final Map<String, String> cited = new TreeMap<>();
        game.numbers.citedIn(game.pages).forEach(id -> cited.put(id, "pages"));
        Stream.of(game.main, game.tests)
                .forEach(files -> files.forEach(
                        (name, code) -> game.numbers.citedIn(code).forEach(id -> cited.putIfAbsent(id, name))));
        cited.keySet().removeAll(game.ids.keySet());
        assertEquals(Map.of(), cited);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyClearExampleIsATest(final Game game) {
        final Set<String> named = new TreeSet<>();
        game.tests.values().forEach(test -> named.addAll(game.numbers.examplesIn(test)));
        final Set<String> untested = new TreeSet<>(game.ids.keySet());
        untested.removeIf(id -> !game.isExample(id) || UNCLEAR.contains(game.ids.get(id)));
        untested.removeAll(named);
        assertEquals(Set.of(), untested);
        named.removeAll(game.ids.keySet());
        assertEquals(Set.of(), named);
    }

    @Test
    void listsAndRanges() {
        final RuleNumbers one = new RuleNumbers("PH-[A-Z]+|AMB|GAP|WE", "WE[-_]?", List.of());
        assertEquals(Set.of("PH-MCH-4"), one.citedIn("// PH-MCH-4: the worst one"));
        assertEquals(Set.of("PH-TAC-2", "PH-TAC-5", "PH-TAC-6"), one.citedIn("(PH-TAC-2, 5, 6)"));
        assertEquals(Set.of("GAP-08", "GAP-09", "GAP-10"), one.citedIn("GAP-08 to 10"));
        assertEquals(Set.of("GAP-08", "GAP-09", "GAP-10"), one.citedIn("(GAP-08 to GAP-10)"));
        assertEquals(Set.of("PH-LOS-4", "AMB-29"), one.citedIn("PH-LOS-4, AMB-29"));
        assertEquals(Set.of("WE-54"), one.citedIn("WE-54: 01.30H from SP 2"));
        assertEquals(Set.of("PH-BIV-2"), one.citedIn("PH-BIV-2, 18:00 to 05:45"));
        assertEquals(Set.of(), one.citedIn("PH-THR and what it says"));
        assertEquals(Set.of("WE-22", "WE-23", "WE-24"), one.examplesIn("void WE_22_to_24_onTheBoard()"));
        assertEquals(Set.of("WE-55", "WE-70"), one.examplesIn("void successesAreSplit_WE55_WE70()"));
        final RuleNumbers other = new RuleNumbers("(?:RB|AMB)-[A-Z0-9]+", "\\b(?:WE|C)[-_]", List.of());
        assertEquals(Set.of("RB-MOVE-4", "RB-MOVE-5", "RB-MOVE-7"), other.citedIn("(RB-MOVE-4, -5, -7)"));
        assertEquals(Set.of("RB-LOS-1", "RB-LOS-2", "RB-LOS-3"), other.citedIn("RB-LOS-1…3"));
        assertEquals(Set.of("RB-HP-1", "RB-HP-2", "RB-ARM-1"), other.citedIn("RB-HP-1 to RB-HP-2, RB-ARM-1"));
        assertEquals(Set.of("WE-21", "C-08", "C-01", "C-02"), other.examplesIn("WE_21_x C_08_y C-01 to C-02"));
    }
}
