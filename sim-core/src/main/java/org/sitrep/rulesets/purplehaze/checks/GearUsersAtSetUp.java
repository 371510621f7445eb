package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EQ-3: the Radio Operator takes the Radio Set and the Engineer the Claymore, and nobody else. */
final class GearUsersAtSetUp implements Check {
    @Override
    public String code() {
        return "PH056";
    }

    @Override
    public String summary() {
        return "gear is with a Marine who may not hold it at set-up, or missing where it must be";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Outfit outfit : Outfit.of(game)) {
            for (final Gear gear : game.gear().values()) {
                final boolean carries =
                        !outfit.kit().gear().getOrDefault(gear.id(), List.of()).isEmpty();
                final boolean isUser = gear.users().contains(outfit.specialization());
                if (carries && !gear.users().isEmpty() && !isUser) {
                    findings.add(
                            code(),
                            document,
                            outfit.path() + ".gear." + gear.id(),
                            "at set-up only " + String.join(", ", gear.users()) + " may hold it",
                            "give it to him");
                } else if (!carries && gear.compulsory() && isUser) {
                    findings.add(
                            code(),
                            document,
                            outfit.path(),
                            "has to take " + gear.id(),
                            "add " + gear.id() + ": " + gear.loads().subList(0, 1));
                }
            }
        }
    }
}
