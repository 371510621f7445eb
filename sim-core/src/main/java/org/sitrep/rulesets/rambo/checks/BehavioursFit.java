package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.Behaviour;
import org.sitrep.rulesets.rambo.definition.Behaviour.Act;
import org.sitrep.rulesets.rambo.definition.Enemy;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-ACTV-1: a behaviour says what its act uses, and no more. */
final class BehavioursFit implements Check {
    @Override
    public String code() {
        return "RB023";
    }

    @Override
    public String summary() {
        return "a behaviour with something that its act does not use";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Enemy enemy : game.enemies().values()) {
            for (int i = 0; i < enemy.behaviours().size(); i++) {
                final Behaviour behaviour = enemy.behaviours().get(i);
                final Act act = behaviour.act();
                final boolean alerts = act == Act.ALERT_ADJACENT || act == Act.ALERT_AREA;
                final String path = "enemies." + enemy.id() + ".behaviours." + i;
                if (behaviour.to().isPresent() && act != Act.MOVE) {
                    refuse(path + ".to", "only a move goes anywhere", "take to out", document, findings);
                }
                if (behaviour.target().isPresent() && (alerts || act == Act.MOVE)) {
                    refuse(path + ".target", "only an attack has a target", "take target out", document, findings);
                }
                if (!alerts && behaviour.n() != 1) {
                    refuse(path + ".n", "no hero gains alert by this", "take n out", document, findings);
                } else if (alerts && behaviour.n() == 0) {
                    refuse(path + ".n", "0 alert changes nothing", "write how much", document, findings);
                }
            }
        }
    }

    private void refuse(
            final String path,
            final String message,
            final String suggestion,
            final ScenarioDocument document,
            final Findings findings) {
        findings.add(code(), document, path, message, suggestion);
    }
}
