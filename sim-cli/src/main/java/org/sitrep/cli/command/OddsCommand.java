package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.session.Games;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Source;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.ruleset.odds.OddsTable;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.ScenarioDocument;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** {@code sitrep odds}: exact results without simulation. The games define the questions and their options. */
@Command(name = "odds", header = "exact odds of a test, a shot, an attack or the next cards")
final class OddsCommand extends SitrepCommand {
    private static final int WIDTH = 76;

    private final List<Offered> forms = new ArrayList<>();

    @Option(
            names = "--scenario",
            paramLabel = "FILE",
            description = "Scenario file with the data, if needed (default: a shipped scenario of the game).")
    private String scenario;

    @Option(names = "--set", paramLabel = "PATH=VALUE", description = "Change one value of the data. Repeatable.")
    private List<String> sets = new ArrayList<>();

    @Mixin
    private FormatOption format;

    /** A form and the game whose data it reads. */
    private record Offered(Ruleset game, OddsForm form) {
        Stream<OddsOption> options() {
            return form.options().stream();
        }

        String heading() {
            return form.heading() + " (" + game.title() + ")";
        }
    }

    private OddsCommand(final Games games) {
        games.all().forEach(game -> game.odds().forEach(form -> forms.add(new Offered(game, form))));
        options().collect(Collectors.groupingBy(OddsOption::name)).forEach((name, alike) -> {
            if (alike.stream().distinct().count() > 1) {
                throw new IllegalArgumentException("two forms of odds give different meanings to " + name);
            }
        });
    }

    /**
     * Returns the command with the options of all games.
     *
     * @throws IllegalArgumentException if two forms give one option different meanings: an error of a game
     */
    static CommandLine of(final Session session) {
        final OddsCommand command = new OddsCommand(session.games());
        final CommandLine line = new CommandLine(command);
        command.describe(line.getCommandSpec());
        return line;
    }

    private void describe(final CommandSpec into) {
        final List<String> synopses =
                forms.stream().flatMap(each -> each.form.synopses().stream()).toList();
        into.usageMessage()
                .customSynopsis(synopses.stream()
                        .map(text -> (text.equals(synopses.get(0)) ? "" : "       ") + "sitrep odds " + text)
                        .toArray(String[]::new))
                .description("%nExact odds by counting all cases; nothing is simulated. "
                        + forms.stream()
                                .map(each -> each.heading() + ": " + each.form.summary() + ".")
                                .collect(Collectors.joining(" "))
                        + "%n")
                .footer(Stream.concat(
                                Stream.of("", "Examples:"),
                                forms.stream()
                                        .flatMap(each -> each.form.examples().stream())
                                        .map(example -> ("  " + Launcher.NAME + " odds " + example).replace("%", "%%")))
                        .toArray(String[]::new));
        int order = 1;
        for (final Offered offered : forms) {
            final ArgGroupSpec.Builder group = ArgGroupSpec.builder()
                    .heading("%n" + offered.heading() + ":%n")
                    .validate(false)
                    .order(order++);
            own(offered).forEach(option -> group.addArg(spec(option)));
            into.addArgGroup(group.build());
        }
        options().filter(this::isShared).distinct().forEach(option -> into.addOption(spec(option)));
    }

    private Stream<OddsOption> options() {
        return forms.stream().flatMap(Offered::options);
    }

    /** Returns the options that only this form has. */
    private Stream<OddsOption> own(final Offered offered) {
        return offered.options().filter(option -> !isShared(option));
    }

    private boolean isShared(final OddsOption option) {
        return options().filter(option::equals).count() > 1;
    }

    private static OptionSpec spec(final OddsOption option) {
        final OptionSpec.Builder builder = OptionSpec.builder(option.name())
                .description(option.description().replace("%", "%%"));
        return option.kind() == OddsOption.Kind.SWITCH
                ? builder.type(boolean.class).arity("0").build()
                : builder.paramLabel(option.label())
                        .type(option.kind() == OddsOption.Kind.TEXT ? String.class : Integer.class)
                        .arity("1")
                        .build();
    }

    @Override
    public Integer call() {
        final ParseResult parsed = spec.commandLine().getParseResult();
        options()
                .map(OddsOption::name)
                .filter(name -> timesGiven(parsed, name) > 1)
                .findFirst()
                .ifPresent(name -> {
                    throw UserError.usage(name + " is given twice", "omit one of them");
                });
        final Offered offered = meant(option -> parsed.hasMatchedOption(option.name()));
        if (!offered.form.readsScenario() && (scenario != null || !sets.isEmpty())) {
            throw UserError.usage("these odds use no data of a scenario", "omit --scenario and --set");
        }
        console().out(format.format).print(in(format.format, compute(offered, asked(offered, parsed))));
        return ExitCode.OK;
    }

