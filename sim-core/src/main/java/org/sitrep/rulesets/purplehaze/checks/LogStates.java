package org.sitrep.rulesets.purplehaze.checks;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.LogEffect;
import org.sitrep.rulesets.purplehaze.tables.LogEntries;

/** The states that the log can be in, as far as a box reads it (PH-EVT-3, panel A). */
final class LogStates {
    /** Most entries that one box may read: the states are gone through one by one, so that 4096 is enough of them. */
    static final int MAX_ENTRIES = 12;

    private LogStates() {}

    /**
     * Returns the different lists of effects that can be in force together, beginning with that of an empty log; nothing if the box reads more than
     * {@link #MAX_ENTRIES} entries, which {@link LogEffectsReadEntries} reports.
     */
    static List<List<LogEffect>> effectsInForce(final CombatBox box) {
        final List<String> entries = List.copyOf(LogEntries.of(box));
        if (entries.size() > MAX_ENTRIES) {
            return List.of();
        }
        final Set<List<LogEffect>> seen = new HashSet<>();
        final List<List<LogEffect>> states = new ArrayList<>();
        for (int bits = 0; bits < 1 << entries.size(); bits++) {
            final Set<String> set = new HashSet<>();
            for (int i = 0; i < entries.size(); i++) {
                if ((bits >> i & 1) != 0) {
                    set.add(entries.get(i));
                }
            }
            final List<LogEffect> inForce =
                    box.log().stream().filter(effect -> holds(effect, set)).toList();
            if (seen.add(inForce)) {
                states.add(inForce);
            }
        }
        return states;
    }

    private static boolean holds(final LogEffect effect, final Set<String> set) {
        return set.containsAll(effect.with()) && effect.without().stream().noneMatch(set::contains);
    }
}
