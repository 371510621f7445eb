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
 * A run's result, complete enough to render a report from it alone, to repeat it and to merge it with the capsule of
 * another index range. Immutable.
 *
 * @param schemaVersion version of the file format, {@link #SCHEMA_VERSION} when written by this build
 * @param toolVersion version of Sitrep
 * @param commit commit it was built from, {@code unknown} if that could not be told
 * @param rulesetId e.g. {@code purple-haze}
 * @param scenario the scenario as the user named it
 * @param title the scenario's title
 * @param trial what one trial is called, in the singular: {@code trial} unless the scenario says otherwise
 * @param setup what is played, in the rulebook's words
 * @param content the resolved data
 * @param bot id of the bot
 * @param botFile the file that the bot came from; empty for one of the game's own
 * @param maxDecisions bound on the decisions of one trial; a trial that asks for more is aborted
 * @param options reading in force of each ambiguity and optional rule
 * @param seed seed of the run
 * @param firstTrial smallest trial index
 * @param requested trials asked for
 * @param completed trials played to their end
 * @param aborted trials given up; {@code requested = completed + aborted + unplayed}
 * @param abortedTrials the hundred with the smallest indices, in their order
 * @param outcomeHash hash over all outcomes, 16 hexadecimal digits; the same for any thread count and chunk size
 * @param decisions how many decisions the bots took in all
 * @param layout the slots
 * @param tallies one a slot, in the layout's order
 * @param products the products that the layout's ratios need
 * @param curves the products that the layout's survival curves need
 * @param stopReason {@link #ALL_PLAYED}, {@link #PRECISE}, {@link #INTERRUPTED} or {@link #BOT_SILENT}; a run that was
 *     interrupted or precise enough has played a contiguous prefix of its range, one whose bot did not answer may have
 *     gaps
 * @param precision what was to decide how many of the trials are played; empty if nothing but their number
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
    /**
     * The version this build writes. A part that a file need not have, because it was added later, does not make a new
     * one.
     */
    public static final int SCHEMA_VERSION = 2;

    /** Stop reason of a run that played all it was asked for. */
    public static final String ALL_PLAYED = "trials";

    /** {@link #ALL_PLAYED} in files written before one play of a scenario was called a trial. */
    static final String OLDER_ALL_PLAYED = "missions";

    /** Stop reason of a run that has reached the precision it was asked for. */
    public static final String PRECISE = "precision";

    /** Stop reason of a run that was told to stop. */
    public static final String INTERRUPTED = "interrupted";

    /**
     * Stop reason of a run that was ended because the bot took too long over a decision: that depended on a clock, and
     * so does what was played.
     */
    public static final String BOT_SILENT = "bot did not answer";

    /**
     * Copies maps (keeping their order) and lists, and checks that the parts fit together.
     *
     * @throws IllegalArgumentException if tallies, products or curves do not match the layout, the counts of trials do
     *     not add up or are less than those of a tally, are more than {@link RunRequest#MAX_TRIALS}, or go beyond index
     *     2^63
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
                    requested + " trials are more than 2^53, up to which every count is exact in JSON and as a double");
        }
        if (firstTrial < 0 || requested > Long.MAX_VALUE - firstTrial) {
            throw new IllegalArgumentException(
                    requested + " trials from " + firstTrial + " on are beyond 2^63, where indices end");
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
                    counted + " was counted in " + n + " trials, and " + completed + " were completed");
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
     * Returns a SHA-256 over everything but the timing, 64 hexadecimal digits: two runs of one request on one build
     * give the same on any thread count, machine and JDK. Computed at each call.
     */
    public String resultHash() {
        return ResultHash.of(this);
    }

    /**
     * Returns how many trials of the range were not played: 0 unless the run was interrupted, or precise enough before.
     */
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
     * @param sha256 of {@code json} with its keys sorted, hexadecimal: the same in whatever order the files list things
     * @param json canonical JSON of the whole resolved document: no blanks between tokens, plain decimals, and in
     *     strings only those escapes that JSON demands; so that it comes back to the byte after it has been laid out
     *     within a capsule file. Keys in the order in which the files list them, as that decides trials too; sorted in
     *     capsules that were kept before they said so
     * @param files the files it was read from, as the user would type them
     * @param sets the {@code --set} and other overrides of the command line, in order
     * @param sources where its values come from
     */
    public record Content(String sha256, String json, List<String> files, List<String> sets, ValueSources sources) {
        public Content {
            files = List.copyOf(files);
            sets = List.copyOf(sets);
            Objects.requireNonNull(sources);
        }
    }

    /**
     * A trial that was given up.
     *
     * @param trial its index
     * @param reason why, the same text for all that end like this
     * @param detail what is to be said of this one beside it; may be empty; in no hash, as a bot's own words need not
     *     be the same twice
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
     * A bot from outside.
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
     * How long it took.
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

    /** Returns the present stop reason for one that a file of any age has. */
    public static String stopReason(final String written) {
        return written.equals(OLDER_ALL_PLAYED) ? ALL_PLAYED : written;
    }
}
