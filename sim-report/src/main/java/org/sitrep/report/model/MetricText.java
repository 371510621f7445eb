package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import org.sitrep.stats.Mean;
import org.sitrep.stats.MetricEstimates;
import org.sitrep.stats.SlotTally;
import org.sitrep.stats.SurvivalCurve;
import org.sitrep.stats.Wilson;

/** What a report asks about a metric, be it a slot or a ratio. Immutable. */
public final class MetricText {
    private static final String ALWAYS = " (always)";
    /** An interval so many times as wide as what was seen to differ says nothing. */
    private static final double SAYS_NOTHING = 10;

    private final RunResult capsule;
    private final OutcomeLayout layout;
    private final Map<String, Estimate> estimates;
    private final Map<String, SlotTally> tallies = new LinkedHashMap<>();
    private final Map<String, List<SurvivalCurve>> survivals;

    public MetricText(final RunResult capsule) {
        this.capsule = capsule;
        layout = capsule.layout();
        estimates = Estimates.of(capsule);
        capsule.tallies().forEach(t -> tallies.put(t.name(), t));
        survivals = Estimates.survivals(capsule, level());
    }

    /** Returns the estimate of each metric that has one, as it was made. */
    Map<String, Estimate> estimates() {
        return estimates;
    }

    public RunResult capsule() {
        return capsule;
    }

    /**
     * Returns the groups as reports of this run show them: without the rows of which all is absent, such as those of a
     * hero who does not play, and without groups of such rows alone. All of them if no trial was completed.
     */
    public List<Group> groups() {
        return capsule.completed() == 0
                ? layout.groups()
                : layout.groups().stream()
                        .map(this::present)
                        .filter(group -> !group.metrics().isEmpty())
                        .toList();
    }

    private Group present(final Group group) {
        if (group.kind() == Group.Kind.CATEGORY || group.kind() == Group.Kind.THEME) {
            return group;
        }
        final int columns = Math.max(1, group.columnLabels().size());
        final List<Integer> rows = IntStream.range(0, group.itemLabels().size())
                .filter(row -> !group.metrics().subList(row * columns, (row + 1) * columns).stream()
                        .allMatch(metric -> isAbsent(metric)))
                .boxed()
                .toList();
        if (rows.size() == group.itemLabels().size()) {
            return group;
        }
        final List<String> cells = new ArrayList<>();
        rows.forEach(row -> cells.addAll(group.metrics().subList(row * columns, (row + 1) * columns)));
        return new Group(
                group.name(),
                group.title(),
                group.question(),
                group.kind(),
                cells,
                rows.stream().map(group.itemLabels()::get).toList(),
                group.columnLabels());
    }

    /** Returns whether every trial left a metric's slots absent. */
    private boolean isAbsent(final String metric) {
        return layout.ratio(metric)
                .map(Ratio::denominator)
                .or(() -> Optional.of(metric))
                .flatMap(this::distribution)
                .map(Distribution::isEmpty)
                .orElse(false);
    }

    public TrialWord trial() {
        return TrialWord.of(capsule);
    }

    /** Returns what a report calls the metric. */
    public String label(final String name) {
        return layout.slot(name)
                .map(Slot::label)
                .or(() -> layout.ratio(name).map(Ratio::label))
                .orElse(name);
    }

    /** Returns the unit of the metric's value as a reader meets it: {@code %} for a share. */
    public String unit(final String name) {
        return isRate(name) ? "%" : rawUnit(name);
    }

    /** Returns whether the metric is a share of 0 … 1, which people read as a percentage. */
    public boolean isRate(final String name) {
        return layout.isShare(name);
    }

    /** Returns which direction is good for whom the bot plays. */
    public Slot.Better better(final String name) {
        return layout.slot(name)
                .map(Slot::better)
                .or(() -> layout.ratio(name).map(Ratio::better))
                .orElse(Slot.Better.NEUTRAL);
    }

    /** Returns the estimate as it was made: a share is 0 … 1. */
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
     * Returns the same with another unit. Where all trials but a few had the same value, the interval rests on what the
     * slot can hold rather than on what was seen; if it says nothing therefore, how many differed is said in its place.
     * Tables of intervals have it all the same.
     */
    String withUnit(final String name, final String unit) {
        final Estimate e = shown(name);
        final String seen = inPlaceOfInterval(name);
        return seen.isEmpty()
                ? Numbers.withUnit(e, unit)
                : Numbers.plain(e.value(), decimals(name, e.value())) + (unit.isEmpty() ? "" : " " + unit) + seen;
    }

    private String inPlaceOfInterval(final String name) {
        final Estimate e = shown(name);
        return Double.isNaN(e.low()) || isRate(name)
                ? ""
                : distribution(name).map(d -> whatDiffers(d, e)).orElse("");
    }

