package org.sitrep.analysis.sweep;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;

/**
 * What a sweep came to on one scenario.
 *
 * @param scenario its file, as the user named it
 * @param name its short name
 * @param title its title
 * @param trial what one trial is called, in the singular
 * @param input what the scenario as it is was made from
 * @param botFile the file that the bot came from; empty for one of the game's own
 * @param shown names of the metrics that each point has, as far as it has them
 * @param metrics those of them that are held against the base, and whose effects are told
 * @param points that were played, in the design's order, the base last
 * @param unplayable that could not be
 * @param asked how many points there were to play, the base among them
 * @param effects an effect a metric and factor, in their order; empty if nothing is varied
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
        List<Effect> effects) {
    public SweepStudy {
        shown = List.copyOf(shown);
        metrics = List.copyOf(metrics);
        points = List.copyOf(points);
        unplayable = List.copyOf(unplayable);
        effects = List.copyOf(effects);
    }

    /**
     * A point whose values the game does not allow.
     *
     * @param values by path
     * @param findings what is wrong, one line each
     */
    public record Unplayable(Map<String, String> values, List<String> findings) {
        public Unplayable {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
            findings = List.copyOf(findings);
        }
    }

    /** Returns the scenario as it is, if it was played. */
    public Optional<SweepPoint> base() {
        return points.stream().filter(SweepPoint::base).findFirst();
    }

    /** Returns the points but the base. */
    public List<SweepPoint> varied() {
        return points.stream().filter(point -> !point.base()).toList();
    }

    /** Returns how many points were neither played nor impossible: 0 unless the sweep was interrupted. */
    public int missing() {
        return asked - points.size() - unplayable.size();
    }

    /**
     * Returns the metric that is looked at first: the first that is good or bad, else the first of all; empty if there
     * are none.
     */
    public Optional<Slot> leading() {
        return leading(metrics);
    }

    /** Returns that one of some metrics. */
    public static Optional<Slot> leading(final List<Slot> metrics) {
        return metrics.stream()
                .filter(slot -> slot.better() != Slot.Better.NEUTRAL)
                .findFirst()
                .or(() -> metrics.stream().findFirst());
    }

    /** Returns a metric's effects, the greatest first; those of alike or no weight as they came. */
    public List<Effect> ranked(final Slot metric) {
        final List<Effect> of = new ArrayList<>(effects.stream()
                .filter(effect -> effect.metric().equals(metric.name()))
                .toList());
        of.sort(Comparator.comparingDouble((Effect effect) ->
                effect.weight().map(weight -> -weight.value()).orElse(Double.POSITIVE_INFINITY)));
        return of;
    }
}
