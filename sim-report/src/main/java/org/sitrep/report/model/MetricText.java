package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Survival;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.BetaBinomialSequence;
import org.sitrep.stats.Categories;
import org.sitrep.stats.ClopperPearson;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.SurvivalCurve;

/** Answers the questions of a report about a metric, either a slot or a ratio. For one thread. */
public final class MetricText {
    private static final String ALWAYS = " (always)";
    /** The ratio of interval width to observed difference beyond which an interval is uninformative. */
    private static final double UNINFORMATIVE = 10;

    private final RunResult result;
    private final OutcomeLayout layout;
    private final Map<String, Estimate> estimates;
    private final Map<String, SlotTally> tallies = new LinkedHashMap<>();
    /** Null until a curve is asked for: live answers need none. */
    private Map<String, List<SurvivalCurve>> survivals;

    public MetricText(final RunResult result) {
        this(result, Estimates.of(result));
    }

    /**
     * Creates the answers of a result whose estimates are known already.
     *
     * @param estimates by name, at one level; a metric that is missing has no value
     */
    public MetricText(final RunResult result, final Map<String, Estimate> estimates) {
        this.result = result;
        layout = result.layout();
        this.estimates = estimates;
        result.tallies().forEach(t -> tallies.put(t.name(), t));
    }

    /** Returns the estimate of each metric that has one, unscaled. */
    Map<String, Estimate> estimates() {
        return estimates;
    }

    public RunResult result() {
        return result;
    }

    /**
     * Returns the groups as reports of this run show them. Left out are rows and columns of what is
     * {@linkplain OutcomeLayout#impossible impossible}, rows without any data, such as those of a hero who does not
     * play, and groups of nothing else. Rows without data stay if no trial was completed.
     */
    public List<Group> groups() {
        return layout.groups().stream()
                .flatMap(group -> present(group).stream())
                .toList();
    }

    private Optional<Group> present(final Group group) {
        final boolean keepsAbsent =
                result.completed() == 0 || group.kind() == Group.Kind.CATEGORY || group.kind() == Group.Kind.THEME;
        final int width = Math.max(1, group.columnLabels().size());
        final int height = group.itemLabels().size();
        final List<Integer> rows = IntStream.range(0, height)
                .filter(row -> !group.metrics().subList(row * width, (row + 1) * width).stream()
                        .allMatch(metric -> isImpossible(metric) || !keepsAbsent && isAbsent(metric)))
                .boxed()
                .toList();
        final List<Integer> columns = IntStream.range(0, width)
                .filter(column -> !IntStream.range(0, height)
                        .allMatch(row -> isImpossible(group.metrics().get(row * width + column))))
                .boxed()
                .toList();
        if (rows.isEmpty() || rows.size() == height && columns.size() == width) {
            return Optional.of(group).filter(whole -> !rows.isEmpty());
        }
        final List<String> cells = new ArrayList<>();
        rows.forEach(row -> columns.forEach(column -> cells.add(group.metrics().get(row * width + column))));
        return Optional.of(new Group(
                group.name(),
                group.title(),
                group.question(),
                group.kind(),
                cells,
                rows.stream().map(group.itemLabels()::get).toList(),
                group.kind().isRectangle()
                        ? columns.stream().map(group.columnLabels()::get).toList()
                        : List.of()));
    }

    /** Returns the survivals as reports of this run show them, without curves of losses that are impossible. */
    List<Survival> survivals() {
        return layout.survivals().stream()
                .flatMap(survival -> present(survival).stream())
                .toList();
    }

