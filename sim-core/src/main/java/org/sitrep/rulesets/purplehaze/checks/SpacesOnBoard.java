package org.sitrep.rulesets.purplehaze.checks;

import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-CBB-1, PH-CBB-2: a half has three rows and four columns, or the two middle columns only (AMB-26). */
final class SpacesOnBoard implements Check {
    @Override
    public String code() {
        return "PH001";
    }

    @Override
    public String summary() {
        return "a space is not on the board";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (int i = 0; i < game.board().enemyOrder().size(); i++) {
            // The board's order serves both readings: what is off the smaller board is passed over.
            checkForm(game.board().enemyOrder().get(i), "board.enemyOrder." + i, document, findings);
        }
        for (final CombatBox box : game.combats().values()) {
            for (final Map.Entry<String, String> word : BoxSpaces.all(box).entrySet()) {
                if (checkForm(word.getValue(), word.getKey(), document, findings)
                        && !BoxSpaces.isOn(Space.parse(word.getValue()).orElseThrow(), game.options())) {
                    findings.add(
                            code(),
                            document,
                            word.getKey(),
                            word.getValue()
                                    + " is off the board: with options.boardSpaces in-all a half has columns 2 and 3",
                            "move it to column 2 or 3, or choose each-half");
                }
            }
        }
    }

    private boolean checkForm(
            final String word, final String path, final ScenarioDocument document, final Findings findings) {
        if (Space.parse(word).isPresent()) {
            return true;
        }
        findings.add(code(), document, path, "no space is called " + word, "write r1c1 to r3c4: row, then column");
        return false;
    }
}
