package org.sitrep.rulesets.purplehaze.definition;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The steps of an entry or card as a graph, for tests of shipped content; {@code name} is for messages only. */
record StepGraph(String name, Map<String, Entry.Step> steps) {
    /** Returns the graphs of all Encounter cards and then of all lines of R&amp;R, in the order of the files. */
    static List<StepGraph> of(final GameData game) {
        final List<StepGraph> graphs = new ArrayList<>();
        game.encounters().values().forEach(card -> graphs.add(new StepGraph(card.id(), card.steps())));
        for (final RestPlace place : game.rest().values()) {
            place.entries()
                    .values()
                    .forEach(line -> graphs.add(new StepGraph(place.id() + "." + line.id(), line.steps())));
        }
        return graphs;
    }

    /** Returns the name of the step at which it begins. */
    String first() {
        return steps.keySet().iterator().next();
    }

    /**
     * Returns the steps to which a step can lead, the word for the end among them, each as often as the step names it.
     */
    static List<String> exits(final Entry.Step step) {
        final List<String> exits = new ArrayList<>(step.roll());
        step.choose().values().forEach(option -> exits.add(option.next()));
        step.test().ifPresent(test -> exits.addAll(List.of(test.pass(), test.fail())));
        step.fight().ifPresent(fight -> {
            exits.add(fight.won());
            fight.drawn().ifPresent(exits::add);
            fight.pulledBack().ifPresent(exits::add);
        });
        step.branch().ifPresent(branch -> exits.addAll(List.of(branch.then(), branch.otherwise())));
        step.next().ifPresent(exits::add);
        return exits;
    }

    /** Returns in how many ways a step says how it goes on; one is right. */
    static long continuations(final Entry.Step step) {
        final boolean[] said = {
            !step.choose().isEmpty(),
            step.test().isPresent(),
            step.fight().isPresent(),
            step.branch().isPresent(),
            !step.roll().isEmpty(),
            step.next().isPresent()
        };
        long count = 0;
        for (final boolean one : said) {
            count += one ? 1 : 0;
        }
        return count;
    }

    /** Returns the names of exits that are neither a step nor the end. */
    Set<String> dangling() {
        final Set<String> names = new LinkedHashSet<>();
        steps.values().forEach(step -> names.addAll(exits(step)));
        names.removeAll(steps.keySet());
        names.remove(Entry.END);
        return names;
    }

    /** Returns the steps that no path from the first one comes to. */
    Set<String> unreachable() {
        final Set<String> names = new LinkedHashSet<>(steps.keySet());
        names.removeAll(from(first()));
        return names;
    }

    /** Returns the steps that can lead back to themselves; without any, every path ends. */
    Set<String> onCycles() {
        final Set<String> names = new LinkedHashSet<>();
        for (final Entry.Step step : steps.values()) {
            if (exits(step).stream().anyMatch(exit -> from(exit).contains(step.id()))) {
                names.add(step.id());
            }
        }
        return names;
    }

    /** Returns all effects. */
    Stream<Effect> effects() {
        return steps.values().stream().flatMap(step -> step.effects().stream());
    }

    /** Returns all tests. */
    Stream<Entry.TraitTest> tests() {
        return steps.values().stream().flatMap(step -> step.test().stream());
    }

    /** Returns all conditions, of branches and of options. */
    Stream<Condition> conditions() {
        return steps.values().stream()
                .flatMap(step -> Stream.concat(
                        step.branch().map(Entry.Branch::when).stream(),
                        step.choose().values().stream().flatMap(option -> option.needs().stream())));
    }

    private Set<String> from(final String start) {
        final Set<String> seen = new LinkedHashSet<>();
        final List<String> open = new ArrayList<>(List.of(start));
        while (!open.isEmpty()) {
            final String name = open.remove(open.size() - 1);
            final Entry.Step step = steps.get(name);
            if (step != null && seen.add(name)) {
                open.addAll(exits(step));
            }
        }
        return seen;
    }
}
