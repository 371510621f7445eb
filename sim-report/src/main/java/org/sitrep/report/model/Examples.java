package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Estimates;
import org.sitrep.outcome.Slot;

/** The missions of a run that are worth a look: best, median and worst by a metric, each with what it came to and the line that tells it. Immutable. */
final class Examples {
    private static final double[] HIGH_FIRST = {1, 0.5, 0};
    private static final double[] LOW_FIRST = {0, 0.5, 1};

    private final Capsule capsule;
    private final Metrics metrics;
    private final String metric;
    private final Commands commands;
    private final List<Example> all;

    /**
     * A mission worth a look.
     *
     * @param which e.g. {@code Best and median}
     * @param mission its number
     * @param amount what it came to
     */
    record Example(String which, long mission, String amount) {}

    Examples(final Metrics metrics, final String metric, final Commands commands) {
        capsule = metrics.capsule();
        this.metrics = metrics;
        this.metric = metric;
        this.commands = commands;
        all = metrics.distribution(metric)
                .filter(d -> !d.isEmpty())
                .map(this::of)
                .orElse(List.of());
    }

    /** Picks from a run with the line that repeats it as it follows from its capsule. */
    static Examples of(final Capsule capsule, final String metric) {
        return new Examples(new Metrics(capsule, Estimates.of(capsule)), metric, Commands.of(capsule));
    }

    /** Best, median and worst mission; those that are the same one are named together. */
    private List<Example> of(final Distribution d) {
        final Slot.Better better = metrics.better(metric);
        final double[] ranks = better == Slot.Better.LOWER ? LOW_FIRST : HIGH_FIRST;
        final String[] words = {Sentences.extreme(better, true), "Median", Sentences.extreme(better, false)};
        final Map<Long, String> names = new LinkedHashMap<>();
        final Map<Long, Double> values = new LinkedHashMap<>();
        for (int i = 0; i < ranks.length; i++) {
            final long mission = d.missionAtQuantile(ranks[i]);
            names.merge(mission, words[i], (first, next) -> first + " and " + next.toLowerCase(Locale.ROOT));
            values.put(mission, d.quantile(ranks[i]));
        }
        final List<Example> picked = new ArrayList<>();
        names.forEach((mission, name) -> picked.add(new Example(name, mission, amount(values.get(mission)))));
        return List.copyOf(picked);
    }

    private String amount(final double value) {
        return metrics.isRate(metric)
                ? metrics.label(metric) + (value == 1 ? ": yes" : ": no")
                : Numbers.plain(value, 2) + " " + metrics.unit(metric);
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /** Returns a line a mission. */
    List<Block> blocks() {
        return blocks("");
    }

    /** Returns a line a mission, each said to be of a side. */
    List<Block> blocks(final String side) {
        return all.stream().map(example -> line(side, example)).toList();
    }

    /** Returns the worst mission; empty if there is none. */
    Optional<Example> worst() {
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }

    /** Returns the line of the worst mission only; empty if there is none. */
    Optional<Block> worst(final String side) {
        return all.isEmpty() ? Optional.empty() : Optional.of(line(side, all.get(all.size() - 1)));
    }

    private Block line(final String side, final Example example) {
        return new Block.Command(
                Rich.of(side.isEmpty() ? "" : side + ": ")
                        .strong(
                                side.isEmpty()
                                        ? example.which()
                                        : example.which().toLowerCase(Locale.ROOT))
                        .plain(", " + metrics.trial().one() + " " + example.mission() + ": " + example.amount()),
                commands.replay(capsule.seed(), example.mission()));
    }

    /** Returns the sentence that leads from the answer to the section with the lines. */
    Rich pointer(final String section) {
        Rich text = Rich.of(metrics.trial().titles() + " to look at: ");
        for (int i = 0; i < all.size(); i++) {
            final Example example = all.get(i);
            text = text.plain(i == 0 ? "" : ", ")
                    .link(
                            example.which().toLowerCase(Locale.ROOT) + " ("
                                    + metrics.trial().one() + " " + example.mission() + ", " + example.amount() + ")",
                            section);
        }
        return text.plain(".");
    }
}
