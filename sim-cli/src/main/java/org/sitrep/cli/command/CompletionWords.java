package org.sitrep.cli.command;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.sitrep.cli.service.Templates;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.PlaybookBots;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Source;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.ruleset.Ruleset;

/** The names that can be typed, by list: of the shipped games and their scenarios, or of one scenario. */
record CompletionWords(Map<String, List<String>> lists) {
    static CompletionWords of(final Session session, final List<String> topics) {
        final Map<String, List<String>> lists = new LinkedHashMap<>();
        lists.put("shells", CompletionCommand.SHELLS);
        lists.put("topics", topics);
        lists.put("rulesets", session.games().ids());
        final Map<String, Set<String>> names = new LinkedHashMap<>();
        for (final Ruleset game : session.games().all()) {
            final List<OpenScenario> shown = session.games().examples(session, game).stream()
                    .flatMap(file -> Source.of(session, file).attempt().scenario().stream())
                    .toList();
            Templates.find(session.home(), game.id()).ifPresent(templates -> add(names, "kinds", templates.kinds()));
            addBots(names, session, game);
            shown.stream().limit(1).forEach(open -> addData(names, open));
            shown.forEach(open -> addMetrics(names, open));
        }
        return with(lists, names);
    }

    static CompletionWords of(final OpenScenario open) {
        final Map<String, Set<String>> names = new LinkedHashMap<>();
        addBots(names, open.source().session(), open.game());
        addData(names, open);
        addMetrics(names, open);
        return with(new LinkedHashMap<>(), names);
    }

    private static CompletionWords with(final Map<String, List<String>> lists, final Map<String, Set<String>> names) {
        names.forEach((list, all) -> lists.put(list, List.copyOf(all)));
        return new CompletionWords(lists);
    }

    private static void addBots(final Map<String, Set<String>> names, final Session session, final Ruleset game) {
        PlaybookBots.catalogue(session, game).forEach(bot -> add(names, "bots", List.of(bot.id())));
    }

    private static void addData(final Map<String, Set<String>> names, final OpenScenario open) {
        ListCommand.maps(open.game())
                .keySet()
                .forEach(map -> add(names, map, open.entries(map).keySet()));
        add(names, "things", open.compiled().forbiddable());
    }

    private static void addMetrics(final Map<String, Set<String>> names, final OpenScenario open) {
        add(names, "metrics", metrics(open.compiled().layout()));
    }

    private static void add(final Map<String, Set<String>> names, final String list, final Collection<String> more) {
        names.computeIfAbsent(list, first -> new LinkedHashSet<>()).addAll(more);
    }

    /** Returns the names of metrics, except the steps of curves. */
    private static List<String> metrics(final OutcomeLayout layout) {
        final Set<String> steps = Set.copyOf(layout.steps());
        return Stream.concat(
                        layout.slots().stream().map(Slot::name),
                        layout.ratios().stream().map(Ratio::name))
                .filter(name -> !steps.contains(name))
                .toList();
    }

    List<String> list(final String name) {
        return lists.getOrDefault(name, List.of());
    }
}
