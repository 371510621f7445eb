package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EQ-8, PH-CLY-1, PH-EQ-12: a grenade is thrown, smoke costs, a Claymore tests, an attachment changes a weapon. */
final class GearHasItsParts implements Check {
    @Override
    public String code() {
        return "PH023";
    }

    @Override
    public String summary() {
        return "gear lacks what its use needs";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Gear gear : game.gear().values()) {
            final String lacking = switch (gear.use()) {
                case FRAG -> gear.fire().isPresent() ? "" : "fire";
                case SMOKE -> gear.useCost() > 0 ? "" : "useCost";
                case CLAYMORE -> gear.test().isPresent() ? "" : "test";
                case ATTACHMENT -> gear.attachment().isPresent() ? "" : "attachment";
                case AMMO, FIRST_AID, FLAK_JACKET, RATION, RADIO -> "";
            };
            if (!lacking.isEmpty()) {
                findings.add(
                        code(),
                        document,
                        "gear." + gear.id(),
                        "gear of this use needs " + lacking,
                        "add " + lacking + ", or choose another use");
            }
        }
    }
}
