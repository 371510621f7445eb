package org.sitrep.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.engine.CommonMetrics;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.RunMetadata;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.StepSink;
import org.sitrep.scenario.ValueSources;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.RatioDifference;
import org.sitrep.stats.SumRatio;

/** Tests comparisons by a ratio of hits to shots, of trials that are given one by one. */
class ComparisonTest {
    static final Slot HITS = Slot.count("hits", "Hits", "hits", 10, Slot.Better.HIGHER);
    private static final Slot SHOTS = Slot.count("shots", "Shots", "shots", 10, Slot.Better.NEUTRAL);
    private static final Ratio ACCURACY =
            new Ratio("accuracy", "Accuracy", OutcomeLayout.SHARE, "hits", "shots", Slot.Better.HIGHER);
    private static final Ratio WASTE = new Ratio("waste", "Waste", "shots per hit", "shots", "hits", Slot.Better.LOWER);
    static final RunMetadata SUBJECT = new RunMetadata(
            "0.1.0",
            "abcdef0",
            "range",
            "range.yaml",
            "Range",
            new RunResult.Content("0".repeat(64), "{}", List.of(), List.of(), new ValueSources(0, 0, 0, 0)),
            Optional.empty());

    /** Shots at a target; a trial of negative hits is aborted. */
    record Range(LongFunction<int[]> hitsAndShots) implements CompiledScenario {
        /** In every trial 4 shots; as many in a hundred of the trials, evenly spread, have 3 hits, the others 1. */
        static Range hitting(final int inHundred) {
            return new Range(trial -> new int[] {trial * 37 % 100 < inHundred ? 3 : 1, 4});
        }

        @Override
        public OutcomeLayout layout() {
            final OutcomeLayout.Builder layout = OutcomeLayout.builder();
            layout.add(HITS);
            layout.add(SHOTS);
            return layout.add(ACCURACY).add(WASTE).headline("hits").build();
        }

        @Override
        public Map<String, String> setup() {
            return Map.of();
        }

        @Override
        public Map<String, String> options() {
            return Map.of();
        }

        @Override
        public Playout newPlayout(final String botId, final int maxDecisions) {
            return this::play;
        }

        private void play(final TrialKey key, final Outcome into) {
            final int[] trial = hitsAndShots.apply(key.trialIndex());
            if (trial[0] < 0) {
                into.abort(Outcome.TOO_MANY_DECISIONS);
                return;
            }
            into.set(0, trial[0]);
            into.set(1, trial[1]);
        }

        @Override
        public void narrate(
                final String botId,
                final int maxDecisions,
                final TrialKey key,
                final Narrator narrator,
                final StepSink sink,
                final Outcome into) {
            play(key, into);
        }
    }

    private static Comparison compare(final Range base, final Range other, final Criterion... criteria) {
        final List<PairedEntry> entries =
                List.of(new PairedEntry(base, SUBJECT, "bot"), new PairedEntry(other, SUBJECT, "bot"));
        return Comparison.of(
                List.of("base", "other"),
                CommonMetrics.of(entries).orElseThrow(),
                new PairedRun(entries, Comparison.pairs(2), RunRequest.of("bot", 1, 1_000), Optional.empty())
                        .run(() -> 0, "2026-01-01T00:00:00Z"),
                List.of(criteria),
                0.95,
                "");
    }

    private static Verdict verdict(final Comparison comparison) {
        return comparison.verdict(
                comparison.steps().get(0), comparison.criteria().get(0));
    }

    private static Estimate difference(final Comparison comparison) {
        return comparison.difference(
                comparison.steps().get(0), comparison.criteria().get(0).metric(), comparison.eachLevel());
    }

    @ParameterizedTest
    @CsvSource({
        "50, 0, BETTER, UPGRADE",
        "30, 0, WORSE, DOWNGRADE",
        "41, 0, OPEN, OPEN",
        "41, 0.05, EQUAL, EQUAL",
        "50, 0.2, EQUAL, EQUAL",
        "40, 0, ALIKE, SAME",
    })
    void theVerdictFollowsFromTheInterval(
            final int inHundred, final double matters, final Verdict verdict, final Verdict.Overall overall) {
        final Comparison comparison =
                compare(Range.hitting(40), Range.hitting(inHundred), new Criterion(ACCURACY, matters));
        assertEquals((inHundred - 40) / 200.0, difference(comparison).value(), 1e-12);
        assertEquals(RatioDifference.METHOD, difference(comparison).method());
        assertEquals(verdict, verdict(comparison));
        assertEquals(overall, comparison.overall(comparison.steps().get(0)));
    }

