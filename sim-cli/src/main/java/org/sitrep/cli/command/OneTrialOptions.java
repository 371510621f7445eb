package org.sitrep.cli.command;

import org.sitrep.cli.base.CountConverter;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.BotSource;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a single trial: which it is, the bots, and their limits. */
final class OneTrialOptions {
    @Option(
            names = {"-m", "--trial"},
            paramLabel = "I",
            defaultValue = Defaults.FIRST,
            converter = CountConverter.class)
    long trial;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "SEED",
            defaultValue = Defaults.SEED)
    long seed;

    @Option(
            names = {"-b", "--bot"},
            paramLabel = "BOT")
    String bot;

    @Mixin
    private BatchOptions.BotTimeoutOption botTimeout;

    @Option(names = "--max-decisions", paramLabel = "D", defaultValue = Defaults.MAX_DECISIONS)
    int maxDecisions;

    /** @throws UserError if a number is out of range */
    void require() {
        OptionRange.atLeast("--max-decisions", maxDecisions, 1);
    }

    /** Returns bots with the time limit. */
    BotSource bots(final String named) {
        return botTimeout.of(BotSource.of(named));
    }
}
