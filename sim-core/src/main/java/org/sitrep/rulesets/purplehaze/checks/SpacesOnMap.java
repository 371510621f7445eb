package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MapSheet;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;
import org.sitrep.rulesets.purplehaze.plot.Area;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.plot.NamedSpace;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-VOC-2, PH-MCH-2: a Space is written as on the map and in play. */
final class SpacesOnMap implements Check {
    @Override
    public String code() {
        return "PH082";
    }

    @Override
    public String summary() {
        return "a Space is not on the map, or out of play";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final MissionScope scope : MissionScope.all(game)) {
            final MapSheet map = game.maps().get(scope.mission().map());
            final Area area = new Area(game, map);
            for (final NamedSpace space : NamedSpace.of(scope)) {
                if (space.isHere()) {
                    continue;
                }
                if (MapSpace.parse(space.word()).isEmpty()) {
                    findings.add(
                            code(),
                            document,
                            space.path(),
                            "no Space is called " + space.word(),
                            "write C4: the column's letter from the west, then the row from the north");
                } else if (!area.isInPlay(space.word())) {
                    findings.add(
                            code(),
                            document,
                            space.path(),
                            space.use().label() + " " + space.word() + " is out of play on the map " + map.id(),
                            "choose a Space with a Terrain, columns A to " + (char) ('A' + map.columns() - 1)
                                    + ", rows 1 to " + map.rows().size());
                }
            }
        }
    }
}
