package org.sitrep.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.ValueSources;
import org.sitrep.stats.CurveTally;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.ProductTally;
import org.sitrep.stats.SlotTally;

/**
 * The result of a run, complete enough to render a report from it alone, to repeat the run and to merge it with the
 * result of another index range. Immutable.
 *
 * @param schemaVersion version of the file format, {@link #SCHEMA_VERSION} when written by this build
 * @param toolVersion version of Sitrep
 * @param commit commit it was built from, or {@code unknown}
 * @param rulesetId e.g. {@code purple-haze}
 * @param scenario the scenario as the user named it
 * @param title the scenario's title
 * @param trial name of one trial, in the singular: {@code trial} unless the scenario defines another
 * @param setup description of what is played, in the rulebook's words
 * @param content the resolved data
 * @param bot id of the bot
 * @param botFile the file of an external bot; empty for one of the game's own
 * @param maxDecisions bound on the decisions of one trial; a trial with more is aborted
 * @param options reading in force of each ambiguity and optional rule
 * @param seed seed of the run
 * @param firstTrial smallest trial index
 * @param requested trials requested
 * @param completed trials played to their end
 * @param aborted trials aborted; {@code requested = completed + aborted + unplayed}
 * @param abortedTrials the hundred aborted trials with the smallest indices, in their order
 * @param outcomeHash hash over all outcomes, 16 hexadecimal digits; the same for any thread count and chunk size
 * @param decisions total number of decisions that the bots took
 * @param layout the slots
 * @param tallies one per slot, in the layout's order
 * @param products the products that the layout's ratios need
 * @param curves the products that the layout's survival curves need
 * @param stopReason {@link #ALL_PLAYED}, {@link #PRECISE}, {@link #INTERRUPTED} or {@link #BOT_SILENT}; an interrupted
 *     or precise run has played a contiguous prefix of its range; a run whose bot did not answer may have gaps
 * @param precision the goals that decide how many of the trials are played; empty if all of them are
 * @param timing not part of any hash
 */
