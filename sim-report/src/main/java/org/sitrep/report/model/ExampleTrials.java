package org.sitrep.report.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Slot;
import org.sitrep.report.text.Numbers;

/**
 * Example trials of one side: best, median and worst by a metric, each with its value and replay command.
 *
 * @param noun name of a trial
 * @param replay command that replays a trial
 * @param named a trial, to be replayed
 * @param all the trials, best first
 */
record ExampleTrials(TrialWord noun, LongFunction<String> replay, LongFunction<NamedTrial> named, List<Example> all) {
    /**
     * An example trial.
     *
     * @param which e.g. {@code Best and median}
     * @param trial its number
     * @param amount its value
     */
    record Example(String which, long trial, String amount) {}

    /** Adds a trial after better ones; roles of the same trial are joined. */
    private static void pick(
            final Map<Long, Example> picked, final long trial, final String which, final String amount) {
        picked.merge(
                trial,
                new Example(which, trial, amount),
                (first, next) -> new Example(
                        first.which() + " and " + next.which().toLowerCase(Locale.ROOT), trial, next.amount()));
    }

    /** Picks from a run, with commands derived from its result. */
    static ExampleTrials of(final RunResult result, final String metric) {
        return of(new MetricText(result), metric, Commands.of(result));
    }

    /** Picks from a run; none if the metric is not a slot, or no trial has it. */
    static ExampleTrials of(final MetricText metrics, final String metric, final Commands commands) {
        final Map<Long, Example> picked = new LinkedHashMap<>();
        metrics.distribution(metric).filter(d -> !d.isEmpty()).ifPresent(d -> {
            final Slot.Better better = metrics.better(metric);
            final double best = better == Slot.Better.LOWER ? 0 : 1;
            final Map<String, Double> ranks = new LinkedHashMap<>();
            ranks.put(Sentences.extreme(better, true), best);
            ranks.put("Median", 0.5);
            ranks.put(Sentences.extreme(better, false), 1 - best);
            ranks.forEach((word, rank) -> pick(
                    picked,
                    d.trialAtQuantile(rank),
                    word,
                    amount(metrics.label(metric), metrics.isRate(metric), metrics.unit(metric), d.quantile(rank))));
        });
        final long seed = metrics.result().seed();
        final TrialSetting setting = TrialSetting.of(metrics.result());
        return new ExampleTrials(
                metrics.trial(),
                trial -> commands.replay(seed, trial),
                trial -> NamedTrial.alone(setting, seed, trial),
                List.copyOf(picked.values()));
    }

    /** Returns the standouts stored for a side. */
    static ExampleTrials of(final Standouts standouts, final TrialSetting setting, final TrialWord noun) {
        final Map<Long, Example> picked = new LinkedHashMap<>();
        for (final Standouts.Trial trial : standouts.trials()) {
            if (trial.kind() != Standouts.Kind.APART) {
                final String word = trial.kind() == Standouts.Kind.MEDIAN
                        ? "Median"
                        : Sentences.extreme(standouts.by().better(), trial.kind() == Standouts.Kind.BEST);
                pick(picked, trial.number(), word, amount(standouts.by(), trial.value()));
            }
        }
        final long seed = standouts.seed();
        return new ExampleTrials(
                noun,
                trial -> setting.replay(seed, trial),
                trial -> NamedTrial.alone(setting, seed, trial),
                List.copyOf(picked.values()));
    }

    static String amount(final Slot slot, final double value) {
        return amount(slot.label(), slot.kind() == Slot.Kind.FLAG, slot.unit(), value);
    }

    private static String amount(final String label, final boolean flag, final String unit, final double value) {
        return flag ? label + (value == 1 ? ": yes" : ": no") : Numbers.plain(value, 2) + " " + unit;
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /** Returns one command per trial, each labelled with the side unless that is empty. */
    List<Block> blocks(final String side) {
        return all.stream().map(example -> line(side, example)).toList();
    }

    Optional<Example> worst() {
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }

    /** Returns the command of the worst trial only; empty without trials. */
    Optional<Block> worst(final String side) {
        return worst().map(example -> line(side, example));
    }

    private Block line(final String side, final Example example) {
        final String which = example.which();
        return new Block.Command(
                RichText.of(side.isEmpty() ? "" : side + ": ")
                        .strong(side.isEmpty() ? which : which.toLowerCase(Locale.ROOT))
                        .plain(", " + noun.one() + " " + example.trial() + ": " + example.amount()),
                replay.apply(example.trial()),
                Optional.of(named.apply(example.trial())));
    }

    /** Returns the sentence that leads from the answer to the section with the commands. */
    RichText pointer(final String section) {
        RichText text = RichText.of("Example " + noun.many() + ": ");
        for (int i = 0; i < all.size(); i++) {
            final Example example = all.get(i);
            text = text.plain(i == 0 ? "" : ", ")
                    .link(
                            example.which().toLowerCase(Locale.ROOT) + " (" + noun.one() + " "
                                    + example.trial() + ", "
                                    + example.amount() + ")",
                            section);
        }
        return text.plain(".");
    }
}
