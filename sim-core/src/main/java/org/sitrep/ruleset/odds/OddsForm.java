package org.sitrep.ruleset.odds;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/**
 * A kind of question that a game answers exactly. Immutable and thread-safe; not used in play.
 *
 * @param heading its subject, as a heading of options in the help: {@code A pool of dice}
 * @param ask how to request it, in a few words: {@code name a pool (--focus, --strike, --crit)}
 * @param synopses lines of options at the top of the help
 * @param summary the computed odds, in a clause: {@code a test of one Marine}
 * @param options its own options and those that it shares with others
 * @param examples lines of options that show it, the shortest first
 * @param readsScenario whether it reads the data of a scenario
 * @param answer computes the odds
 */
public record OddsForm(
        String heading,
        String ask,
        List<String> synopses,
        String summary,
        List<OddsOption> options,
        List<String> examples,
        boolean readsScenario,
        Answer answer) {
    /** Computes odds. */
    @FunctionalInterface
    public interface Answer {
        /**
         * Computes the odds.
         *
         * @param asked values on the command line
         * @param document scenario of this game whose data to use; empty only if none is read
         * @param findings receives the faults of the data
         * @return the odds; empty if there is any finding
         * @throws OddsRefused if the question is not valid
         */
        Optional<Odds> compute(OddsRequest asked, Optional<ScenarioDocument> document, Findings findings);
    }
}
