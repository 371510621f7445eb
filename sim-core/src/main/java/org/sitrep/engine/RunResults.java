package org.sitrep.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.portable.Portable;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.scenario.ListedOrder;
import org.sitrep.stats.AbortTally;
import org.sitrep.stats.CurveTally;
import org.sitrep.stats.ProductTally;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.Tally;

/** Builds run results and merges them. */
public final class RunResults {
    /** Orders results by range. A result without any trial precedes the one that begins at the same trial. */
    private static final Comparator<RunResult> BY_RANGE =
            Comparator.comparingLong(RunResult::firstTrial).thenComparingLong(RunResult::playedEnd);

    private RunResults() {}

    /** Returns the result of a request and its batch. */
    static RunResult of(
            final PairedEntry entry,
            final RunRequest request,
            final Optional<Precision> precision,
            final BatchResult result,
            final String stopReason,
            final RunResult.Timing timing) {
        final CompiledScenario scenario = entry.scenario();
        final RunMetadata subject = entry.subject();
        final Tally tally = result.tally();
        return new RunResult(
                RunResult.SCHEMA_VERSION,
                subject.toolVersion(),
                subject.commit(),
                subject.rulesetId(),
                subject.scenario(),
                subject.title(),
                scenario.trial(),
                scenario.setup(),
                subject.content(),
                entry.bot(),
                subject.botFile(),
                request.maxDecisions(),
                scenario.options(),
                request.seed(),
                request.firstTrial(),
                result.requested(),
                tally.completed(),
                tally.aborts().count(),
                aborts(tally.aborts()),
                Portable.format("%016x", tally.hash()),
                tally.decisions(),
                tally.layout(),
                tally.slots(),
                tally.products(),
                tally.curves(),
                stopReason,
                precision,
                timing);
    }

    private static List<RunResult.Abort> aborts(final AbortTally tally) {
        final List<RunResult.Abort> aborts = new ArrayList<>();
        for (int i = 0; i < tally.kept(); i++) {
            aborts.add(new RunResult.Abort(tally.trial(i), tally.reason(i), tally.detail(i)));
        }
        return aborts;
    }

    /**
     * Returns the result that one run over both index ranges would have given, except for the timing: the larger number
     * of threads, the sum of the seconds and the earlier start. Associative and commutative.
     *
     * @throws IllegalArgumentException if anything that determines a trial's outcome differs, naming the field, or if
     *     the ranges of trials played are not adjacent
     * @throws ArithmeticException if a sum exceeds 2^63
     */
    public static RunResult merge(final RunResult a, final RunResult b) {
        requireMergeable(a);
        requireMergeable(b);
        return joined("cannot merge: ", a, b);
    }

    /**
     * Returns the result of a run that continues an earlier part. Like {@link #merge}, but also allows a run on
     * precision.
     *
     * @param rest the result of the trials that were left
     * @throws IllegalArgumentException as {@link #merge}
     */
    static RunResult append(final RunResult part, final RunResult rest) {
        requireAnswered("cannot resume: ", part);
        return joined("cannot resume: ", part, rest);
    }

    private static RunResult joined(final String cannot, final RunResult a, final RunResult b) {
        requireSameOrigin(cannot, a, b);
        final boolean inOrder = BY_RANGE.compare(a, b) <= 0;
        final RunResult first = inOrder ? a : b;
        final RunResult second = inOrder ? b : a;
        requireAdjacent(cannot, first, second);
        return new RunResult(
                RunResult.SCHEMA_VERSION,
                first.toolVersion(),
                first.commit(),
                first.rulesetId(),
                first.scenario(),
                first.title(),
                first.trial(),
                first.setup(),
                first.content(),
                first.bot(),
                first.botFile(),
                first.maxDecisions(),
                first.options(),
                first.seed(),
                first.firstTrial(),
                Math.addExact(first.completed() + first.aborted(), second.requested()),
                Math.addExact(first.completed(), second.completed()),
                Math.addExact(first.aborted(), second.aborted()),
                aborts(first, second),
                hash(first, second),
                Math.addExact(first.decisions(), second.decisions()),
                first.layout(),
                pairwise(first.tallies(), second.tallies(), SlotTally::combine),
                pairwise(first.products(), second.products(), ProductTally::combine),
                pairwise(first.curves(), second.curves(), CurveTally::combine),
                second.stopReason(),
                second.precision(),
                timing(first.timing(), second.timing()));
    }

