package org.sitrep.analysis.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.analysis.check.DiceGame.Law;
import org.sitrep.engine.ToolVersion;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.Address;
import org.sitrep.rng.Draws;
import org.sitrep.rng.TrialKey;
import org.sitrep.scenario.KeyOrder;

class BalanceCheckTest {
    private static final double[] MARGINS = {0.02, 0.1, 0.1};
    private static final CheckOptions USUAL = CheckOptions.usual(2);

    private static CheckResult check(final Law now, final int trials) {
        return DiceGame.check(DiceGame.baseline(Law.PLAIN, 7, trials, MARGINS), now, USUAL);
    }

    private static CheckResult.Metric metric(final CheckResult result, final String name) {
        return result.entries().get(0).metrics().stream()
                .filter(metric -> metric.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatIsTheSameStopsAtTheSignature() {
        final CheckResult result = check(Law.PLAIN, 4000);
        assertTrue(result.bySignature());
        assertEquals(CheckVerdict.SAME, result.verdict());
        assertEquals(100, result.entries().get(0).played());
        assertTrue(result.entries().get(0).parting().isEmpty());
        assertEquals(0, metric(result, "won").decidedAfter());
    }

    @Test
    void inFullAllThatIsTheSameIsPlayedAndFoundTheSame() {
        final CheckResult result = DiceGame.check(
                DiceGame.baseline(Law.PLAIN, 7, 1000),
                Law.PLAIN,
                new CheckOptions(true, 1, CheckOptions.FALSE_ALARM, CheckOptions.SAME_LEVEL));
        assertEquals(CheckVerdict.SAME, result.verdict(), "no trial differs, whatever the margin");
        assertEquals(1000, result.entries().get(0).played());
        assertFalse(result.bySignature());
    }

    /** A change of content may have its first effect after the trials that the signature covers. */
    @Test
    void changedContentIsTheSameOnlyByTheWholeRecord() {
        final CheckResult late = check(Law.PLAIN.winning(520).after(100), 4000);
        assertTrue(late.entries().get(0).signatureSame());
        assertTrue(late.entries().get(0).contentChanged());
        assertEquals(CheckVerdict.MOVED, metric(late, "won").verdict());
        final CheckResult never = check(Law.PLAIN.winning(520).after(4000), 4000);
        assertEquals(CheckVerdict.SAME, never.verdict());
        assertFalse(never.bySignature());
        final CheckResult oneTrial = DiceGame.check(
                DiceGame.baseline(Law.PLAIN, 7, 300), Law.PLAIN.winning(0).after(299), USUAL);
        assertEquals(CheckVerdict.UNDECIDED, metric(oneTrial, "won").verdict(), "margin 0, one trial of 300 differs");
    }

    /**
     * 60 % against 52 %, on the same dice: 8 in 100 trials are lost. Evidence of ln(3 / 0.001) and the price of looking
     * takes some 16 / (0.08 - 0.02) trials.
     */
    @Test
    void whatHasMovedIsFoundAndTheRestIsNot() {
        final CheckResult result = check(Law.PLAIN.winning(520), 4000);
        assertEquals(CheckVerdict.MOVED, metric(result, "won").verdict());
        assertTrue(metric(result, "won").decidedAfter() < 4000);
        assertTrue(metric(result, "won").probability() <= CheckOptions.FALSE_ALARM);
        assertEquals(CheckVerdict.SAME, metric(result, "killed").verdict());
        assertEquals(0, metric(result, "killed").differing());
        assertEquals(CheckVerdict.MOVED, result.verdict());
        assertEquals(-0.08, metric(result, "won").difference().value(), 0.02);
    }

    @Test
    void aChangeWithinItsMarginIsTheSame() {
        final CheckResult result = check(Law.PLAIN.winning(595), 4000);
        assertTrue(result.entries().get(0).tested());
        assertEquals(CheckVerdict.SAME, metric(result, "won").verdict());
    }

    @Test
    void aRecordThatIsTooShortLeavesItUndecided() {
        final CheckResult result = check(Law.PLAIN.onOtherDice(), 200);
        assertEquals(CheckVerdict.UNDECIDED, result.verdict());
        assertEquals(200, result.entries().get(0).played(), "all of the record is used before");
    }

    @Test
    void trialsPartWhereTheDieIsAnotherOne() {
        final CheckResult.Parting parting =
                check(Law.PLAIN.killing(5), 400).entries().get(0).parting().orElseThrow();
        assertEquals(64, parting.traced());
        assertEquals("kill", parting.places().get(0).step());
        assertTrue(parting.places().get(0).trials() * 10 >= parting.parted() * 9, parting.toString());
        assertTrue(parting.otherOutcome() <= parting.parted());
    }

    @Test
    void nothingDependsOnTheNumberOfThreads() {
        final Baseline baseline = new Baseline(
                "",
                7,
                100,
                KeyOrder.NONE,
                List.of(
                        DiceGame.entry("a.yaml", Law.PLAIN, 7, 500, MARGINS),
                        DiceGame.entry("b.yaml", Law.PLAIN.winning(700), 7, 900, MARGINS),
                        DiceGame.entry("c.yaml", Law.PLAIN.killing(3), 7, 300, MARGINS)));
        final CheckResult alone = DiceGame.check(baseline, Law.PLAIN, CheckOptions.usual(1));
        assertEquals(alone, DiceGame.check(baseline, Law.PLAIN, CheckOptions.usual(3)));
        assertEquals(CheckVerdict.MOVED, alone.verdict());
    }

    @Test
    void trialsThatAreGivenUpNowAreCounted() {
        final CheckResult.Entry entry =
                check(new Law(600, 4, 0, true, 0), 400).entries().get(0);
        assertEquals(200, entry.givenUp());
        assertEquals(0, entry.givenUpBefore());
        assertTrue(entry.newlyGivenUp());
        assertEquals(200, entry.metrics().get(0).unpaired());
        assertEquals(CheckVerdict.UNDECIDED, entry.verdict(), "half of the trials say nothing");
    }

    /** A change of 4 in 100 is shown, but not whether it is beyond a margin of 3.5. */
    @Test
    void whatDiffersByAnUnclearAmountIsNotUnknown() {
        final CheckResult result =
                DiceGame.check(DiceGame.baseline(Law.PLAIN, 7, 1500, 0.035, 0.1, 0.1), Law.PLAIN.winning(560), USUAL);
        assertEquals(CheckVerdict.DIFFERS, metric(result, "won").verdict());
        assertTrue(metric(result, "won").probability() > CheckOptions.FALSE_ALARM);
        assertTrue(metric(result, "won").zeroProbability() <= CheckOptions.FALSE_ALARM);
        assertEquals(CheckVerdict.SAME, metric(result, "killed").verdict());
        assertEquals(CheckVerdict.DIFFERS, result.verdict());
        assertEquals(1500, result.entries().get(0).played());
    }

    /** Each of twelve records is too short to show a change of 8 in 100 on other dice; their mean is not. */
    @Test
    void evidenceIsPooledOverScenarios() {
        final List<BaselineEntry> entries = new ArrayList<>();
        for (int dice = 1; dice <= 12; dice++) {
            entries.add(DiceGame.entry(dice + ".yaml", onDice(600, dice), 7, 400, 0.001, 0.9, 0.9));
        }
        final CheckResult result = new BalanceCheck(new Baseline("", 7, 100, KeyOrder.NONE, entries), USUAL)
                .run((e, entry) -> DiceGame.side(onDice(520, e + 21)), "", "", ToolVersion.UNKNOWN);
        final CheckResult.Pooled won = result.pooled().get(0);
        assertEquals("won", won.metric().name());
        assertEquals(12, won.scenarios());
        assertEquals(0.001, won.metric().margin(), 1e-12);
        assertEquals(CheckVerdict.MOVED, won.metric().verdict());
        assertEquals(CheckVerdict.MOVED, result.verdict());
        double mean = 0;
        for (final CheckResult.Entry entry : result.entries()) {
            assertTrue(entry.metrics().get(0).verdict() != CheckVerdict.MOVED, entry.toString());
            mean += entry.metrics().get(0).difference().value() / 12;
        }
        assertEquals(mean, won.metric().difference().value(), 0.02, "the trials of the signature are left out");
        assertEquals(CheckVerdict.SAME, result.pooled().get(1).metric().verdict(), "as in each of them");
    }

    private static Law onDice(final int wonIn1000, final long dice) {
        return new Law(wonIn1000, 4, dice, false, 0);
    }

    private static Baseline ofRatio(final int trials, final double margin, final String... files) {
        final List<BaselineEntry> entries = Arrays.stream(files)
                .map(file ->
                        DiceGame.entry(file, Law.PLAIN, 7, trials, List.of("killed.perTurn", "won"), metric -> margin))
                .toList();
        return new Baseline("", 7, 100, KeyOrder.NONE, entries);
    }

    /**
     * 4.5 Enemies in 2.25 turns are 2 a turn. With dice of five sides they are 2.67, on the same turns: the difference
     * of a third of all throws is far beyond 0.1.
     */
    @Test
    void aRatioThatHasMovedIsFound() {
        final CheckResult result = DiceGame.check(ofRatio(2000, 0.1, "a.yaml"), Law.PLAIN.killing(5), USUAL);
        final CheckResult.Metric ratio = metric(result, "killed.perTurn");
        assertEquals(CheckVerdict.MOVED, ratio.verdict());
        assertEquals("Killed per turn", ratio.label());
        assertEquals(4 / 3.0 * 2, ratio.before().value() + ratio.difference().value(), 0.1);
        assertTrue(ratio.decidedAfter() < 2000, ratio.toString());
        assertEquals(CheckVerdict.SAME, metric(result, "won").verdict());
    }

    @Test
    void aRatioOnOtherDiceIsTheSameWithinAWideMarginAndUndecidedWithinANarrowOne() {
        final Law other = Law.PLAIN.onOtherDice();
        assertEquals(
                CheckVerdict.SAME,
                metric(DiceGame.check(ofRatio(2000, 0.3, "a.yaml"), other, USUAL), "killed.perTurn")
                        .verdict());
        assertEquals(
                CheckVerdict.UNDECIDED,
                metric(DiceGame.check(ofRatio(2000, 0.02, "a.yaml"), other, USUAL), "killed.perTurn")
                        .verdict());
    }

    /** Its margin lies too near to the difference of 0.67 for 400 trials. */
    @Test
    void aRatioWhoseSizeIsUnclearDiffers() {
        final CheckResult result = DiceGame.check(ofRatio(400, 0.6, "a.yaml"), Law.PLAIN.killing(5), USUAL);
        assertEquals(CheckVerdict.DIFFERS, metric(result, "killed.perTurn").verdict());
    }

    @Test
    void aRatioIsTheSameWhereNoTrialDiffersWhateverItsMargin() {
        final CheckResult result = DiceGame.check(
                ofRatio(300, 0, "a.yaml"),
                Law.PLAIN,
                new CheckOptions(true, 1, CheckOptions.FALSE_ALARM, CheckOptions.SAME_LEVEL));
        assertEquals(CheckVerdict.SAME, metric(result, "killed.perTurn").verdict());
    }

    @Test
    void ratiosAreNotPooled() {
        final CheckResult result = DiceGame.check(ofRatio(400, 0.1, "a.yaml", "b.yaml"), Law.PLAIN.killing(5), USUAL);
        assertEquals(
                List.of("won"),
                result.pooled().stream().map(pooled -> pooled.metric().name()).toList());
    }

    /** Half of the trials are gone, from both sums alike: the ratio is known as before, but not said to be the same. */
    @Test
    void aRatioIsNotTheSameWhereTrialsAreGone() {
        final CheckResult result = DiceGame.check(ofRatio(2000, 0.5, "a.yaml"), new Law(600, 4, 0, true, 0), USUAL);
        final CheckResult.Metric ratio = metric(result, "killed.perTurn");
        assertEquals(0, ratio.difference().value(), 0.1);
        assertEquals(1000, ratio.unpaired());
        assertEquals(CheckVerdict.UNDECIDED, ratio.verdict());
    }

    @Test
    void oneScenarioIsNotPooled() {
        assertEquals(List.of(), check(Law.PLAIN.winning(520), 400).pooled());
    }

    /**
     * A record of as many trials as a margin needs decides it nine times in ten, if a change redraws one trial in ten:
     * of 400 fewer than 330 with a probability of 10⁻⁶.
     */
    @Test
    void aPickedMarginIsDecided() {
        final int trials = 2000;
        final Slot slot = new DiceGame(Law.PLAIN).layout().slots().get(1);
        final TrialKey key = new TrialKey();
        int decided = 0;
        for (int repeat = 0; repeat < 400; repeat++) {
            final int[] before = new int[trials];
            final int[] now = new int[trials];
            for (int i = 0; i < trials; i++) {
                key.set(repeat, i);
                before[i] = Draws.below(key.draw(Address.of(0, 0, 0, 0)), 7);
                final boolean redrawn = Draws.below(key.draw(Address.of(1, 0, 0, 0)), 10) == 0;
                now[i] = redrawn ? Draws.below(key.draw(Address.of(2, 0, 0, 0)), 7) : before[i];
            }
            final BaselineSlot record = new BaselineSlot(slot.within(0, 6), 0, before);
            final MetricWatch watch = new MetricWatch(record.withMargin(record.decidable()));
            watch.look(new int[][] {now}, trials, 0.995);
            decided += watch.isWithin() ? 1 : 0;
            assertTrue(record.trialsFor(record.decidable()) <= trials, "rounded up");
            assertTrue(record.trialsFor(record.decidable() / 2) > 3 * trials, "about the square");
        }
        assertTrue(decided >= 330, decided + " of 400");
    }

    /** The same of a ratio, by the same count; its numerator and its denominator are redrawn together. */
    @Test
    void aPickedMarginOfARatioIsDecided() {
        final int trials = 2000;
        final TrialKey key = new TrialKey();
        int decided = 0;
        for (int repeat = 0; repeat < 400; repeat++) {
            final int[][] before = new int[2][trials];
            final int[][] now = new int[2][trials];
            for (int i = 0; i < trials; i++) {
                key.set(repeat, i);
                final boolean redrawn = Draws.below(key.draw(Address.of(1, 0, 0, 0)), 10) == 0;
                for (int slot = 0; slot < 2; slot++) {
                    before[slot][i] = Draws.below(key.draw(Address.of(0, 0, 0, slot)), 7);
                    now[slot][i] = redrawn ? Draws.below(key.draw(Address.of(2, 0, 0, slot)), 7) : before[slot][i];
                }
            }
            final BaselineRatio record = ratio(before);
            final MetricWatch watch = new MetricWatch(record.withMargin(record.decidable()));
            watch.look(now, trials, 0.995);
            decided += watch.isWithin() ? 1 : 0;
            assertTrue(record.trialsFor(record.decidable()) <= trials, "rounded up");
        }
        assertTrue(decided >= 330, decided + " of 400");
    }

    private static BaselineRatio ratio(final int[][] rows) {
        final OutcomeLayout layout = new DiceGame(Law.PLAIN).layout();
        final Slot killed = layout.slots().get(1).within(0, 6);
        final Slot late = layout.slots().get(2).within(0, 6);
        return new BaselineRatio(
                layout.ratios().get(0), 0, new BaselineSlot(killed, 0, rows[0]), new BaselineSlot(late, 0, rows[1]));
    }

    @Test
    void aRatioWithoutDataHasNoMargin() {
        final BaselineRatio none = ratio(new int[2][100]);
        assertEquals(0, none.decidable());
        assertTrue(Double.isNaN(none.estimate().value()));
    }

    @Test
    void noNumberOfTrialsDecidesAMarginOfNone() {
        final BaselineMetric metric = DiceGame.baseline(Law.PLAIN, 7, 100, MARGINS)
                .entries()
                .get(0)
                .metrics()
                .get(0);
        assertEquals(0, metric.trialsFor(0));
    }

    /**
     * Values beyond the usual range count as its end: one trial in 1000 that comes to 40 instead of some 4 does not
     * move the mean.
     */
    @Test
    void whatLiesBeyondTheUsualRangeCountsAsItsEnd() {
        final int[] values = new int[1000];
        Arrays.fill(values, 4);
        for (int i = 0; i < 100; i++) {
            values[i] = 5;
        }
        values[999] = 40;
        final BaselineSlot metric =
                BaselineSlot.of(new DiceGame(Law.PLAIN).layout().slots().get(1), values, values);
        assertEquals(4, metric.slot().min());
        assertEquals(5, metric.slot().max());
        assertEquals(5, metric.values()[999]);
    }

    @Test
    void whatIsHardlyEverSeenIsWhatThereIsToSee() {
        final int[] values = new int[1000];
        values[7] = 1;
        final BaselineSlot metric =
                BaselineSlot.of(new DiceGame(Law.PLAIN).layout().slots().get(1), values, values);
        assertEquals(0, metric.slot().min());
        assertEquals(1, metric.slot().max());
    }
}
