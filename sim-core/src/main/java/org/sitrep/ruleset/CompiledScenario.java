package org.sitrep.ruleset;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;

/** A scenario made into tables: immutable, shared by all threads. */
public interface CompiledScenario {
    /** What one trial is called where a game does not say otherwise. */
    String TRIAL = "trial";

    /**
     * Returns what one trial is called, the play of the scenario from its start to its end: {@code combat},
     * {@code trial}, {@code campaign}; in the singular, with a plural in {@code s}. Reports and progress say it; code,
     * options and files say trial for all of them.
     */
    default String trial() {
        return TRIAL;
    }

    /** Returns the slots that each trial fills. */
    OutcomeLayout layout();

    /**
     * Returns the names of the slots by which play is judged, success first: what a ladder of bots is drawn against.
     * The headline alone where a game does not say otherwise, if it is a slot.
     */
    default List<String> yardsticks() {
        return layout().slot(layout().headline())
                .map(slot -> List.of(slot.name()))
                .orElse(List.of());
    }

    /**
     * Returns what this scenario could do without, each as the game's {@code forbid} takes it, in the order to show;
     * empty where a game forbids nothing. What is forbidden already is left out.
     */
    default List<String> forbiddable() {
        return List.of();
    }

    /**
     * Returns what the game could forbid but nobody has as this scenario begins, so that {@link #forbiddable} leaves it
     * out; for telling what was not tried.
     */
    default List<String> nobodyHas() {
        return List.of();
    }

    /**
     * Returns what is played, in the rulebook's words and in the order to show, e.g. {@code Threat -> 5 (Medium)}.
     * Shown at the head of every report; not read by anything.
     */
    Map<String, String> setup();

    /** Returns the reading in force of each ambiguity and optional rule, by its name, in a fixed order. */
    Map<String, String> options();

    /**
     * Returns a new playout on these tables, for one thread.
     *
     * @param botId an id of the ruleset's catalogue, with a budget if it takes one
     * @param maxDecisions a trial that asks for more decisions is aborted; at least 1
     * @throws IllegalArgumentException if there is no such bot, or it takes no such budget
     */
    Playout newPlayout(String botId, int maxDecisions);

    /**
     * Returns a new playout, for one thread, that counts what its trials reach; empty where a game, or a scenario of
     * this kind, counts nothing.
     *
     * @param botId an id of the ruleset's catalogue, with a budget if it takes one
     * @param maxDecisions a trial that asks for more decisions is aborted; at least 1
     * @throws IllegalArgumentException if there is no such bot, or it takes no such budget
     */
    default Optional<Probe> newProbe(final String botId, final int maxDecisions) {
        return Optional.empty();
    }

    /**
     * Returns a new playout, for one thread, that tells the steps of its trials; with the same outcomes as those of
     * {@link #newPlayout}, slower, and it may allocate. Empty where a game tells none.
     *
     * @param botId an id of the ruleset's catalogue, with a budget if it takes one
     * @param maxDecisions a trial that asks for more decisions is aborted; at least 1
     * @param sink is told each step as it happens
     * @throws IllegalArgumentException if there is no such bot, or it takes no such budget
     */
    default Optional<Playout> newTraced(final String botId, final int maxDecisions, final StepSink sink) {
        return Optional.empty();
    }

    /** Does what the other {@code narrate} does, without steps. */
    default void narrate(
            final String botId,
            final int maxDecisions,
            final TrialKey key,
            final Narrator narrator,
            final Outcome into) {
        narrate(botId, maxDecisions, key, narrator, StepSink.NONE, into);
    }

    /**
     * Plays one trial as {@link #newPlayout} would, with the same outcome, and tells it: in words, and each step of
     * {@link #newTraced} right before what is told of it in words. May allocate. A game without steps tells none.
     *
     * @param sink is told each step; {@link StepSink#NONE} for a story alone
     */
    void narrate(String botId, int maxDecisions, TrialKey key, Narrator narrator, StepSink sink, Outcome into);
}
