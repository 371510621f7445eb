package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.PlaybookFile;
import org.sitrep.engine.RunRequest;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a batch of trials by a named bot. */
final class BatchOptions extends TrialOptions {
    @Option(
            names = {"-b", "--bot"},
            paramLabel = "BOT")
    private String bot;

    @Mixin
    private BotSetOption botSet;

    BotSource bots() {
        return work.botTimeout.of(BotSource.of(bot()));
    }

    /** Returns several bots, each named as for {@code --bot}. */
    BotSource bots(final Collection<String> named) {
        return work.botTimeout.of(BotSource.of(named));
    }

    /** Returns the rungs of a ladder: the named ones, or else the game's, and the named bot as the last. */
    BotSource ladder(final List<String> rungs) {
        return work.botTimeout.of(BotSource.ofLadder(rungs, bot() == null ? List.of() : List.of(bot())));
    }

    /** Returns the rungs of the game's ladder, and several bots. */
    BotSource ladderAnd(final List<String> bots) {
        return work.botTimeout.of(BotSource.ofLadder(List.of(), bots));
    }

    /** Returns the value of {@code --bot} with the values of {@code --bot-set}; null if none. */
    String bot() {
        return botSet.of(bot);
    }

    /**
     * Returns the request for a range of trials of a scenario.
     *
     * @throws UserError if a number is out of range or there is no such bot
     */
    RunRequest request(final OpenScenario scenario, final long first, final long trials) {
        return requestFor(scenario.bot(bot()), seed, first, trials);
    }

    /** Changed values of a playbook. */
    static final class BotSetOption {
        @Option(names = "--bot-set", paramLabel = "PATH=VALUE")
        private List<String> sets = new ArrayList<>();

        /** Returns the value of {@code --bot} (null for the first bot of the game) with these values. */
        String of(final String bot) {
            if (bot == null && !sets.isEmpty()) {
                throw UserError.usage("--bot-set needs a playbook", "name it: --bot mine.yaml");
            }
            return sets.isEmpty() ? bot : PlaybookFile.with(bot, sets);
        }
    }

    static final class BotTimeoutOption {
        private static final long MOST_SECONDS = 1_000_000;

        @Option(names = "--bot-timeout", paramLabel = "SECONDS", defaultValue = Defaults.BOT_TIMEOUT)
        private double seconds;

        /**
         * Returns the bots with this time limit.
         *
         * @throws UserError if it is out of range
         */
        BotSource of(final BotSource bots) {
            require();
            return bots.within(seconds);
        }

        /**
         * Checks the range before it is known if there is a bot from a file.
         *
         * @throws UserError if it is out of range
         */
        void require() {
            OptionRange.positive("--bot-timeout", seconds, MOST_SECONDS);
        }
    }

    /** The number of threads. */
    static final class ThreadsOption {
        @Option(
                names = {"-t", "--threads"},
                paramLabel = "T")
        private Integer threads;

        /**
         * Returns the number of worker threads.
         *
         * @throws UserError if it is out of range
         */
        int count() {
            final int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
            OptionRange.within("--threads", workers, 1, RunRequest.MAX_THREADS);
            return workers;
        }
    }

    /** The options of play itself: threads, time limit of bots, progress. */
    static final class WorkOptions {
        private static final String HERE = "local";

        @Mixin
        private ThreadsOption threads;

        @Option(names = "--on", paramLabel = "PLACE", defaultValue = HERE)
        private String on;

        private Optional<Elsewhere> elsewhere = Optional.empty();

        @Mixin
        BotTimeoutOption botTimeout;

        @Option(names = "--progress", paramLabel = "WHEN", defaultValue = Defaults.PROGRESS)
        ProgressMode progress;

        /** Returns the number of worker threads, as {@link ThreadsOption#count}. */
        int threads() {
            return threads.count();
        }

        /**
         * Returns the places that play besides the threads here, the same each time.
         *
         * @throws UserError if nothing here knows the place
         */
        Elsewhere elsewhere() {
            if (elsewhere.isEmpty()) {
                elsewhere = Optional.of(on.equals(HERE) ? Elsewhere.NOWHERE : open());
            }
            return elsewhere.get();
        }

        private Elsewhere open() {
            return ServiceLoader.load(Elsewhere.Opener.class).stream()
                    .flatMap(opener -> opener.get().open(on).stream())
                    .findFirst()
                    .orElseThrow(() -> UserError.usage(
                            "--on " + on + " names no place to play that this program knows",
                            "write spark://HOST:PORT and start ./sitrep of a clone, which adds Spark; or write local"));
        }

        /** @throws UserError if a number is out of range */
        RunRequest request(
                final String bot,
                final long seed,
                final long first,
                final long trials,
                final int maxDecisions,
                final int chunk) {
            OptionRange.within("--trials", trials, 1, RunRequest.MAX_TRIALS);
            OptionRange.within("--first", first, 0, Long.MAX_VALUE - trials);
            OptionRange.atLeast("--max-decisions", maxDecisions, 1);
            OptionRange.atLeast("--chunk", chunk, 1);
            return new RunRequest(
                    bot, seed, first, trials, maxDecisions, threads(), chunk, elsewhere(), Optional.empty());
        }
    }
}
