package org.sitrep.rulesets.purplehaze.checks;

import java.util.Arrays;
import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-MAR-6: what a skill does is part of the rules, so a card can only list those that the rules know. */
final class SkillsKnown implements Check {
    @Override
    public String code() {
        return "PH021";
    }

    @Override
    public String summary() {
        return "a skill that the rules do not know";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        final List<String> known =
                Arrays.stream(SkillId.values()).map(SkillId::id).toList();
        for (final Specialization specialization : game.specializations().values()) {
            for (int i = 0; i < specialization.levels().size(); i++) {
                for (final String skill :
                        specialization.levels().get(i).skills().keySet()) {
                    if (!known.contains(skill)) {
                        findings.add(
                                code(),
                                document,
                                "specializations." + specialization.id() + ".levels." + i + ".skills." + skill,
                                "the rules know no skill " + skill,
                                suggestion(skill, known));
                    }
                }
            }
        }
    }

    private static String suggestion(final String skill, final List<String> known) {
        final String nearest = DidYouMean.suggestion(skill, known);
        return nearest.isEmpty() ? "known: " + String.join(", ", known) : nearest;
    }
}
