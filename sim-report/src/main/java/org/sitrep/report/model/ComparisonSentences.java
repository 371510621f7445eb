package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Criterion;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Verdict;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Metric;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.stats.Estimate;

/** Writes the sentences of a comparison: how each side compares with the first. */
record ComparisonSentences(Comparison comparison, SideWords changes, TrialWord noun) {
    /** The number of other differences that fit on a terminal. */
    private static final int MAX_OTHERS = 3;

    /** Returns the verdict by one criterion in a few words: {@code better on survivors by 0.31 ± 0.04 Marines}. */
    String verdict(final PairedStep step, final Criterion criterion) {
        final Measure measure = Measure.of(criterion.metric());
        final Estimate gain = comparison.gain(step, criterion);
        final String on = " on " + measure.label();
        return switch (comparison.verdict(step, criterion)) {
            case ALIKE -> "the same" + on + " in every " + noun.one();
            case BETTER -> "better" + on + " by " + measure.amount(gain);
            case WORSE -> "worse" + on + " by " + measure.amount(gain.negated());
            case EQUAL -> "no difference" + on + " of " + measure.amount(criterion.matters()) + " or more";
            case OPEN ->
                Double.isNaN(gain.low())
                        ? noRatio(step, criterion.metric())
                                .map(why -> "no value" + on + ", since " + why)
                                .orElse("too few " + noun.many() + " to tell" + on)
                        : "no difference shown" + on + ", none larger than " + largest(gain, measure);
        };
    }

    /** Returns why a ratio has no value on one or both sides; empty if it has one. */
    private Optional<String> noRatio(final PairedStep step, final Metric metric) {
        final Slot last = comparison.parts(metric).get(comparison.parts(metric).size() - 1);
        final int denominator = comparison.base().result().layout().index(last.name());
        final String none = Stream.of(comparison.base(), comparison.side(step))
                .filter(side -> metric instanceof Ratio
                        && side.result().tallies().get(denominator).sum() == 0)
                .map(Comparison.Side::name)
                .collect(Collectors.joining(" and "));
        return none.isEmpty()
                ? Optional.empty()
                : Optional.of("\"" + last.label() + "\" is 0 in every " + noun.one() + " of " + none);
    }

    private static String largest(final Estimate gain, final Measure measure) {
        return measure.atMost(Math.max(Math.abs(gain.low()), Math.abs(gain.high())));
    }

    String word(final PairedStep step, final Criterion criterion) {
        return switch (comparison.verdict(step, criterion)) {
            case ALIKE -> "the same";
            case BETTER -> "better";
            case WORSE -> "worse";
            case EQUAL -> "equal";
            case OPEN -> hasValue(step, criterion) ? "not shown" : "no value";
        };
    }

    private boolean hasValue(final PairedStep step, final Criterion criterion) {
        return !Double.isNaN(comparison.gain(step, criterion).value());
    }

    private static boolean isShown(final Verdict verdict) {
        return verdict == Verdict.BETTER || verdict == Verdict.WORSE;
    }

    /**
     * Returns a side in a sentence, shown differences first: {@code flak-jackets is better than reference: better on
     * ...}.
     */
    String side(final PairedStep step) {
        return side(step, comparison.side(step).name(), by -> verdict(step, by));
    }

    /** Returns the sentence with the changes in words, and the values of both sides. */
    String answer(final PairedStep step) {
        return side(step, changes.nameAndChanges(comparison.side(step)), by -> fromTo(step, by));
    }

    /** Returns e.g. {@code Marines who survive 5.976 to 5.909, worse by 0.07 ± 0.03}; without values, the verdict. */
    private String fromTo(final PairedStep step, final Criterion by) {
        final Verdict verdict = comparison.verdict(step, by);
        if (verdict == Verdict.ALIKE || !hasValue(step, by)) {
            return verdict(step, by);
        }
        final Measure measure = Measure.of(by.metric());
        final String values = bare(comparison.base().result(), by.metric()) + " to "
                + bare(comparison.side(step).result(), by.metric());
        if (!isShown(verdict)) {
            return verdict(step, by) + " (" + values + ")";
        }
        final Estimate gain = comparison.gain(step, by);
        final String unit = Labels.unitAfter(measure.label(), measure.points());
        return measure.label() + " " + values + (measure.share() ? " %" : "") + ", "
                + (verdict == Verdict.BETTER ? "better by " : "worse by ")
                + measure.change(verdict == Verdict.BETTER ? gain : gain.negated())
                        .shortForm()
                + (unit.isEmpty() ? "" : " " + unit);
    }

