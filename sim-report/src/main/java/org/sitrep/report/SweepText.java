package org.sitrep.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.sweep.Effect;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.Numbers;
import org.sitrep.report.model.sweep.SweepSentences;

/** Lays a sweep out for a terminal: the points of a grid, then what each value does to each metric. Stateless. */
public final class SweepText {
    /** Longest name of a factor that is not cut to its end. */
    static final int LONGEST_NAME = 14;

    private SweepText() {}

    /** Returns the text; the last line ends with a line feed. */
    public static String of(final SweepResult sweep, final TextReport.Page page) {
        final TextTable out = TextReport.table(page);
        out.heading(SweepSentences.title(sweep));
        out.line(SweepSentences.subtitle(sweep));
        sweep.studies().forEach(study -> SweepSentences.warnings(study).forEach(out::line));
        if (sweep.design() == Design.Kind.GRID) {
            out.line("");
            SweepPointsText.add(out, sweep, page.width());
        } else {
            sweep.studies().forEach(study -> asItIs(out, study));
        }
        for (final SweepStudy study : sweep.studies()) {
            study.metrics().forEach(slot -> effects(out, sweep, study, slot));
        }
        if (sweep.studies().stream().anyMatch(study -> !study.effects().isEmpty())) {
            out.line("");
            out.line(SweepSentences.reading(sweep));
        }
        if (sweep.design() != Design.Kind.GRID) {
            shortened(out, sweep);
        }
        return out.text();
    }

    /** Of other designs than a grid the points by themselves say little. */
    private static void asItIs(final TextTable out, final SweepStudy study) {
        out.heading(study.title() + " as it is");
        study.base()
                .ifPresent(base -> study.metrics()
                        .forEach(slot -> out.row(
                                slot.label(),
                                Numbers.withUnit(
                                        SweepSentences.shown(base.estimates().get(slot.name()), slot),
                                        SweepSentences.unit(slot)),
                                "")));
        out.line("The points stand in the report, and in --format csv.");
    }

    /** Adds what short names stand for. */
    static void shortened(final TextTable out, final SweepResult sweep) {
        final List<String> names = SweepSentences.shortNames(sweep.factors(), LONGEST_NAME);
        for (int f = 0; f < names.size(); f++) {
            if (!names.get(f).equals(sweep.factors().get(f).path())) {
                out.note(names.get(f) + " is " + sweep.factors().get(f).path());
            }
        }
    }

    private static String name(final SweepResult sweep, final Effect effect) {
        final List<String> names = SweepSentences.shortNames(sweep.factors(), LONGEST_NAME);
        for (int f = 0; f < names.size(); f++) {
            if (sweep.factors().get(f).path().equals(effect.path())) {
                return names.get(f);
            }
        }
        return effect.path();
    }

    private static void effects(final TextTable out, final SweepResult sweep, final SweepStudy study, final Slot slot) {
        if (study.effects().isEmpty()) {
            return;
        }
        final String where = sweep.studies().size() == 1 ? "" : study.name() + ": ";
        out.heading(where + "What matters for " + SweepSentences.labelled(slot));
        out.line(SweepSentences.ranking(study, slot));
        final List<Effect> ranked = study.ranked(slot);
        if (ranked.stream().anyMatch(effect -> effect.elementary().isPresent())) {
            elementary(out, sweep, ranked, slot);
            return;
        }
        final double[] means = ranked.stream()
                .flatMap(effect -> effect.curve().stream())
                .mapToDouble(level -> level.mean().value())
                .toArray();
        final double low = DoubleStream.of(means).min().orElse(0);
        final double high = DoubleStream.of(means).max().orElse(0);
        for (final Effect effect : ranked) {
            curve(out, name(sweep, effect), effect, slot, low, high);
        }
    }

    /** A factor's means from its first value to its last; all factors of a metric on one scale. */
    private static void curve(
            final TextTable out,
            final String name,
            final Effect effect,
            final Slot slot,
            final double low,
            final double high) {
        if (effect.curve().isEmpty()) {
            out.row(name, "not to be told", "");
            return;
        }
        final List<Effect.Level> curve = effect.curve();
        final String ends = SweepSentences.shown(curve.get(0).mean(), slot).shortForm() + " → "
                + SweepSentences.shown(curve.get(curve.size() - 1).mean(), slot).shortForm();
        out.curve(
                name + " " + curve.get(0).value() + " → "
                        + curve.get(curve.size() - 1).value(),
                ends,
                curve.stream().mapToDouble(level -> level.mean().value()).toArray(),
                low,
                high);
    }

    private static void elementary(
            final TextTable out, final SweepResult sweep, final List<Effect> ranked, final Slot slot) {
        final List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "over its range", "either way", "spread"));
        for (final Effect effect : ranked) {
            final Optional<Effect.Elementary> of = effect.elementary();
            rows.add(List.of(
                    name(sweep, effect),
                    of.flatMap(Effect.Elementary::mean)
                            .map(mean -> SweepSentences.signed(SweepSentences.shown(mean, slot)))
                            .orElse("-"),
                    of.map(e -> SweepSentences.shown(e.size(), slot).shortForm())
                            .orElse("-"),
                    of.map(e -> Numbers.value(SweepSentences.shown(e.spread(), slot)))
                            .orElse("-")));
        }
        out.grid(rows, false);
    }
}
