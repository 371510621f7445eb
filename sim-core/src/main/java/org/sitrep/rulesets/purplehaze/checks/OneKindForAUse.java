package org.sitrep.rulesets.purplehaze.checks;

import java.util.HashMap;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EQ-12, PH-COM-12: the rules look for the smoke, the kit, the jacket, the set, the Claymore, and the one attachment of a weapon. */
final class OneKindForAUse implements Check {
    @Override
    public String code() {
        return "PH033";
    }

    @Override
    public String summary() {
        return "two kinds of gear are for a use that knows one";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final Map<String, String> first = new HashMap<>();
        for (final Gear gear : game.gear().values()) {
            final String use = switch (gear.use()) {
                case SMOKE, FIRST_AID, FLAK_JACKET, RADIO, CLAYMORE -> "use";
                case ATTACHMENT ->
                    gear.attachment()
                            .map(part -> "attachment to " + part.weapon())
                            .orElse("");
                case AMMO, FRAG, RATION -> "";
            };
            final String other = use.isEmpty() ? null : first.putIfAbsent(gear.use() + " " + use, gear.id());
            if (other != null) {
                findings.add(
                        code(),
                        document,
                        "gear." + gear.id() + ".use",
                        gear.id() + " has the same " + use + " as " + other + ", and the rules know one such kind",
                        "change or remove one of them");
            }
        }
    }
}
