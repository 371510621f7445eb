package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Advice;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.scenario.DidYouMean;

/** Which metrics a sweep shows, and which of them it holds against the base. Stateless. */
final class ChosenMetrics {
    private ChosenMetrics() {}

    /**
     * Returns the names of the metrics to show: those that the patterns name, or else the usual ones that are there and
     * those by which the scenario is judged.
     *
     * @param patterns names with {@code *} for anything; null for the usual ones
     * @param usual patterns of the games
     * @param layouts of all points
     * @param yardsticks of all scenarios
     * @throws UserError if a pattern names no metric of any point, or there is nothing to show
     */
    static List<String> shown(
            final List<String> patterns,
            final Collection<String> usual,
            final Collection<OutcomeLayout> layouts,
            final Collection<String> yardsticks) {
        final Set<String> known = new LinkedHashSet<>();
        layouts.forEach(layout -> known.addAll(Advice.metrics(layout)));
        final Set<String> chosen = new LinkedHashSet<>();
        for (final String pattern : patterns == null ? usual : patterns) {
            final String regex =
                    Stream.of(pattern.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*"));
            final List<String> found =
                    known.stream().filter(name -> name.matches(regex)).toList();
            if (patterns != null && found.isEmpty()) {
                throw UserError.usage("there is no metric " + pattern, advice(pattern, known));
            }
            chosen.addAll(found);
        }
        if (patterns == null) {
            chosen.addAll(yardsticks);
        }
        if (chosen.isEmpty()) {
            throw UserError.usage("none of the usual metrics is there", "choose some with --metric");
        }
        return List.copyOf(chosen);
    }

    private static String advice(final String pattern, final Set<String> known) {
        final String near = DidYouMean.suggestion(pattern, known);
        return near.isEmpty() ? "./sitrep list metrics shows what there is" : near;
    }

    /** Returns those slots that all points of a scenario have, with room for the values of all of them. */
    static List<Slot> common(final List<String> names, final Collection<OutcomeLayout> layouts) {
        final List<Slot> common = new ArrayList<>();
        for (final String name : names) {
            final List<Optional<Slot>> of =
                    layouts.stream().map(layout -> layout.slot(name)).toList();
            if (!of.isEmpty() && of.stream().allMatch(Optional::isPresent)) {
                wide(of.stream().flatMap(Optional::stream).toList()).ifPresent(common::add);
            }
        }
        return common;
    }

    /** The slot whose range holds those of all, if they mean the same. */
    private static Optional<Slot> wide(final List<Slot> all) {
        final Slot first = all.get(0);
        final boolean alike = all.stream()
                .allMatch(slot -> slot.kind() == first.kind()
                        && slot.divisor() == first.divisor()
                        && slot.unit().equals(first.unit()));
        return alike
                ? Optional.of(new Slot(
                        first.name(),
                        first.label(),
                        first.unit(),
                        first.kind(),
                        all.stream().mapToInt(Slot::min).min().orElseThrow(),
                        all.stream().mapToInt(Slot::max).max().orElseThrow(),
                        first.divisor(),
                        first.better()))
                : Optional.empty();
    }
}
