package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.LogEffect;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.tables.LogEntries;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-3: what a box changes by the log hangs on entries of the log. */
final class LogEffectsReadEntries implements Check {
    @Override
    public String code() {
        return "PH007";
    }

    @Override
    public String summary() {
        return "a log effect reads no entry, one both ways, or too many";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final CombatBox box : game.combats().values()) {
            for (int i = 0; i < box.log().size(); i++) {
                checkEffect(box.log().get(i), "combats." + box.id() + ".log." + i, document, findings);
            }
            final int entries = LogEntries.of(box).size();
            if (entries > LogStates.MAX_ENTRIES) {
                findings.add(
                        code(),
                        document,
                        "combats." + box.id() + ".log",
                        "reads " + entries + " different entries, " + LogStates.MAX_ENTRIES + " are the most",
                        "split the box into two");
            }
        }
    }

    private void checkEffect(
            final LogEffect effect, final String path, final ScenarioDocument document, final Findings findings) {
        if (effect.with().isEmpty() && effect.without().isEmpty()) {
            findings.add(
                    code(),
                    document,
                    path,
                    "depends on no log entry",
                    "name entries in with or without, or write what is always so into the box itself");
        }
        for (final String entry : effect.with()) {
            if (effect.without().contains(entry)) {
                findings.add(code(), document, path, entry + " stands in with and in without", "remove it from one");
            }
        }
    }
}
