package org.sitrep.cli.option;

import org.sitrep.cli.Defaults;
import org.sitrep.cli.UserError;
import picocli.CommandLine.Option;

/** How missions are played: which, by whom, on how many threads. */
public final class BatchOptions {
    @Option(
            names = {"-s", "--seed"},
            paramLabel = "SEED",
            defaultValue = Defaults.SEED,
            description = "Seed of all dice; any whole number (default: ${DEFAULT-VALUE}). Same content, bot and seed: same missions.")
    private long seed;

    @Option(
            names = {"-b", "--bot"},
            paramLabel = "BOT",
            description = "Who decides (default: the game's first, see 'list bots').")
    private String bot;

    @Option(
            names = {"-t", "--threads"},
            paramLabel = "T",
            description = "Worker threads (default: all cores). Never changes a result.")
    private Integer threads;

    @Option(
            names = "--chunk",
            paramLabel = "C",
            defaultValue = Defaults.CHUNK,
            description = "Missions that a thread takes at a time (default: ${DEFAULT-VALUE}). Never changes a result.")
    private int chunk;

    @Option(
            names = "--max-decisions",
            paramLabel = "D",
            defaultValue = Defaults.MAX_DECISIONS,
            description = "Give a mission up after so many decisions (default: ${DEFAULT-VALUE}).")
    private int maxDecisions;

    @Option(
            names = "--progress",
            paramLabel = "WHEN",
            defaultValue = Defaults.PROGRESS,
            description = "always, auto or never (default: ${DEFAULT-VALUE}): a live line on a terminal, else a line every "
                    + Defaults.PROGRESS_LINE_SECONDS + " seconds.")
    private When progress;

    /** When progress is shown. */
    public enum When {
        /** At once, even if nobody watches. */
        ALWAYS,
        /** As soon as it takes a while. */
        AUTO,
        /** Not at all. */
        NEVER;

        @Override
        public String toString() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** Returns the seed. */
    public long seed() {
        return seed;
    }

    /** Returns the bot, null if none is named. */
    public String bot() {
        return bot;
    }

    /** Returns the number of worker threads. */
    public int threads() {
        return atLeastOne("--threads", threads == null ? Runtime.getRuntime().availableProcessors() : threads);
    }

    /** Returns how many missions a thread takes at a time. */
    public int chunk() {
        return atLeastOne("--chunk", chunk);
    }

    /** Returns the bound on a mission's decisions. */
    public int maxDecisions() {
        return atLeastOne("--max-decisions", maxDecisions);
    }

    /** Returns when progress is shown. */
    public When progress() {
        return progress;
    }

    private static int atLeastOne(final String option, final int value) {
        if (value < 1) {
            throw UserError.usage(option + " " + value + " is too small", "it has to be at least 1");
        }
        return value;
    }
}
