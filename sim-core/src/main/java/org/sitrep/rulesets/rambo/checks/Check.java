package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** One rule of sound data. Stateless and thread-safe. */
public interface Check {
    /** Returns the stable code, e.g. {@code RB001}. */
    String code();

    /** Returns one line that says what is wrong when it finds something. */
    String summary();

    /**
     * Adds a finding for every fault of its kind, none if the data are sound.
     *
     * @param game bound without findings: every value is in its range and every reference holds
     * @param document tells where each value stands
     * @param findings receives what is found
     */
    void check(GameData game, ScenarioDocument document, Findings findings);
}
