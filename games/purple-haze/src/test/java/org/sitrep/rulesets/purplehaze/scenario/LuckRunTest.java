package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.contract.Deep;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;

/** The luck percentiles of many missions are uniform, although what is rolled hangs on what was rolled before. */
class LuckRunTest {
    private static final int BINS = 10;
    /** Chi-square with 9 degrees of freedom exceeds this with probability 0.001. */
    private static final double LIMIT = 27.88;

    @ParameterizedTest
    @CsvSource({"combats/patrol.yaml, drill, 300, 600", "missions/01-crash.yaml, random, 100, 200"})
    void missionsAreAsOftenLuckyAsUnlucky(final String file, final String bot, final int ordinary, final int full) {
        final int missions = Deep.or(ordinary, full);
        final CompiledScenario scenario = new PurpleHaze()
                .compile(Content.load(file).document(), new Findings())
                .orElseThrow();
        final int[] bins = new int[BINS];
        final Outcome outcome = new Outcome(scenario.layout());
        for (long mission = 0; mission < missions; mission++) {
            outcome.reset();
            final TranscriptRecorder recorder = new TranscriptRecorder(true);
            scenario.narrate(bot, 100_000, new TrialKey().set(1967, mission), recorder, outcome);
            bins[(int) (BINS * Luck.of(recorder.transcript()).percentile())]++;
        }
        double chiSquare = 0;
        for (final int count : bins) {
            chiSquare += Math.pow(count - missions / (double) BINS, 2) / (missions / (double) BINS);
        }
        assertTrue(chiSquare < LIMIT, chiSquare + ": " + Arrays.toString(bins));
    }
}
