package org.sitrep.cli.command;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.session.Games;
import org.sitrep.cli.session.JavaBots;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.PlaybookBots;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Source;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.playbook.PlaybookCodes;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Codes;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.Node;
import org.sitrep.scenario.RecordType;
import org.sitrep.scenario.ScalarNode;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Shape;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep list}: lists the names that other commands take. */
final class ListCommand extends SitrepCommand {
    @Parameters(arity = "0..1", paramLabel = "WHAT")
    private String what;

    @Option(names = "--ruleset", paramLabel = "ID")
    private String ruleset;

    @Option(names = "--scenario", paramLabel = "FILE")
    private String scenario;

    @Mixin
    private FormatOption format;

    enum Kind {
        RULESETS("games"),
        SCENARIOS("scenario files that ship, for run, replay, sweep and the like"),
        BOTS("bots for --bot, including the playbooks that ship"),
        OPTIONS("readings of ambiguous rules, and optional rules: --set options.NAME=VALUE"),
        CHECKS("problems that validate reports, with their codes"),
        METRICS("metrics of a run, for --metric; those of another scenario: --scenario FILE"),
        FORMATS("output formats, for --format");

        private final String summary;

        Kind(final String summary) {
            this.summary = summary;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        private static List<String> words() {
            return List.of(values()).stream().map(Kind::toString).toList();
        }
    }

    static List<String> topics(final Session session) {
        return Stream.concat(
                        Kind.words().stream(),
                        session.games().all().stream().flatMap(game -> maps(game).keySet().stream()))
                .distinct()
                .toList();
    }

    @Override
    public Integer call() {
        final Table table = what == null ? kinds() : table();
        console()
                .out(format.format)
                .print(format.format == Format.TEXT ? table.asText("", console().width()) : table.in(format.format));
        return ExitCode.OK;
    }

    private Table kinds() {
        final Table table = new Table().text("what", "list").text("summary", "");
        for (final Kind kind : Kind.values()) {
            table.row(kind.toString(), kind.summary);
        }
        final Map<String, Set<String>> maps = new LinkedHashMap<>();
        for (final Ruleset game : games()) {
            maps(game)
                    .forEach((map, summary) -> maps.computeIfAbsent(map, first -> new LinkedHashSet<>())
                            .add(summary));
        }
        maps.forEach((map, summaries) -> table.row(map, String.join("; ", summaries)));
        return table;
    }

    private Table table() {
        if (Kind.words().contains(what)) {
            return table(Kind.valueOf(what.toUpperCase(Locale.ROOT)));
        }
        if (!topics(session()).contains(what)) {
            throw UserError.usage(
                    "there is nothing to list under " + what, DidYouMean.suggestion(what, topics(session())));
        }
        final List<OpenScenario> all = scenario != null
                ? List.of(Source.of(session(), scenario).require())
                : games().stream()
                        .filter(game -> ruleset != null || maps(game).containsKey(what))
                        .flatMap(game -> session().games().examples(session(), game).stream()
                                .limit(1))
                        .map(file -> Source.of(session(), file).require())
                        .toList();
        for (final OpenScenario open : all) {
            if (!maps(open.game()).containsKey(what)) {
                throw UserError.usage(open.game().title() + " has no " + what, Launcher.NAME + " list shows all lists");
            }
        }
        return entries(all, what);
    }

    /** Returns the named game, or all. */
    private List<Ruleset> games() {
        return ruleset == null
                ? session().games().all()
                : List.of(session().games().chosen(session().home(), ruleset, "--ruleset ID"));
    }

    private Table table(final Kind kind) {
        return switch (kind) {
            case RULESETS -> rulesets();
            case SCENARIOS -> scenarios();
            case BOTS -> listings("bot", PlaybookBots.catalogue(session(), game(any -> true)));
            case OPTIONS ->
                format.format == Format.TEXT
                        ? options(game(any -> true).options())
                        : listings("option", game(any -> true).options());
            case CHECKS -> checks(game(any -> true));
            case METRICS -> metrics(open(any -> true).compiled().layout());
            case FORMATS -> formats();
        };
    }

    /** Returns the named game, or the only one of its kind. */
    private Ruleset game(final Predicate<Ruleset> kind) {
        final Games games = new Games(session().games().all().stream()
                .filter(game -> ruleset != null || kind.test(game))
                .toList());
        return games.chosen(session().home(), ruleset, "--ruleset ID");
    }

