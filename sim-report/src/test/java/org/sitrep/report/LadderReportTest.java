package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.PairedStep;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.LadderMatrix;
import org.sitrep.report.model.LadderMatrixReport;
import org.sitrep.report.model.LadderReport;
import org.sitrep.stats.PairSums;

class LadderReportTest {
    private static final int TRIALS = 100;
    private static final String WON = "end.eliminated";

    /** A ladder of two rungs; of its 100 trials the lower succeeds in some, the upper in some, in some of them both. */
    private static Ladder ladder(final int lower, final int upper, final int both) {
        final RunResult rung = SampleResults.of(TRIALS);
        final List<PairSums> sums = rung.layout().slots().stream()
                .map(slot -> slot.name().equals(WON)
                        ? new PairSums(WON, TRIALS, lower, lower, upper, upper, both, lower + upper - 2L * both, -1, 1)
                        : new PairSums(slot.name(), TRIALS, 0, 0, 0, 0, 0, 0, 0, 0))
                .toList();
        return new Ladder(List.of(rung, rung), List.of(new PairedStep(0, 1, TRIALS, 0, sums)), List.of(WON));
    }

    private static LadderReport.Step outcome(final Ladder ladder) {
        return LadderReport.Step.of(ladder.steps().get(0), ladder.slot(WON));
    }

    @Test
    void skillIsWhereOneAloneSucceedsAndLuckWhereItDoesNotMatterWhoPlays() {
        final Ladder ladder = ladder(30, 65, 20);
        final Slot won = ladder.slot(WON);
        final String bot = ladder.bot(0);
        assertEquals(
                "Skill: in 45.0 % of the trials " + bot + " succeeds where " + bot
                        + " fails on the same draws, in 10.0 % the other way round. Luck and the scenario: 20.0 % are won and 25.0 % lost, whichever of the two plays.",
                new LadderReport(ladder).skillAndLuck(won));
    }

    /**
     * 45 against 10 of 100: a difference of 0.35 with a deviation of 0.066. The same turned round; and 10 against 10.
     */
    @Test
    void aStepHoldsFailsOrIsOpenByItsInterval() {
        assertEquals(LadderReport.Step.HOLDS, outcome(ladder(30, 65, 20)));
        assertEquals(LadderReport.Step.FAILS, outcome(ladder(65, 30, 20)));
        assertEquals(LadderReport.Step.OPEN, outcome(ladder(30, 30, 20)));
    }

    @Test
    void aStepThatDoesNotHoldIsToldInWords() {
        final Ladder fails = ladder(65, 30, 20);
        final String label = fails.slot(WON).label();
        final String step = fails.bot(0) + " to " + fails.bot(0);
        assertEquals(label + ": the step holds.", inAll(ladder(30, 65, 20)));
        assertEquals(
                label + ": 0 of 1 step holds; " + step + " fails: the bot that should play better plays worse here.",
                inAll(fails));
        assertEquals(
                label + ": 0 of 1 step holds; " + step + " is open: no difference shown in this number of trials.",
                inAll(ladder(30, 30, 20)));
    }

    private static String inAll(final Ladder ladder) {
        return new LadderReport(ladder).stepsSummary(ladder.slot(WON));
    }

    @Test
    void aRackCountsTheStepsOfAllItsLadders() {
        final LadderMatrix rack = new LadderMatrix(List.of(ladder(30, 65, 20), ladder(65, 30, 20), ladder(30, 30, 20)));
        final RunResult rung = rack.ladders().get(0).highest();
        assertEquals(
                rack.slot(WON).label() + ", 3 steps: 1 holds, 1 open, 1 fails: " + rung.title() + " (" + rung.bot()
                        + " plays worse than " + rung.bot() + ").",
                new LadderMatrixReport(rack).stepsSummary(WON));
        assertEquals(
                List.of("35 ± 14"),
                new LadderMatrixReport(rack).steps(rack.slot(WON)).grid().get(1).subList(1, 2));
        assertEquals(
                List.of("-35 ± 14 FAILS"),
                new LadderMatrixReport(rack).steps(rack.slot(WON)).grid().get(2).subList(1, 2));
    }
}