    /** Returns the mean or ratio of a run without its interval. */
    private static String bare(final RunResult result, final Metric metric) {
        return Measure.mean(result, metric).shortForm().split(" ", 2)[0];
    }

    private String side(final PairedStep step, final String name, final Function<Criterion, String> verdict) {
        final List<Metric> deciding = comparison.deciding(step);
        final String verdicts = comparison.criteria().stream()
                .sorted(Comparator.comparing((Criterion by) -> !deciding.contains(by.metric()))
                        .thenComparing(by -> !isShown(comparison.verdict(step, by))))
                .map(verdict)
                .collect(Collectors.joining("; "));
        final String lead = switch (comparison.overall(step)) {
            case SAME -> name + " plays the same as " + comparison.base().name();
            case UPGRADE -> name + " is better than " + comparison.base().name();
            case SIDEGRADE -> name + " is a sidegrade of " + comparison.base().name();
            case EQUAL -> name + " is equal to " + comparison.base().name();
            case DOWNGRADE -> name + " is worse than " + comparison.base().name();
            case UNPLAYED ->
                (comparison.side(step).result().completed() == 0
                                ? name
                                : comparison.base().name()) + " completed no " + noun.one() + ", so " + name + " and "
                        + comparison.base().name() + " cannot be compared";
            case OPEN ->
                comparison.criteria().stream().anyMatch(by -> hasValue(step, by))
                        ? name + " cannot be distinguished from "
                                + comparison.base().name()
                        : name + " and " + comparison.base().name() + " cannot be compared";
        };
        return comparison.overall(step) == Verdict.Overall.UNPLAYED
                ? lead + "."
                : lead + decidedBy(deciding) + ": " + verdicts + ".";
    }

    /** Returns which criteria decided, if some of several come before the others; else nothing. */
    private String decidedBy(final List<Metric> deciding) {
        final boolean ranked = comparison.criteria().stream()
                        .map(by -> by.metric().leads())
                        .filter(Streams.unseen())
                        .count()
                > 1;
        return ranked && !deciding.isEmpty()
                ? deciding.stream()
                        .map(metric -> Measure.of(metric).label())
                        .collect(Collectors.joining(" and ", ", decided by ", ""))
                : "";
    }

    /** Returns the few surest of the other differences of a side; empty if there are none. */
    Optional<String> alsoDiffering(final PairedStep step) {
        final List<Metric> metrics = comparison.alsoDiffering(step);
        if (metrics.isEmpty()) {
            return Optional.empty();
        }
        final String surest = metrics.stream()
                .limit(MAX_OTHERS)
                .map(metric -> metric.label() + " ("
                        + Measure.of(metric).amount(comparison.difference(step, metric, Estimates.DEFAULT_LEVEL)) + ")")
                .collect(Collectors.joining(", "));
        final int left = metrics.size() - MAX_OTHERS;
        return Optional.of("In addition, " + comparison.side(step).name() + " differs on " + surest
                + (left > 0 ? " and " + left + " more (see the report)" : "") + ".");
    }

    /** Returns the first few of the metrics that a side has and not every other. */
    static String notCompared(final Comparison.Side side) {
        final List<String> alone = side.alone();
        final int left = alone.size() - MAX_OTHERS;
        return "Not compared, metrics of " + side.name() + " that not every side has: "
                + String.join("; ", alone.subList(0, Math.min(MAX_OTHERS, alone.size())))
                + (left > 0 ? " and " + left + " more (see the report)" : "") + ".";
    }

    /** Returns the sides by their verdict over all criteria, best first: {@code Better: a, b}. */
    List<String> groups() {
        final Map<Verdict.Overall, String> words = new LinkedHashMap<>();
        words.put(Verdict.Overall.UPGRADE, "Better");
        words.put(Verdict.Overall.SIDEGRADE, "Sidegrade");
        words.put(Verdict.Overall.EQUAL, "Equal");
        words.put(Verdict.Overall.SAME, "The same");
        words.put(Verdict.Overall.OPEN, "Open");
        words.put(Verdict.Overall.UNPLAYED, "Not compared");
        words.put(Verdict.Overall.DOWNGRADE, "Worse");
        final List<String> groups = new ArrayList<>();
        words.forEach((overall, word) -> {
            final String names = comparison.steps().stream()
                    .filter(step -> comparison.overall(step) == overall)
                    .map(step -> comparison.side(step).name())
                    .collect(Collectors.joining(", "));
            if (!names.isEmpty()) {
                groups.add(word + ": " + names);
            }
        });
        return groups;
    }
}
