package org.sitrep.rulesets.purplehaze.checks;

import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.LogUse;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-3: what is cleared can have been set. */
final class LogClearedIsSet implements Check {
    @Override
    public String code() {
        return "PH074";
    }

    @Override
    public String summary() {
        return "a log entry is cleared that nothing can have set";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final MissionScope scope : MissionScope.all(game)) {
            final Set<String> settable = scope.settable();
            for (final LogUse use : scope.ownLog()) {
                if (use.kind() == LogUse.Kind.CLEARED && !settable.contains(use.entry())) {
                    findings.add(
                            code(),
                            document,
                            use.path(),
                            "clears the log entry " + use.entry() + ", which nothing sets",
                            DidYouMean.closest(use.entry(), settable)
                                    .map(word -> "did you mean \"" + word + "\"?")
                                    .orElse("set it by an effect (log), or remove this"));
                }
            }
        }
    }
}
