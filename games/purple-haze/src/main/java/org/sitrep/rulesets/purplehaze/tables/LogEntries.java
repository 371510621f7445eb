package org.sitrep.rulesets.purplehaze.tables;

import java.util.Set;
import java.util.TreeSet;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.LogEffect;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.plot.LogUse;

/** The log entries that a document names (PH-EVT-3). Stateless. */
public final class LogEntries {
    /**
     * Largest number of entries that a document may name: the set of entries is stored in the bits of a {@code long}.
     */
    public static final int MAX = Long.SIZE;

    private LogEntries() {}

    /** Returns all entries that a document names, in alphabetical order. */
    public static Set<String> of(final GameData game) {
        final Set<String> entries = new TreeSet<>(game.start().log());
        LogUse.all(game).forEach(use -> entries.add(use.entry()));
        game.missions().values().forEach(mission -> entries.addAll(mission.earlier()));
        game.campaigns().values().forEach(campaign -> entries.addAll(campaign.log()));
        return entries;
    }

    /** Returns the entries that a box reads, in alphabetical order. */
    public static Set<String> of(final CombatBox box) {
        final Set<String> entries = new TreeSet<>();
        for (final LogEffect effect : box.log()) {
            entries.addAll(effect.with());
            entries.addAll(effect.without());
        }
        return entries;
    }
}
