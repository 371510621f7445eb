package org.sitrep.rulesets.purplehaze.checks;

import java.util.Optional;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.plot.Area;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-BASE-2, PH-THR-7: no EAZ next to the Base, one in a Space. */
final class EazPlacesFit implements Check {
    @Override
    public String code() {
        return "PH085";
    }

    @Override
    public String summary() {
        return "an EAZ at the start next to the Base, or two in one Space";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            for (int i = 0; i < mission.eaz().size(); i++) {
                final String word = mission.eaz().get(i);
                final String path = "missions." + mission.id() + ".eaz." + i;
                if (mission.eaz().indexOf(word) < i) {
                    findings.add(code(), document, path, "there is an EAZ at " + word + " already", "remove one");
                }
                final Optional<MapSpace> at = MapSpace.parse(word);
                final Optional<MapSpace> base = mission.base().flatMap(MapSpace::parse);
                if (at.isPresent() && base.isPresent() && Area.distance(at.get(), base.get()) <= 1) {
                    findings.add(
                            code(),
                            document,
                            path,
                            "the EAZ at " + word + " is next to the Base at " + base.get(),
                            "put it two Spaces away at least");
                }
            }
        }
    }
}
