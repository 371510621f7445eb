package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Squad;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-BOON-1: a Boon card names the Specialization that gets it. */
final class BoonCardIsHis implements Check {
    @Override
    public String code() {
        return "PH042";
    }

    @Override
    public String summary() {
        return "a Marine begins with a Boon card of another Specialization";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Squad squad : game.squads().values()) {
            squad.members()
                    .forEach((specialization, member) -> member.boonCard().ifPresent(card -> {
                        final String owner = game.boonCards().get(card).specialization();
                        if (!owner.equals(specialization)) {
                            findings.add(
                                    code(),
                                    document,
                                    "squads." + squad.id() + ".members." + specialization + ".boonCard",
                                    card + " is a card of the " + owner,
                                    "give it to him, or take another card");
                        }
                    }));
        }
    }
}
