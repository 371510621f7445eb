package org.sitrep.rulesets.rambo.checks;

import java.util.HashMap;
import java.util.Map;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.definition.TacticsCard;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-TAC-5: a number names one card of a deck. */
final class TacticsNumbersDistinct implements Check {
    @Override
    public String code() {
        return "RB021";
    }

    @Override
    public String summary() {
        return "two tactics cards of a hero with the same number";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Hero hero : game.heroes().values()) {
            final Map<Integer, String> numbers = new HashMap<>();
            for (final TacticsCard card : hero.tactics().values()) {
                final String other = numbers.putIfAbsent(card.number(), card.id());
                if (other != null) {
                    findings.add(
                            code(),
                            document,
                            "heroes." + hero.id() + ".tactics." + card.id() + ".number",
                            other + " has the number " + card.number() + " already",
                            "give each card a number of its own");
                }
            }
        }
    }
}
