package org.sitrep.rulesets.purplehaze.checks;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.sitrep.portable.Streams;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.Force;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.LogEffect;
import org.sitrep.rulesets.purplehaze.tables.BoxTable;
import org.sitrep.rulesets.purplehaze.tables.LogEntries;

/**
 * Number of Enemies of each kind that a box places (PH-CBS-2). Negative numbers mean that log effects remove more
 * Enemies than there are.
 *
 * @param fighters Fighters
 * @param specialists Specialists by type; a missing type has none
 */
record Placement(int fighters, Map<String, Integer> specialists) {
    /** Largest number of entries that one box may read. All states are enumerated, at most 4096. */
    static final int MAX_ENTRIES = 12;

    /**
     * Returns the distinct lists of effects that can be in force together, beginning with that of an empty log. The
     * result is empty if the box reads more than {@link #MAX_ENTRIES} entries, which PH007 reports (PH-EVT-3, panel A).
     */
    static List<List<LogEffect>> effectsInForce(final CombatBox box) {
        final List<String> entries = List.copyOf(LogEntries.of(box));
        if (entries.size() > MAX_ENTRIES) {
            return List.of();
        }
        return IntStream.range(0, 1 << entries.size())
                .mapToObj(state -> BoxTable.inForce(box, entries, state))
                .filter(Streams.unseen())
                .toList();
    }

    /** Returns the black Enemies with the changes by the log. */
    static Placement beforeBands(final CombatBox box, final List<LogEffect> inForce) {
        Placement placed = none().plus(box.enemies(), 1);
        for (final LogEffect effect : inForce) {
            placed = placed.plus(effect.adds(), 1).plus(effect.removes(), -1);
        }
        return placed;
    }

    /**
     * Returns the Enemies at High Threat, where a box places the most, for each state of the log. Each band adds to the
     * lower ones.
     */
    static List<Placement> atHighThreat(final CombatBox box) {
        return effectsInForce(box).stream()
                .map(inForce -> atLowThreat(box, inForce)
                        .plus(box.threat().medium().adds(), 1)
                        .plus(box.threat().high().adds(), 1))
                .toList();
    }

    /** Returns the largest count of something at High Threat over all states of the log; 0 without states. */
    static int most(final CombatBox box, final ToIntFunction<Placement> count) {
        return atHighThreat(box).stream().mapToInt(count).max().orElse(0);
    }

    /** Returns the Enemies at Low Threat, where a box places the fewest. */
    static Placement atLowThreat(final CombatBox box, final List<LogEffect> inForce) {
        return beforeBands(box, inForce).plus(box.threat().low().adds(), 1);
    }

    /** Returns the number of Enemies at Low Threat with an empty log; 0 without states. */
    static int withEmptyLog(final CombatBox box) {
        return effectsInForce(box).stream()
                .limit(1)
                .mapToInt(inForce -> atLowThreat(box, inForce).total())
                .sum();
    }

    /** Returns the total number of Enemies. */
    int total() {
        return fighters
                + specialists.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static Placement none() {
        return new Placement(0, Map.of());
    }

    private Placement plus(final Force force, final int sign) {
        final Map<String, Integer> counts = new TreeMap<>(specialists);
        force.specialists().forEach(type -> counts.merge(type, sign, Integer::sum));
        return new Placement(fighters + sign * force.fighters(), counts);
    }
}
