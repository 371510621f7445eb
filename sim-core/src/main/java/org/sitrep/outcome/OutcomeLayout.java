package org.sitrep.outcome;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The names and meanings of the slots of an {@link Outcome}, with the ratios, series, survival curves and groups that
 * reports build from them. Immutable.
 */
public final class OutcomeLayout {
    /** The unit of a share of 0 … 1. */
    public static final String SHARE = "share";

    private final List<Slot> slots;
    private final List<Ratio> ratios;
    private final List<Series> series;
    private final List<Survival> survivals;
    private final List<Group> groups;
    private final List<String> brief;
    private final Set<String> impossible;
    private final String headline;
    private final Map<String, Integer> indexByName;
    private final Map<String, Ratio> ratioByName = new HashMap<>();

    private OutcomeLayout(final Builder builder) {
        slots = List.copyOf(builder.slots);
        ratios = List.copyOf(builder.ratios);
        series = List.copyOf(builder.series);
        survivals = List.copyOf(builder.survivals);
        groups = List.copyOf(builder.groups);
        brief = List.copyOf(builder.brief);
        impossible = Collections.unmodifiableSet(new LinkedHashSet<>(builder.impossible));
        indexByName = Map.copyOf(builder.indexByName);
        headline = builder.headline;
        ratios.forEach(this::requireRatio);
        series.forEach(s -> s.slots().forEach(this::index));
        survivals.forEach(this::requireSurvival);
        impossible.forEach(this::index);
        groups.forEach(this::requireGroup);
        requireMetric(headline);
        brief.forEach(this::requireBrief);
    }

    private void requireBrief(final String name) {
        if (groups.stream().noneMatch(g -> g.name().equals(name))) {
            throw new IllegalArgumentException("no group " + name);
        }
    }

    private void requireRatio(final Ratio ratio) {
        if (ratioByName.putIfAbsent(ratio.name(), ratio) != null || indexByName.containsKey(ratio.name())) {
            throw new IllegalArgumentException("metric " + ratio.name() + " twice");
        }
        index(ratio.numerator());
        if (slots.get(index(ratio.denominator())).min() < 0) {
            throw new IllegalArgumentException(
                    "ratio " + ratio.name() + ": denominator " + ratio.denominator() + " can be negative");
        }
    }

    private void requireSurvival(final Survival survival) {
        final boolean unique =
                survivals.stream().filter(s -> s.name().equals(survival.name())).count() == 1;
        if (!unique || indexByName.containsKey(survival.name()) || ratioByName.containsKey(survival.name())) {
            throw new IllegalArgumentException("survival " + survival.name() + ": the name is taken");
        }
        for (final Survival.Curve curve : survival.curves()) {
            curve.atRisk().forEach(slot -> requireCount(survival, slot));
            curve.lost().forEach(slot -> requireCount(survival, slot));
        }
    }

    private void requireCount(final Survival survival, final String name) {
        final Slot slot = slots.get(index(name));
        if (slot.kind() == Slot.Kind.QUANTITY || slot.min() < 0 || slot.divisor() != 1) {
            throw new IllegalArgumentException("survival " + survival.name() + ": " + name + " is not a count");
        }
    }

    private void requireGroup(final Group group) {
        group.metrics().forEach(this::requireMetric);
        if (group.kind() == Group.Kind.BREAKDOWN && !group.metrics().stream().allMatch(this::isShare)) {
            throw new IllegalArgumentException("group " + group.name() + ": not all of its metrics are shares");
        }
    }

    private void requireMetric(final String name) {
        if (ratio(name).isEmpty()) {
            index(name);
        }
    }

    public List<Slot> slots() {
        return slots;
    }

    /** Returns the ratio metrics in order. */
    public List<Ratio> ratios() {
        return ratios;
    }

    public List<Series> series() {
        return series;
    }

    /** Returns the survival curves in display order. */
    public List<Survival> survivals() {
        return survivals;
    }

    /**
     * Returns the names of the slots that are a step of a series or of a survival curve and mean little by themselves.
     */
    public Set<String> steps() {
        final Set<String> steps = new LinkedHashSet<>();
        series.forEach(s -> steps.addAll(s.slots()));
        survivals.stream().flatMap(s -> s.curves().stream()).forEach(curve -> {
            steps.addAll(curve.atRisk());
            steps.addAll(curve.lost());
        });
        return steps;
    }

    /** Returns the groups in display order. */
    public List<Group> groups() {
        return groups;
    }

    /** Returns the names of the groups that a brief report shows, e.g. in a terminal; empty if it shows all. */
    public List<String> brief() {
        return brief;
    }

