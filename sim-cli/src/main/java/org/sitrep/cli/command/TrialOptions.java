package org.sitrep.cli.command;

import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.command.BatchOptions.WorkOptions;
import org.sitrep.engine.RunRequest;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a batch of trials by any player: seed, threads and limits. */
class TrialOptions {
    @Option(
            names = {"-s", "--seed"},
            paramLabel = "SEED",
            defaultValue = Defaults.SEED)
    long seed;

    @Mixin
    WorkOptions work;

    @Option(names = "--chunk", paramLabel = "C", defaultValue = Defaults.CHUNK)
    private int chunk;

    @Option(names = "--max-decisions", paramLabel = "D", defaultValue = Defaults.MAX_DECISIONS)
    int maxDecisions;

    /** Returns the request for a range of trials by a bot, whose id is used unchanged. */
    RunRequest requestFor(final String id, final long otherSeed, final long first, final long trials) {
        return work.request(id, otherSeed, first, trials, maxDecisions, chunk);
    }
}
