package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-GEAR-1: nobody carries more than the dossier has slots; a heavy weapon takes two. */
final class GearWithinSlots implements Check {
    @Override
    public String code() {
        return "RB004";
    }

    @Override
    public String summary() {
        return "a dossier suggests more gear than it has slots";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            mission.gear().forEach((hero, carried) -> {
                final int slots = Slots.of(carried, game);
                if (slots > mission.slots()) {
                    findings.add(
                            code(),
                            document,
                            "missions." + mission.id() + ".gear." + hero,
                            "this takes " + slots + " slots, and the Mission has " + mission.slots(),
                            "leave something out; a heavy weapon takes two slots");
                }
            });
        }
    }
}