public record RunResult(
        int schemaVersion,
        String toolVersion,
        String commit,
        String rulesetId,
        String scenario,
        String title,
        String trial,
        Map<String, String> setup,
        Content content,
        String bot,
        Optional<BotFile> botFile,
        int maxDecisions,
        Map<String, String> options,
        long seed,
        long firstTrial,
        long requested,
        long completed,
        long aborted,
        List<Abort> abortedTrials,
        String outcomeHash,
        long decisions,
        OutcomeLayout layout,
        List<SlotTally> tallies,
        List<ProductTally> products,
        List<CurveTally> curves,
        String stopReason,
        Optional<Precision> precision,
        Timing timing) {
    /** The version of the file format that this build writes. Optional parts added later do not change it. */
    public static final int SCHEMA_VERSION = 2;

    /** Stop reason of a run that played all requested trials. */
    public static final String ALL_PLAYED = "trials";

    /** Spelling of {@link #ALL_PLAYED} in older files, which called a trial a mission. */
    static final String OLDER_ALL_PLAYED = "missions";

    /** Stop reason of a run that has reached the requested precision. */
    public static final String PRECISE = "precision";

    /** Stop reason of a run after a request to stop. */
    public static final String INTERRUPTED = "interrupted";

    /**
     * Stop reason of a run that ended because the bot took too long over a decision. This depends on a clock, and so
     * does what was played.
     */
    public static final String BOT_SILENT = "bot did not answer";

    /**
     * Copies maps (preserving their order) and lists, and checks that the parts are consistent.
     *
     * @throws IllegalArgumentException if tallies, products or curves do not match the layout, or if the counts of
     *     trials do not add up, are smaller than those of a tally, exceed {@link RunRequest#MAX_TRIALS}, or reach
     *     beyond index 2^63
     */
    public RunResult {
        Objects.requireNonNull(toolVersion);
        Objects.requireNonNull(commit);
        Objects.requireNonNull(rulesetId);
        Objects.requireNonNull(scenario);
        Objects.requireNonNull(title);
        Objects.requireNonNull(trial);
        setup = Collections.unmodifiableMap(new LinkedHashMap<>(setup));
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        abortedTrials = List.copyOf(abortedTrials);
        tallies = List.copyOf(tallies);
        products = List.copyOf(products);
        curves = List.copyOf(curves);
        Objects.requireNonNull(content);
        Objects.requireNonNull(bot);
        Objects.requireNonNull(botFile);
        Objects.requireNonNull(outcomeHash);
        Objects.requireNonNull(layout);
        Objects.requireNonNull(stopReason);
        Objects.requireNonNull(precision);
        Objects.requireNonNull(timing);
        requireConserved(requested, completed, aborted, abortedTrials.size());
        requireCountable(firstTrial, requested);
        requirePlayed(completed, tallies, products);
        requireMatch(layout, tallies, products);
        requireMatch(layout, curves);
    }

    private static void requireConserved(
            final long requested, final long completed, final long aborted, final int listed) {
        if (completed < 0
                || aborted < 0
                || requested < aborted
                || completed > requested - aborted
                || listed > aborted) {
            throw new IllegalArgumentException("trials do not add up: " + requested + " requested, " + completed
                    + " completed, " + aborted + " aborted, " + listed + " of these listed");
        }
    }

    private static void requireCountable(final long firstTrial, final long requested) {
        if (requested > RunRequest.MAX_TRIALS) {
            throw new IllegalArgumentException(
                    requested + " trials exceed 2^53, the limit of exact counts in JSON and as a double");
        }
        if (firstTrial < 0 || requested > Long.MAX_VALUE - firstTrial) {
            throw new IllegalArgumentException(
                    requested + " trials from " + firstTrial + " exceed 2^63, the limit of trial indices");
        }
    }

    private static void requirePlayed(
            final long completed, final List<SlotTally> tallies, final List<ProductTally> products) {
        tallies.forEach(tally -> requirePlayed(completed, tally.name(), tally.n()));
        products.forEach(product -> requirePlayed(completed, product.first() + " x " + product.second(), product.n()));
    }

    private static void requirePlayed(final long completed, final String counted, final long n) {
        if (n > completed) {
            throw new IllegalArgumentException(
                    counted + " is counted in " + n + " trials, but " + completed + " were completed");
        }
    }

    private static void requireMatch(
            final OutcomeLayout layout, final List<SlotTally> tallies, final List<ProductTally> products) {
        requireMatch(
                "tallies",
                tallies.stream().map(SlotTally::name),
                "slots",
                layout.slots().stream().map(Slot::name));
        requireMatch(
                "products",
                products.stream().map(p -> p.first() + " x " + p.second()),
                "ratios",
                layout.ratios().stream().map(r -> r.numerator() + " x " + r.denominator()));
    }

    private static void requireMatch(final OutcomeLayout layout, final List<CurveTally> curves) {
        requireMatch(
                "curves",
                curves.stream().map(c -> c.survival() + ", " + c.curve() + ", " + c.steps()),
                "survivals",
                layout.survivals().stream()
                        .flatMap(s -> s.curves().stream().map(c -> s.name() + ", " + c.label() + ", " + c.steps())));
    }

    private static void requireMatch(
            final String counted, final Stream<String> are, final String declared, final Stream<String> shouldBe) {
        final List<String> found = are.toList();
        final List<String> wanted = shouldBe.toList();
        if (!wanted.equals(found)) {
            throw new IllegalArgumentException(counted + " " + found + " do not match the " + declared + " " + wanted);
        }
    }

    /**
     * Returns a SHA-256 over everything except the timing, 64 hexadecimal digits. Two runs of one request with one
     * build give the same hash for any thread count, machine and JDK. Computed on each call.
     */
    public String resultHash() {
        return ResultHash.of(this);
    }

    /** Returns the number of trials of the range that were not played; 0 unless the run ended early. */
    public long unplayed() {
        return requested - completed - aborted;
    }

    /** Returns the index after the last trial that was played. */
    public long playedEnd() {
        return firstTrial + completed + aborted;
    }

    /**
     * The resolved data of the scenario.
     *
     * @param sha256 of {@code json} with its keys sorted, hexadecimal; independent of the order in the files
     * @param json canonical JSON of the whole resolved document: no blanks between tokens, plain decimals, and in
     *     strings only the escapes that JSON requires. So it can be restored byte for byte after it has been formatted
     *     within a result file. Keys are in the order of the files, which affects trials too; older result files have
     *     them sorted
     * @param files the files it was read from, as the user would type them
     * @param sets the {@code --set} and other overrides of the command line, in order
     * @param sources the provenance of its values
     */
    public record Content(String sha256, String json, List<String> files, List<String> sets, ValueSources sources) {
        public Content {
            files = List.copyOf(files);
            sets = List.copyOf(sets);
            Objects.requireNonNull(sources);
        }
    }

    /**
     * An aborted trial.
     *
     * @param trial its index
     * @param reason the cause; the same text for all trials with the same cause
     * @param detail what is specific to this trial; may be empty. Not part of any hash, as a bot's own messages may
     *     vary
     */
    public record Abort(long trial, String reason, String detail) {
        public Abort {
            Objects.requireNonNull(reason);
            Objects.requireNonNull(detail);
        }

        /** Returns reason and detail. */
        public String text() {
            return detail.isEmpty() ? reason : reason + ", " + detail;
        }
    }

    /**
     * An external bot.
     *
     * @param file as the user named it
     * @param sha256 of the file's bytes, 64 hexadecimal digits; of a playbook that extends others, of the bytes of all
     *     its files in the order read
     */
    public record BotFile(String file, String sha256) {
        public BotFile {
            Objects.requireNonNull(file);
            Objects.requireNonNull(sha256);
        }
    }

    /**
     * The duration of a run.
     *
     * @param threads worker threads
     * @param seconds wall clock of the batch
     * @param javaVersion the JDK's version
     * @param startedUtc ISO 8601
     */
    public record Timing(int threads, double seconds, String javaVersion, String startedUtc) {}

    /**
     * Returns the estimate of a slot or ratio, with the interval that {@link Estimates} gives it.
     *
     * @throws IllegalArgumentException if there is no such metric
     */
    public Estimate estimate(final String metric) {
        final Map<String, Estimate> all = Estimates.of(this);
        if (!all.containsKey(metric)) {
            throw new IllegalArgumentException(
                    "there is no metric " + metric + "; " + DidYouMean.suggestion(metric, all.keySet()));
        }
        return all.get(metric);
    }

    /** Returns the current stop reason for one read from a file of any age. */
    public static String stopReason(final String written) {
        return written.equals(OLDER_ALL_PLAYED) ? ALL_PLAYED : written;
    }
}
