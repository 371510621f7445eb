package org.sitrep.ruleset.odds;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/**
 * One kind of question that a game answers exactly. Immutable, thread-safe; cold.
 *
 * @param heading what it is about, as a heading of options in the help: {@code A pool of dice}
 * @param ask how it is asked for, in a few words: {@code name a pool (--focus, --strike, --crit)}
 * @param synopses the lines of options that the help begins with
 * @param summary in a clause what is reckoned: {@code a test of one Marine}
 * @param options those that only this form has and those that it shares with others
 * @param examples lines of options that show it, the shortest first
 * @param readsScenario whether it reads the data of a scenario
 * @param answer reckons the odds
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
    /** Reckons odds. */
    @FunctionalInterface
    public interface Answer {
        /**
         * Reckons the odds.
         *
         * @param asked what was typed
         * @param document whose data to use; of this game; empty only if none are read
         * @param findings takes what is wrong with the data
         * @return the odds, or empty if anything was found
         * @throws OddsRefused if it cannot be asked like that
         */
        Optional<Odds> reckon(OddsRequest asked, Optional<ScenarioDocument> document, Findings findings);
    }
}
