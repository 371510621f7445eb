package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;
import org.sitrep.rulesets.purplehaze.plot.Area;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.plot.NamedSpace;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVC-3: no helicopter lands in the mountains. */
final class LandingZonesFit implements Check {
    @Override
    public String code() {
        return "PH083";
    }

    @Override
    public String summary() {
        return "a landing zone in Terrain where nothing can land";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final MissionScope scope : MissionScope.all(game)) {
            final Area area = new Area(game, game.maps().get(scope.mission().map()));
            for (final NamedSpace space : NamedSpace.of(scope)) {
                final boolean lands = space.use() == NamedSpace.Use.LANDING_ZONE || space.use() == NamedSpace.Use.GOAL;
                MapSpace.parse(space.word())
                        .filter(at -> lands)
                        .flatMap(area::terrain)
                        .filter(terrain -> !terrain.landing())
                        .ifPresent(terrain -> findings.add(
                                code(),
                                document,
                                space.path(),
                                space.word() + " is " + terrain.id() + ", where nothing can land",
                                "choose a Space of another Terrain"));
            }
        }
    }
}
