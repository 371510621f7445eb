package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MapSheet;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-VOC-2: a map is a grid. */
final class MapRowsEqual implements Check {
    @Override
    public String code() {
        return "PH080";
    }

    @Override
    public String summary() {
        return "rows of a map differ in length, or it is too wide";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final MapSheet map : game.maps().values()) {
            final int columns = map.rows().get(0).length();
            for (int i = 0; i < map.rows().size(); i++) {
                final int length = map.rows().get(i).length();
                if (length != columns) {
                    findings.add(
                            code(),
                            document,
                            "maps." + map.id() + ".rows." + i,
                            "this row has " + length + " Spaces, the first has " + columns,
                            "make all rows alike; a dot is out of play");
                }
            }
            if (map.columns() > MapSpace.MOST) {
                findings.add(
                        code(),
                        document,
                        "maps." + map.id() + ".rows",
                        "the map has " + map.columns() + " columns, " + MapSpace.MOST + " are the most",
                        "make it narrower");
            }
        }
    }
}
