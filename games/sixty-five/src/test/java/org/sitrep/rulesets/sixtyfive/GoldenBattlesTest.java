package org.sitrep.rulesets.sixtyfive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Deep;
import org.sitrep.contract.GoldenRow;
import org.sitrep.contract.OneIn;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.scenario.Findings;

/**
 * The kept table of battles is what the code plays, on other trials than those it was made from. 72 rows of 6 metrics:
 * a false alarm in all has a probability of at most 9 x 10^-5. The ordinary build plays one row in five, in which every
 * battle and every pair of bots comes up.
 */
@Tag("slow")
class GoldenBattlesTest {
    private static final int TRIALS = Deep.or(25, 1000);
    private static final int PAIRS = 9;

    private static final List<String> METRICS =
            List.of("us.wins", "draw", "turns", "us.lost", "com.lost", "us.strikes");

    static List<GoldenRow> rows() {
        return GoldenRow.of("sixty-five-battles.csv");
    }

    @Test
    void coversEveryBattleByAllPairsOfThreeBots() {
        assertEquals(
                SixtyFiveListed.BATTLES.stream().collect(Collectors.toMap(battle -> battle, battle -> PAIRS)),
                rows().stream()
                        .map(GoldenRow::toString)
                        .distinct()
                        .collect(Collectors.toMap(
                                row -> row.substring(row.lastIndexOf(' ') + 1), row -> 1, Integer::sum)));
    }

    @ParameterizedTest
    @OneIn(5)
    @MethodSource("rows")
    void rowIsWhatTheCodePlays(final GoldenRow row) {
        final Findings findings = new Findings();
        row.assertPlayed(
                new SixtyFive()
                        .compile(
                                Content.load("battles/" + row.get("scenario") + ".yaml")
                                        .document(),
                                findings,
                                List.of())
                        .orElseThrow(() -> new AssertionError(findings.sorted().toString())),
                TRIALS,
                METRICS);
    }
}