    private Optional<Survival> present(final Survival survival) {
        final List<Survival.Curve> curves = survival.curves().stream()
                .filter(curve -> !curve.lost().stream().allMatch(this::isImpossible))
                .toList();
        return curves.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Survival(survival.name(), survival.label(), survival.question(), survival.step(), curves));
    }

    /**
     * Returns whether a slot, or the numerator of a ratio, is declared as impossible, and no trial contradicts that.
     */
    private boolean isImpossible(final String metric) {
        final String slot = layout.ratio(metric).map(Ratio::numerator).orElse(metric);
        return layout.impossible().contains(slot)
                && distribution(slot)
                        .map(d -> d.isEmpty() || UnseenOutcomes.is(this, slot))
                        .orElse(true);
    }

    /** Returns whether a metric's slots are absent in every trial. */
    private boolean isAbsent(final String metric) {
        return layout.ratio(metric)
                .map(Ratio::denominator)
                .or(() -> Optional.of(metric))
                .flatMap(this::distribution)
                .map(Distribution::isEmpty)
                .orElse(false);
    }

    public TrialWord trial() {
        return TrialWord.of(result);
    }

    /** Returns the label of the metric in reports. */
    public String label(final String name) {
        return layout.slot(name)
                .map(Slot::label)
                .or(() -> layout.ratio(name).map(Ratio::label))
                .orElse(name);
    }

    /** Returns the displayed unit of the metric's value: {@code %} for a share. */
    public String unit(final String name) {
        return isRate(name) ? "%" : rawUnit(name);
    }

    /** Returns whether the metric is a share of 0 … 1, displayed as a percentage. */
    public boolean isRate(final String name) {
        return layout.isShare(name);
    }

    /** Returns which direction is good for the side that the bot plays. */
    public Slot.Better better(final String name) {
        return layout.slot(name)
                .map(Slot::better)
                .or(() -> layout.ratio(name).map(Ratio::better))
                .orElse(Slot.Better.NEUTRAL);
    }

    /** Returns the estimate unscaled: a share is 0 … 1. */
    public Estimate raw(final String name) {
        final Estimate e = estimates.get(name);
        return e != null ? e : new Estimate(Double.NaN, Double.NaN, Double.NaN, level(), 0, rawUnit(name), "none");
    }

    /** Returns the estimate in the unit of {@link #unit}: a share in percent. */
    public Estimate shown(final String name) {
        return isRate(name) ? Numbers.inPercent(raw(name)) : raw(name);
    }

    /**
     * Returns the value with its uncertainty and unit, e.g. {@code 61.2 ± 0.3 %}, {@code 5.43 ± 0.01 Marines} or
     * {@code 2 Threat (always)}.
     */
    public String withUnit(final String name) {
        return withUnit(name, unit(name));
    }

    /**
     * Returns the same with another unit. Where all but a few trials had the same value, the interval rests on the
     * range of the slot rather than on the data. If it is therefore uninformative, the number of differing trials
     * replaces it; tables of intervals still show it.
     */
    String withUnit(final String name, final String unit) {
        final Estimate e = shown(name);
        final String seen = inPlaceOfInterval(name);
        return seen.isEmpty()
                ? Numbers.withUnit(e, unit)
                : Numbers.plain(e.value(), decimals(name, e.value())) + (unit.isEmpty() ? "" : " " + unit) + seen;
    }

    /** Returns whether the interval says too little to be printed: {@link #withUnit} has other words for it. */
    boolean hasWideInterval(final String name) {
        return !inPlaceOfInterval(name).isEmpty();
    }

    private String inPlaceOfInterval(final String name) {
        final Estimate e = shown(name);
        return Double.isNaN(e.low()) || isRate(name)
                ? ""
                : distribution(name).map(d -> whatDiffers(d, e)).orElse("");
    }

    /** Returns the number of decimals that distinguish a value from the most frequent one; two if they are equal. */
    private int decimals(final String name, final double value) {
        final double off = Math.abs(value - distribution(name).orElseThrow().mode());
        return off == 0 ? 2 : (int) Math.max(0, Math.min(8, -Math.floor(Math.log10(off))));
    }

    /** Returns the number of differing trials in words; empty if the interval is worth printing. */
    private static String whatDiffers(final Distribution d, final Estimate e) {
        if (d.isConstant()) {
            return d.atTheEdge() ? "" : ALWAYS;
        }
        final long off = d.trialsOffMode();
        final boolean byRange = off < MetricEstimates.RARE && 2 * off < d.trials();
        return byRange && e.high() - e.low() > UNINFORMATIVE * Math.abs(e.value() - d.mode())
                ? " (" + off + (off == 1 ? " differs)" : " differ)")
                : "";
    }

    /** Returns the method of an estimate, with the run's own name of a trial: the statistics always say trial. */
    String method(final Estimate e) {
        return e.method().replaceAll("\\bmissions\\b", trial().many());
    }

    /** Returns the confidence level of the intervals; 0.95 if there are none. */
    public double level() {
        return estimates.values().stream()
                .mapToDouble(Estimate::level)
                .findFirst()
                .orElse(0.95);
    }

    /** Returns the exact distribution of a slot; empty for a ratio. */
    public Optional<Distribution> distribution(final String name) {
        return layout.slot(name)
                .filter(s -> tallies.containsKey(name))
                .map(s -> new Distribution(s, tallies.get(name)));
    }

    /**
     * Returns a quantile of a slot with its interval, e.g. {@code 47 [45, 49]}, or alone if the interval is that value.
     *
     * @param quantile {@code p05}, {@code median} or {@code p95}
     */
    String quantile(final String name, final String quantile) {
        final Estimate e = Estimates.quantiles(result, name).get(quantile);
        final String value = Numbers.plain(e.value(), 2);
        final String low = Numbers.plain(e.low(), 2);
        final String high = Numbers.plain(e.high(), 2);
        return Double.isNaN(e.low()) || low.equals(high) ? value : value + " [" + low + ", " + high + "]";
    }

    /** Returns the curves of a survival, at the {@link #level} of the other estimates. */
    public List<SurvivalCurve> curves(final Survival survival) {
        final Set<String> labels =
                survival.curves().stream().map(Survival.Curve::label).collect(Collectors.toSet());
        if (survivals == null) {
            survivals = Estimates.survivals(result, level());
        }
        return survivals.get(survival.name()).stream()
                .filter(curve -> labels.contains(curve.label()))
                .toList();
    }

    /**
     * Returns the share of the trials in which one of several flags is set, e.g. {@code 57.0 ± 0.7 %}.
     *
     * @param flags names of slots; each trial sets at most one of them
     */
    String shareOf(final List<String> flags) {
        final long trials = flags.stream()
                .filter(tallies::containsKey)
                .mapToLong(f -> tallies.get(f).sum())
                .sum();
        return Numbers.withUnit(Numbers.inPercent(rate(trials, result.completed())), "%");
    }

    /**
     * Returns the shares of a {@link Group.Kind#CATEGORY} group with simultaneous intervals, in the group's order.
     * Empty for another kind of group, one with a single member, or one that is not a set of flags.
     */
    List<Estimate> together(final Group group) {
        final boolean flags = group.metrics().stream()
                .allMatch(m ->
                        layout.slot(m).filter(s -> s.kind() == Slot.Kind.FLAG).isPresent() && tallies.containsKey(m));
        if (group.kind() != Group.Kind.CATEGORY || group.metrics().size() < 2 || !flags) {
            return List.of();
        }
        final List<Long> counts =
                group.metrics().stream().map(m -> tallies.get(m).sum()).toList();
        return result.precision().isPresent()
                ? Categories.anytime(counts, level(), OutcomeLayout.SHARE)
                : Categories.estimates(counts, level(), OutcomeLayout.SHARE);
    }

    /**
     * Returns the estimate of a share of all completed trials that is not a metric itself, with the interval of a flag.
     */
    private Estimate rate(final long trials, final long of) {
        if (result.precision().isPresent()) {
            return BetaBinomialSequence.estimate(trials, of, level(), OutcomeLayout.SHARE);
        }
        return ClopperPearson.estimate(trials, of, level(), OutcomeLayout.SHARE);
    }

    /**
     * Returns the metric that sums up a {@link Group.Kind#PER_SUBJECT} group: the one with the group's own name, e.g.
     * {@code wounds} for the Wounds of each Marine. Empty if there is none or the group lists it itself.
     */
    public Optional<String> total(final Group group) {
        return Optional.of(group.name())
                .filter(name -> group.kind() == Group.Kind.PER_SUBJECT)
                .filter(name -> !group.metrics().contains(name))
                .filter(name ->
                        layout.slot(name).isPresent() || layout.ratio(name).isPresent());
    }

    /**
     * Returns all metrics except steps of series and survival curves, and what is impossible: slots, then ratios, in
     * the order of the layout.
     */
    public Set<String> names() {
        final Set<String> names = new LinkedHashSet<>();
        layout.slots().forEach(s -> names.add(s.name()));
        names.removeAll(layout.steps());
        layout.ratios().forEach(r -> names.add(r.name()));
        names.removeIf(this::isImpossible);
        return names;
    }

    private String rawUnit(final String name) {
        return layout.slot(name)
                .map(Slot::unit)
                .or(() -> layout.ratio(name).map(Ratio::unit))
                .orElse("");
    }
}
