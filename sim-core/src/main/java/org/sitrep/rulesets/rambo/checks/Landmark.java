package org.sitrep.rulesets.rambo.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Spot;
import org.sitrep.scenario.Words;

/**
 * A space that a dossier names, and what for.
 *
 * @param use what for
 * @param label what to call it
 * @param path where it is named
 * @param spot the space
 */
record Landmark(Use use, String label, String path, Spot spot) {
    /** What a space is named for. */
    enum Use {
        /** A hero starts there. */
        START,
        /** An enemy stands there at first. */
        ENEMY,
        /** A deployment zone. */
        ZONE,
        /** A P.O.I. */
        POI;

        /** Returns whether a figure stands there when the Mission begins. */
        boolean isFigure() {
            return this == START || this == ENEMY;
        }
    }

    /** Returns all spaces that a dossier names. */
    static List<Landmark> of(final Mission mission) {
        final List<Landmark> all = new ArrayList<>();
        final String path = "missions." + mission.id();
        for (int i = 0; i < mission.heroStarts().size(); i++) {
            all.add(new Landmark(
                    Use.START,
                    "hero start " + (i + 1),
                    path + ".heroStarts." + i,
                    mission.heroStarts().get(i)));
        }
        for (int i = 0; i < mission.enemies().size(); i++) {
            final Mission.Placed enemy = mission.enemies().get(i);
            all.add(new Landmark(
                    Use.ENEMY,
                    "enemy " + Words.of(enemy.enemy()),
                    path + ".enemies." + i,
                    new Spot(enemy.x(), enemy.y())));
        }
        for (final Map.Entry<String, Spot> zone : mission.deploymentZones().entrySet()) {
            all.add(new Landmark(
                    Use.ZONE,
                    "deployment zone " + zone.getKey(),
                    path + ".deploymentZones." + zone.getKey(),
                    zone.getValue()));
        }
        mission.pois()
                .values()
                .forEach(poi -> poi.at()
                        .ifPresent(at -> all.add(
                                new Landmark(Use.POI, "P.O.I. " + poi.id(), path + ".pois." + poi.id() + ".at", at))));
        return all;
    }

    /** Returns the space as text. */
    String place() {
        return "(" + spot.x() + ", " + spot.y() + ")";
    }
}
