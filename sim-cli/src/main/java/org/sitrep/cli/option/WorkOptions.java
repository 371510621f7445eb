package org.sitrep.cli.option;

import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.engine.RunRequest;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * How missions are played where what is played is given: on how many threads, how long a bot may think, what is shown
 * meanwhile.
 */
public final class WorkOptions {
    @Option(
            names = {"-t", "--threads"},
            paramLabel = "T",
            description = "Worker threads (default: all cores). Never changes a result.")
    private Integer threads;

    @Mixin
    private BotTimeoutOption botTimeout;

    @Option(
            names = "--progress",
            paramLabel = "WHEN",
            defaultValue = Defaults.PROGRESS,
            description = "always, auto or never (default: ${DEFAULT-VALUE}): a live line on a terminal, else "
                    + "nothing; always: also a line every "
                    + Defaults.PROGRESS_LINE_SECONDS + " seconds.")
    private ProgressMode progress;

    /**
     * Returns how many threads play.
     *
     * @throws UserError if the number is out of range
     */
    public int threads() {
        final int workers = workers();
        if (workers < 1 || workers > RunRequest.MAX_THREADS) {
            throw UserError.usage(
                    "--threads " + workers + " is out of range", "it has to be from 1 to " + RunRequest.MAX_THREADS);
        }
        return workers;
    }

    /** Returns how many threads are asked for, in range or not. */
    public int workers() {
        return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    }

    /** Returns how long a bot from a file may take over a decision. */
    public BotTimeoutOption botTimeout() {
        return botTimeout;
    }

    /** Returns when progress is shown. */
    public ProgressMode progress() {
        return progress;
    }
}
