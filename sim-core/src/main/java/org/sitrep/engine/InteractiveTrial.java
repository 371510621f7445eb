package org.sitrep.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.strategy.DecisionPlan;
import org.sitrep.strategy.Intervention;

/**
 * A trial in which a person decides for one side. It has no state: a position is a replay with the answers so far, so
 * that an answer may be taken back. Immutable.
 *
 * @param scenario scenario that is played
 * @param bots bots of all sides, as for {@link CompiledScenario#newPlayout}; that of the person's side gives advice
 * @param maxDecisions a trial that requires more decisions is aborted
 * @param sight side whose knowledge the story keeps to, as for a replay; -1 for all
 */
public record InteractiveTrial(CompiledScenario scenario, String bots, int maxDecisions, int sight) {
    /**
     * A trial up to the first question without an answer, or to its end.
     *
     * @param transcript its transcript, without the open question
     * @param own decisions of the person's side so far, in order
     * @param open the open question with the bot's answer, reason and worths; empty at the end
     * @param board the board at the open question, if the game draws one
     * @param odds supplies the exact odds of each option of the open question, see
     *     {@link org.sitrep.strategy.TrialListener#odds}; computed on each request
     * @param outcome outcome at the end; of no meaning before
     */
    public record Position(
            Transcript transcript,
            List<Choice> own,
            Optional<Choice> open,
            Optional<Scene> board,
            Supplier<List<String>> odds,
            Outcome outcome) {
        /** Copies the list. */
        public Position {
            own = List.copyOf(own);
        }
    }

    /**
     * Returns the trial after the answers of a plan. Answers after one that does not fit its question are ignored: the
     * bot gives those before the open question, see {@link #fits}. Cost: that of a replay.
     *
     * @throws IllegalArgumentException if nothing can intervene in trials of the scenario
     */
    public Position after(final DecisionPlan plan) {
        final Intervention intervention = Intervention.by(plan);
        intervention.stopAt(plan.side(), plan.answers().size());
        final TranscriptRecorder recorder = new TranscriptRecorder(true, sight);
        final Outcome outcome = new Outcome(scenario.layout());
        final TrialKey key = new TrialKey().set(plan.seed(), plan.trial());
        if (!scenario.narrate(bots, maxDecisions, key, recorder, intervention, outcome)) {
            throw new IllegalArgumentException("nothing can intervene in its trials");
        }
        final boolean stopped =
                outcome.aborted() && Intervention.STOPPED.getMessage().equals(outcome.abortReason());
        final List<Choice> own = own(plan, intervention.made(), recorder.asked());
        final Optional<Choice> open = stopped ? Optional.of(own.remove(own.size() - 1)) : Optional.empty();
        final Optional<Scene> board = stopped ? recorder.board() : Optional.empty();
        return new Position(without(recorder.transcript(), open), own, open, board, intervention.odds(), outcome);
    }

    private static List<Choice> own(
            final DecisionPlan plan, final List<Intervention.Made> made, final List<Choice> asked) {
        final List<Choice> own = new ArrayList<>();
        for (int i = 0; i < made.size(); i++) {
            if (plan.isFor(made.get(i).side())) {
                own.add(asked.get(i));
            }
        }
        return own;
    }

    /** Removes the open question, whose answer is not known yet. */
    private static Transcript without(final Transcript transcript, final Optional<Choice> open) {
        return new Transcript(transcript.steps().stream()
                .map(step -> new Transcript.Step(
                        step.heading(),
                        step.entries().stream()
                                .filter(entry -> !(entry instanceof Transcript.Chosen chosen)
                                        || open.filter(choice -> choice == chosen.choice())
                                                .isEmpty())
                                .toList()))
                .toList());
    }

    /** Returns the number of the first answers of a plan that fit the questions of a position after them. */
    public static int fits(final DecisionPlan plan, final Position position) {
        int fits = 0;
        while (fits < plan.answers().size()
                && fits < position.own().size()
                && isGiven(plan.answers().get(fits), position.own().get(fits))) {
            fits++;
        }
        return fits;
    }

    private static boolean isGiven(final DecisionPlan.Answer answer, final Choice choice) {
        return answer.option() == choice.chosen()
                && answer.fits(choice.id(), choice.options().size());
    }

    /** Returns a decision as an answer of a plan. */
    public static DecisionPlan.Answer answer(final Choice choice) {
        return new DecisionPlan.Answer(
                choice.id(), choice.chosen(), choice.options().size());
    }
}
