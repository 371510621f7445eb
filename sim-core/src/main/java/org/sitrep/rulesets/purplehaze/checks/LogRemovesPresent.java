package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-CBS-2: the log changes the black Enemies before the bands add theirs. */
final class LogRemovesPresent implements Check {
    @Override
    public String code() {
        return "PH008";
    }

    @Override
    public String summary() {
        return "a log effect leaves out Enemies that are not there";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final CombatBox box : game.combats().values()) {
            final boolean tooMany = LogStates.effectsInForce(box).stream()
                    .map(inForce -> Placement.beforeBands(box, inForce))
                    .anyMatch(placed -> placed.fighters() < 0
                            || placed.specialists().values().stream().anyMatch(count -> count < 0));
            if (tooMany) {
                findings.add(
                        code(),
                        document,
                        "combats." + box.id() + ".log",
                        "leaves out more Enemies of a kind than the box has placed by then",
                        "leave out fewer; Enemies of the Threat bands come later");
            }
        }
    }
}
