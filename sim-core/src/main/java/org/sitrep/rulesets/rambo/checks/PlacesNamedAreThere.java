package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.Effect;
import org.sitrep.rulesets.rambo.definition.Effect.Place;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/**
 * RB-SPAWN-2: a dossier has the deployment zones and P.O.I.s that its effects name. Threat cards name zones that a Mission need not have: then what they spawn appears in the hero start area.
 */
final class PlacesNamedAreThere implements Check {
    @Override
    public String code() {
        return "RB043";
    }

    @Override
    public String summary() {
        return "an effect of a dossier names a deployment zone or P.O.I. that it does not have";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            for (final Site site : Site.of(mission)) {
                final Effect effect = site.effect();
                if (effect.at().isEmpty()) {
                    continue;
                }
                final String name = effect.at().get();
                final boolean zone =
                        effect.place().filter(Place.DEPLOYMENT_ZONE::equals).isPresent();
                final boolean poi = effect.place().filter(Place.AT_POI::equals).isPresent()
                        || effect.kind() == EffectKind.REMOVE_POI;
                if (zone && !mission.deploymentZones().containsKey(name)) {
                    findings.add(
                            code(),
                            document,
                            site.path() + ".at",
                            mission.id() + " has no deployment zone " + name,
                            Names.suggestion(name, mission.deploymentZones().keySet(), "say where it lies"));
                } else if (poi && !mission.pois().containsKey(name)) {
                    findings.add(
                            code(),
                            document,
                            site.path() + ".at",
                            mission.id() + " has no P.O.I. " + name,
                            Names.suggestion(name, mission.pois().keySet(), "add it to pois"));
                }
            }
        }
    }
}
