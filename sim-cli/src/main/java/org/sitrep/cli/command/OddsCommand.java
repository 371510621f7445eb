package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.service.odds.OddsForms;
import org.sitrep.cli.service.odds.OddsForms.Offered;
import org.sitrep.cli.service.odds.OddsOutput;
import org.sitrep.cli.session.Session;
import org.sitrep.ruleset.odds.Asked;
import org.sitrep.ruleset.odds.OddsOption;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/**
 * {@code sitrep odds}: exact, nothing is simulated. What can be asked is what the games offer; its options are theirs.
 */
@Command(name = "odds", header = "exact odds of a test, an enemy attack or a shot")
public final class OddsCommand extends SitrepCommand {
    private final OddsForms forms;

    @Option(
            names = "--scenario",
            paramLabel = "FILE",
            description = "Whose data to read, where data are read (default: a shipped scenario of the game).")
    private String scenario;

    @Option(names = "--set", paramLabel = "PATH=VALUE", description = "Change one value of the data. May be repeated.")
    private List<String> sets = new ArrayList<>();

    @Mixin
    private FormatOption format;

    private OddsCommand(final Session session) {
        forms = new OddsForms(session.games());
    }

    /** Returns the command with the options of all games. */
    public static CommandLine of(final Session session) {
        final OddsCommand command = new OddsCommand(session);
        final CommandLine line = new CommandLine(command);
        command.describe(line.getCommandSpec());
        return line;
    }

    private void describe(final CommandSpec into) {
        final List<String> synopses = forms.all().stream()
                .flatMap(form -> form.form().synopses().stream())
                .toList();
        into.usageMessage()
                .customSynopsis(synopses.stream()
                        .map(text -> (text.equals(synopses.get(0)) ? "" : "       ") + "sitrep odds " + text)
                        .toArray(String[]::new))
                .description("%nExact odds by counting every throw; nothing is simulated. "
                        + forms.all().stream()
                                .map(form -> form.form().heading() + ": "
                                        + form.form().summary() + ".")
                                .collect(Collectors.joining(" "))
                        + "%n")
                .footer(footer());
        int order = 1;
        for (final Offered offered : forms.all()) {
            final ArgGroupSpec.Builder group = ArgGroupSpec.builder()
                    .heading("%n" + offered.form().heading() + ":%n")
                    .validate(false)
                    .order(order++);
            forms.own(offered).forEach(option -> group.addArg(spec(option)));
            into.addArgGroup(group.build());
        }
        forms.shared().forEach(option -> into.addOption(spec(option)));
    }

    private String[] footer() {
        final List<String> lines = new ArrayList<>(List.of("", "Examples:"));
        forms.all()
                .forEach(offered -> offered.form()
                        .examples()
                        .forEach(example -> lines.add("  ./sitrep odds " + example.replace("%", "%%"))));
        return lines.toArray(String[]::new);
    }

    private static OptionSpec spec(final OddsOption option) {
        final OptionSpec.Builder builder = OptionSpec.builder(option.name())
                .description(option.description().replace("%", "%%"));
        return switch (option.kind()) {
            case TEXT ->
                builder.paramLabel(option.label()).type(String.class).arity("1").build();
            case NUMBER ->
                builder.paramLabel(option.label())
                        .type(Integer.class)
                        .arity("1")
                        .build();
            case SWITCH -> builder.type(boolean.class).arity("0").build();
        };
    }

    @Override
    public Integer call() {
        final ParseResult parsed = spec().commandLine().getParseResult();
        forms.all().stream()
                .flatMap(each -> each.form().options().stream())
                .map(OddsOption::name)
                .filter(name -> timesGiven(parsed, name) > 1)
                .findFirst()
                .ifPresent(name -> {
                    throw UserError.usage(name + " stands twice", "leave one of them");
                });
        final Offered offered = forms.meant(option -> parsed.hasMatchedOption(option.name()));
        if (!offered.form().readsScenario() && (scenario != null || !sets.isEmpty())) {
            throw UserError.usage("these odds read no data of a scenario", "leave out --scenario and --set");
        }
        final OddsOutput odds =
                forms.reckon(session(), offered, asked(offered, parsed), Optional.ofNullable(scenario), sets);
        console().out(format.format()).print(odds.in(format.format()));
        return ExitCode.OK;
    }

    private static long timesGiven(final ParseResult parsed, final String name) {
        return parsed.originalArgs().stream()
                .filter(text -> text.equals(name) || text.startsWith(name + "="))
                .count();
    }

    private static Asked asked(final Offered offered, final ParseResult parsed) {
        final Map<String, String> values = new LinkedHashMap<>();
        for (final OddsOption option : offered.form().options()) {
            if (parsed.hasMatchedOption(option.name())) {
                values.put(option.name(), String.valueOf((Object) parsed.matchedOptionValue(option.name(), "")));
            } else if (!option.orElse().isEmpty()) {
                values.put(option.name(), option.orElse());
            }
        }
        return new Asked(values);
    }
}