    private OpenScenario open(final Predicate<Ruleset> kind) {
        final String file = scenario == null ? session().games().example(session(), game(kind)) : scenario;
        return Source.of(session(), file).require();
    }

    private static Table formats() {
        final Table table = new Table().text("format", "format").text("summary", "");
        for (final Format format : Format.values()) {
            table.row(format.toString(), format.summary());
        }
        return table;
    }

    private Table rulesets() {
        final Table table = new Table().text("id", "ruleset").text("title", "");
        games().forEach(game -> table.row(game.id(), game.title()));
        return table;
    }

    /** Returns the shipped scenarios with their titles; an unreadable file has none. */
    private Table scenarios() {
        final Table table = new Table().text("file", "scenario").text("title", "");
        for (final String file : session().home().shippedScenarios(new Games(games()))) {
            final Optional<ScenarioDocument> document =
                    Source.of(session(), file).source().read(new Findings());
            table.row(
                    session().home().name(file),
                    document.map(ScenarioDocument::title).orElse(""));
        }
        return table;
    }

    private static Table listings(final String title, final List<Ruleset.Listing> listings) {
        final boolean valued = listings.stream().anyMatch(l -> !l.values().isEmpty());
        final Table table = new Table().text("id", title);
        if (valued) {
            table.text("values", "values, the default first");
        }
        table.text("summary", "");
        for (final Ruleset.Listing l : listings) {
            if (valued) {
                table.row(l.id(), String.join(" | ", l.values()), l.summary());
            } else {
                table.row(l.id(), l.summary());
            }
        }
        return table;
    }

    /** Formats the options of a ruleset's catalogue for people: the meaning of each, and below it its values. */
    private static Table options(final List<Ruleset.Listing> options) {
        final Table table =
                new Table().text("id", "option").text("summary", "what it decides: its values, the default first");
        options.forEach(o ->
                table.row(o.id(), o.summary() + (o.values().isEmpty() ? "" : ": " + String.join(" | ", o.values()))));
        return table;
    }

    private static Table checks(final Ruleset game) {
        final Table table = new Table().text("code", "code").text("summary", "");
        for (final Codes code : Codes.values()) {
            table.row(code.id(), code.summary());
        }
        table.row(JavaBots.CODE, JavaBots.SUMMARY);
        game.checks().forEach(check -> table.row(check.id(), check.summary()));
        if (!game.playbookSections().isEmpty()) {
            for (final PlaybookCodes code : PlaybookCodes.values()) {
                table.row(code.id(), code.summary());
            }
        }
        return table;
    }

    /** Returns the maps in a game's data with their content, in order. */
    static Map<String, String> maps(final Ruleset game) {
        final Map<String, String> maps = new LinkedHashMap<>();
        for (final RecordType.Component component :
                RecordType.of(game.definition()).components()) {
            if (component.shape() instanceof Shape.MapOf) {
                maps.put(component.key(), component.meaning());
            }
        }
        return maps;
    }

    /** Returns the entries of a map; those of several games name theirs. */
    private static Table entries(final List<OpenScenario> all, final String map) {
        final Table table = new Table().text("id", map).text("title", "");
        if (all.size() > 1) {
            table.text("ruleset", "");
        }
        for (final OpenScenario open : all) {
            final String game = open.game().id();
            open.entries(map).forEach((id, entry) -> {
                if (all.size() > 1) {
                    table.row(id, title(entry), game);
                } else {
                    table.row(id, title(entry));
                }
            });
        }
        return table;
    }

    private static String title(final Node entry) {
        final Map<String, Node> fields = entry instanceof MapNode map ? map.entries() : Map.of();
        return Stream.of("name", "title")
                .map(fields::get)
                .filter(ScalarNode.class::isInstance)
                .map(field -> ((ScalarNode) field).text())
                .findFirst()
                .orElse("");
    }

    private static Table metrics(final OutcomeLayout layout) {
        final Table table = new Table()
                .text("metric", "metric")
                .text("kind", "kind")
                .text("unit", "unit")
                .text("label", "");
        for (final Slot slot : layout.slots()) {
            table.row(slot.name(), slot.kind().name().toLowerCase(Locale.ROOT), slot.unit(), slot.label());
        }
        for (final Ratio ratio : layout.ratios()) {
            table.row(ratio.name(), "ratio", ratio.unit(), ratio.label());
        }
        return table;
    }
}
