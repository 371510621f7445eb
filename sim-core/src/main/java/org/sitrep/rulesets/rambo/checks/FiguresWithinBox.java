package org.sitrep.rulesets.rambo.checks;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.sitrep.rulesets.rambo.definition.Enemy;
import org.sitrep.rulesets.rambo.definition.EnemyLetter;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** RB-COMP-1: the box holds 40 enemy figures, and a Mission starts with no more of a type than there are. */
final class FiguresWithinBox implements Check {
    private static final int BOX = 40;

    @Override
    public String code() {
        return "RB081";
    }

    @Override
    public String summary() {
        return "more enemy figures than there are";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final List<Enemy> row =
                    mission.enemyRow().stream().map(game.enemies()::get).toList();
            final int figures = row.stream().distinct().mapToInt(Enemy::figures).sum();
            final String path = "missions." + mission.id();
            if (figures > BOX) {
                findings.add(
                        code(),
                        document,
                        path + ".enemyRow",
                        "these enemies have " + figures + " figures, and the box holds " + BOX,
                        "leave an enemy out, or give one fewer figures");
            }
            final Map<EnemyLetter, Integer> placed = new EnumMap<>(EnemyLetter.class);
            for (int i = 0; i < mission.enemies().size(); i++) {
                final EnemyLetter letter = mission.enemies().get(i).enemy();
                final int count = placed.merge(letter, 1, Integer::sum);
                if (letter.ordinal() < row.size()
                        && count > row.get(letter.ordinal()).figures()) {
                    findings.add(
                            code(),
                            document,
                            path + ".enemies." + i,
                            row.get(letter.ordinal()).id() + ", which is " + Words.of(letter) + ", has only "
                                    + (count - 1) + (count == 2 ? " figure" : " figures"),
                            "leave this one out");
                }
            }
        }
    }
}
