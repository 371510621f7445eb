package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;

/**
 * Every file in the folder {@code invalid} of a game is wrong in the way that its first comments say, and in no other:
 * {@code # CODE line:column}, or {@code # CODE file:line:column} if the place is in a file that it extends. And every
 * check of every game has such a file.
 */
@Tag("contract")
class InvalidCorpusTest {
    private static final Pattern EXPECTED = Pattern.compile("# ([A-Z]+[0-9]{3}) (?:(\\S+):)?([0-9]+):([0-9]+)");
    private static final Pattern CODE = Pattern.compile("([A-Z]{2})[0-9]{3}");

    /** Each file is read once for all tests: that is what takes longest. */
    private static final Map<Invalid, List<Finding>> FINDINGS = new ConcurrentHashMap<>();

    /** A file of a game, below the game's folder. */
    record Invalid(Ruleset game, String file) {
        Path path() {
            return folder(game).resolve(file);
        }

        List<Finding> findings() {
            return FINDINGS.computeIfAbsent(this, Invalid::load);
        }

        private List<Finding> load() {
            final Findings findings = new Findings();
            ScenarioLoader.load(new LoadRequest(path().toString(), Listed.LIBRARY), findings)
                    .ifPresent(document -> game.compile(document, findings));
            return findings.sorted();
        }

        /** Returns what its first comments say, as {@code CODE file:line:column}. */
        List<String> expected() throws IOException {
            final List<String> expected = Files.readAllLines(path(), StandardCharsets.UTF_8).stream()
                    .takeWhile(line -> line.startsWith("#"))
                    .map(EXPECTED::matcher)
                    .filter(Matcher::matches)
                    .map(line -> line.group(1) + " "
                            + (line.group(2) == null ? path() : folder(game).resolve(line.group(2))) + ":"
                            + line.group(3) + ":" + line.group(4))
                    .collect(Collectors.toList());
            assertFalse(expected.isEmpty(), file + " does not begin with what is wrong");
            return expected;
        }

        @Override
        public String toString() {
            return game.id() + " " + file;
        }
    }

    static Stream<Ruleset> games() {
        return Catalogue.rulesets();
    }

    static Stream<Invalid> files() {
        return games().flatMap(InvalidCorpusTest::filesOf);
    }

    private static Stream<Invalid> filesOf(final Ruleset game) {
        return ShippedFiles.in(folder(game), "invalid").stream().map(file -> new Invalid(game, file));
    }

    private static Path folder(final Ruleset game) {
        return Listed.LIBRARY.resolve(game.id());
    }

    @ParameterizedTest
    @MethodSource("files")
    void eachFileIsCaughtWhereItSays(final Invalid invalid) throws IOException {
        final List<String> found = invalid.findings().stream()
                .map(finding -> finding.code() + " " + finding.mark())
                .toList();
        assertEquals(invalid.expected(), found);
    }

    /** What to do is said by every check of a game; what the loader finds may speak for itself. */
    @ParameterizedTest
    @MethodSource("files")
    void eachFindingSaysWhatIsWrongAndWhatToDo(final Invalid invalid) {
        final List<String> checks = codes(invalid.game());
        for (final Finding finding : invalid.findings()) {
            assertAll(
                    finding.toString(),
                    () -> assertFalse(finding.message().isBlank()),
                    () -> assertFalse(checks.contains(finding.code())
                            && finding.suggestion().isBlank()));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyCheckHasAFileThatItCatches(final Ruleset game) throws IOException {
        final Set<String> caught = new TreeSet<>();
        for (final Invalid invalid : filesOf(game).toList()) {
            invalid.expected().forEach(line -> caught.add(line.substring(0, line.indexOf(' '))));
        }
        for (final String code : codes(game)) {
            assertTrue(caught.contains(code), "no invalid file for " + code);
        }
    }

    /** Two letters of the game's own and three digits, in order and none twice. */
    @ParameterizedTest
    @MethodSource("games")
    void codesAreOfTheGameAndInOrder(final Ruleset game) {
        final List<String> codes = codes(game);
        assertEquals(codes.stream().distinct().sorted().toList(), codes);
        assertEquals(
                1, codes.stream().map(InvalidCorpusTest::letters).distinct().count(), codes.toString());
        final String letters = letters(codes.get(0));
        final long sharing = games().filter(
                        other -> letters(codes(other).get(0)).equals(letters))
                .count();
        assertEquals(1, sharing, letters);
    }

    private static String letters(final String code) {
        final Matcher parts = CODE.matcher(code);
        assertTrue(parts.matches(), code);
        return parts.group(1);
    }

    private static List<String> codes(final Ruleset game) {
        return game.checks().stream().map(Ruleset.Listing::id).toList();
    }
}
