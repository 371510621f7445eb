package org.sitrep.rulesets.purplehaze.checks;

import java.util.HashMap;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-WND-2, PH-CND-2: of two cards the higher number is kept, so no two may be equal. */
final class CardNumbersDistinct implements Check {
    @Override
    public String code() {
        return "PH025";
    }

    @Override
    public String summary() {
        return "two Wound or Condition cards have the same number";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final Map<Integer, String> wounds = new HashMap<>();
        game.wounds().values().forEach(card -> check(wounds, "wounds", card.id(), card.number(), document, findings));
        final Map<Integer, String> conditions = new HashMap<>();
        game.conditions()
                .values()
                .forEach(card -> check(conditions, "conditions", card.id(), card.number(), document, findings));
    }

    private void check(
            final Map<Integer, String> cards,
            final String deck,
            final String id,
            final int number,
            final ScenarioDocument document,
            final Findings findings) {
        final String other = cards.putIfAbsent(number, id);
        if (other != null) {
            findings.add(
                    code(),
                    document,
                    deck + "." + id + ".number",
                    "number " + number + " is that of " + other + " already",
                    "give each card of a deck a number of its own");
        }
    }
}
