package org.sitrep.ruleset;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;
import org.sitrep.strategy.Intervention;
import org.sitrep.strategy.SideBots;

/** A scenario compiled into tables: immutable, shared by all threads. */
public interface CompiledScenario {
    /** The default name of one trial. */
    String TRIAL = "trial";

    /**
     * Returns the name of one trial, the play of the scenario from its start to its end: {@code combat}, {@code trial},
     * {@code campaign}; in the singular, with a plural in {@code s}. Reports and progress use it; code, options and
     * files use "trial" for all of them.
     */
    default String trial() {
        return TRIAL;
    }

    /** Returns the slots that each trial fills. */
    OutcomeLayout layout();

    /**
     * Returns the names of the slots by which play is judged, success first; a ladder of bots is drawn against them.
     * Slots that {@linkplain org.sitrep.outcome.Slot#leads lead} come first, and decide where they differ; others count
     * alike. By default the headline alone, if it is a slot.
     */
    default List<String> criteria() {
        return layout().slot(layout().headline())
                .map(slot -> List.of(slot.name()))
                .orElse(List.of());
    }

    /**
     * Returns the names of the slots that two sides play for: the flags that the first and the second have won, none
     * set in a draw; or one slot from 0 up, of which the first side wants much and the second little. Empty if one side
     * plays.
     */
    default List<String> stakes() {
        return List.of();
    }

    /**
     * Returns the sides and their bots, including external ones, with those that do not play in this scenario; empty if
     * it is as in all scenarios of the game.
     */
    default Optional<SideBots> sides() {
        return Optional.empty();
    }

    /**
     * Returns what the tables were made from, so that others can make them again; empty if that is not known, and the
     * scenario can be played here only.
     */
    default Optional<Origin> origin() {
        return Optional.empty();
    }

    /** Returns the sides whose knowledge a replay can keep to; empty if there is only one reader. */
    default List<String> sights() {
        return List.of();
    }

    /**
     * Returns the things that this scenario could do without, as the game's {@code forbid} takes them, in display
     * order. Empty if the game forbids nothing. Things already forbidden are left out.
     */
    default List<String> forbiddable() {
        return List.of();
    }

    /**
     * Returns the things that the game could forbid but that are absent when this scenario begins, so that
     * {@link #forbiddable} omits them. Reports list them as not played.
     */
    default List<String> absentThings() {
        return List.of();
    }

    /**
     * Returns a description of the scenario, in the rulebook's words and in display order, e.g. {@code Threat -> 5
     * (Medium)}. Shown at the head of every report; no code reads it.
     */
    Map<String, String> setup();

    /** Returns the reading in force of each ambiguity and optional rule, by its name, in a fixed order. */
    Map<String, String> options();

    /**
     * Returns a new playout on these tables, for one thread.
     *
     * @param botId an id of the ruleset's catalogue, with a budget if the bot takes one
     * @param maxDecisions a trial that requires more decisions is aborted; at least 1
     * @throws IllegalArgumentException if there is no such bot, or it does not take that budget
     */
    Playout newPlayout(String botId, int maxDecisions);

    /**
     * Returns a new playout, for one thread, that counts what its trials reach; empty if the game, or a scenario of
     * this kind, counts nothing.
     *
     * @param botId an id of the ruleset's catalogue, with a budget if the bot takes one
     * @param maxDecisions a trial that requires more decisions is aborted; at least 1
     * @throws IllegalArgumentException if there is no such bot, or it does not take that budget
     */
    default Optional<Probe> newProbe(final String botId, final int maxDecisions) {
        return Optional.empty();
    }

    /**
     * Returns a new playout, for one thread, that reports the steps of its trials. It has the same outcomes as
     * {@link #newPlayout}, is slower, and may allocate. Empty if the game reports no steps.
     *
     * @param botId an id of the ruleset's catalogue, with a budget if the bot takes one
     * @param maxDecisions a trial that requires more decisions is aborted; at least 1
     * @param sink receives each step as it happens
     * @throws IllegalArgumentException if there is no such bot, or it does not take that budget
     */
    default Optional<Playout> newTraced(final String botId, final int maxDecisions, final StepSink sink) {
        return Optional.empty();
    }

    /**
     * Returns a new playout, for one thread, in whose trials something intervenes. Without an intervention it has the
     * same outcomes as {@link #newPlayout}; it is slower, and may allocate. Empty if nothing can intervene in trials of
     * this scenario.
     *
     * @param botId an id of the ruleset's catalogue, with a budget if the bot takes one
     * @param maxDecisions a trial that requires more decisions is aborted; at least 1
     * @param intervention used by this playout alone
     * @throws IllegalArgumentException if there is no such bot, or it does not take that budget
     */
    default Optional<Playout> newPlayout(final String botId, final int maxDecisions, final Intervention intervention) {
        return Optional.empty();
    }

    /**
     * Plays one trial as {@link #newPlayout(String, int, Intervention)} does, and narrates it. A trial that is stopped
     * is narrated up to the decision.
     *
     * @return whether it was played; false if nothing can intervene in trials of this scenario
     */
    default boolean narrate(
            final String botId,
            final int maxDecisions,
            final TrialKey key,
            final Narrator narrator,
            final Intervention intervention,
            final Outcome into) {
        return false;
    }

    /** Narrates a trial without steps, see {@link #narrate(String, int, TrialKey, Narrator, StepSink, Outcome)}. */
    default void narrate(
            final String botId,
            final int maxDecisions,
            final TrialKey key,
            final Narrator narrator,
            final Outcome into) {
        narrate(botId, maxDecisions, key, narrator, StepSink.NONE, into);
    }

    /**
     * Plays one trial with the same outcome as {@link #newPlayout}, and narrates it in words. Each step of
     * {@link #newTraced} is reported right before its words. May allocate. A game without steps reports none.
     *
     * @param sink receives each step; {@link StepSink#NONE} for the narration alone
     */
    void narrate(String botId, int maxDecisions, TrialKey key, Narrator narrator, StepSink sink, Outcome into);
}
