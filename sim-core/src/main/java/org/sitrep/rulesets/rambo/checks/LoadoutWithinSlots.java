package org.sitrep.rulesets.rambo.checks;

import java.util.Optional;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Loadout;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-GEAR-1: the loadout that is played fits the slots of the Mission that is played. */
final class LoadoutWithinSlots implements Check {
    @Override
    public String code() {
        return "RB005";
    }

    @Override
    public String summary() {
        return "a loadout takes more slots than the Mission has";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final Optional<Loadout> loadout = game.loadout().map(game.loadouts()::get);
        final Optional<Mission> mission = game.mission().map(game.missions()::get);
        if (loadout.isEmpty() || mission.isEmpty()) {
            return;
        }
        loadout.get().gear().forEach((hero, carried) -> {
            final int slots = Slots.of(carried, game);
            if (slots > mission.get().slots()) {
                findings.add(
                        code(),
                        document,
                        "loadouts." + loadout.get().id() + ".gear." + hero,
                        "this takes " + slots + " slots, and "
                                + mission.get().id() + " has "
                                + mission.get().slots(),
                        "leave something out; a heavy weapon takes two slots");
            }
        });
    }
}