    /** Returns {@link #shown} for a picture: without limits where {@link #withUnit} has other words for them. */
    Estimate drawn(final String name) {
        final Estimate e = shown(name);
        return inPlaceOfInterval(name).isEmpty()
                ? e
                : new Estimate(e.value(), Double.NaN, Double.NaN, e.level(), e.n(), e.unit(), e.method());
    }

    /** So many decimals tell a value from the most frequent one; two if it is that. */
    private int decimals(final String name, final double value) {
        final double off = Math.abs(value - distribution(name).orElseThrow().mode());
        return off == 0 ? 2 : (int) Math.max(0, Math.min(8, -Math.floor(Math.log10(off))));
    }

    /** Returns how many trials differ from the rest, in words; empty if the interval is worth printing. */
    private static String whatDiffers(final Distribution d, final Estimate e) {
        if (d.isConstant()) {
            return d.atTheEdge() ? "" : ALWAYS;
        }
        final long off = d.trialsOffMode();
        final boolean byRange = off < Mean.MIN_EVENTS && 2 * off < d.trials();
        return byRange && e.high() - e.low() > SAYS_NOTHING * Math.abs(e.value() - d.mode())
                ? " (" + off + (off == 1 ? " differs)" : " differ)")
                : "";
    }

    /** Returns how an estimate was made, in the words of the run: the statistics say trial for any trial. */
    String method(final Estimate e) {
        return e.method().replaceAll("\\bmissions\\b", trial().many());
    }

    /** Returns the confidence level of the intervals, 0.95 if there are none. */
    public double level() {
        return estimates.values().stream()
                .mapToDouble(Estimate::level)
                .findFirst()
                .orElse(0.95);
    }

    /** Returns the exact distribution of a slot; empty if the metric is a ratio. */
    public Optional<Distribution> distribution(final String name) {
        return layout.slot(name)
                .filter(s -> tallies.containsKey(name))
                .map(s -> new Distribution(s, tallies.get(name)));
    }

    /** Returns the curves of a survival of the layout, at the {@link #level} of the other estimates. */
    public List<SurvivalCurve> curves(final Survival survival) {
        return survivals.get(survival.name());
    }

    /**
     * Returns in which share of the trials one of several flags is set, e.g. {@code 57.0 ± 0.7 %}.
     *
     * @param flags names of slots of which a trial has at most one set
     */
    String shareOf(final List<String> flags) {
        final long trials = flags.stream()
                .filter(tallies::containsKey)
                .mapToLong(f -> tallies.get(f).sum())
                .sum();
        return Numbers.withUnit(Numbers.inPercent(rate(trials, capsule.completed())), "%");
    }

    /**
     * Returns the shares of a {@link Group.Kind#CATEGORY} group with intervals that hold for all of them together, in
     * the group's order; empty for another group, of one member only, or one that is no set of flags.
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
        return capsule.precision().isPresent()
                ? Categories.anytime(counts, level(), OutcomeLayout.SHARE)
                : Categories.estimates(counts, level(), OutcomeLayout.SHARE);
    }

    /**
     * Returns the estimate of a share of all completed trials that is no metric of its own, with the interval that a
     * flag would get.
     */
    private Estimate rate(final long trials, final long of) {
        if (capsule.precision().isPresent()) {
            return BetaBinomialSequence.estimate(trials, of, level(), OutcomeLayout.SHARE);
        }
        return Math.min(trials, of - trials) < MetricEstimates.RARE
                ? ClopperPearson.estimate(trials, of, level(), OutcomeLayout.SHARE)
                : Wilson.estimate(trials, of, level(), OutcomeLayout.SHARE);
    }

    /**
     * Returns the metric that sums up a {@link Group.Kind#PER_SUBJECT} group: the one with the group's own name, e.g.
     * {@code wounds} for the Wounds of each Marine; empty if there is none or the group lists it itself.
     */
    public Optional<String> total(final Group group) {
        return Optional.of(group.name())
                .filter(name -> group.kind() == Group.Kind.PER_SUBJECT)
                .filter(name -> !group.metrics().contains(name))
                .filter(name ->
                        layout.slot(name).isPresent() || layout.ratio(name).isPresent());
    }

    /** Returns all metrics but steps of series and survival curves: slots, then ratios, in the order of the layout. */
    public Set<String> names() {
        final Set<String> names = new LinkedHashSet<>();
        layout.slots().forEach(s -> names.add(s.name()));
        names.removeAll(layout.steps());
        layout.ratios().forEach(r -> names.add(r.name()));
        return names;
    }

    private String rawUnit(final String name) {
        return layout.slot(name)
                .map(Slot::unit)
                .or(() -> layout.ratio(name).map(Ratio::unit))
                .orElse("");
    }
}
