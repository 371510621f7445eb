package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import java.util.Optional;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.LogEffect;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-CBB-2, PH-CBS-2: one Enemy a space, and a Combat needs an Enemy. */
final class EnemiesFit implements Check {
    @Override
    public String code() {
        return "PH005";
    }

    @Override
    public String summary() {
        return "a box places no Enemy, or more than it has spaces for";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final CombatBox box : game.combats().values()) {
            final List<List<LogEffect>> states = LogStates.effectsInForce(box);
            final int most = states.stream()
                    .mapToInt(inForce -> Placement.atHighThreat(box, inForce).total())
                    .max()
                    .orElse(0);
            final int spaces = spaces(game, box);
            if (most > spaces) {
                findings.add(
                        code(),
                        document,
                        "combats." + box.id() + ".enemies.fighters",
                        "places " + most + " Enemies at High Threat, there are spaces for " + spaces,
                        box.enemySpaces().isEmpty() ? "place fewer" : "place fewer, or name more enemySpaces");
            }
            if (states.stream()
                    .anyMatch(inForce -> Placement.atLowThreat(box, inForce).total() < 1)) {
                findings.add(
                        code(),
                        document,
                        "combats." + box.id() + ".enemies.fighters",
                        "may place no Enemy at all",
                        "place at least one");
            }
        }
    }

    private static int spaces(final GameData game, final CombatBox box) {
        final List<String> words = box.enemySpaces().isEmpty() ? game.board().enemyOrder() : box.enemySpaces();
        return (int) words.stream()
                .distinct()
                .map(Space::parse)
                .flatMap(Optional::stream)
                .filter(space -> BoxSpaces.isOn(space, game.options()))
                .count();
    }
}
