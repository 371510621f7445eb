package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.PairedStep;
import org.sitrep.analysis.Verdict;
import org.sitrep.analysis.Yardstick;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Estimates;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;
import org.sitrep.stats.MetricEstimates;

/** What a comparison says, in words. Stateless. */
public final class ComparisonSentences {
    /** Of what else differs, as many as a terminal has room for. */
    private static final int ELSE = 3;

    private ComparisonSentences() {}

    /** Returns what the comparison is called. */
    public static String title(final Comparison comparison) {
        final List<String> titles = comparison.sides().stream()
                .map(side -> side.capsule().title())
                .distinct()
                .toList();
        return (titles.size() == 1 ? titles.get(0) : String.join(" / ", titles)) + ": "
                + (comparison.sides().size() == 2 ? "two" : comparison.sides().size()) + " sides compared";
    }

    /** Returns how many missions and which seed. */
    public static String subtitle(final Comparison comparison) {
        final Capsule first = comparison.base().capsule();
        return "each on the same " + Trial.of(first).counted(first.completed() + first.aborted()) + ", seed "
                + first.seed();
    }

    /** Returns a side's own value, a share in percent. */
    public static Estimate value(final Comparison.Side side, final Slot slot) {
        final Capsule capsule = side.capsule();
        final Estimate estimate = MetricEstimates.of(
                slot, capsule.tallies().get(capsule.layout().index(slot.name())), Estimates.DEFAULT_LEVEL);
        return LadderSentences.isRate(slot) ? Numbers.inPercent(estimate) : estimate;
    }

    /** Returns the paired difference less the first side's, with the slot's own sign, a share in percent points. */
    public static Estimate difference(final Comparison comparison, final PairedStep step, final Slot slot) {
        final Estimate difference = step.difference(slot, comparison.eachLevel());
        return LadderSentences.isRate(slot) ? Numbers.inPoints(difference) : difference;
    }

    private static String amount(final Estimate gain, final Slot slot) {
        return (LadderSentences.isRate(slot) ? Numbers.inPercent(gain) : gain).shortForm() + " "
                + LadderSentences.points(slot);
    }

    /** Returns the verdict by one yardstick in a few words: {@code better on survivors by 0.31 ± 0.04 Marines}. */
    public static String verdict(final Comparison comparison, final PairedStep step, final Yardstick yardstick) {
        final Slot slot = yardstick.slot();
        final Estimate gain = comparison.gain(step, yardstick);
        final String on = " on " + slot.label();
        return switch (comparison.verdict(step, yardstick)) {
            case ALIKE ->
                "the same" + on + " in every "
                        + Trial.of(comparison.base().capsule()).one();
            case BETTER -> "better" + on + " by " + amount(gain, slot);
            case WORSE -> "worse" + on + " by " + amount(gain.negated(), slot);
            case EQUAL -> "no difference" + on + " of " + matters(yardstick) + " or more";
            case OPEN ->
                Double.isNaN(gain.low())
                        ? "too few to tell" + on
                        : "no difference shown" + on + ", none larger than " + most(gain, slot);
        };
    }

    private static String matters(final Yardstick yardstick) {
        final boolean rate = LadderSentences.isRate(yardstick.slot());
        return Numbers.plain(rate ? 100 * yardstick.matters() : yardstick.matters(), 4) + " "
                + LadderSentences.points(yardstick.slot());
    }

    private static String most(final Estimate gain, final Slot slot) {
        final double widest = Math.max(Math.abs(gain.low()), Math.abs(gain.high()));
        final Estimate bound = new Estimate(0, -widest, widest, gain.level(), gain.n(), gain.unit(), gain.method());
        final Estimate shown = LadderSentences.isRate(slot) ? Numbers.inPercent(bound) : bound;
        return Numbers.upperLimit(shown, LadderSentences.points(slot));
    }

    /** Returns a verdict in a word or two. */
    static String word(final Verdict verdict) {
        return switch (verdict) {
            case ALIKE -> "the same";
            case BETTER -> "better";
            case WORSE -> "worse";
            case EQUAL -> "equal";
            case OPEN -> "not shown";
        };
    }

    /** Returns what a side comes to, in a word or two. */
    public static String overall(final Verdict.Overall overall) {
        return switch (overall) {
            case SAME -> "the same";
            case UPGRADE -> "better";
            case SIDEGRADE -> "sidegrade";
            case DOWNGRADE -> "worse";
            case OPEN -> "open";
        };
    }

    /** Returns a side in a sentence: {@code flak-jackets is better than reference: better on survivors by ...}. */
    public static String side(final Comparison comparison, final PairedStep step) {
        final String name = comparison.side(step).name();
        final String base = comparison.base().name();
        // what is shown before what is not
        final String verdicts = comparison.yardsticks().stream()
                .sorted(Comparator.comparing(yardstick -> !isShown(comparison.verdict(step, yardstick))))
                .map(yardstick -> verdict(comparison, step, yardstick))
                .collect(Collectors.joining("; "));
        final String lead = switch (comparison.overall(step)) {
            case SAME -> name + " plays as " + base + " does";
            case UPGRADE -> name + " is better than " + base;
            case SIDEGRADE -> name + " is a sidegrade of " + base;
            case DOWNGRADE -> name + " is worse than " + base;
            case OPEN -> name + " cannot be told from " + base;
        };
        return lead + ": " + verdicts + ".";
    }

    /** Returns what else a side differs by, the surest few: {@code Otherwise flak-jackets differs on Wounds (-0.2 ± 0.1 Wounds), ...}; empty if on nothing. */
    public static Optional<String> alsoDiffering(final Comparison comparison, final PairedStep step) {
        final List<Slot> slots = comparison.alsoDiffering(step);
        if (slots.isEmpty()) {
            return Optional.empty();
        }
        final String first = slots.stream()
                .limit(ELSE)
                .map(slot -> slot.label() + " ("
                        + LadderSentences.difference(step, slot).shortForm() + " " + LadderSentences.points(slot) + ")")
                .collect(Collectors.joining(", "));
        final int left = slots.size() - ELSE;
        return Optional.of("Otherwise " + comparison.side(step).name() + " differs on " + first
                + (left > 0 ? " and " + left + " more, in the report" : "") + ".");
    }

    private static boolean isShown(final Verdict verdict) {
        return verdict == Verdict.BETTER || verdict == Verdict.WORSE;
    }

    /** Returns the sides by what they come to, best first: {@code Better: a, b}. */
    public static List<String> groups(final Comparison comparison) {
        final List<String> groups = new ArrayList<>();
        for (final Verdict.Overall overall : List.of(
                Verdict.Overall.UPGRADE,
                Verdict.Overall.SIDEGRADE,
                Verdict.Overall.SAME,
                Verdict.Overall.OPEN,
                Verdict.Overall.DOWNGRADE)) {
            final String names = comparison.steps().stream()
                    .filter(step -> comparison.overall(step) == overall)
                    .map(step -> comparison.side(step).name())
                    .collect(Collectors.joining(", "));
            if (!names.isEmpty()) {
                final String word = overall(overall);
                groups.add(word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1) + ": " + names);
            }
        }
        return List.copyOf(groups);
    }
}
