package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EQ-5: a mode with an ammo icon spends a step of its kind of ammunition. */
final class AmmoIsAmmo implements Check {
    @Override
    public String code() {
        return "PH022";
    }

    @Override
    public String summary() {
        return "a mode spends gear that is no ammunition";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        game.weapons()
                .values()
                .forEach(weapon -> weapon.modes()
                        .values()
                        .forEach(mode -> mode.ammo()
                                .filter(gear -> game.gear().get(gear).use() != Gear.Use.AMMO)
                                .ifPresent(gear -> findings.add(
                                        code(),
                                        document,
                                        "weapons." + weapon.id() + ".modes." + mode.id() + ".ammo",
                                        gear + " is no ammunition",
                                        "name gear whose use is ammo, or leave ammo out for unlimited fire"))));
    }
}
