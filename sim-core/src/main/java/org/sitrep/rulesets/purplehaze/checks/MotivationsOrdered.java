package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.Campaign;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-MAR-8: a Motivation has a good, a middling and a bad ending, each of which can come. */
final class MotivationsOrdered implements Check {
    @Override
    public String code() {
        return "PH103";
    }

    @Override
    public String summary() {
        return "an ending of a Motivation that can never come";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Campaign campaign : game.campaigns().values()) {
            if (campaign.motivations().isEmpty()) {
                findings.add(
                        code(),
                        document,
                        "campaigns." + campaign.id() + ".motivations",
                        "there is none to choose",
                        "add one at least");
            }
            campaign.motivations()
                    .values()
                    .forEach(motivation -> check(game, campaign, motivation, document, findings));
        }
    }

    private void check(
            final GameData game,
            final Campaign campaign,
            final Campaign.Motivation motivation,
            final ScenarioDocument document,
            final Findings findings) {
        final String path = "campaigns." + campaign.id() + ".motivations." + motivation.id();
        final boolean fewer = motivation.metric() == Campaign.Metric.LOSSES;
        final int good = motivation.good();
        final int middling = motivation.middling();
        if (fewer ? good >= middling : good <= middling) {
            findings.add(
                    code(),
                    document,
                    path + ".good",
                    "a good ending from " + good + " and a middling one from " + middling
                            + " leave no room for the middling",
                    fewer ? "let good be smaller" : "let good be greater");
        } else if (Math.min(good, middling) < (fewer ? 0 : 1)) {
            findings.add(
                    code(),
                    document,
                    path + (fewer ? ".good" : ".middling"),
                    fewer ? "nobody can lose " + good : "it never ends badly: the least that can be counted is 0",
                    fewer ? "write 0 or more" : "write 1 or more");
        }
        final int objectives = campaign.missions().stream()
                .mapToInt(id -> game.missions().get(id).objectives().size())
                .sum();
        if (motivation.metric() == Campaign.Metric.OBJECTIVES && good > objectives) {
            findings.add(
                    code(),
                    document,
                    path + ".good",
                    "wants " + good + " objectives, the Missions have " + objectives,
                    "write at most " + objectives);
        }
    }
}
