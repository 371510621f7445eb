package org.sitrep.cli.option;

import java.util.Collection;
import java.util.List;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.engine.RunRequest;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How missions are played: which, by whom, on how many threads. */
public final class BatchOptions {
    @Option(
            names = {"-s", "--seed"},
            paramLabel = "SEED",
            defaultValue = Defaults.SEED,
            description = "Seed of all dice; any whole number (default: ${DEFAULT-VALUE}). Same content, bot and "
                    + "seed: same missions.")
    private long seed;

    @Option(
            names = {"-b", "--bot"},
            paramLabel = "BOT",
            description = "Who decides: a bot of the game (default: its first, see 'list bots'), or a file, "
                    + "mine.yaml, MyBot.java or bots.jar.")
    private String bot;

    @Mixin
    private BotSetOption botSet;

    @Mixin
    private WorkOptions work;

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

    /** Returns the seed. */
    public long seed() {
        return seed;
    }

    /** Returns who is to play. */
    public BotSource bots() {
        return work.botTimeout().of(BotSource.of(bot()));
    }

    /** Returns several who are to play, each named as {@code --bot} would. */
    public BotSource bots(final Collection<String> named) {
        return work.botTimeout().of(BotSource.of(named));
    }

    /** Returns the rungs of a ladder: those that are named, or else the game's, and on top who is to play. */
    public BotSource ladder(final List<String> rungs) {
        return work.botTimeout().of(BotSource.ofLadder(rungs, bot()));
    }

    /** Returns what {@code --bot} names, with the values of {@code --bot-set}; null if nothing. */
    public String bot() {
        return botSet.of(bot);
    }

    /** Returns the bound on a mission's decisions. */
    public int maxDecisions() {
        return maxDecisions;
    }

    /** Returns when progress is shown. */
    public ProgressMode progress() {
        return work.progress();
    }

    /**
     * Returns the request for a range of missions of a scenario.
     *
     * @throws UserError if a number is out of range or there is no such bot
     */
    public RunRequest request(final OpenScenario scenario, final long first, final long missions) {
        return requestFor(scenario.bot(bot()), seed, first, missions);
    }

    /**
     * Returns the request for a range of missions by a bot.
     *
     * @param guest its id, taken as it is
     * @throws UserError if a number is out of range
     */
    public RunRequest requestFor(final String guest, final long otherSeed, final long first, final long missions) {
        try {
            return new RunRequest(guest, otherSeed, first, missions, maxDecisions, work.workers(), chunk);
        } catch (final IllegalArgumentException outOfRange) {
            throw UserError.usage(outOfRange.getMessage(), "");
        }
    }
}
