package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.LuckyCharm;
import org.sitrep.rulesets.purplehaze.definition.Squad;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-STR-2: Stress that reaches the threshold is gone at once. */
final class StressBelowThreshold implements Check {
    @Override
    public String code() {
        return "PH041";
    }

    @Override
    public String summary() {
        return "a Marine begins with Stress that would have drawn a Condition";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Squad squad : game.squads().values()) {
            squad.members().forEach((specialization, member) -> {
                final int threshold = threshold(game, member);
                if (member.stress() >= threshold) {
                    findings.add(
                            code(),
                            document,
                            "squads." + squad.id() + ".members." + specialization + ".stress",
                            "Stress " + member.stress() + " reaches the Stress Threshold of " + threshold,
                            "give him less, or a Condition card");
                }
            });
        }
    }

    private static int threshold(final GameData game, final Squad.Member member) {
        return game.profiles().get(member.profile()).stressThreshold()
                + member.condition()
                        .map(card -> game.conditions().get(card).stressThreshold())
                        .orElse(0)
                + member.charm()
                        .map(id -> game.luckyCharms().get(id))
                        .filter(charm -> charm.effect() == LuckyCharm.Effect.STRESS_THRESHOLD)
                        .map(LuckyCharm::amount)
                        .orElse(0);
    }
}
