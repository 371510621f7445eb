package org.sitrep.rulesets.rambo.checks;

import java.util.HashSet;
import java.util.Set;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-RND-5, RB-RND-6: each round has one entry at most, and after the final one comes none. */
final class BattlefieldWithinRounds implements Check {
    @Override
    public String code() {
        return "RB086";
    }

    @Override
    public String summary() {
        return "Battlefield Conditions of a round after the last, or two of one round";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final Set<Integer> rounds = new HashSet<>();
            for (int i = 0; i < mission.battlefield().size(); i++) {
                final int round = mission.battlefield().get(i).round();
                final String path = "missions." + mission.id() + ".battlefield." + i + ".round";
                if (round > mission.rounds()) {
                    findings.add(
                            code(),
                            document,
                            path,
                            "the Mission ends after round " + mission.rounds(),
                            "choose an earlier round, or give the Mission more rounds");
                } else if (!rounds.add(round)) {
                    findings.add(
                            code(),
                            document,
                            path,
                            "round " + round + " has Battlefield Conditions already",
                            "put the effects of a round into one entry");
                }
            }
        }
    }
}