    private static void requireMergeable(final RunResult c) {
        requireAnswered("cannot merge: ", c);
        if (c.precision().isPresent()) {
            throw new IllegalArgumentException(
                    "cannot merge: a run with --precision stops depending on its results, so its parts do "
                            + "not add up to a whole run");
        }
    }

    private static void requireAnswered(final String cannot, final RunResult c) {
        if (RunResult.BOT_SILENT.equals(c.stopReason())) {
            throw new IllegalArgumentException(
                    cannot + "the bot " + c.bot() + " did not answer, so which trials were played depends on a clock");
        }
    }

    private static void requireSameOrigin(final String cannot, final RunResult a, final RunResult b) {
        requireSame(cannot, "schema version", a.schemaVersion(), b.schemaVersion());
        requireSame(cannot, "tool version", a.toolVersion(), b.toolVersion());
        requireSame(cannot, "commit", a.commit(), b.commit());
        requireSame(cannot, "ruleset", a.rulesetId(), b.rulesetId());
        requireSame(cannot, "content", a.content().sha256(), b.content().sha256());
        requireSameOrder(cannot, a.content(), b.content());
        requireSame(cannot, "scenario", a.scenario(), b.scenario());
        requireSame(cannot, "title", a.title(), b.title());
        requireSame(cannot, "trial", a.trial(), b.trial());
        requireSame(cannot, "content", a.content(), b.content());
        requireSame(cannot, "set-up", a.setup(), b.setup());
        requireSame(cannot, "bot", a.bot(), b.bot());
        requireSame(cannot, "bot file", a.botFile(), b.botFile());
        requireSame(cannot, "maximum number of decisions", a.maxDecisions(), b.maxDecisions());
        requireSame(cannot, "options", a.options(), b.options());
        requireSame(cannot, "seed", a.seed(), b.seed());
        requireSame(cannot, "precision", a.precision(), b.precision());
        requireSame(cannot, "layout", a.layout(), b.layout());
    }

    private static void requireSame(final String cannot, final String field, final Object a, final Object b) {
        if (!Objects.equals(a, b)) {
            throw new IllegalArgumentException(cannot + field + " differs: " + a + " and " + b);
        }
    }

    private static void requireSameOrder(final String cannot, final RunResult.Content a, final RunResult.Content b) {
        if (!a.json().equals(b.json())) {
            throw new IllegalArgumentException(cannot
                    + "content differs: the same values are listed in another order, which can change trials: "
                    + ListedOrder.difference(a.json(), b.json()));
        }
    }

    private static void requireAdjacent(final String cannot, final RunResult first, final RunResult second) {
        if (first.playedEnd() != second.firstTrial()) {
            throw new IllegalArgumentException(cannot + "one result has the trials from "
                    + first.firstTrial() + " up to but not including " + first.playedEnd() + ", the other begins at "
                    + second.firstTrial() + "; the trials must neither leave a gap nor overlap");
        }
    }

    private static List<RunResult.Abort> aborts(final RunResult first, final RunResult second) {
        return Stream.of(first, second)
                .flatMap(c -> c.abortedTrials().stream())
                .sorted(Comparator.comparingLong(RunResult.Abort::trial))
                .limit(AbortTally.KEPT)
                .toList();
    }

    private static String hash(final RunResult first, final RunResult second) {
        final BigInteger sum = new BigInteger(first.outcomeHash(), 16).add(new BigInteger(second.outcomeHash(), 16));
        return Portable.format("%016x", sum.longValue());
    }

    /** Returns the elements of two equally long lists, combined position by position. */
    public static <T> List<T> pairwise(final List<T> first, final List<T> second, final BinaryOperator<T> combine) {
        return IntStream.range(0, first.size())
                .mapToObj(i -> combine.apply(first.get(i), second.get(i)))
                .toList();
    }

    private static RunResult.Timing timing(final RunResult.Timing first, final RunResult.Timing second) {
        final boolean sameJava = first.javaVersion().equals(second.javaVersion());
        final boolean inOrder = first.startedUtc().compareTo(second.startedUtc()) <= 0;
        return new RunResult.Timing(
                Math.max(first.threads(), second.threads()),
                first.seconds() + second.seconds(),
                sameJava ? first.javaVersion() : first.javaVersion() + ", " + second.javaVersion(),
                inOrder ? first.startedUtc() : second.startedUtc());
    }
}