    @Test
    void lessIsBetterWhereTheRatioSaysSo() {
        final Comparison comparison = compare(Range.hitting(40), Range.hitting(60), new Criterion(WASTE, 0));
        assertTrue(difference(comparison).high() < 0, difference(comparison).toString());
        assertEquals(Verdict.BETTER, verdict(comparison));
        assertEquals(List.of(WASTE), comparison.deciding(comparison.steps().get(0)));
    }

    @Test
    void theErrorIsSplitOverTheCriteria() {
        final Comparison comparison =
                compare(Range.hitting(40), Range.hitting(60), new Criterion(HITS, 0), new Criterion(ACCURACY, 0));
        assertEquals(
                0.975,
                comparison
                        .gain(comparison.steps().get(0), comparison.criteria().get(1))
                        .level(),
                1e-12);
    }

    /** The same hits of twice the shots: alike by hits, but not by the ratio. */
    @Test
    void aRatioIsAlikeOnlyWhereBothOfItsSlotsAre() {
        final Range slow = new Range(trial -> new int[] {2, 8});
        final Range fast = new Range(trial -> new int[] {2, 4});
        assertEquals(Verdict.ALIKE, verdict(compare(slow, fast, new Criterion(HITS, 0))));
        assertEquals(Verdict.BETTER, verdict(compare(slow, fast, new Criterion(ACCURACY, 0))));
    }

    /** The sides differ only in a trial that one of them aborts: no pair differs, but the ratios do. */
    @Test
    void anAbortedTrialOfOneSideIsNotAlike() {
        final Range whole = new Range(trial -> new int[] {trial == 7 ? 4 : 1, 4});
        final Range aborting = new Range(trial -> new int[] {trial == 7 ? -1 : 1, 4});
        assertEquals(Verdict.OPEN, verdict(compare(whole, aborting, new Criterion(ACCURACY, 0))));
    }

    @Test
    void withoutShotsThereIsNoVerdict() {
        final Range none = new Range(trial -> new int[] {0, 0});
        for (final Range base : List.of(none, Range.hitting(40))) {
            final Comparison comparison = compare(base, none, new Criterion(ACCURACY, 0.1));
            assertTrue(Double.isNaN(difference(comparison).value()));
            assertEquals(SumRatio.NO_DATA, difference(comparison).method());
            assertEquals(Verdict.OPEN, verdict(comparison));
            assertFalse(comparison.alsoDiffering(comparison.steps().get(0)).contains(WASTE));
        }
    }

    @Test
    void ratiosAreAmongTheOtherDifferences() {
        final Comparison comparison = compare(Range.hitting(40), Range.hitting(60), new Criterion(HITS, 0));
        assertEquals(
                List.of(ACCURACY, WASTE),
                comparison.alsoDiffering(comparison.steps().get(0)).stream()
                        .sorted((one, other) -> one.name().compareTo(other.name()))
                        .toList());
        final Comparison close = compare(Range.hitting(40), Range.hitting(41), new Criterion(HITS, 0));
        assertEquals(List.of(), close.alsoDiffering(close.steps().get(0)));
    }

    @Test
    void aCriterionIsAMetricOfTheSidesWithADirection() {
        final Ratio other = new Ratio("accuracy", "Aim", OutcomeLayout.SHARE, "hits", "shots", Slot.Better.HIGHER);
        final Ratio neutral = new Ratio("n", "N", OutcomeLayout.SHARE, "hits", "shots", Slot.Better.NEUTRAL);
        assertThrows(IllegalArgumentException.class, () -> new Criterion(neutral, 0));
        final Criterion unknown = new Criterion(other, 0);
        assertThrows(IllegalArgumentException.class, () -> compare(Range.hitting(40), Range.hitting(40), unknown));
    }
}
