package org.sitrep.dice;

import java.util.ArrayList;
import java.util.List;

/** The sixteen readings of the matching law. */
final class Readings {
    private Readings() {}

    static List<MatchRule> all() {
        final List<MatchRule> readings = new ArrayList<>();
        for (final MatchRule.DuplicateFocus duplicateFocus : MatchRule.DuplicateFocus.values()) {
            for (final MatchRule.ReferenceStrike referenceStrike : MatchRule.ReferenceStrike.values()) {
                for (final MatchRule.CritTargets critTargets : MatchRule.CritTargets.values()) {
                    for (final MatchRule.CriticalHit criticalHit : MatchRule.CriticalHit.values()) {
                        readings.add(new MatchRule(duplicateFocus, referenceStrike, critTargets, criticalHit));
                    }
                }
            }
        }
        return readings;
    }
}
