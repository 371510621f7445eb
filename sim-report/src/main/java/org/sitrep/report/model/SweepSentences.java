package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.sitrep.analysis.design.SobolPairs;
import org.sitrep.analysis.sweep.Effect;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.outcome.Slot;
import org.sitrep.portable.Streams;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/** Writes the sentences of a sweep. Stateless. */
public final class SweepSentences {
    /** The ratio of the mean size of effects to the size of their mean above which they count as mixed in sign. */
    private static final double BOTH_WAYS = 1.2;

    /** The number of significant figures of a step that is not whole. */
    private static final int STEP_FIGURES = 3;

    private SweepSentences() {}

    public static String title(final SweepResult sweep) {
        final List<SweepStudy> studies = sweep.studies();
        return (studies.size() == 1 ? studies.get(0).title() : studies.size() + " scenarios")
                + switch (sweep.factors().size()) {
                    case 0 -> ": side by side";
                    case 1 ->
                        ": effect of "
                                + words(studies.get(0))
                                        .name(sweep.factors().get(0).path());
                    default -> ": effects of " + sweep.factors().size() + " values";
                };
    }

    /** Returns the design, the numbers of points and trials, seed and bot. */
    public static String subtitle(final SweepResult sweep) {
        final List<SweepPoint> points = sweep.studies().stream()
                .flatMap(study -> study.points().stream())
                .toList();
        final String played = points.isEmpty()
                ? "Nothing played"
                : new TrialWord(sweep.studies().get(0).trial())
                                .counted(points.get(0).trials())
                        + (points.size() == 1 ? "" : " each on the same draws") + ", seed "
                        + points.get(0).seed()
                        + ", bot "
                        + String.join(
                                ", ",
                                points.stream()
                                        .map(SweepPoint::bot)
                                        .filter(Streams.unseen())
                                        .toList());
        return sweep.factors().isEmpty() ? played : design(sweep) + "; " + played;
    }

    /**
     * Returns the points and the reason for their choice: {@code Grid of 6 points (only 6) and the unchanged scenario}.
     */
    public static String design(final SweepResult sweep) {
        final SweepStudy study = sweep.studies().get(0);
        final String points = Numbers.counted(study.asked() - 1, "point");
        final String what = switch (sweep.design()) {
            case GRID -> "Grid of " + points;
            case SPACE -> "Latin hypercube of " + points;
            case MORRIS -> Numbers.counted(sweep.rows(), "Morris walk") + " over " + points;
            case SOBOL ->
                SobolPairs.SEQUENCES + " Sobol sequences of "
                        + Numbers.counted(sweep.rows() / SobolPairs.SEQUENCES, "pair") + " each over " + points;
        };
        return what + " (" + sweep.why() + ") and the unchanged scenario";
    }

    /** Returns what people call the varied values and the metrics of a study. */
    static ValueWords words(final SweepStudy study) {
        return new ValueWords(study.words());
    }

    /** Returns the ranking of the factors for a metric named before, the most important first. */
    public static String ranking(final SweepStudy study, final Slot slot) {
        final String sentence = ranking(study, slot, Integer.MAX_VALUE);
        final long shown = study.ranked(slot).stream().filter(Effect::shows).count();
        return shown > 1 ? "Most: " + sentence : shown == 1 ? sentence : Sentences.capitalised(sentence);
    }

    /**
     * Returns the ranking for a metric in a sentence that names it, with at most {@code most} factors and the number of
     * others. A single factor is said with the metric at both ends: {@code Fighters 3 to 8: Wounds 0.54 to 2.8, +2.26 ±
     * 0.13 Wounds.}
     */
    static String answer(final SweepStudy study, final Slot slot, final int most) {
        final List<Effect> ranked = study.ranked(slot);
        final boolean shows = ranked.stream().anyMatch(Effect::shows);
        return Optional.of(ranked)
                .filter(any -> shows && ranked.size() == 1)
                .flatMap(single -> action(study, single.get(0), Measure.of(slot)))
                .orElseGet(() -> "For " + slot.label()
                        + (shows ? ranked.size() == 1 ? " this matters: " : " this matters most: " : ", ")
                        + ranking(study, slot, most));
    }

