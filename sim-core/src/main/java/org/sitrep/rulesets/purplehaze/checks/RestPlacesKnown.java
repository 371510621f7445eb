package org.sitrep.rulesets.purplehaze.checks;

import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.RestPlace;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-RNR-1, PH-RNR-2: the log may send the Squad to another place, one that there is. */
final class RestPlacesKnown implements Check {
    @Override
    public String code() {
        return "PH098";
    }

    @Override
    public String summary() {
        return "R&R at a place that is not there";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final String path = "missions." + mission.id() + ".rest.ifLogged.";
            mission.rest().map(Mission.Rest::ifLogged).orElse(Map.of()).forEach((entry, place) -> {
                if (!game.rest().containsKey(place)) {
                    findings.add(
                            code(),
                            document,
                            path + entry,
                            "there is no place of R&R " + place,
                            DidYouMean.suggestion(place, game.rest().keySet()));
                }
            });
        }
        for (final RestPlace place : game.rest().values()) {
            for (final StoryStep step : Booklet.of(place).steps()) {
                for (final StoryStep.PlacedEffect placed : step.effects()) {
                    if (placed.effect().rest() == Effect.RestTurn.BASE_INSTEAD
                            && (place.id().equals(RestPlace.BASE)
                                    || !game.rest().containsKey(RestPlace.BASE))) {
                        findings.add(
                                code(),
                                document,
                                placed.path() + ".rest",
                                "sends to the Base table, "
                                        + (place.id().equals(RestPlace.BASE)
                                                ? "which is this one"
                                                : "which is not there"),
                                "use roll-again, or add the place " + RestPlace.BASE);
                    }
                }
            }
        }
    }
}
