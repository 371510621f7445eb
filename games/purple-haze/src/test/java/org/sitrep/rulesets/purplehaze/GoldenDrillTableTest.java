package org.sitrep.rulesets.purplehaze;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.GoldenRow;

/**
 * The kept drill table is what the code plays, on other trials than those it was made from. 30 rows of 8 metrics: a
 * false alarm in all has a probability of at most 5 x 10^-5.
 */
class GoldenDrillTableTest {
    private static final int TRIALS = 5000;

    private static final List<String> METRICS = List.of(
            "squad.survivors",
            "wounds",
            "experience",
            "eliminated",
            "enemy.activations",
            "marine.activations",
            "end.retreat",
            "initiative.final");

    static List<GoldenRow> rows() {
        return GoldenRow.of("purple-haze-drill.csv");
    }

    @Test
    void coversEveryBoxBandAndTimeOfDay() {
        assertEquals(
                30,
                rows().stream()
                        .map(row -> row.get("scenario") + row.get("start.threat") + row.get("start.night"))
                        .distinct()
                        .count());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void rowIsWhatTheCodePlays(final GoldenRow row) {
        row.assertPlayed(
                Shipped.compile(
                        "combats/" + row.get("scenario") + ".yaml",
                        "squad=reference",
                        "start.threat=" + row.get("start.threat"),
                        "start.night=" + row.get("start.night")),
                TRIALS,
                METRICS);
    }
}
