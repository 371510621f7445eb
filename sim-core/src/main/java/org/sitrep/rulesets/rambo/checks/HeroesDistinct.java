package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Party;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-SETUP-9: each player has a hero of its own. */
final class HeroesDistinct implements Check {
    @Override
    public String code() {
        return "RB002";
    }

    @Override
    public String summary() {
        return "a hero is twice in a party";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Party party : game.parties().values()) {
            for (int i = 0; i < party.heroes().size(); i++) {
                final String hero = party.heroes().get(i);
                if (party.heroes().indexOf(hero) < i) {
                    findings.add(
                            code(),
                            document,
                            "parties." + party.id() + ".heroes." + i,
                            hero + " is in this party already",
                            "there is one board of each hero: choose another");
                }
            }
        }
    }
}
