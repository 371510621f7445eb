package org.sitrep.rulesets.purplehaze.checks;

import java.util.Set;
import java.util.TreeSet;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.tables.LogEntries;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-3: an entry that nothing reads is likely misspelt. */
final class StartLogIsRead implements Check {
    @Override
    public String code() {
        return "PH010";
    }

    @Override
    public String summary() {
        return "a log entry is set that no box reads";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final Set<String> read = new TreeSet<>();
        game.combats().values().forEach(box -> read.addAll(LogEntries.of(box)));
        for (int i = 0; i < game.start().log().size(); i++) {
            final String entry = game.start().log().get(i);
            if (!read.contains(entry)) {
                findings.add(
                        code(),
                        document,
                        "start.log." + i,
                        "no combat box reads the log entry " + entry,
                        DidYouMean.suggestion(entry, read));
            }
        }
    }
}