    private static Optional<String> action(final SweepStudy study, final Effect effect, final Measure measure) {
        return span(effect)
                .flatMap(span -> at(effect, span.from(), measure)
                        .flatMap(from -> at(effect, span.to(), measure)
                                .map(to -> Sentences.capitalised(words(study).name(effect.path())) + " "
                                        + words(study).value(effect.path(), span.from()) + " to "
                                        + words(study).value(effect.path(), span.to()) + ": " + measure.label() + " "
                                        + from
                                        + " to " + to + (measure.share() ? " %" : "") + ", "
                                        + signedAmount(span.change(), measure) + ".")));
    }

    /** Returns the mean at a value of a factor, without its interval; empty if the curve does not have it. */
    private static Optional<String> at(final Effect effect, final String value, final Measure measure) {
        return effect.curve().stream()
                .filter(level -> level.value().equals(value))
                .findFirst()
                .map(level -> measure.value(level.mean()).shortForm().split(" ", 2)[0]);
    }

    private static String ranking(final SweepStudy study, final Slot slot, final int most) {
        final List<Effect> ranked = study.ranked(slot);
        final List<String> shown = ranked.stream()
                .filter(Effect::shows)
                .map(effect -> words(study).name(effect.path()) + " (" + amount(study, effect, slot) + ")")
                .toList();
        final List<String> silent = ranked.stream()
                .filter(effect -> !effect.shows())
                .map(effect -> words(study).name(effect.path()))
                .toList();
        final StringBuilder sentence =
                new StringBuilder(String.join("; then ", shown.subList(0, Math.min(most, shown.size()))));
        final int further = shown.size() - most;
        if (further > 0) {
            sentence.append("; and ").append(further).append(further == 1 ? " more matters" : " more matter");
        }
        if (!silent.isEmpty()) {
            sentence.append(shown.isEmpty() ? "" : "; ")
                    .append("no effect shown: ")
                    .append(silent.size() > most ? silent.size() + " values" : String.join(", ", silent));
        }
        return sentence.append('.').toString();
    }

    /** Returns the effect of a factor on a metric, without its name: {@code -0.41 ± 0.02 from 2 to 8}. */
    private static String amount(final SweepStudy study, final Effect effect, final Slot slot) {
        final Measure measure = Measure.of(slot);
        if (effect.shares().isPresent()) {
            final Effect.Shares shares = effect.shares().get();
            return Numbers.inPercent(shares.total()).shortForm() + " % of its variance over the space, "
                    + Numbers.inPercent(shares.first()).shortForm() + " % by itself";
        }
        if (effect.elementary().isPresent()) {
            final Effect.Elementary of = effect.elementary().get();
            final String size = measure.amount(of.size()) + " either way";
            return of.mean()
                    .map(mean -> signedAmount(mean, measure) + " per step of " + step(of)
                            + (of.size().value() > BOTH_WAYS * Math.abs(mean.value()) ? ", " + size : ""))
                    .orElse(size + " from one choice to another");
        }
        return span(effect)
                .map(span -> signedAmount(span.change(), measure) + " from "
                        + words(study).value(effect.path(), span.from()) + " to "
                        + words(study).value(effect.path(), span.to()))
                .orElse("unknown");
    }

    /**
     * Returns the change from the least to the greatest value of a number if it equals the widest change; otherwise the
     * widest.
     */
    private static Optional<Effect.Span> span(final Effect effect) {
        final Optional<Effect.Span> over = effect.overRange();
        final boolean straight = over.isPresent()
                && effect.widest().isPresent()
                && Math.abs(over.get().change().value())
                        >= effect.widest().get().change().value();
        return straight ? over : effect.widest().or(() -> over);
    }

