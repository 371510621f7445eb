package org.sitrep.rulesets.purplehaze.definition;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The log entries that a Mission sets, and those that its entries, objectives, boxes and R&amp;R read, for tests. */
record LogEntries(Set<String> set, Set<String> read) {
    static LogEntries of(final GameData game, final Mission mission) {
        final Set<String> set = new TreeSet<>();
        final Set<String> read = new TreeSet<>();
        Story.all(Effect.class, mission).forEach(effect -> {
            set.addAll(effect.log());
            read.addAll(effect.unlog());
        });
        Story.all(Condition.class, mission).forEach(condition -> {
            read.addAll(condition.with());
            read.addAll(condition.without());
        });
        mission.objectives().values().forEach(objective -> {
            read.addAll(objective.with());
            read.addAll(objective.without());
        });
        mission.rest().ifPresent(rest -> read.addAll(rest.ifLogged().keySet()));
        for (final Entry.Fight fight : Story.all(Entry.Fight.class, mission)) {
            final List<CombatBox.LogEffect> effects =
                    game.combats().get(fight.box()).log();
            effects.forEach(effect -> {
                read.addAll(effect.with());
                read.addAll(effect.without());
            });
        }
        return new LogEntries(set, read);
    }
}
