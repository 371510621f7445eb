package org.sitrep.rulesets.purplehaze.checks;

import java.util.LinkedHashMap;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-COM-14, PH-EQ-10, PH-EQ-11: gear is limited to its markers, some of it to one a Marine. */
final class GearSupply implements Check {
    @Override
    public String code() {
        return "PH054";
    }

    @Override
    public String summary() {
        return "more gear is carried than there is, or than one Marine may";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final Map<String, Integer> carried = new LinkedHashMap<>();
        for (final Outfit outfit : Outfit.of(game)) {
            outfit.kit().gear().forEach((id, sides) -> {
                carried.merge(id, sides.size(), Integer::sum);
                final int most = game.gear().get(id).maxPerMarine();
                if (sides.size() > most) {
                    findings.add(
                            code(),
                            document,
                            outfit.path() + ".gear." + id,
                            sides.size() + " markers, one Marine may carry " + most,
                            "leave some behind");
                }
            });
        }
        carried.forEach((id, count) -> {
            final int markers = game.gear().get(id).count();
            if (count > markers) {
                findings.add(
                        code(),
                        document,
                        Outfit.loadoutPath(game) + ".kits",
                        "the squad has " + count + " " + id + ", the game has " + markers,
                        "leave some behind");
            }
        });
    }
}
