package org.sitrep.ruleset;

import java.util.Map;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.MissionKey;

/** A scenario made into tables: immutable, shared by all threads. */
public interface CompiledScenario {
    /** Returns the slots that each mission fills. */
    OutcomeLayout layout();

    /**
     * Returns what is played, in the rulebook's words and in the order to show, e.g. {@code Threat -> 5 (Medium)}. Shown at the head of every
     * report; not read by anything.
     */
    Map<String, String> setup();

    /**
     * Returns the reading in force of each ambiguity and optional rule, by its name, in a fixed order.
     */
    Map<String, String> options();

    /**
     * Returns a new playout on these tables, for one thread.
     *
     * @param botId an id of the ruleset's catalogue
     * @param maxDecisions a mission that asks for more decisions is aborted; at least 1
     * @throws IllegalArgumentException if there is no such bot
     */
    Playout newPlayout(String botId, int maxDecisions);

    /**
     * Plays one mission as {@link #newPlayout} would, with the same outcome, and tells it. May allocate.
     */
    void narrate(String botId, int maxDecisions, MissionKey key, Narrator narrator, Outcome into);
}
