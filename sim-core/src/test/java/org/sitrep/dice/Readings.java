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

    /** Returns a rule with another reading of one spot. */
    static MatchRule with(final MatchRule rule, final Enum<?> reading) {
        return new MatchRule(
                reading instanceof MatchRule.DuplicateFocus one ? one : rule.duplicateFocus(),
                reading instanceof MatchRule.ReferenceStrike one ? one : rule.referenceStrike(),
                reading instanceof MatchRule.CritTargets one ? one : rule.critTargets(),
                reading instanceof MatchRule.CriticalHit one ? one : rule.criticalHit());
    }
}
