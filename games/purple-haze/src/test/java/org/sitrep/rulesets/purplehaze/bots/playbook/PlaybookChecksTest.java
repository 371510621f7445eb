package org.sitrep.rulesets.purplehaze.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.playbook.PlaybookCodes;
import org.sitrep.scenario.Finding;

/**
 * Playbooks that are wrong on purpose, each in one way, and what is said of them. Lines are counted in the file, whose
 * first two are its header.
 */
class PlaybookChecksTest {
    private static final String HEAD = "otherwise: random\norders:\n  lines:\n";

    @TempDir
    Path folder;

    static Stream<Arguments> wrong() {
        return Stream.of(
                Arguments.of("    - {when: enemies >> 3, do: fire}", "PB001", 6, "unexpected \">\""),
                Arguments.of("    - {when: enemies > 3 && night, do: fire}", "PB001", 6, "write and"),
                Arguments.of("    - {when: '!night', do: fire}", "PB001", 6, "write not"),
                Arguments.of("    - {do: fire, if: hits / cost > 1}", "PB001", 6, "division is not supported"),
                Arguments.of("    - {do: fire, if: chance > 50%}", "PB001", 6, "e.g. 0.5"),
                Arguments.of("    - {do: fire, if: target = 'sniper'}", "PB001", 6, "write words without quotes"),
                Arguments.of(
                        "    - {when: night = true, do: fire}",
                        "PB001",
                        6,
                        "write the fact alone, or with not before it"),
                Arguments.of("    - {when: threat > 3, do: fire}", "PB002", 6, "it belongs to map, cards"),
                Arguments.of("    - {do: march}", "PB003", 6, "it belongs to map"),
                Arguments.of("    - {do: fire, if: target}", "PB004", 6, "compare it, e.g. target = fighter"),
                Arguments.of(
                        "    - {when: ready-hidden > 0, do: fire}",
                        "PB002",
                        6,
                        "a minus between facts: ready - hidden"),
                Arguments.of("    - {when: enemis > 3, do: fire}", "PB002", 6, "did you mean \"enemies\"?"),
                Arguments.of("    - {do: fire, by: {eliminate: 1}}", "PB002", 6, "did you mean \"eliminates\"?"),
                Arguments.of("    - {do: fight}", "PB003", 6, "there is no action \"fight\""),
                Arguments.of("    - {when: enemies, do: fire}", "PB004", 6, "needs yes or no, but enemies is a number"),
                Arguments.of("    - {do: fire, if: target = snipper}", "PB005", 6, "did you mean \"sniper\"?"),
                Arguments.of("    - {when: marines > 6, do: fire}", "PB006", 6, "marines is 0 to 6"),
                Arguments.of("    - do: any\n    - do: fire", "PB007", 7, "line 1 of the section always applies first"),
                Arguments.of(
                        "    - {when: enemies > 3, do: fire}\n    - {when: enemies > 5, do: fire, if: aimed}",
                        "PB007",
                        7,
                        "line 1 of the section always applies first"),
                Arguments.of("    - {when: enemies > 3 and enemies < 2, do: fire}", "PB007", 6, "exclude each other"),
                Arguments.of("    - {when: hits > 3, do: fire}", "PB008", 6, "cannot use a fact of the option"),
                Arguments.of("    - {do: fire, by: {target: 1}}", "PB009", 6, "target is a word"),
                Arguments.of("    - {do: fire, by: {enemies: 1}}", "PB009", 6, "the same for all options"),
                Arguments.of(
                        "    - {do: fire, by: {hits: -1000000000.5}}", "PB012", 6, "from -1000000000 to 1000000000"));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void saysWhatIsWrongAndWhere(final String lines, final String code, final int line, final String part) {
        final List<Finding> findings = Books.findings(folder, HEAD + lines + "\n");
        assertEquals(1, findings.size(), findings.toString());
        assertEquals(code, findings.get(0).code());
        assertEquals(line, findings.get(0).mark().line());
        assertTrue(findings.get(0).toString().contains(part), findings.toString());
    }

    /** An action that is never on offer when its line is tried. */
    @Test
    void aLineThatWaitsForTheWrongQuestionIsToldSo() {
        final List<Finding> findings = Books.findings(
                folder, "otherwise: random\nmap: {lines: [{when: question = heal and threat > 3, do: march}]}\n");
        assertEquals(List.of("PB007"), codes(findings));
        assertTrue(findings.get(0).toString().contains("march is never an option of the question heal"));
    }

    @Test
    void theBotOfTheRestMustBeThere() {
        final List<Finding> findings = Books.findings(folder, "otherwise: rifelman\norders: {lines: [{do: fire}]}\n");
        assertEquals(List.of("PB010"), codes(findings));
        assertTrue(findings.get(0).suggestion().contains("\"rifleman\""));
    }

    @Test
    void somethingMustBeWrittenDown() {
        assertEquals(List.of("PB011"), codes(Books.findings(folder, "otherwise: random\n")));
    }

    /** Every fault of a file is told, those of the file layer too. */
    @Test
    void tellsAllAtOnce() {
        final String lines = "    - {when: enemis > 3, do: fier}\n    - {do: fire, by: {hitz: 1}}\n";
        final List<Finding> findings = Books.findings(folder, "otherwise: nobody\norders:\n  lines:\n" + lines);
        assertEquals(List.of("PB010", "PB002", "PB003", "PB002"), codes(findings));
        final List<Finding> unbound = Books.findings(folder, HEAD + "    - {when: night, take: fire}\n");
        assertEquals(List.of("S031", "S030"), codes(unbound));
    }

    @Test
    void everyCodeHasAPlaybookThatIsWrongInItsWay() {
        final Set<String> shown =
                wrong().map(one -> (String) one.get()[1]).collect(Collectors.toCollection(TreeSet::new));
        // The first two above, the third against a scenario in PlanTest and StoryFactsTest.
        shown.addAll(List.of("PB010", "PB011", "PB013"));
        assertEquals(
                Arrays.stream(PlaybookCodes.values())
                        .map(PlaybookCodes::id)
                        .collect(Collectors.toCollection(TreeSet::new)),
                shown);
    }

    private static List<String> codes(final List<Finding> findings) {
        return findings.stream().map(Finding::code).toList();
    }
}
