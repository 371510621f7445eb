package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.Band;
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
            if (!box.threat().banded()) {
                check(box, "medium", box.threat().medium(), document, findings);
                check(box, "high", box.threat().high(), document, findings);
            }
        }
    }

    private void check(
            final CombatBox box,
            final String name,
            final Band band,
            final ScenarioDocument document,
            final Findings findings) {
        if (differs(band, box.threat().low())) {
            findings.add(
                    code(),
                    document,
                    "combats." + box.id() + ".threat." + name,
                    "the box says banded: false, but " + name + " differs from low",
                    "give all three the same initiative and nothing added, or say banded: true");
        }
    }

    private static boolean differs(final Band band, final Band low) {
        return band.initiative() != low.initiative()
                || band.tactics() != 0
                || band.adds().fighters() != 0
                || !band.adds().specialists().isEmpty();
    }
}
