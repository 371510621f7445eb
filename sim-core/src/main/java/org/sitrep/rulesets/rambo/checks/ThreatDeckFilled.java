package org.sitrep.rulesets.rambo.checks;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.ThreatCard;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** RB-SETUP-7, RB-RND-2: the sets are there, and hold the four cards that a round deals. */
final class ThreatDeckFilled implements Check {
    /** One card for each of a round's turns, however many heroes there are (RB-PC-1). */
    private static final int DEALT = 4;

    @Override
    public String code() {
        return "RB082";
    }

    @Override
    public String summary() {
        return "a threat set without cards, one twice, or a threat deck too small for a round";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final Set<String> known = game.threats().values().stream()
                .map(ThreatCard::set)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        for (final Mission mission : game.missions().values()) {
            final List<String> sets = mission.threatSets();
            final String path = "missions." + mission.id() + ".threatSets";
            boolean allThere = true;
            for (int i = 0; i < sets.size(); i++) {
                if (!known.contains(sets.get(i))) {
                    allThere = false;
                    findings.add(
                            code(),
                            document,
                            path + "." + i,
                            "no threat card is of the set " + sets.get(i),
                            Names.suggestion(sets.get(i), known, "choose the set of a threat card"));
                } else if (sets.indexOf(sets.get(i)) < i) {
                    findings.add(
                            code(),
                            document,
                            path + "." + i,
                            "the set " + sets.get(i) + " is in the deck already",
                            "name each set once");
                }
            }
            final long cards = game.threats().values().stream()
                    .filter(card -> sets.contains(card.set()))
                    .count();
            if (allThere && cards < DEALT) {
                findings.add(
                        code(),
                        document,
                        path,
                        "these sets hold " + cards + (cards == 1 ? " card" : " cards") + ", and each round deals "
                                + DEALT,
                        "add a set");
            }
        }
    }
}
