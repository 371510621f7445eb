package org.sitrep.analysis.sweep;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;

/**
 * The metrics of a sweep. Immutable.
 *
 * @param shown names of the metrics of each point, where it has them
 * @param compared names of the slots and ratios that are compared with the unchanged scenario, where all points have
 *     them
 */
public record SweepMetrics(List<String> shown, List<String> compared) {
    /** Copies the lists. */
    public SweepMetrics {
        shown = List.copyOf(shown);
        compared = List.copyOf(compared);
    }

    /** Returns the usual metrics: those that the game names, and those by which the scenarios are judged. */
    public static SweepMetrics usual(final List<SweptScenario> all) {
        final List<String> judged = all.stream()
                .flatMap(each -> each.base().compiled().criteria().stream())
                .filter(Streams.unseen())
                .toList();
        final Set<String> shown = new LinkedHashSet<>(named(
                all,
                all.stream()
                        .flatMap(each -> each.base().game().sweptMetrics().stream())
                        .filter(Streams.unseen())
                        .toList()));
        shown.addAll(judged);
        return new SweepMetrics(List.copyOf(shown), judged);
    }

    /** Returns the metrics that match patterns, all of them compared; see {@link #matching}. */
    public static SweepMetrics of(final List<SweptScenario> all, final List<String> patterns) {
        final List<String> named = named(all, patterns);
        return new SweepMetrics(named, named);
    }

    private static List<String> named(final List<SweptScenario> all, final List<String> patterns) {
        final Set<String> known = known(all);
        return patterns.stream()
                .flatMap(pattern -> matching(pattern, known).stream())
                .filter(Streams.unseen())
                .toList();
    }

    /** Returns the names of all metrics of all points: for each layout the slots, then the ratios. */
    public static Set<String> known(final List<SweptScenario> all) {
        final Set<String> known = new LinkedHashSet<>();
        all.stream()
                .flatMap(each -> each.layouts().stream())
                .filter(Streams.unseen())
                .forEach(layout -> {
                    layout.slots().forEach(slot -> known.add(slot.name()));
                    layout.ratios().forEach(ratio -> known.add(ratio.name()));
                });
        return known;
    }

    /** Returns the names that match a pattern, in which {@code *} stands for any text. */
    public static List<String> matching(final String pattern, final Collection<String> known) {
        final String regex =
                Stream.of(pattern.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
        return known.stream().filter(name -> name.matches(regex)).toList();
    }

    /** Returns the compared slots that all points of a scenario have, with the range of all of them. */
    public List<Slot> common(final SweptScenario of) {
        return of.isBaseOnly()
                ? List.of()
                : compared.stream()
                        .flatMap(name -> common(name, of.layouts()).stream())
                        .toList();
    }

    /** Returns the compared ratios that all points of a scenario have. */
    public List<Ratio> commonRatios(final SweptScenario of) {
        return of.isBaseOnly()
                ? List.of()
                : compared.stream()
                        .flatMap(name -> commonRatio(name, of.layouts()).stream())
                        .toList();
    }

    private static Optional<Ratio> commonRatio(final String name, final List<OutcomeLayout> layouts) {
        final Optional<Ratio> ratio = layouts.get(0).ratio(name);
        return layouts.stream().allMatch(layout -> layout.ratio(name).equals(ratio)) ? ratio : Optional.empty();
    }

    private static Optional<Slot> common(final String name, final List<OutcomeLayout> layouts) {
        final List<Slot> slots = new ArrayList<>();
        layouts.forEach(layout -> layout.slot(name).ifPresent(slots::add));
        return slots.size() == layouts.size() ? wide(slots) : Optional.empty();
    }

    /** Returns a slot whose range covers those of all, if they have the same meaning. */
    private static Optional<Slot> wide(final List<Slot> all) {
        final Slot first = all.get(0);
        final boolean alike = all.stream()
                .allMatch(slot -> slot.kind() == first.kind()
                        && slot.divisor() == first.divisor()
                        && slot.unit().equals(first.unit()));
        return alike
                ? Optional.of(first.within(
                        all.stream().mapToInt(Slot::min).min().orElseThrow(),
                        all.stream().mapToInt(Slot::max).max().orElseThrow()))
                : Optional.empty();
    }
}
