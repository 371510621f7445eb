package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-ENM-2: a marker with both specials does not attack; some other has to. */
final class SomeCombatMarkerAttacks implements Check {
    @Override
    public String code() {
        return "PH027";
    }

    @Override
    public String summary() {
        return "no Combat marker attacks";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        if (game.combatMarkers().values().stream().noneMatch(marker -> marker.copies() > 0 && marker.attacks())) {
            findings.add(
                    code(),
                    document,
                    "combatMarkers",
                    "no marker in the pool attacks",
                    "let at least one have copies and not both addTactic and hardMove");
        }
    }
}
