package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-DOS-2: something in a dossier makes the Mission a success. */
final class MissionCanBeWon implements Check {
    @Override
    public String code() {
        return "RB090";
    }

    @Override
    public String summary() {
        return "a Mission without a success";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            if (Site.of(mission).stream().noneMatch(site -> site.effect().kind() == EffectKind.SUCCESS)) {
                findings.add(
                        code(),
                        document,
                        "missions." + mission.id(),
                        "nothing in this dossier makes the Mission a success",
                        "write do: success into an option of a P.O.I. or into a trigger");
            }
        }
    }
}
