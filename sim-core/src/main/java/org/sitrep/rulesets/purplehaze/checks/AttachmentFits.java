package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EQ-12: the bipod swaps Strike dice, so they have to be there. */
final class AttachmentFits implements Check {
    @Override
    public String code() {
        return "PH024";
    }

    @Override
    public String summary() {
        return "an attachment takes more dice than its weapon has";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Gear gear : game.gear().values()) {
            gear.attachment()
                    .ifPresent(attachment -> game.weapons().get(attachment.weapon()).modes().values().stream()
                            .filter(mode ->
                                    mode.strike() + attachment.strike() < 0 || mode.crit() + attachment.crit() < 0)
                            .forEach(mode -> findings.add(
                                    code(),
                                    document,
                                    "gear." + gear.id() + ".attachment",
                                    "leaves mode " + mode.id() + " of " + attachment.weapon() + " with "
                                            + (mode.strike() + attachment.strike()) + " Strike and "
                                            + (mode.crit() + attachment.crit()) + " Crit dice",
                                    "take fewer dice away")));
        }
    }
}
