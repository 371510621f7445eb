package org.sitrep.cli.command;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.sitrep.cli.Defaults;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.service.BookGuests;
import org.sitrep.cli.service.Catalogue;
import org.sitrep.cli.service.OpenScenario;
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
        description =
                "%nLists what can be typed elsewhere. WHAT is one of rulesets, scenarios, bots, squads, loadouts, weapons, options, checks, "
                        + "metrics, formats; without it, these are explained.%n")
public final class ListCommand implements Callable<Integer> {
    private final Session session;

    @Parameters(arity = "0..1", paramLabel = "WHAT", description = "What to list.")
    private String what;

    @Option(
            names = "--ruleset",
            paramLabel = "ID",
            defaultValue = Defaults.RULESET,
            description = "Whose bots, options and checks (default: ${DEFAULT-VALUE}).")
    private String ruleset;

    @Option(
            names = "--scenario",
            paramLabel = "FILE",
            description = "Whose squads, loadouts, weapons and metrics (default: " + Defaults.SCENARIO + ").")
    private String scenario;

    @Mixin
    private FormatOption format;

    /** Creates the command. */
    public ListCommand(final Session session) {
        this.session = session;
    }

    /** What can be listed. */
    enum Kind {
        RULESETS("games that Sitrep knows"),
        SCENARIOS("what to give to run, replay and sweep"),
        BOTS("who can decide: --bot; playbooks that ship among them"),
        SQUADS("who can play: --squad"),
        LOADOUTS("what they can carry: --loadout"),
        WEAPONS("what can be fired: odds --weapon"),
        OPTIONS("readings of ambiguous rules, and optional rules: --set options.NAME=VALUE"),
        CHECKS("what validate looks for, with its codes"),
        METRICS("what a run measures: sweep --metric; of a Mission, of the campaign: with --scenario FILE"),
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
    static List<String> topics() {
        return Kind.words();
    }

    @Override
    public Integer call() {
        final Table table = what == null ? kinds() : table(kind());
        session.console()
                .out(format.format())
                .print(
                        format.format() == Format.TEXT
                                ? table.asText("", session.console().width())
                                : table.in(format.format()));
        return ExitCode.OK;
    }

    private Kind kind() {
        if (!Kind.words().contains(what)) {
            throw UserError.usage("there is nothing to list under " + what, DidYouMean.suggestion(what, Kind.words()));
        }
        return Kind.valueOf(what.toUpperCase(Locale.ROOT));
    }

    private static Table kinds() {
        final Table table = new Table().text("what", "list").text("summary", "");
        for (final Kind kind : Kind.values()) {
            table.row(kind.toString(), kind.summary);
        }
        return table;
    }

    private Table table(final Kind kind) {
        return switch (kind) {
            case RULESETS -> Catalogue.rulesets(session.games());
            case SCENARIOS -> Catalogue.scenarios(session);
            case BOTS ->
                Catalogue.listings(
                        "bot", BookGuests.catalogue(session, session.games().require(ruleset)));
            case OPTIONS -> options(session.games().require(ruleset).options());
            case CHECKS -> Catalogue.checks(session.games().require(ruleset));
            case SQUADS, LOADOUTS, WEAPONS -> Catalogue.entries(open().document(), kind.toString());
            case METRICS -> Catalogue.metrics(open().compiled().layout());
            case FORMATS -> formats();
        };
    }

    private Table options(final List<Ruleset.Listing> options) {
        return format.format() == Format.TEXT ? Catalogue.options(options) : Catalogue.listings("option", options);
    }

    private OpenScenario open() {
        final String file = scenario == null ? OpenScenario.shipped(session, Defaults.SCENARIO) : scenario;
        return OpenScenario.require(session, file, List.of(), List.of());
    }

    private static Table formats() {
        final Table table = new Table().text("format", "format").text("summary", "");
        for (final Format format : Format.values()) {
            table.row(format.toString(), format.summary());
        }
        return table;
    }
}
