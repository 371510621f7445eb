package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Loadout;
import org.sitrep.rulesets.purplehaze.definition.Squad;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-SQD-1: one Marine of each Specialization; each of them is equipped. */
final class SquadComplete implements Check {
    @Override
    public String code() {
        return "PH040";
    }

    @Override
    public String summary() {
        return "a Specialization has no Marine or no kit";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final String specialization : game.specializations().keySet()) {
            for (final Squad squad : game.squads().values()) {
                if (!squad.members().containsKey(specialization)) {
                    report("squads." + squad.id() + ".members", specialization, "member", document, findings);
                }
            }
            for (final Loadout loadout : game.loadouts().values()) {
                if (!loadout.kits().containsKey(specialization)) {
                    report("loadouts." + loadout.id() + ".kits", specialization, "kit", document, findings);
                }
            }
        }
    }

    private void report(
            final String path,
            final String specialization,
            final String what,
            final ScenarioDocument document,
            final Findings findings) {
        findings.add(code(), document, path, "there is no " + what + " for " + specialization, "add one");
    }
}
