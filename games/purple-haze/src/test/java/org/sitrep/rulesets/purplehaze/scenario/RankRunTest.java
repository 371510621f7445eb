package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Law;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.scenario.Findings;

/**
 * Whatever has come before, the rank of a roll in its law is one half on average: so every kind of roll has the law
 * that it is told with.
 */
class RankRunTest {
    /**
     * A standard normal variable is beyond this in 6 of 100,000 cases; with some 25 kinds of roll that is a false alarm
     * in 1 of 600 runs.
     */
    private static final double LIMIT = 4;

    /** The sum of the ranks of a kind of roll above one half, and its variance. */
    private static final class Sums {
        private double ranks;
        private double variance;
        private int rolls;

        double deviation() {
            return ranks / Math.sqrt(variance);
        }
    }

    @ParameterizedTest
    @CsvSource({"combats/patrol.yaml, rifleman, 150", "missions/01-crash.yaml, rifleman, 60"})
    void everyKindOfRollHasItsLaw(final String file, final String bot, final int missions) {
        final CompiledScenario scenario = new PurpleHaze()
                .compile(Content.load(file).document(), new Findings())
                .orElseThrow();
        final Map<String, Sums> kinds = new TreeMap<>();
        final Outcome outcome = new Outcome(scenario.layout());
        for (long mission = 0; mission < missions; mission++) {
            outcome.reset();
            final TranscriptRecorder recorder = new TranscriptRecorder(true);
            scenario.narrate(bot, 100_000, new TrialKey().set(1967, mission), recorder, outcome);
            recorder.transcript().steps().stream()
                    .flatMap(step -> step.entries().stream())
                    .filter(Transcript.Rolled.class::isInstance)
                    .forEach(entry -> add(kinds, ((Transcript.Rolled) entry).roll()));
        }
        final List<String> off = new ArrayList<>();
        kinds.forEach((kind, sums) -> {
            if (Math.abs(sums.deviation()) > LIMIT) {
                off.add(kind + " by " + sums.deviation() + " standard deviations in " + sums.rolls);
            }
        });
        assertEquals(List.of(), off);
        assertTrue(kinds.size() >= 8, kinds.keySet().toString());
    }

    private static void add(final Map<String, Sums> kinds, final Roll roll) {
        Luck.of(roll).ifPresent(rank -> {
            final Sums sums = kinds.computeIfAbsent(roll.id(), id -> new Sums());
            sums.rolls++;
            sums.ranks += rank - 0.5;
            double cubes = 0;
            for (final Law.Chance chance : roll.law().orElseThrow().chances()) {
                cubes += Math.pow(chance.probability(), 3);
            }
            sums.variance += (1 - cubes) / 12; // of a middle rank
        });
    }
}
