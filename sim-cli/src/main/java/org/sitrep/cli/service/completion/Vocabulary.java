package org.sitrep.cli.service.completion;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sitrep.cli.Defaults;
import org.sitrep.cli.Session;
import org.sitrep.cli.service.BookGuests;
import org.sitrep.cli.service.OpenScenario;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.MapNode;

/**
 * The names that can be typed, by list: those of the shipped game and its scenarios.
 *
 * @param lists names in their order
 */
record Vocabulary(Map<String, List<String>> lists) {
    /**
     * Looks the names up.
     *
     * @param topics what {@code list} knows
     */
    static Vocabulary of(final Session session, final List<String> topics) {
        final Map<String, List<String>> lists = new LinkedHashMap<>();
        lists.put("shells", Shell.words());
        lists.put("topics", topics);
        lists.put("rulesets", session.games().ids());
        final Ruleset game = session.games().require(Defaults.RULESET);
        lists.put(
                "bots",
                BookGuests.catalogue(session, game).stream()
                        .map(Ruleset.Listing::id)
                        .toList());
        final Optional<OpenScenario> combat = open(session, Defaults.SCENARIO);
        for (final String map : List.of("squads", "loadouts", "weapons")) {
            lists.put(map, combat.map(open -> keys(open, map)).orElse(List.of()));
        }
        lists.put("things", combat.map(open -> open.compiled().forbiddable()).orElse(List.of()));
        final Set<String> metrics = new LinkedHashSet<>();
        Stream.of(Defaults.SCENARIO, Defaults.MISSION, Defaults.CAMPAIGN)
                .flatMap(file -> open(session, file).stream())
                .forEach(open -> metrics.addAll(metrics(open.compiled().layout())));
        lists.put("metrics", List.copyOf(metrics));
        return new Vocabulary(lists);
    }

    private static Optional<OpenScenario> open(final Session session, final String file) {
        final String here = OpenScenario.shipped(session, file);
        return Files.exists(Path.of(here))
                ? OpenScenario.attempt(session, here, List.of(), List.of()).scenario()
                : Optional.empty();
    }

    private static List<String> keys(final OpenScenario open, final String map) {
        return open.document()
                .at(map)
                .filter(MapNode.class::isInstance)
                .map(node -> List.copyOf(((MapNode) node).entries().keySet()))
                .orElse(List.of());
    }

    /** Those that stand for themselves; steps of a curve are left out. */
    private static List<String> metrics(final OutcomeLayout layout) {
        final Set<String> steps = Set.copyOf(layout.steps());
        return layout.slots().stream()
                .map(Slot::name)
                .filter(name -> !steps.contains(name))
                .toList();
    }

    /** Returns a list, empty if there is none of the name. */
    List<String> list(final String name) {
        return lists.getOrDefault(name, List.of());
    }
}
