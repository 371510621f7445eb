package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.Encounter;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-SET-3: a card belongs to the General ones or to a Mission. */
final class EncounterDecksKnown implements Check {
    @Override
    public String code() {
        return "PH075";
    }

    @Override
    public String summary() {
        return "an Encounter card of a deck that no Mission draws from";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Encounter card : game.encounters().values()) {
            if (!card.deck().equals(Encounter.GENERAL)
                    && Encounter.missionOf(card.deck()).isEmpty()) {
                findings.add(
                        code(),
                        document,
                        "encounters." + card.id() + ".deck",
                        "there is no deck " + card.deck(),
                        "write " + Encounter.GENERAL + ", or " + Encounter.deckOf(1) + " for those of Mission 1");
            }
        }
    }
}
