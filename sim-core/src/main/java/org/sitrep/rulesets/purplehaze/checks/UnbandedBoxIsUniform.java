package org.sitrep.rulesets.purplehaze.checks;

import java.util.stream.Stream;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.Band;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.Bands;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-OPT-2: some boxes, such as the Random Combat, do not tell the bands apart. */
final class UnbandedBoxIsUniform implements Check {
    @Override
    public String code() {
        return "PH009";
    }

    @Override
    public String summary() {
        return "a box without Threat bands differs by band";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final CombatBox box : game.combats().values()) {
            final Bands threat = box.threat();
            if (!threat.banded()
                    && Stream.of(threat.medium(), threat.high()).anyMatch(band -> differs(band, threat.low()))) {
                findings.add(
                        code(),
                        document,
                        "combats." + box.id() + ".threat",
                        "says banded: false, but medium or high differs from low",
                        "give all three the same initiative and nothing added, or say banded: true");
            }
        }
    }

    private static boolean differs(final Band band, final Band low) {
        return band.initiative() != low.initiative()
                || band.tactics() != 0
                || band.adds().fighters() != 0
                || !band.adds().specialists().isEmpty();
    }
}
