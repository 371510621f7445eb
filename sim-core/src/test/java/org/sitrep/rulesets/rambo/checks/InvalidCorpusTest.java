package org.sitrep.rulesets.rambo.checks;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rulesets.rambo.definition.Content;
import org.sitrep.scenario.Finding;

/**
 * Every file of {@code invalid} is wrong in the way that its first comments say, and in no other: {@code # CODE line:column}, or
 * {@code # CODE file:line:column} if the place is in a file that it extends.
 */
class InvalidCorpusTest {
    private static final String FOLDER = "invalid";
    private static final Pattern EXPECTED = Pattern.compile("# ([A-Z]+[0-9]{3}) (?:(\\S+):)?([0-9]+):([0-9]+)");

    /** Each file is read once for all tests: that is what takes longest. */
    private static final Map<String, List<Finding>> FINDINGS = new HashMap<>();

    private static List<Finding> findings(final String file) {
        return FINDINGS.computeIfAbsent(file, name -> Content.load(name).findings());
    }

    static List<String> files() {
        return Content.filesIn(FOLDER);
    }

    @ParameterizedTest
    @MethodSource("files")
    void eachFileIsCaughtWhereItSays(final String file) throws IOException {
        final List<String> found = findings(file).stream()
                .map(finding -> finding.code() + " " + finding.mark())
                .toList();
        assertEquals(expected(file), found);
    }

    @ParameterizedTest
    @MethodSource("files")
    void eachFindingSaysWhatIsWrongAndWhatToDo(final String file) {
        for (final Finding finding : findings(file)) {
            assertAll(
                    finding.toString(),
                    () -> assertFalse(finding.message().isBlank()),
                    () -> assertFalse(finding.code().startsWith("RB")
                            && finding.suggestion().isBlank()));
        }
    }

    @Test
    void everyCheckHasAFileThatItCatches() throws IOException {
        final Set<String> caught = new TreeSet<>();
        for (final String file : files()) {
            expected(file).forEach(line -> caught.add(line.substring(0, line.indexOf(' '))));
        }
        for (final Check check : Checks.ALL) {
            assertTrue(caught.contains(check.code()), "no invalid file for " + check.code());
        }
    }

    @Test
    void codesAreDistinctAndInOrder() {
        final List<String> codes = Checks.ALL.stream().map(Check::code).toList();
        assertEquals(codes.stream().distinct().sorted().toList(), codes);
    }

    @Test
    void everyCodeIsOfAKnownGroupAndSaysWhatItFinds() {
        for (final Check check : Checks.ALL) {
            assertTrue(check.code().matches("RB(0[0-9]|1[01])[0-9]"), check.code());
            assertFalse(check.summary().isBlank(), check.code());
        }
    }

    private static List<String> expected(final String file) throws IOException {
        final Path path = Content.FOLDER.resolve(file);
        final List<String> expected = Files.readAllLines(path, StandardCharsets.UTF_8).stream()
                .takeWhile(line -> line.startsWith("#"))
                .map(EXPECTED::matcher)
                .filter(Matcher::matches)
                .map(line -> line.group(1) + " "
                        + (line.group(2) == null ? path : Content.FOLDER.resolve(line.group(2))) + ":" + line.group(3)
                        + ":" + line.group(4))
                .collect(Collectors.toList());
        assertFalse(expected.isEmpty(), file + " does not begin with what is wrong");
        return expected;
    }
}
