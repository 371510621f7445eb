package org.sitrep.rulesets.purplehaze.checks;

import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.plot.PossibleEnds;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EOM-1: the Squad can end a Mission by what it does. */
final class MissionCanEnd implements Check {
    @Override
    public String code() {
        return "PH093";
    }

    @Override
    public String summary() {
        return "a Mission that only ends when time is up or the Squad is lost";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final MissionScope scope : MissionScope.all(game)) {
            final Set<MissionEnd> ends = PossibleEnds.of(scope);
            ends.remove(MissionEnd.SQUAD_LOST);
            ends.remove(MissionEnd.CALLED_BACK);
            if (ends.isEmpty()) {
                findings.add(
                        code(),
                        document,
                        scope.path(),
                        "nothing that the Squad does ends this Mission",
                        "give it a base or a goal, or an effect that ends it (endsMission)");
            }
        }
    }
}