    /**
     * Returns the names of the slots that are 0 or absent in every trial of this scenario, in the order of the slots: a
     * scenario of the same layout may have others. Reports do not show them.
     */
    public Set<String> impossible() {
        return impossible;
    }

    /** Returns the name of the metric that sums up the outcome in one number. */
    public String headline() {
        return headline;
    }

    /**
     * Returns the index of a slot.
     *
     * @throws IllegalArgumentException if no slot has that name
     */
    public int index(final String name) {
        final Integer index = indexByName.get(name);
        if (index == null) {
            throw new IllegalArgumentException("no slot " + name);
        }
        return index;
    }

    /** Returns the slot of that name, if any. */
    public Optional<Slot> slot(final String name) {
        return Optional.ofNullable(indexByName.get(name)).map(slots::get);
    }

    /** Returns the ratio of that name, if any. */
    public Optional<Ratio> ratio(final String name) {
        return Optional.ofNullable(ratioByName.get(name));
    }

    /** Returns the slot or ratio of that name, if any. */
    public Optional<Metric> metric(final String name) {
        return slot(name).<Metric>map(slot -> slot).or(() -> ratio(name));
    }

    /** Returns whether a metric is a share of 0 … 1: a flag, or anything in the unit {@value #SHARE}. */
    public boolean isShare(final String name) {
        return slot(name)
                .map(s -> s.kind() == Slot.Kind.FLAG || s.unit().equals(SHARE))
                .or(() -> ratio(name).map(r -> r.unit().equals(SHARE)))
                .orElse(false);
    }

    /**
     * Compares slots, ratios, series, survival curves, groups, brief groups and headline, including their order; what
     * is {@linkplain #impossible impossible} may differ, so that such scenarios can be compared.
     */
    @Override
    public boolean equals(final Object other) {
        return other instanceof OutcomeLayout that
                && slots.equals(that.slots)
                && ratios.equals(that.ratios)
                && series.equals(that.series)
                && survivals.equals(that.survivals)
                && groups.equals(that.groups)
                && brief.equals(that.brief)
                && headline.equals(that.headline);
    }

    @Override
    public int hashCode() {
        return Objects.hash(slots, ratios, series, survivals, groups, brief, headline);
    }

    /** Starts a layout. */
    public static Builder builder() {
        return new Builder();
    }

    /** Collects slots in order; not thread-safe. */
    public static final class Builder {
        private final List<Slot> slots = new ArrayList<>();
        private final List<Ratio> ratios = new ArrayList<>();
        private final List<Series> series = new ArrayList<>();
        private final List<Survival> survivals = new ArrayList<>();
        private final List<Group> groups = new ArrayList<>();
        private final Map<String, Integer> indexByName = new LinkedHashMap<>();
        private final List<String> brief = new ArrayList<>();
        private final List<String> impossible = new ArrayList<>();
        private String headline = "";

        private Builder() {}

        /**
         * Adds a slot and returns its index.
         *
         * @throws IllegalArgumentException if the name is already in use
         */
        public int add(final Slot slot) {
            if (indexByName.putIfAbsent(slot.name(), slots.size()) != null) {
                throw new IllegalArgumentException("slot " + slot.name() + " twice");
            }
            slots.add(slot);
            return slots.size() - 1;
        }

        /** Adds a ratio metric. */
        public Builder add(final Ratio ratio) {
            ratios.add(ratio);
            return this;
        }

        public Builder add(final Series s) {
            series.add(s);
            return this;
        }

        /** Adds survival curves. */
        public Builder add(final Survival survival) {
            survivals.add(survival);
            return this;
        }

        public Builder add(final Group group) {
            groups.add(group);
            return this;
        }

        /** Adds names of groups to show in a brief report. */
        public Builder brief(final List<String> groupNames) {
            brief.addAll(groupNames);
            return this;
        }

        /** Adds a slot to those that are 0 or absent in every trial of this scenario. */
        public Builder impossible(final String slot) {
            impossible.add(slot);
            return this;
        }

        /** Names the headline metric. */
        public Builder headline(final String name) {
            headline = name;
            return this;
        }

        /**
         * Returns the layout.
         *
         * @throws IllegalArgumentException if a ratio, series, survival, group or the headline names an unknown metric,
         *     {@link #impossible} names an unknown slot, {@link #brief} names an unknown group, two metrics or
         *     survivals have the same name, a ratio's denominator can be negative, a survival's slot is not a count, or
         *     a breakdown's metric is not a share
         */
        public OutcomeLayout build() {
            return new OutcomeLayout(this);
        }
    }
}
