package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-1: an Event marker, the opening and the Random Combat resolve an entry. */
final class EntriesKnown implements Check {
    @Override
    public String code() {
        return "PH087";
    }

    @Override
    public String summary() {
        return "what is to be resolved is no entry of the Mission";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final String path = "missions." + mission.id() + ".";
            mission.opening().ifPresent(entry -> check(mission, entry, path + "opening", document, findings));
            check(mission, mission.randomCombat(), path + "randomCombat", document, findings);
            mission.events()
                    .values()
                    .forEach(event -> check(
                            mission, event.entry(), path + "events." + event.number() + ".entry", document, findings));
        }
    }

    private void check(
            final Mission mission,
            final String entry,
            final String path,
            final ScenarioDocument document,
            final Findings findings) {
        if (!mission.entries().containsKey(entry)) {
            findings.add(
                    code(),
                    document,
                    path,
                    "there is no entry " + entry,
                    DidYouMean.suggestion(entry, mission.entries().keySet()));
        }
    }
}
