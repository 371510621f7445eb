package org.sitrep.report.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.engine.PlayableScenario;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.StepSink;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Transcript;

/**
 * One trial with its transcript.
 *
 * @param marks its steps, if they are marked
 */
public record ReplayedTrial(
        PlayableScenario scenario,
        String bot,
        long seed,
        long trial,
        Outcome outcome,
        Transcript transcript,
        List<Mark> marks) {
    /**
     * A step of a trial, and its place in the transcript.
     *
     * @param numbers that distinguish it from others of its kind
     * @param place in the transcript, before its text
     */
    public record Mark(String name, long[] numbers, TranscriptRecorder.Place place) {
        /**
         * Returns whether the other one is the same step, wherever their text is. Decisions are equal if the same
         * option is chosen, even among different options: a Squad that carries more has more.
         */
        public boolean isSameStep(final Mark other) {
            return name.equals(other.name)
                    && (isDecision()
                            ? numbers[0] == other.numbers[0] && taken() == other.taken()
                            : Arrays.equals(numbers, other.numbers));
        }

        public boolean isDecision() {
            return name.startsWith(StepSink.DECISION);
        }

        private long taken() {
            return numbers[2 + (int) numbers[1]];
        }
    }

    /**
     * Plays a trial and returns its transcript, on the calling thread.
     *
     * @param all whether everything is included, also what the game summarises by default
     * @param sight the side whose knowledge it keeps to, -1 for all
     * @param marked whether its steps are marked; of a game without steps, its text
     */
    public static ReplayedTrial of(
            final PlayableScenario scenario,
            final String bot,
            final int maxDecisions,
            final long seed,
            final long trial,
            final boolean all,
            final int sight,
            final boolean marked) {
        final CompiledScenario compiled = scenario.compiled();
        final Outcome outcome = new Outcome(compiled.layout());
        final TranscriptRecorder recorder = new TranscriptRecorder(all, sight);
        final List<Mark> marks = new ArrayList<>();
        final StepSink sink = marked
                ? (name, numbers) -> marks.add(new Mark(name, numbers.clone(), recorder.place()))
                : StepSink.NONE;
        compiled.narrate(bot, maxDecisions, new TrialKey().set(seed, trial), recorder, sink, outcome);
        final Transcript transcript = recorder.transcript();
        return new ReplayedTrial(
                scenario,
                bot,
                seed,
                trial,
                outcome,
                transcript,
                marked && marks.isEmpty() ? marksOf(transcript) : marks);
    }

    private static List<Mark> marksOf(final Transcript transcript) {
        final List<Mark> marks = new ArrayList<>();
        for (int s = 0; s < transcript.steps().size(); s++) {
            final List<Transcript.Entry> entries = transcript.steps().get(s).entries();
            for (int e = 0; e < entries.size(); e++) {
                marks.add(new Mark(entries.get(e).toString(), new long[0], new TranscriptRecorder.Place(s, e)));
            }
        }
        return marks;
    }

    /** Returns the trial with its bot: {@code played by drill: combat 3 of seed 1967}. */
    public String subtitle() {
        return "played by " + bot + ": " + played();
    }

    /** Returns the trial: {@code combat 3 of seed 1967}. */
    public String played() {
        return scenario.compiled().trial() + " " + trial + " of seed " + seed;
    }

    /**
     * Returns the results of the trial by name, in the order of the report: the headline, and every value other than 0.
     */
    public Map<String, String> results() {
        final Map<String, String> results = new LinkedHashMap<>();
        if (outcome.aborted()) {
            results.put("aborted", (outcome.abortReason() + " " + outcome.abortDetail()).strip());
        }
        results.putAll(OutcomeRows.named(scenario.compiled().layout(), outcome));
        return results;
    }
}
