package org.sitrep.rulesets.rambo.checks;

import org.sitrep.rulesets.rambo.definition.Condition;
import org.sitrep.rulesets.rambo.definition.Condition.Is;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Words;

/** A condition says what it needs and no more, and a hero is there to be asked. */
final class ConditionsFit implements Check {
    @Override
    public String code() {
        return "RB087";
    }

    @Override
    public String summary() {
        return "a condition that lacks what it needs, says what it does not use, or asks a hero where there is none";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            for (final Asked asked : Asked.of(mission)) {
                checkHero(asked, document, findings);
                checkArea(asked, mission, document, findings);
                checkNumber(asked, document, findings);
            }
        }
    }

    private void checkHero(final Asked asked, final ScenarioDocument document, final Findings findings) {
        final Is is = asked.condition().is();
        if (!asked.hasHero() && (is == Is.CARRYING || is == Is.IN_AREA)) {
            add(
                    asked.path() + ".is",
                    "a trigger at any time is of no hero in particular, of whom " + Words.of(is) + " could hold",
                    "look at the end of a turn: when: end-of-turn",
                    document,
                    findings);
        }
    }

    private void checkArea(
            final Asked asked, final Mission mission, final ScenarioDocument document, final Findings findings) {
        final Condition condition = asked.condition();
        final boolean uses = condition.is() == Is.IN_AREA;
        if (uses && condition.area().isEmpty()) {
            add(asked.path(), "in-area needs area", "name one of the areas of the dossier", document, findings);
        } else if (!uses && condition.area().isPresent()) {
            add(
                    asked.path() + ".area",
                    Words.of(condition.is()) + " does not use area",
                    "take area out",
                    document,
                    findings);
        } else if (uses && !mission.areas().containsKey(condition.area().get())) {
            final String area = condition.area().get();
            add(
                    asked.path() + ".area",
                    mission.id() + " names no area " + area,
                    Names.suggestion(area, mission.areas().keySet(), "add it to areas"),
                    document,
                    findings);
        }
    }

    private void checkNumber(final Asked asked, final ScenarioDocument document, final Findings findings) {
        final Condition condition = asked.condition();
        final boolean uses =
                condition.is() == Is.POIS_REMOVED || condition.is() == Is.FLAG || condition.is() == Is.NO_FLAG;
        if (uses && condition.n() == 0) {
            add(asked.path(), Words.of(condition.is()) + " needs n", "write 1 or more", document, findings);
        } else if (!uses && condition.n() != 0) {
            add(asked.path() + ".n", Words.of(condition.is()) + " does not use n", "take n out", document, findings);
        }
    }

    private void add(
            final String path,
            final String message,
            final String suggestion,
            final ScenarioDocument document,
            final Findings findings) {
        findings.add(code(), document, path, message, suggestion);
    }
}
