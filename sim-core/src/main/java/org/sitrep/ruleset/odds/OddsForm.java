package org.sitrep.ruleset.odds;

import java.util.List;
import java.util.Optional;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** One kind of question that a game answers exactly. Immutable, thread-safe; cold. */
public interface OddsForm {
    /** Returns what it is about, as a heading of options in the help: {@code A pool of dice}. */
    String heading();

    /** Returns how it is asked for, in a few words: {@code name a pool (--focus, --strike, --crit)}. */
    String ask();

    /** Returns the lines of options that the help begins with. */
    List<String> synopses();

    /** Returns in a clause what is reckoned: {@code a test of one Marine}. */
    String summary();

    /** Returns the options, those that only this form has and those that it shares with others. */
    List<OddsOption> options();

    /** Returns lines of options that show it, the shortest first. */
    List<String> examples();

    /** Returns whether it reads the data of a scenario. */
    boolean readsScenario();

    /**
     * Reckons the odds.
     *
     * @param asked what was typed
     * @param document whose data to use; of this game; empty only if none are read
     * @param findings takes what is wrong with the data
     * @return the odds, or empty if anything was found
     * @throws OddsRefused if it cannot be asked like that
     */
    Optional<Odds> reckon(Asked asked, Optional<ScenarioDocument> document, Findings findings);
}
