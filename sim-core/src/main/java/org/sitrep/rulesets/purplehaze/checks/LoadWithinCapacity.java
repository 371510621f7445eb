package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EQ-1: the total Load is at most the Load Capacity. */
final class LoadWithinCapacity implements Check {
    @Override
    public String code() {
        return "PH050";
    }

    @Override
    public String summary() {
        return "a Marine carries more than he can";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Outfit outfit : Outfit.of(game)) {
            final int load = outfit.load(game);
            final int capacity = outfit.profile().capacity();
            if (load > capacity) {
                findings.add(
                        code(),
                        document,
                        outfit.path(),
                        "Load " + load + " is more than the Load Capacity " + capacity + " of "
                                + outfit.member().profile(),
                        "leave " + (load - capacity) + " Load behind");
            }
        }
    }
}