    private static String signedAmount(final Estimate change, final Measure measure) {
        return (change.value() > 0 ? "+" : "") + measure.amount(change);
    }

    /** Returns how far a walk moves a number, to three figures or the next whole number; "choice" for a choice. */
    static String step(final Effect.Elementary of) {
        if (Double.isNaN(of.step())) {
            return "choice";
        }
        final int decimals = STEP_FIGURES - 1 - (int) Math.floor(Math.log10(of.step()));
        return Numbers.plain(of.step(), Math.max(0, decimals));
    }

    /** Returns an estimate with a plus before a positive value. */
    public static String signed(final Estimate estimate) {
        return (estimate.value() > 0 ? "+" : "") + estimate.shortForm();
    }

    /** Returns the estimate of a metric in words; empty if there is none. */
    static String cell(final Map<String, Estimate> of, final String metric, final Function<Estimate, String> words) {
        final Estimate there = of.get(metric);
        return there == null ? "" : words.apply(there);
    }

    /** Returns the name of a point: its values, or "base". */
    static String name(final SweepStudy study, final SweepPoint point) {
        return point.base() ? "base" : words(study).values(point.values());
    }

    /** Returns reasons to doubt the result, one sentence each; may be empty. */
    public static List<String> warnings(final SweepStudy study) {
        final List<String> warnings = new ArrayList<>();
        if (study.missing() > 0) {
            warnings.add("Interrupted: " + Numbers.counted(study.missing(), "point") + " of "
                    + Numbers.count(study.asked()) + (study.missing() == 1 ? " was" : " were") + " not played.");
        }
        if (!study.unplayable().isEmpty()) {
            final SweepStudy.Unplayable first = study.unplayable().get(0);
            warnings.add(Numbers.counted(study.unplayable().size(), "point") + " of " + Numbers.count(study.asked())
                    + " cannot be played, since the game does not allow such values; the first is "
                    + words(study).values(first.values()) + ": "
                    + first.findings().get(0) + ".");
        }
        final long aborted =
                study.points().stream().mapToLong(SweepPoint::aborted).sum();
        if (aborted > 0) {
            warnings.add(new TrialWord(study.trial()).counted(aborted)
                    + " aborted. Means exclude them; differences and effects also exclude the same "
                    + new TrialWord(study.trial()).many() + " of all other points.");
        }
        return warnings;
    }

    /** Returns how to read the effects, in a sentence or two. */
    public static String reading(final SweepResult sweep) {
        final String noun = sweep.studies().get(0).trial();
        final String together = " These intervals hold together at " + Numbers.level(sweep.level()) + ".";
        return switch (sweep.design()) {
            case GRID ->
                (sweep.factors().size() > 1
                                ? "A change is the mean over all combinations of the other values, "
                                : "A change is the mean difference, ")
                        + noun + " by " + noun + " on the same draws."
                        + together;
            case SPACE ->
                "A change is estimated from points across the whole space: those with a low value against those "
                        + "with a high value, less the linear effect of the other values there."
                        + together;
            case MORRIS ->
                "Each walk changes one value at a time: a number by the step shown, about half its range; a choice to "
                        + "another one. \"Per step\" is the mean change (mu), \"either way\" the mean size of the "
                        + "change (mu*). \"Spread\" (sigma) is the standard deviation of the change between places, "
                        + "without the noise of the " + new TrialWord(noun).many()
                        + ". It is above 0 where the change depends on the value's own start (it is not linear) or on "
                        + "other values (they interact)."
                        + together;
            case SOBOL ->
                "Shares of the variance of the metric's mean when all values are drawn at random: of a value by "
                        + "itself, and in total with its interactions. Totals may add up to more than 100 %. Intervals "
                        + "come from the differences between " + SobolPairs.SEQUENCES
                        + " independently randomised sequences, and between blocks of "
                        + new TrialWord(noun).many() + "." + together;
        };
    }
}
