package org.sitrep.rulesets.purplehaze.checks;

import java.util.HashSet;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-CBS-6: Marines go to the indicated spaces, or anywhere if none is indicated. */
final class MarineSpacesEnough implements Check {
    private static final int MARINES = 6;

    @Override
    public String code() {
        return "PH003";
    }

    @Override
    public String summary() {
        return "a box indicates fewer spaces than there are Marines";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final CombatBox box : game.combats().values()) {
            final Set<String> indicated = new HashSet<>(box.marineSpaces());
            indicated.addAll(box.namedMarineSpaces().values());
            if (!box.marineSpaces().isEmpty() && indicated.size() < MARINES) {
                findings.add(
                        code(),
                        document,
                        "combats." + box.id() + ".marineSpaces",
                        "only " + indicated.size() + " spaces are indicated for " + MARINES + " Marines",
                        "indicate at least " + MARINES + ", or none for anywhere on their half");
            }
        }
    }
}
