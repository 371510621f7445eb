package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.option.BotTimeoutOption;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.service.Coverage;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.OpenScenario;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep coverage}. */
@Command(
        name = "coverage",
        header = "count what missions reach and list what they never do",
        description = "%nPlays missions and counts how often each step of a story was reached, each way on from it, "
                + "each card, skill and Ability. What stays "
                + "at zero is too hard to get to, or cannot be got to at all. Text and Markdown tell "
                + "how much was reached and list the rest; csv and "
                + "json have every count.%n")
public final class CoverageCommand extends SitrepCommand {
    @Parameters(
            arity = "1..*",
            paramLabel = "SCENARIO",
            description = "Scenario files, missions or campaigns; what they reach is added up.")
    private List<String> scenarios = new ArrayList<>();

    @Option(
            names = {"-n", "--missions"},
            paramLabel = "N",
            defaultValue = Defaults.COVERAGE_MISSIONS,
            converter = CountConverter.class,
            description = "Missions of each scenario and bot, on one thread (default: ${DEFAULT-VALUE}).")
    private long missions;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "SEED",
            defaultValue = Defaults.SEED,
            description = "Seed of all dice (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = {"-b", "--bot"},
            paramLabel = "BOT",
            split = ",",
            description = "Who decides, one after the other: bots of the game (default: its first, see 'list "
                    + "bots'), or files.")
    private List<String> bots = new ArrayList<>();

    @Mixin
    private BotTimeoutOption botTimeout;

    @Option(
            names = "--max-decisions",
            paramLabel = "D",
            defaultValue = Defaults.MAX_DECISIONS,
            description = "Give a mission up after so many decisions (default: ${DEFAULT-VALUE}).")
    private int maxDecisions;

    @Mixin
    private ContentOptions content;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() {
        if (maxDecisions < 1 || missions < 1) {
            throw UserError.usage(
                    (missions < 1 ? "--missions " + missions : "--max-decisions " + maxDecisions) + " is too small",
                    "it has to be at least 1");
        }
        final Coverage coverage = new Coverage(seed, missions, maxDecisions);
        final BotSource source = botTimeout.of(BotSource.of(bots));
        scenarios.stream()
                .map(file -> OpenScenario.require(session(), file, content.overlays(), content.sets(), source))
                .forEach(open -> {
                    if (bots.isEmpty()) {
                        coverage.add(open, open.bot(null));
                    }
                    bots.forEach(bot -> coverage.add(open, open.bot(bot)));
                });
        console().out(format.format()).print(coverage.in(format.format()));
        return coverage.aborted() > 0 ? ExitCode.GIVEN_UP : ExitCode.OK;
    }
}
