package org.sitrep.rulesets.purplehaze.tables;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.CombatBox.LogEffect;
import org.sitrep.rulesets.purplehaze.definition.Condition;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.Objective;

/** The log entries that a document names (PH-EVT-3). Stateless. */
public final class LogEntries {
    /** Most entries that a document may name: the entries that are set are bits of a {@code long}. */
    public static final int MAX = Long.SIZE;

    private LogEntries() {}

    /** Returns all entries that a document names, in alphabetical order. */
    public static Set<String> of(final GameData game) {
        final Set<String> entries = new TreeSet<>(game.start().log());
        game.combats().values().forEach(box -> entries.addAll(of(box)));
        game.missions().values().forEach(mission -> addMission(entries, mission));
        game.encounters()
                .values()
                .forEach(encounter -> addSteps(entries, encounter.steps().values()));
        game.rest()
                .values()
                .forEach(place -> addEntries(entries, place.entries().values()));
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

    private static void addMission(final Set<String> entries, final Mission mission) {
        entries.addAll(mission.earlier());
        for (final Objective objective : mission.objectives().values()) {
            entries.addAll(objective.with());
            entries.addAll(objective.without());
        }
        mission.rest().ifPresent(rest -> entries.addAll(rest.ifLogged().keySet()));
        addEntries(entries, mission.entries().values());
    }

    private static void addEntries(final Set<String> entries, final Collection<Entry> told) {
        told.forEach(entry -> addSteps(entries, entry.steps().values()));
    }

    private static void addSteps(final Set<String> entries, final Collection<Entry.Step> steps) {
        for (final Entry.Step step : steps) {
            for (final Effect effect : step.effects()) {
                entries.addAll(effect.log());
                entries.addAll(effect.unlog());
            }
            for (final Entry.Option option : step.choose().values()) {
                option.needs().ifPresent(needs -> addCondition(entries, needs));
            }
            step.branch().ifPresent(branch -> addCondition(entries, branch.when()));
        }
    }

    private static void addCondition(final Set<String> entries, final Condition condition) {
        entries.addAll(condition.with());
        entries.addAll(condition.without());
    }
}
