package org.sitrep.rulesets.rambo.bots;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.contract.Deep;
import org.sitrep.rulesets.rambo.bots.pointman.PointmanBot;
import org.sitrep.rulesets.rambo.mission.Cause;

/**
 * Success of the pointman with four heroes, percent, within the target of the solve that found the house values and 5.2
 * standard errors of these missions. A bot that nearly always wins shows no difference between anything.
 */
class DifficultyTest {
    private static final int MISSIONS = Deep.or(1_000, 2_000);
    private static final double MOST_ERRORS = 5.2;

    @ParameterizedTest
    @CsvSource({"01-proof, 78, 3", "cage-run, 75, 3", "powder-store, 65, 3"})
    void aMissionIsAsHardAsItsValuesWereChosenFor(final String mission, final double target, final double tolerance) {
        final BotTable table = new BotTable(mission).seat(new PointmanBot());
        final long won = LongStream.range(0, MISSIONS)
                .filter(trial -> {
                    table.play(trial);
                    return table.state.cause == Cause.SUCCESS;
                })
                .count();
        final double share = 100.0 * won / MISSIONS;
        final double error = Math.sqrt(target * (100 - target) / MISSIONS);
        assertTrue(Math.abs(share - target) <= tolerance + MOST_ERRORS * error, mission + " " + share);
    }
}
