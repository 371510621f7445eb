package org.sitrep.cli.command;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.service.Catalogue;
import org.sitrep.cli.session.BookGuests;
import org.sitrep.cli.session.Games;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Source;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.DidYouMean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep list}: what can I type here? */
@Command(
        name = "list",
        header = "list what there is to name: bots, squads, metrics, ...",
        description = "%nLists what can be typed elsewhere. WHAT is one of rulesets, scenarios, bots, options, "
                + "checks, metrics, formats, or something that "
                + "stands in the data of a game, loadouts for example; without it, these are explained.%n")
public final class ListCommand extends SitrepCommand {
    @Parameters(arity = "0..1", paramLabel = "WHAT", description = "What to list.")
    private String what;

    @Option(
            names = "--ruleset",
            paramLabel = "ID",
            description =
                    "Whose bots, options, checks, metrics and data (default: the game there is, if there is one).")
    private String ruleset;

    @Option(
            names = "--scenario",
            paramLabel = "FILE",
            description = "Whose metrics and data (default: a shipped scenario of the game).")
    private String scenario;

    @Mixin
    private FormatOption format;

    /** What can be listed. */
    enum Kind {
        RULESETS("games that Sitrep knows"),
        SCENARIOS("what to give to run, replay and sweep"),
        BOTS("who can decide: --bot; playbooks that ship among them"),
        OPTIONS("readings of ambiguous rules, and optional rules: --set options.NAME=VALUE"),
        CHECKS("what validate looks for, with its codes"),
        METRICS("what a run measures: sweep --metric; of another scenario: with --scenario FILE"),
        FORMATS("how results can be written: --format");

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

    /** Returns all that can be listed. */
    static List<String> topics(final Session session) {
        return Stream.concat(
                        Kind.words().stream(),
                        session.games().all().stream().flatMap(game -> Catalogue.maps(game).keySet().stream()))
                .distinct()
                .toList();
    }

    @Override
    public Integer call() {
        final Table table = what == null ? kinds() : table();
        console()
                .out(format.format())
                .print(
                        format.format() == Format.TEXT
                                ? table.asText("", console().width())
                                : table.in(format.format()));
        return ExitCode.OK;
    }

    private Table kinds() {
        final Table table = new Table().text("what", "list").text("summary", "");
        for (final Kind kind : Kind.values()) {
            table.row(kind.toString(), kind.summary);
        }
        final Map<String, Set<String>> maps = new LinkedHashMap<>();
        session()
                .games()
                .all()
                .forEach(game -> Catalogue.maps(game)
                        .forEach((map, summary) -> maps.computeIfAbsent(map, first -> new LinkedHashSet<>())
                                .add(summary)));
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
        final OpenScenario open = open(game -> Catalogue.maps(game).containsKey(what));
        if (!Catalogue.maps(open.game()).containsKey(what)) {
            throw UserError.usage(open.game().title() + " has no " + what, "./sitrep list shows what there is");
        }
        return Catalogue.entries(open.document(), what);
    }

    private Table table(final Kind kind) {
        return switch (kind) {
            case RULESETS -> Catalogue.rulesets(session().games());
            case SCENARIOS -> Catalogue.scenarios(session());
            case BOTS -> Catalogue.listings("bot", BookGuests.catalogue(session(), game(any -> true)));
            case OPTIONS -> options(game(any -> true).options());
            case CHECKS -> Catalogue.checks(game(any -> true));
            case METRICS -> Catalogue.metrics(open(any -> true).compiled().layout());
            case FORMATS -> formats();
        };
    }

    /** The game that is named, or the only one of its kind. */
    private Ruleset game(final Predicate<Ruleset> kind) {
        final Games games = new Games(session().games().all().stream()
                .filter(game -> ruleset != null || kind.test(game))
                .toList());
        return games.chosen(session().home(), ruleset, "--ruleset ID");
    }

    private Table options(final List<Ruleset.Listing> options) {
        return format.format() == Format.TEXT ? Catalogue.options(options) : Catalogue.listings("option", options);
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
}
