package org.sitrep.outcome;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.portable.Streams;

/**
 * The metrics that several layouts have in common: of the same name, label, unit and kind. Bounds of a slot may differ;
 * the common slot has the wider ones. Immutable.
 *
 * @param layout the common metrics in the order of the first layout
 * @param alone the labels of the other metrics of each layout, in its order; steps of series and curves are left out
 */
public record CommonLayout(OutcomeLayout layout, List<List<String>> alone) {
    /** Copies the list. */
    public CommonLayout {
        alone = List.copyOf(alone);
    }

    /**
     * Returns the common metrics of some layouts, at least one; empty if the headline of the first is not among them.
     * Equal layouts have that layout in common.
     */
    public static Optional<CommonLayout> of(final List<OutcomeLayout> layouts) {
        final OutcomeLayout first = layouts.get(0);
        if (layouts.stream().allMatch(first::equals)) {
            return Optional.of(new CommonLayout(
                    first, layouts.stream().map(all -> List.<String>of()).toList()));
        }
        final OutcomeLayout.Builder common = OutcomeLayout.builder();
        final Set<String> kept = new LinkedHashSet<>();
        for (final Slot slot : first.slots()) {
            common(slot, layouts).ifPresent(wide -> {
                common.add(wide);
                kept.add(wide.name());
                if (layouts.stream().allMatch(layout -> layout.impossible().contains(wide.name()))) {
                    common.impossible(wide.name());
                }
            });
        }
        first.ratios().stream()
                .filter(ratio -> kept.contains(ratio.numerator()) && kept.contains(ratio.denominator()))
                .filter(ratio ->
                        layouts.stream().allMatch(other -> other.ratios().contains(ratio)))
                .forEach(ratio -> {
                    common.add(ratio);
                    kept.add(ratio.name());
                });
        if (!kept.contains(first.headline())) {
            return Optional.empty();
        }
        first.series().stream()
                .filter(series -> kept.containsAll(series.slots()))
                .filter(series ->
                        layouts.stream().allMatch(other -> other.series().contains(series)))
                .forEach(common::add);
        first.survivals().stream()
                .filter(survival -> survival.curves().stream()
                        .allMatch(curve -> kept.containsAll(curve.atRisk()) && kept.containsAll(curve.lost())))
                .filter(survival ->
                        layouts.stream().allMatch(other -> other.survivals().contains(survival)))
                .forEach(common::add);
        final List<String> groups = new ArrayList<>();
        first.groups().stream().flatMap(group -> kept(group, kept).stream()).forEach(group -> {
            common.add(group);
            groups.add(group.name());
        });
        final OutcomeLayout layout = common.headline(first.headline())
                .brief(first.brief().stream().filter(groups::contains).toList())
                .build();
        return Optional.of(new CommonLayout(
                layout, layouts.stream().map(whole -> alone(whole, kept)).toList()));
    }

    /** Returns a slot that all layouts have, with bounds that hold in all of them. */
    private static Optional<Slot> common(final Slot slot, final List<OutcomeLayout> layouts) {
        Slot wide = slot;
        for (final OutcomeLayout layout : layouts) {
            final Optional<Slot> other = layout.slot(slot.name());
            if (other.isEmpty() || !isSame(slot, other.get())) {
                return Optional.empty();
            }
            wide = wide.within(
                    Math.min(wide.min(), other.get().min()),
                    Math.max(wide.max(), other.get().max()));
            wide = other.get().open() ? wide.opened() : wide;
        }
        return Optional.of(wide);
    }

    private static boolean isSame(final Slot one, final Slot other) {
        final Slot bounded = other.within(one.min(), one.max());
        return (one.open() ? bounded.opened() : bounded).equals(other.open() ? one.opened() : one);
    }

    /**
     * Returns a group with the metrics that are kept, of a rectangle with the rows that are kept whole; empty if none
     * are, or if the shares of a category no longer add up to one.
     */
    private static Optional<Group> kept(final Group group, final Set<String> kept) {
        final int columns = Math.max(1, group.columnLabels().size());
        final List<Integer> rows = IntStream.range(0, group.itemLabels().size())
                .filter(row -> kept.containsAll(group.metrics().subList(row * columns, (row + 1) * columns)))
                .boxed()
                .toList();
        final boolean whole = rows.size() == group.itemLabels().size();
        if (rows.isEmpty() || group.kind() == Group.Kind.CATEGORY && !whole) {
            return Optional.empty();
        }
        return Optional.of(new Group(
                group.name(),
                group.title(),
                group.question(),
                group.kind(),
                rows.stream()
                        .flatMap(row -> group.metrics().subList(row * columns, (row + 1) * columns).stream())
                        .toList(),
                rows.stream().map(group.itemLabels()::get).toList(),
                group.columnLabels()));
    }

    private static List<String> alone(final OutcomeLayout layout, final Set<String> kept) {
        final Set<String> steps = layout.steps();
        return Stream.concat(
                        layout.slots().stream()
                                .filter(slot -> !kept.contains(slot.name()) && !steps.contains(slot.name()))
                                .map(Slot::label),
                        layout.ratios().stream()
                                .filter(ratio -> !kept.contains(ratio.name()))
                                .map(Ratio::label))
                .filter(Streams.unseen())
                .toList();
    }
}
