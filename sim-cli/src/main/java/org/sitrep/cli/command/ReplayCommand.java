package org.sitrep.cli.command;

import java.util.concurrent.Callable;
import org.sitrep.cli.Defaults;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.BotSetOption;
import org.sitrep.cli.option.BotTimeoutOption;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.option.CountConverter;
import org.sitrep.cli.option.FormatOption;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.service.BotSource;
import org.sitrep.cli.service.OpenScenario;
import org.sitrep.cli.service.Story;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep replay}. */
@Command(
        name = "replay",
        header = "tell one mission step by step",
        description =
                "%nPlays one mission of a run again and tells it, with the board. It is the very mission that the run of the same content, bot and "
                        + "seed played under this index.%n",
        footer = {
            "",
            "Examples:",
            "  ./sitrep replay scenarios/purple-haze/combats/patrol.yaml --mission 17",
            "  ./sitrep replay scenarios/purple-haze/missions/01-crash.yaml --bot random \\",
            "      --mission 3",
            "  ./sitrep replay scenarios/purple-haze/campaign.yaml --full | less"
        })
public final class ReplayCommand implements Callable<Integer> {
    private final Session session;

    @Parameters(paramLabel = "SCENARIO", description = "Scenario file.")
    private String scenario;

    @Option(
            names = {"-m", "--mission"},
            paramLabel = "I",
            defaultValue = Defaults.FIRST,
            converter = CountConverter.class,
            description = "Index of the mission, from 0 (default: ${DEFAULT-VALUE}).")
    private long mission;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "SEED",
            defaultValue = Defaults.SEED,
            description = "Seed of the run (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = {"-b", "--bot"},
            paramLabel = "BOT",
            description =
                    "Who decides: a bot of the game (default: its first, see 'list bots'), or a file, mine.yaml, MyBot.java or bots.jar.")
    private String bot;

    @Option(
            names = "--full",
            description = "Tell all of it: of a campaign every Mission step by step, not in few words.")
    private boolean full;

    @Mixin
    private BotSetOption botSet;

    @Mixin
    private BotTimeoutOption botTimeout;

    @Option(
            names = "--max-decisions",
            paramLabel = "D",
            defaultValue = Defaults.MAX_DECISIONS,
            description = "Give the mission up after so many decisions (default: ${DEFAULT-VALUE}).")
    private int maxDecisions;

    @Mixin
    private ContentOptions content;

    @Mixin
    private FormatOption format;

    /** Creates the command. */
    public ReplayCommand(final Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        final Format as = format.oneOf(Format.TEXT, Format.JSON);
        if (maxDecisions < 1) {
            throw UserError.usage("--max-decisions " + maxDecisions + " is too small", "it has to be at least 1");
        }
        final OpenScenario open = OpenScenario.require(
                session, scenario, content.overlays(), content.sets(), botTimeout.of(BotSource.of(botSet.of(bot))));
        final Story story = Story.of(open, open.bot(botSet.of(bot)), maxDecisions, seed, mission, full);
        session.console().out(as).print(story.in(as, session.console().colourOut()));
        return ExitCode.OK;
    }
}