    private static long timesGiven(final ParseResult parsed, final String name) {
        return parsed.originalArgs().stream()
                .filter(text -> text.equals(name) || text.startsWith(name + "="))
                .count();
    }

    /** Returns the form to which the typed options belong. */
    private Offered meant(final Predicate<OddsOption> typed) {
        final List<Offered> meant =
                forms.stream().filter(offered -> own(offered).anyMatch(typed)).toList();
        if (meant.isEmpty()) {
            throw UserError.usage(
                    "nothing to compute",
                    "name " + forms.stream().map(offered -> offered.form.ask()).collect(Collectors.joining(" or ")));
        }
        if (meant.size() > 1) {
            throw UserError.usage(
                    first(meant.get(0), typed) + " and " + first(meant.get(1), typed) + " ask for different odds",
                    "omit one of them");
        }
        return meant.get(0);
    }

    private String first(final Offered offered, final Predicate<OddsOption> typed) {
        return own(offered).filter(typed).findFirst().orElseThrow().name();
    }

    private static OddsRequest asked(final Offered offered, final ParseResult parsed) {
        final Map<String, String> values = new LinkedHashMap<>();
        for (final OddsOption option : offered.form.options()) {
            if (parsed.hasMatchedOption(option.name())) {
                values.put(option.name(), String.valueOf((Object) parsed.matchedOptionValue(option.name(), "")));
            } else if (!option.orElse().isEmpty()) {
                values.put(option.name(), option.orElse());
            }
        }
        return new OddsRequest(values);
    }

    private Odds compute(final Offered offered, final OddsRequest asked) {
        final Findings findings = new Findings();
        final OddsForm form = offered.form;
        final Optional<String> file = form.readsScenario()
                ? Optional.of(scenario == null ? session().games().example(session(), offered.game) : scenario)
                : Optional.empty();
        final Optional<ScenarioDocument> document = file.map(name -> document(offered.game, name, findings));
        try {
            return form.answer()
                    .compute(asked, document, findings)
                    .orElseThrow(() -> Source.unusable(session(), file.orElse(""), findings.sorted()));
        } catch (final OddsRefused refused) {
            throw UserError.usage(refused.getMessage(), refused.advice());
        }
    }

    private ScenarioDocument document(final Ruleset game, final String file, final Findings findings) {
        final ScenarioDocument document = Source.of(session(), file)
                .with(sets)
                .source()
                .read(findings)
                .orElseThrow(() -> Source.unusable(session(), file, findings.sorted()));
        if (!document.ruleset().equals(game.id())) {
            throw UserError.usage(file + " is a scenario of " + document.ruleset(), "these odds are for " + game.id());
        }
        return document;
    }

    private static String in(final Format format, final Odds odds) {
        final String facts = String.join("; ", odds.facts());
        return switch (format) {
            case TEXT -> text(odds, facts);
            case JSON -> Json.write(json(odds.values())) + "\n";
            case CSV -> table(odds.sheet()).in(Format.CSV);
            case MARKDOWN ->
                "**" + odds.heading() + "**: " + facts + "\n\n"
                        + table(odds.table()).in(Format.MARKDOWN);
        };
    }

    private static String text(final Odds odds, final String facts) {
        final StringBuilder out = new StringBuilder(odds.heading() + "\n");
        Text.wrap(facts, WIDTH).forEach(line -> out.append("  ").append(line).append('\n'));
        odds.picture().ifPresent(picture -> out.append('\n').append(LawPicture.of(picture.title(), picture.law())));
        odds.below().ifPresent(below -> out.append('\n').append(table(below).asText("  ")));
        return out.toString();
    }

    private static Map<String, Object> json(final Map<?, ?> values) {
        final Map<String, Object> json = new LinkedHashMap<>();
        values.forEach((key, value) -> json.put(String.valueOf(key), json(value)));
        return json;
    }

    private static Object json(final Object value) {
        if (value instanceof OddsTable table) {
            return table(table).asList();
        }
        return value instanceof Map<?, ?> map ? json(map) : value;
    }

    private static Table table(final OddsTable odds) {
        final Table table = new Table();
        odds.columns().forEach(column -> {
            if (column.number()) {
                table.number(column.key(), column.title());
            } else {
                table.text(column.key(), column.title());
            }
        });
        odds.rows()
                .forEach(row -> table.row(row.stream()
                        .map(cell -> new Table.Cell(cell.value(), cell.shown()))
                        .toList()));
        return table;
    }
}
