package org.sitrep.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.sweep.Effect;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.Numbers;
import org.sitrep.report.model.sweep.SweepSentences;
import org.sitrep.stats.Estimate;

/** Lays a sweep out for a terminal: its points, then what each value does to each metric. Stateless. */
public final class SweepText {
    /** Rows of a grid that are shown; of other designs, whose points say little by themselves. */
    private static final int MOST_OF_A_GRID = 50;

    private static final int MOST_OF_OTHERS = 10;
    private static final int LONGEST_HEAD = 14;
    private static final String GAP = "  ";

    private SweepText() {}

    /** Returns the text; the last line ends with a line feed. */
    public static String of(final SweepResult sweep, final TextReport.Page page) {
        final TextTable out = TextReport.table(page);
        out.heading(SweepSentences.title(sweep));
        out.line(SweepSentences.subtitle(sweep));
        sweep.studies().forEach(study -> SweepSentences.warnings(study).forEach(out::line));
        out.line("");
        points(out, sweep, Math.max(60, Math.min(120, page.width())));
        for (final SweepStudy study : sweep.studies()) {
            study.metrics().forEach(slot -> effects(out, sweep, study, slot));
        }
        if (sweep.studies().stream().anyMatch(study -> !study.effects().isEmpty())) {
            out.line("");
            out.line(SweepSentences.reading(sweep));
        }
        return out.text();
    }

    private static void points(final TextTable out, final SweepResult sweep, final int width) {
        final List<String> names = SweepSentences.shortNames(sweep.factors(), LONGEST_HEAD);
        final List<List<String>> rows = new ArrayList<>();
        final List<String> head = new ArrayList<>(List.of("scenario"));
        head.addAll(names);
        final SweepStudy first = sweep.studies().get(0);
        first.metrics().forEach(slot -> {
            head.add(slot.name());
            head.add("less base");
        });
        final List<String> others = sweep.studies().stream()
                .flatMap(study -> study.shown().stream())
                .distinct()
                .filter(name ->
                        first.metrics().stream().noneMatch(slot -> slot.name().equals(name)))
                .toList();
        head.addAll(others);
        rows.add(head);
        final int most = sweep.design() == Design.Kind.GRID ? MOST_OF_A_GRID : MOST_OF_OTHERS;
        int points = 0;
        for (final SweepStudy study : sweep.studies()) {
            for (final SweepPoint point : study.points()) {
                points++;
                if (rows.size() <= most || point.base()) {
                    rows.add(row(sweep, study, point, first.metrics(), others));
                }
            }
        }
        final int fitting = fitting(rows, width, 1 + names.size());
        out.grid(rows.stream().map(row -> row.subList(0, fitting)).toList(), true);
        out.line("");
        if (points > rows.size() - 1) {
            out.line(Numbers.count(points - rows.size() + 1L) + " more points with --format csv, and in the report.");
        }
        final int left = metricsFrom(head, fitting, names.size());
        if (left > 0) {
            out.line(left + " more " + (left == 1 ? "metric" : "metrics")
                    + " with --format csv, or choose them with --metric.");
        }
        out.line(
                "± is half a 95 % interval"
                        + (first.metrics().isEmpty()
                                ? "."
                                : "; \"less base\" is the difference from the scenario as it is, trial by trial, and those intervals hold together."));
        for (int f = 0; f < names.size(); f++) {
            if (!names.get(f).equals(sweep.factors().get(f).path())) {
                out.note(names.get(f) + " is " + sweep.factors().get(f).path());
            }
        }
    }

    /** How many metrics stand behind the last column that fits. */
    private static int metricsFrom(final List<String> head, final int from, final int factors) {
        return (int) head.subList(Math.max(from, 1 + factors), head.size()).stream()
                .filter(text -> !text.equals("less base"))
                .count();
    }

