package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.WoundCard;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-WND-4, PH-WND-8: one card kills; a Flak Jacket protects from it because it has the highest number. */
final class KiaCardOnce implements Check {
    @Override
    public String code() {
        return "PH026";
    }

    @Override
    public String summary() {
        return "there is not exactly one K.I.A. card, or it is not the highest";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final List<WoundCard> deadly = game.wounds().values().stream()
                .filter(card -> card.type() == WoundCard.Type.KIA)
                .toList();
        if (deadly.isEmpty()) {
            findings.add(code(), document, "wounds", "no card is of type kia", "let exactly one card be kia");
        } else if (deadly.size() > 1) {
            for (final WoundCard card : deadly) {
                findings.add(
                        code(),
                        document,
                        "wounds." + card.id() + ".type",
                        card.id() + " is one of " + deadly.size() + " cards of type kia",
                        "let exactly one card be kia");
            }
        } else {
            checkHighest(deadly.get(0), game, document, findings);
        }
    }

    private void checkHighest(
            final WoundCard card, final GameData game, final ScenarioDocument document, final Findings findings) {
        if (game.wounds().values().stream().anyMatch(other -> other.number() > card.number())) {
            findings.add(
                    code(),
                    document,
                    "wounds." + card.id() + ".number",
                    "the K.I.A. card does not have the highest number",
                    "number it above all other Wound cards");
        }
    }
}
