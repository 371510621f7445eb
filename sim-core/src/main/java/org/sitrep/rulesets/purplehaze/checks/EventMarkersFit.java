package org.sitrep.rulesets.purplehaze.checks;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-COM-8, PH-EVT-1: eight Event markers with a number each, one in a Space. */
final class EventMarkersFit implements Check {
    private static final List<String> NUMBERS = List.of("1", "2", "3", "4", "5", "6", "7", "8");

    @Override
    public String code() {
        return "PH086";
    }

    @Override
    public String summary() {
        return "an Event marker without number, place or a Space of its own";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final MissionScope scope : MissionScope.all(game)) {
            checkNumbers(scope, document, findings);
            checkPlaces(scope, document, findings);
            checkEffects(scope, document, findings);
        }
    }

    private void checkNumbers(final MissionScope scope, final ScenarioDocument document, final Findings findings) {
        for (final String number : scope.mission().events().keySet()) {
            if (!NUMBERS.contains(number)) {
                findings.add(
                        code(),
                        document,
                        scope.path() + ".events." + number,
                        "there is no Event marker " + number,
                        "use the numbers 1 to 8");
            }
        }
    }

    private void checkPlaces(final MissionScope scope, final ScenarioDocument document, final Findings findings) {
        final Map<String, String> markers = new HashMap<>();
        final Set<String> later = new HashSet<>();
        scope.effects()
                .forEach(placed -> later.addAll(placed.effect().addEvents().keySet()));
        for (final Mission.EventMarker event : scope.mission().events().values()) {
            final String path = scope.path() + ".events." + event.number();
            if (event.at().isPresent()) {
                final String other = markers.putIfAbsent(event.at().get(), event.number());
                if (other != null) {
                    findings.add(
                            code(),
                            document,
                            path + ".at",
                            "Event " + other + " is at " + event.at().get() + " already",
                            "give each Event a Space of its own");
                }
            } else if (!later.contains(event.number())) {
                findings.add(
                        code(),
                        document,
                        path,
                        "this Event is never on the map",
                        "say where it is (at), or let an effect put it there (addEvents)");
            }
        }
    }

    private void checkEffects(final MissionScope scope, final ScenarioDocument document, final Findings findings) {
        final Set<String> known = scope.mission().events().keySet();
        scope.effects().forEach(placed -> {
            for (final String number : placed.effect().addEvents().keySet()) {
                report(number, known, placed.path() + ".addEvents." + number, document, findings);
            }
            for (int i = 0; i < placed.effect().removeEvents().size(); i++) {
                report(
                        placed.effect().removeEvents().get(i),
                        known,
                        placed.path() + ".removeEvents." + i,
                        document,
                        findings);
            }
        });
    }

    private void report(
            final String number,
            final Set<String> known,
            final String path,
            final ScenarioDocument document,
            final Findings findings) {
        if (!known.contains(number)) {
            findings.add(
                    code(),
                    document,
                    path,
                    "the Mission has no Event " + number,
                    known.isEmpty() ? "add it under events" : "known: " + String.join(", ", known));
        }
    }
}
