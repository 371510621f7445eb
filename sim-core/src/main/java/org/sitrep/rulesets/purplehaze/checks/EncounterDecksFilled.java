package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.Encounter;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-SET-3: a Mission with Encounters has cards to draw. */
final class EncounterDecksFilled implements Check {
    @Override
    public String code() {
        return "PH096";
    }

    @Override
    public String summary() {
        return "a Mission draws Encounters that are not there";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final long general = cards(game, Encounter.GENERAL);
        for (final Mission mission : game.missions().values()) {
            final String path = "missions." + mission.id() + ".encounters";
            final long own = cards(game, Encounter.deckOf(mission.number()));
            if (mission.encounters().drawn() && mission.encounters().general() > general) {
                findings.add(
                        code(),
                        document,
                        path + ".general",
                        "shuffles in " + mission.encounters().general() + " General cards, there are " + general,
                        "write at most " + general);
            } else if (mission.encounters().drawn() && own + general == 0) {
                findings.add(
                        code(),
                        document,
                        path,
                        "draws Encounters, and there are none",
                        "say encounters: {drawn: false}, or add cards of the deck "
                                + Encounter.deckOf(mission.number()));
            }
        }
    }

    private static long cards(final GameData game, final String deck) {
        return game.encounters().values().stream()
                .filter(card -> card.deck().equals(deck))
                .count();
    }
}
