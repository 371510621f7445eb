package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.EnemyLetter;
import org.sitrep.rulesets.rambo.definition.FogCard;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** RB-SPAWN-1: only types of the row can appear, whether the dossier, its fog or a card of its threat sets has them spawn. */
final class LettersInTheRow implements Check {
    @Override
    public String code() {
        return "RB044";
    }

    @Override
    public String summary() {
        return "the letter of an enemy that is not in a dossier's row";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final String path = "missions." + mission.id();
            for (int i = 0; i < mission.enemies().size(); i++) {
                check(mission.enemies().get(i).enemy(), path + ".enemies." + i + ".enemy", mission, document, findings);
            }
            for (int i = 0; i < mission.fog().size(); i++) {
                final FogCard card = mission.fog().get(i);
                for (int j = 0; j < card.spawns().size(); j++) {
                    final String at = path + ".fog." + i + ".spawns." + j + ".enemy";
                    check(card.spawns().get(j).enemy(), at, mission, document, findings);
                }
            }
            for (final Site site : Site.of(mission)) {
                site.effect()
                        .enemy()
                        .ifPresent(letter -> check(letter, site.path() + ".enemy", mission, document, findings));
            }
            for (final ThreatCard card : game.threats().values()) {
                if (mission.threatSets().contains(card.set())) {
                    Site.of(card)
                            .forEach(site -> site.effect()
                                    .enemy()
                                    .filter(letter -> isBeyond(letter, mission))
                                    .ifPresent(letter -> findings.add(
                                            code(),
                                            document,
                                            path + ".enemyRow",
                                            card.id() + " of its threat sets has " + Words.of(letter)
                                                    + " spawn, and the row ends with " + last(mission),
                                            "add an enemy, or leave the set " + card.set() + " out")));
                }
            }
        }
    }

    private void check(
            final EnemyLetter letter,
            final String path,
            final Mission mission,
            final ScenarioDocument document,
            final Findings findings) {
        if (isBeyond(letter, mission)) {
            findings.add(
                    code(),
                    document,
                    path,
                    "the row of " + mission.id() + " ends with " + last(mission) + " and has no " + Words.of(letter),
                    "add an enemy to its enemyRow, or choose another letter");
        }
    }

    private static boolean isBeyond(final EnemyLetter letter, final Mission mission) {
        return letter.ordinal() >= mission.enemyRow().size();
    }

    private static String last(final Mission mission) {
        return Words.of(EnemyLetter.values()[mission.enemyRow().size() - 1]);
    }
}
