package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.TacticsMarker;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-COM-5: the pool is part of the markers of the game. */
final class TacticsPoolWithinCopies implements Check {
    @Override
    public String code() {
        return "PH030";
    }

    @Override
    public String summary() {
        return "more copies of a Tactics marker are in the pool than there are";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final TacticsMarker marker : game.tactics().values()) {
            if (marker.inPool() > marker.copies()) {
                findings.add(
                        code(),
                        document,
                        "tactics." + marker.id() + ".inPool",
                        marker.inPool() + " in the pool, there are " + marker.copies(),
                        "raise copies or lower inPool");
            }
        }
    }
}