    private static List<String> row(
            final SweepResult sweep,
            final SweepStudy study,
            final SweepPoint point,
            final List<Slot> held,
            final List<String> others) {
        final List<String> row = new ArrayList<>();
        row.add(study.name() + (point.base() && !sweep.factors().isEmpty() ? " (base)" : ""));
        sweep.factors().forEach(factor -> row.add(point.values().getOrDefault(factor.path(), "")));
        for (final Slot slot : held) {
            final Estimate value = point.estimates().get(slot.name());
            final Estimate difference = point.differences().get(slot.name());
            row.add(value == null ? "" : value.shortForm());
            row.add(difference == null ? "" : SweepSentences.signed(difference));
        }
        others.forEach(name -> row.add(Optional.ofNullable(point.estimates().get(name))
                .map(Estimate::shortForm)
                .orElse("")));
        return row;
    }

    /** As many columns as fit, one metric at least. */
    private static int fitting(final List<List<String>> rows, final int width, final int least) {
        int used = 0;
        for (int c = 0; c < rows.get(0).size(); c++) {
            final int column = c;
            used += GAP.length()
                    + rows.stream()
                            .mapToInt(row -> row.get(column).length())
                            .max()
                            .orElse(0);
            if (used > width && c > least) {
                return c;
            }
        }
        return rows.get(0).size();
    }

    private static void effects(final TextTable out, final SweepResult sweep, final SweepStudy study, final Slot slot) {
        if (study.effects().isEmpty()) {
            return;
        }
        final String where = sweep.studies().size() == 1 ? "" : study.name() + ": ";
        out.heading(where + "What matters for " + slot.label() + ", " + SweepSentences.unit(slot));
        out.line(SweepSentences.ranking(study, slot));
        final List<Effect> ranked = study.ranked(slot);
        if (ranked.stream().anyMatch(effect -> effect.elementary().isPresent())) {
            elementary(out, ranked, slot);
            return;
        }
        final double low = ranked.stream()
                .flatMap(effect -> effect.curve().stream())
                .mapToDouble(level -> level.mean().value())
                .min()
                .orElse(0);
        final double high = ranked.stream()
                .flatMap(effect -> effect.curve().stream())
                .mapToDouble(level -> level.mean().value())
                .max()
                .orElse(0);
        for (final Effect effect : ranked) {
            curve(out, effect, slot, low, high);
        }
    }

    /** A factor's means from its first value to its last; all factors of a metric on one scale. */
    private static void curve(
            final TextTable out, final Effect effect, final Slot slot, final double low, final double high) {
        if (effect.curve().isEmpty()) {
            out.row(effect.path(), "not to be told", "");
            return;
        }
        final List<Effect.Level> curve = effect.curve();
        final String ends = SweepSentences.shown(curve.get(0).mean(), slot).shortForm() + " → "
                + SweepSentences.shown(curve.get(curve.size() - 1).mean(), slot).shortForm();
        out.curve(
                effect.path() + " " + curve.get(0).value() + " → "
                        + curve.get(curve.size() - 1).value(),
                ends,
                curve.stream().mapToDouble(level -> level.mean().value()).toArray(),
                low,
                high);
    }

    private static void elementary(final TextTable out, final List<Effect> ranked, final Slot slot) {
        final List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "over its range", "either way", "spread"));
        for (final Effect effect : ranked) {
            final Optional<Effect.Elementary> of = effect.elementary();
            rows.add(List.of(
                    effect.path(),
                    of.flatMap(Effect.Elementary::mean)
                            .map(mean -> SweepSentences.signed(SweepSentences.shown(mean, slot)))
                            .orElse("-"),
                    of.map(e -> SweepSentences.shown(e.size(), slot).shortForm())
                            .orElse("-"),
                    of.map(e -> Numbers.plain(
                                    SweepSentences.shown(e.spread(), slot).value(), 3))
                            .orElse("-")));
        }
        out.grid(rows, false);
    }
}
