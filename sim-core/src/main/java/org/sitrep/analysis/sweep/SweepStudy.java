package org.sitrep.analysis.sweep;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.scenario.DataWords;

/**
 * The result of a sweep for one scenario.
 *
 * @param scenario its file, as the user named it
 * @param name its short name
 * @param title its title
 * @param trial name of one trial, in the singular
 * @param input content of the unchanged scenario
 * @param botFile file that the bot came from; empty for one of the game's own
 * @param shown names of the metrics of each point, where it has them
 * @param metrics those of them that are compared with the base, and whose effects are computed
 * @param points played points, in the design's order, the base last
 * @param unplayable points that could not be played
 * @param asked number of points to play, including the base
 * @param effects one effect per metric and factor, in their order; empty if nothing is varied
 * @param words what people call the varied values, as {@link DataWords#of} returns it, and the metrics
 */
public record SweepStudy(
        String scenario,
        String name,
        String title,
        String trial,
        ContentSummary input,
        Optional<RunResult.BotFile> botFile,
        List<String> shown,
        List<Slot> metrics,
        List<SweepPoint> points,
        List<Unplayable> unplayable,
        int asked,
        List<Effect> effects,
        Map<String, String> words) {
    public SweepStudy {
        shown = List.copyOf(shown);
        metrics = List.copyOf(metrics);
        points = List.copyOf(points);
        unplayable = List.copyOf(unplayable);
        effects = List.copyOf(effects);
        words = Collections.unmodifiableMap(new LinkedHashMap<>(words));
    }

    /**
     * A point whose values the game does not allow.
     *
     * @param values values by path
     * @param findings findings, one line each
     */
    public record Unplayable(Map<String, String> values, List<String> findings) {
        public Unplayable {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
            findings = List.copyOf(findings);
        }
    }

    /** Returns the unchanged scenario, if it was played. */
    public Optional<SweepPoint> base() {
        return points.stream().filter(SweepPoint::base).findFirst();
    }

    /** Returns the points but the base. */
    public List<SweepPoint> varied() {
        return points.stream().filter(point -> !point.base()).toList();
    }

    /** Returns the number of points that were neither played nor unplayable: 0 unless the sweep was interrupted. */
    public int missing() {
        return asked - points.size() - unplayable.size();
    }

    /** Returns the names of the metrics that are compared with the base: {@link #metrics}, then ratios. */
    public List<String> compared() {
        return Stream.concat(
                        metrics.stream().map(Slot::name),
                        varied().stream().flatMap(point -> point.differences().keySet().stream()))
                .filter(Streams.unseen())
                .toList();
    }

    /**
     * Returns the leading metric: the first one that is good or bad, otherwise the first of all; empty if there are
     * none.
     */
    public Optional<Slot> leading() {
        return leading(metrics);
    }

    /** Returns the leading one of the given metrics. */
    public static Optional<Slot> leading(final List<Slot> metrics) {
        return metrics.stream()
                .filter(slot -> slot.better() != Slot.Better.NEUTRAL)
                .findFirst()
                .or(() -> metrics.stream().findFirst());
    }

    /** Returns a metric's effects, the greatest first; those of equal or no weight in their original order. */
    public List<Effect> ranked(final Slot metric) {
        final List<Effect> of = new ArrayList<>(effects.stream()
                .filter(effect -> effect.metric().equals(metric.name()))
                .toList());
        of.sort(Comparator.comparingDouble((Effect effect) ->
                effect.weight().map(weight -> -weight.value()).orElse(Double.POSITIVE_INFINITY)));
        return of;
    }
}
