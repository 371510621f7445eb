package org.sitrep.rulesets.rambo.checks;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Spot;
import org.sitrep.scenario.Words;

/**
 * A space that a dossier names, and its use.
 *
 * @param use what the space is used for
 * @param label name of it in findings
 * @param key location in the dossier
 * @param spot the space
 */
record Landmark(Use use, String label, String key, Spot spot) {
    enum Use {
        START,
        ENEMY,
        ZONE,
        POI;

        /** Returns whether a figure stands there when the Mission begins. */
        boolean isFigure() {
            return this == START || this == ENEMY;
        }
    }

    static List<Landmark> of(final Mission mission) {
        final List<Landmark> all = new ArrayList<>();
        for (int i = 0; i < mission.heroStarts().size(); i++) {
            final Spot start = mission.heroStarts().get(i);
            all.add(new Landmark(Use.START, "hero start " + (i + 1), "heroStarts." + i, start));
        }
        for (int i = 0; i < mission.enemies().size(); i++) {
            final Mission.Placed enemy = mission.enemies().get(i);
            final String label = "enemy " + Words.of(enemy.enemy());
            all.add(new Landmark(Use.ENEMY, label, "enemies." + i, new Spot(enemy.x(), enemy.y())));
        }
        mission.deploymentZones()
                .forEach((id, at) ->
                        all.add(new Landmark(Use.ZONE, "deployment zone " + id, "deploymentZones." + id, at)));
        mission.pois()
                .forEach((id, poi) -> poi.at()
                        .ifPresent(at -> all.add(new Landmark(Use.POI, "P.O.I. " + id, "pois." + id + ".at", at))));
        return all;
    }

    String place() {
        return "(" + spot.x() + ", " + spot.y() + ")";
    }
}
