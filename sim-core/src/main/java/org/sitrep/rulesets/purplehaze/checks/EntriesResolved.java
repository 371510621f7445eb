package org.sitrep.rulesets.purplehaze.checks;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.Jump;
import org.sitrep.rulesets.purplehaze.plot.MissionScope;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-EVT-1: every entry of a Mission is resolved by something. */
final class EntriesResolved implements Check {
    @Override
    public String code() {
        return "PH088";
    }

    @Override
    public String summary() {
        return "an entry that nothing resolves";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final MissionScope scope : MissionScope.all(game)) {
            final Set<String> resolved = resolved(scope);
            // A name that is no entry, or a way that leads nowhere, may be meant for this one.
            if (scope.mission().entries().keySet().containsAll(resolved)
                    && scope.own().isWhole()) {
                for (final String entry : scope.mission().entries().keySet()) {
                    if (!resolved.contains(entry)) {
                        findings.add(
                                code(),
                                document,
                                scope.path() + ".entries." + entry,
                                "no Event, opening, Random Combat or other entry resolves this one",
                                "name it in events, or go on in it with " + Entry.ENTRY + entry + "; or remove it");
                    }
                }
            }
        }
    }

    private static Set<String> resolved(final MissionScope scope) {
        final Mission mission = scope.mission();
        final Set<String> resolved =
                new LinkedHashSet<>(mission.opening().stream().toList());
        resolved.add(mission.randomCombat());
        mission.events().values().forEach(event -> resolved.add(event.entry()));
        scope.ownBooklets().stream()
                .filter(booklet -> booklet.kind() == Booklet.Kind.ENCOUNTER)
                .forEach(card -> card.steps().forEach(step -> addEntries(step, resolved)));
        final Deque<String> open = new ArrayDeque<>(resolved);
        while (!open.isEmpty()) {
            final String entry = open.remove();
            if (mission.entries().containsKey(entry)) {
                final Set<String> next = new LinkedHashSet<>();
                scope.own().steps(entry).values().forEach(step -> addEntries(step, next));
                next.stream().filter(resolved::add).forEach(open::add);
            }
        }
        return resolved;
    }

    private static void addEntries(final StoryStep step, final Set<String> entries) {
        for (final Jump jump : step.jumps()) {
            if (jump.word().startsWith(Entry.ENTRY)) {
                entries.add(jump.word().substring(Entry.ENTRY.length()));
            }
        }
    }
}
