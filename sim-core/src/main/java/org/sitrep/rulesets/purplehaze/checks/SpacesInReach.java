package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;
import org.sitrep.rulesets.purplehaze.plot.Area;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.plot.NamedSpace;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-MCH-2: what the Squad has to come to it can march to. */
final class SpacesInReach implements Check {
    @Override
    public String code() {
        return "PH084";
    }

    @Override
    public String summary() {
        return "no March leads to the Base, the goal or an Event";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final MissionScope scope : MissionScope.all(game)) {
            final Area area = new Area(game, game.maps().get(scope.mission().map()));
            final List<NamedSpace> spaces = NamedSpace.of(scope).stream()
                    .filter(space -> area.isInPlay(space.word()))
                    .toList();
            final List<MapSpace> from = spaces.stream()
                    .filter(space -> space.use() == NamedSpace.Use.START || space.use() == NamedSpace.Use.SQUAD)
                    .map(NamedSpace::space)
                    .toList();
            if (from.isEmpty()) {
                continue; // the start itself is not on the map
            }
            final Set<MapSpace> reached = area.reachable(from);
            for (final NamedSpace space : spaces) {
                if (!reached.contains(space.space()) && isComeTo(space.use())) {
                    findings.add(
                            code(),
                            document,
                            space.path(),
                            "no way leads from the start " + scope.mission().start() + " to "
                                    + space.use().label() + " " + space.word(),
                            "leave no gap of Spaces out of play between them");
                }
            }
        }
    }

    private static boolean isComeTo(final NamedSpace.Use use) {
        return use == NamedSpace.Use.BASE || use == NamedSpace.Use.GOAL || use == NamedSpace.Use.EVENT;
    }
}
