package org.sitrep.rulesets.rambo.checks;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Mission.Numbers;
import org.sitrep.rulesets.rambo.definition.TacticsCard;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-SETUP-11: each hero has the cards that a dossier names, and two of them for the opening hand. */
final class TacticsNumbersThere implements Check {
    @Override
    public String code() {
        return "RB083";
    }

    @Override
    public String summary() {
        return "a tactics deck without a number that a dossier names, or with fewer than two cards";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final Numbers numbers = mission.tactics();
            final String path = "missions." + mission.id() + ".tactics";
            if (numbers.from() == numbers.to()) {
                findings.add(
                        code(),
                        document,
                        path,
                        "this is one card, and the opening hand is two",
                        "name a range of at least two numbers");
            }
            for (final Hero hero : game.heroes().values()) {
                final Set<Integer> there = hero.tactics().values().stream()
                        .map(TacticsCard::number)
                        .collect(Collectors.toSet());
                final String missing = IntStream.rangeClosed(numbers.from(), numbers.to())
                        .filter(number -> !there.contains(number))
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(", "));
                if (!missing.isEmpty()) {
                    findings.add(
                            code(),
                            document,
                            path,
                            hero.id() + " has no tactics card " + missing,
                            "name numbers that every hero has, or add the cards");
                }
            }
        }
    }
}
