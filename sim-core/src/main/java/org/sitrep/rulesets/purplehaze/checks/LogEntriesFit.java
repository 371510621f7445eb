package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.tables.LogEntries;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-3: the entries that are set are kept as bits of one number, so a document may name only so many. */
final class LogEntriesFit implements Check {
    @Override
    public String code() {
        return "PH012";
    }

    @Override
    public String summary() {
        return "more log entries are named than the program can keep";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final int entries = LogEntries.of(game).size();
        if (entries > LogEntries.MAX) {
            findings.add(
                    code(),
                    document,
                    game.missions().isEmpty() ? "combats" : "missions",
                    "names " + entries + " different log entries, " + LogEntries.MAX + " are the most",
                    "leave out Missions and boxes that are not played, or use one entry for several of them");
        }
    }
}
