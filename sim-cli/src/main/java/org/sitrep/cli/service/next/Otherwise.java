package org.sitrep.cli.service.next;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Yardstick;
import org.sitrep.engine.Capsule;
import org.sitrep.outcome.OutcomeLayout;

/** The line that lays a mission beside itself which two sides of a comparison ended otherwise. Stateless. */
final class Otherwise {
    private Otherwise() {}

    /** Returns the line, or nothing if no such mission is known or the other side's changes cannot be told in words. */
    static Optional<String> line(final Comparison compared, final Comparison.Side other) {
        final Capsule base = compared.base().capsule();
        final Optional<List<String>> changes = changes(base, other.capsule());
        final OptionalLong mission = mission(compared, other.capsule());
        if (changes.isEmpty() || mission.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Line.about("replay", base)
                .bot(base)
                .seed(base.seed())
                .with("--mission", Long.toString(mission.getAsLong()))
                .with("--diff", Line.side(other.name(), changes.get()))
                .toString());
    }

    /**
     * Returns a mission that came to another value of a yardstick. A tally keeps the first mission of each value: where two tallies keep other ones, the earlier of both has that value on one side only.
     */
    private static OptionalLong mission(final Comparison compared, final Capsule other) {
        final Capsule base = compared.base().capsule();
        final OutcomeLayout layout = base.layout();
        long earliest = Long.MAX_VALUE;
        for (final Yardstick by : compared.yardsticks()) {
            final int slot = layout.index(by.slot().name());
            final long[] a = base.tallies().get(slot).firstMission();
            final long[] b = other.tallies().get(slot).firstMission();
            for (int value = 0; value < Math.min(a.length, b.length); value++) {
                if (a[value] != b[value]) {
                    earliest = Math.min(earliest, earlier(a[value], b[value]));
                }
            }
        }
        return earliest == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(earliest);
    }

    /** -1 stands for never. */
    private static long earlier(final long a, final long b) {
        return a < 0 ? b : b < 0 ? a : Math.min(a, b);
    }

    private static Optional<List<String>> changes(final Capsule base, final Capsule other) {
        final List<String> common = base.content().sets();
        final List<String> sets = other.content().sets();
        if (sets.size() < common.size() || !sets.subList(0, common.size()).equals(common)) {
            return Optional.empty();
        }
        final List<String> changes = new ArrayList<>();
        if (!other.scenario().equals(base.scenario())) {
            changes.add(other.scenario());
        }
        if (!Line.name(other).equals(Line.name(base))) {
            changes.addAll(List.of("--bot", Line.name(other)));
        }
        for (final String set : sets.subList(common.size(), sets.size())) {
            if (!set.startsWith("--")) {
                changes.add("--set");
            }
            changes.add(set);
        }
        return changes.isEmpty() ? Optional.empty() : Optional.of(changes);
    }
}
