package org.sitrep.rulesets.purplehaze.checks;

import java.util.HashMap;
import java.util.Map;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Squad;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-COM-13: there is one of each Profile, Condition card, Boon card and Lucky Charm. */
final class MarinesDistinct implements Check {
    @Override
    public String code() {
        return "PH040";
    }

    @Override
    public String summary() {
        return "one card is held by two Marines of a squad";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Squad squad : game.squads().values()) {
            final Map<String, String> holders = new HashMap<>();
            squad.members().forEach((specialization, member) -> {
                final String path = "squads." + squad.id() + ".members." + specialization;
                check(holders, member.profile(), specialization, path + ".profile", document, findings);
                member.condition()
                        .ifPresent(
                                card -> check(holders, card, specialization, path + ".condition", document, findings));
                member.boonCard()
                        .ifPresent(
                                card -> check(holders, card, specialization, path + ".boonCard", document, findings));
                member.charm()
                        .ifPresent(card -> check(holders, card, specialization, path + ".charm", document, findings));
            });
        }
    }

    private void check(
            final Map<String, String> holders,
            final String card,
            final String specialization,
            final String path,
            final ScenarioDocument document,
            final Findings findings) {
        final String other = holders.putIfAbsent(card, specialization);
        if (other != null) {
            findings.add(code(), document, path, card + " is held by the " + other + " already", "choose another card");
        }
    }
}
