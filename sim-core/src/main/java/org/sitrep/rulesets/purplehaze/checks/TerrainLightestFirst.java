package org.sitrep.rulesets.purplehaze.checks;

import java.util.Optional;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Terrain;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-MCH-5: a Terrain shift goes one place along the list. */
final class TerrainLightestFirst implements Check {
    @Override
    public String code() {
        return "PH037";
    }

    @Override
    public String summary() {
        return "Terrain that shifts is not listed from light to heavy";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        Optional<Terrain> before = Optional.empty();
        for (final Terrain terrain : game.terrain().values()) {
            if (terrain.shifts()) {
                final int less = before.map(Terrain::minutes).orElse(0);
                if (terrain.minutes() < less
                        || terrain.stamina() < before.map(Terrain::stamina).orElse(0)) {
                    findings.add(
                            code(),
                            document,
                            "terrain." + terrain.id(),
                            "is lighter than " + before.get().id() + ", which stands before it",
                            "list Terrain from the lightest to the heaviest, or say shifts: false");
                }
                before = Optional.of(terrain);
            }
        }
    }
}
