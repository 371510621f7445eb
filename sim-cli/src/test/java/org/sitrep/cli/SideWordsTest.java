package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.cli.base.ExitCode;

/** A report of a comparison names what a side changes in words of the set-up and the data, not by its options. */
final class SideWordsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --set start.threat=8                                           | Threat 5 to 8
            --name loud --set start.threat=8                               | Loud (Threat 5 to 8)
            --squad veterans                                               | Squad Reference to Veterans
            --set weapons.m60.load=3 --bot novice                          | Bot rifleman to novice, M60: load 8 to 3
            --forbid gear:flak-jacket                                      | Forbid: add Flak Jacket
            --set combats.patrol.enemies.fighters=6                        | Fighters 5 to 6
            --set combats.patrol.threat.medium.adds.specialists=[rpd,rpd]  | Specialists: add RPD
            """)
    void theAnswerNamesTheChange(final String side, final String words) {
        final Cli.Result result =
                Cli.run("compare", Cli.patrol(), "--against", side, "-n", "20", "--no-report", "-f", "markdown");
        assertEquals(ExitCode.OK, result.code(), result.err());
        assertTrue(
                result.out().lines().anyMatch(line -> line.startsWith(words + " ")),
                result.out().lines().limit(6).toList()::toString);
    }
}
