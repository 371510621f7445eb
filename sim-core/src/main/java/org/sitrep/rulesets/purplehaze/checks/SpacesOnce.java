package org.sitrep.rulesets.purplehaze.checks;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-CBB-2: at most one marker a space, so a list names each of its spaces once. */
final class SpacesOnce implements Check {
    @Override
    public String code() {
        return "PH002";
    }

    @Override
    public String summary() {
        return "a space is named twice";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        check(List.copyOf(game.board().enemyOrder()), "board.enemyOrder", document, findings);
        for (final CombatBox box : game.combats().values()) {
            BoxSpaces.lists(box).forEach((path, list) -> check(list, path, document, findings));
            final Map<String, String> firstThere = new HashMap<>();
            box.namedMarineSpaces().forEach((who, word) -> {
                final String other = firstThere.putIfAbsent(word, who);
                if (other != null) {
                    findings.add(
                            code(),
                            document,
                            BoxSpaces.namedPath(box) + "." + who,
                            word + " is the space of " + other + " already",
                            "give each named Marine a space of his own");
                }
            });
        }
    }

    private void check(
            final List<String> list, final String path, final ScenarioDocument document, final Findings findings) {
        for (int i = 0; i < list.size(); i++) {
            if (list.indexOf(list.get(i)) < i) {
                findings.add(
                        code(), document, path + "." + i, list.get(i) + " stands here twice", "remove one of them");
            }
        }
    }
}
