package org.sitrep.report.model.sweep;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.sweep.Effect;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.Block;
import org.sitrep.report.model.Chart;
import org.sitrep.report.model.Labels;
import org.sitrep.report.model.Numbers;
import org.sitrep.report.model.Rich;
import org.sitrep.report.model.Section;
import org.sitrep.stats.Estimate;

/** The part of a sweep's report that tells of one metric: the ranking of the factors, a curve of each, and for a grid of two a map of heat. */
final class SweepSections {
    /** More curves than this would bury the ranking. */
    private static final int MOST_CURVES = 6;
    /** As many levels are told in words under their curve. */
    private static final int FEW_LEVELS = 3;

    private final SweepResult sweep;
    private final SweepStudy study;
    private final String where;
    private final int number;

    /** @param where what to say before the name of a metric, where there are several scenarios */
    SweepSections(final SweepResult sweep, final SweepStudy study, final String where, final int number) {
        this.sweep = sweep;
        this.study = study;
        this.where = where;
        this.number = number;
    }

    static String id(final int study, final Slot slot) {
        return "sweep-" + study + "-" + slot.name().replaceAll("[^A-Za-z0-9]", "-");
    }

    Section metric(final Slot slot) {
        final List<Effect> ranked = study.ranked(slot);
        final List<Block> blocks = new ArrayList<>();
        ranking(slot, ranked).ifPresent(blocks::add);
        blocks.add(table(slot, ranked));
        heat(slot).ifPresent(blocks::add);
        ranked.stream()
                .filter(effect -> effect.curve().size() > 1)
                .limit(MOST_CURVES)
                .forEach(effect -> blocks.add(curve(slot, effect)));
        return new Section(id(number, slot), where + slot.label(), "What matters for it?", blocks);
    }

    /** A bar a factor, the greatest first. */
    private Optional<Block> ranking(final Slot slot, final List<Effect> ranked) {
        final List<Chart.Item> items = new ArrayList<>();
        for (final Effect effect : ranked) {
            bar(effect)
                    .ifPresent(estimate -> items.add(new Chart.Item(
                            effect.path(),
                            effect.shares().isPresent()
                                    ? Numbers.inPercent(estimate)
                                    : SweepSentences.change(estimate, slot),
                            Slot.Better.NEUTRAL)));
        }
        if (items.size() < 2) {
            return Optional.empty();
        }
        final boolean shares = ranked.get(0).shares().isPresent();
        final boolean walks = ranked.get(0).elementary().isPresent();
        final String axis = shares
                ? "total share of the variance, %"
                : walks
                        ? "change over its range, either way, " + SweepSentences.points(slot)
                        : "change over its range, " + SweepSentences.points(slot);
        return Optional.of(new Block.Figure(
                new Chart.Intervals(
                        "ranking-" + id(number, slot),
                        where + "What matters for " + slot.label(),
                        SweepSentences.answer(study, slot, Integer.MAX_VALUE),
                        axis,
                        Chart.Intervals.Style.TORNADO,
                        items),
                Rich.of(SweepSentences.reading(sweep))));
    }

    private static Optional<Estimate> bar(final Effect effect) {
        return effect.shares().isPresent() || effect.elementary().isPresent()
                ? effect.weight()
                : effect.overRange().or(effect::widest).map(Effect.Span::change);
    }

    private Block table(final Slot slot, final List<Effect> ranked) {
        final List<Cells> columns = columns(slot, ranked);
        final List<Block.Column> heads = new ArrayList<>(List.of(Block.Column.text("Value")));
        columns.forEach(column -> heads.add(Block.Column.number(column.head)));
        heads.add(Block.Column.text("Shows"));
        final List<List<String>> rows = new ArrayList<>();
        for (final Effect effect : ranked) {
            final List<String> row = new ArrayList<>(List.of(effect.path()));
            columns.forEach(column -> row.add(column.of.apply(effect)));
            row.add(effect.shows() ? "yes" : "no");
            rows.add(row);
        }
        return new Block.Table(
                "effects-" + id(number, slot),
                "What each value does to " + Labels.withUnit(slot.label(), SweepSentences.points(slot))
                        + "; \"shows\" says whether that is more than chance",
                heads,
                rows,
                false);
    }

    /** A column of the table of effects. */
    private record Cells(String head, Function<Effect, String> of) {}

    private static List<Cells> columns(final Slot slot, final List<Effect> ranked) {
        final List<Cells> columns = new ArrayList<>();
        if (ranked.stream().anyMatch(effect -> effect.shares().isPresent())) {
            columns.add(new Cells(
                    "Share by itself, %", effect -> percent(effect.shares().map(Effect.Shares::first))));
            columns.add(new Cells(
                    "Share in all, %", effect -> percent(effect.shares().map(Effect.Shares::total))));
        }
        if (ranked.stream().anyMatch(effect -> effect.elementary().isPresent())) {
            columns.add(new Cells(
                    "Mean change over its range",
                    effect -> change(effect.elementary().flatMap(Effect.Elementary::mean), slot)));
            columns.add(new Cells(
                    "Either way", effect -> plain(effect.elementary().map(Effect.Elementary::size), slot)));
            columns.add(new Cells(
                    "Spread between places",
                    effect -> plain(effect.elementary().map(Effect.Elementary::spread), slot)));
            return columns;
        }
        if (columns.isEmpty()) {
            columns.add(new Cells("From first to last", effect -> spanned(effect.overRange(), slot)));
        }
        columns.add(new Cells("Widest change", effect -> spanned(effect.widest(), slot)));
        return columns;
    }

    private static String spanned(final Optional<Effect.Span> span, final Slot slot) {
        return span.map(of -> SweepSentences.signed(SweepSentences.shown(of.change(), slot)) + ", " + of.from() + " to "
                        + of.to())
                .orElse("–");
    }

    private static String change(final Optional<Estimate> estimate, final Slot slot) {
        return estimate.map(of -> SweepSentences.signed(SweepSentences.shown(of, slot)))
                .orElse("–");
    }

    private static String plain(final Optional<Estimate> estimate, final Slot slot) {
        return estimate.map(of -> SweepSentences.shown(of, slot).shortForm()).orElse("–");
    }

    private static String percent(final Optional<Estimate> share) {
        return share.map(of -> Numbers.inPercent(of).shortForm()).orElse("–");
    }

    private Block curve(final Slot slot, final Effect effect) {
        final String id = "curve-" + id(number, slot) + "-" + effect.path().replaceAll("[^A-Za-z0-9]", "-");
        final String title = where + slot.label() + " by " + effect.path();
        final String description = SweepSentences.capital(effect.basis()) + ", each with its own "
                + Numbers.level(effect.curve().get(0).mean().level()) + " interval.";
        final String values = values(slot, effect.curve());
        final String axis = SweepSentences.labelled(slot);
        final boolean numbers = effect.curve().stream().noneMatch(level -> Double.isNaN(level.at()));
        final Chart chart = numbers
                ? new Chart.Response(
                        id,
                        title,
                        description + " " + values,
                        axis,
                        effect.path(),
                        effect.curve().stream()
                                .map(level -> new Chart.Spot(
                                        level.value(), level.at(), SweepSentences.shown(level.mean(), slot)))
                                .toList(),
                        base(slot))
                : new Chart.Intervals(
                        id,
                        title,
                        description + " " + values,
                        axis,
                        Chart.Intervals.Style.DOTS,
                        effect.curve().stream()
                                .map(level -> new Chart.Item(
                                        level.value(), SweepSentences.shown(level.mean(), slot), Slot.Better.NEUTRAL))
                                .toList());
        return new Block.Figure(chart, Rich.of(ends(slot, effect.curve()) + " " + description));
    }

    private static String values(final Slot slot, final List<Effect.Level> curve) {
        return curve.stream()
                        .map(level -> level.value() + ": "
                                + SweepSentences.shown(level.mean(), slot).shortForm())
                        .collect(Collectors.joining("; "))
                + ".";
    }

    /** What to see in a curve: few values one by one, of more the highest and the lowest. */
    private static String ends(final Slot slot, final List<Effect.Level> curve) {
        if (curve.size() <= FEW_LEVELS) {
            return values(slot, curve);
        }
        final Comparator<Effect.Level> byMean =
                Comparator.comparingDouble(level -> level.mean().value());
        return "Highest at " + at(slot, Collections.max(curve, byMean)) + "; lowest at "
                + at(slot, Collections.min(curve, byMean)) + ".";
    }

    private static String at(final Slot slot, final Effect.Level level) {
        return level.value() + ": " + SweepSentences.shown(level.mean(), slot).shortForm();
    }

    /** The value as it is; only beside the points of a single factor does it stand for the same others. */
    private double base(final Slot slot) {
        return sweep.factors().size() > 1
                ? Double.NaN
                : study.base()
                        .map(base -> SweepSentences.shown(base.estimates().get(slot.name()), slot)
                                .value())
                        .orElse(Double.NaN);
    }

    private Optional<Block> heat(final Slot slot) {
        if (sweep.design() != Design.Kind.GRID || sweep.factors().size() != 2) {
            return Optional.empty();
        }
        final Factor down = sweep.factors().get(0);
        final Factor across = sweep.factors().get(1);
        final List<String> rows = met(down);
        final List<String> columns = met(across);
        if (rows.size() < 2 || columns.size() < 2) {
            return Optional.empty();
        }
        final List<List<Estimate>> cells = rows.stream()
                .map(row -> columns.stream()
                        .map(column -> cell(slot, down.path(), row, across.path(), column))
                        .toList())
                .toList();
        final String axis = SweepSentences.labelled(slot);
        return Optional.of(new Block.Figure(
                new Chart.Heat(
                        "heat-" + id(number, slot),
                        where + slot.label() + " by both",
                        "A cell each combination. " + extremes(rows, columns, cells),
                        axis,
                        across.path(),
                        down.path(),
                        columns,
                        rows,
                        cells),
                Rich.of(extremes(rows, columns, cells)
                        + " Point at a cell for its interval; all of them stand in the table of all points.")));
    }

    private static String extremes(
            final List<String> rows, final List<String> columns, final List<List<Estimate>> cells) {
        final Comparator<int[]> byValue =
                Comparator.comparingDouble(at -> cells.get(at[0]).get(at[1]).value());
        final List<int[]> played = new ArrayList<>();
        for (int r = 0; r < rows.size(); r++) {
            for (int c = 0; c < columns.size(); c++) {
                if (!Double.isNaN(cells.get(r).get(c).value())) {
                    played.add(new int[] {r, c});
                }
            }
        }
        if (played.isEmpty()) {
            return "None was played.";
        }
        final int[] most = Collections.max(played, byValue);
        final int[] least = Collections.min(played, byValue);
        return "Most at " + at(rows, columns, cells, most) + "; least at " + at(rows, columns, cells, least) + ".";
    }

    private static String at(
            final List<String> rows, final List<String> columns, final List<List<Estimate>> cells, final int[] at) {
        return rows.get(at[0]) + " and " + columns.get(at[1]) + ": "
                + cells.get(at[0]).get(at[1]).shortForm();
    }

    /** The values of a factor that any point has. */
    private List<String> met(final Factor factor) {
        return study.varied().stream()
                .map(point -> point.values().get(factor.path()))
                .distinct()
                .toList();
    }

    private Estimate cell(
            final Slot slot, final String down, final String row, final String across, final String column) {
        for (final SweepPoint point : study.varied()) {
            if (point.values().get(down).equals(row)
                    && point.values().get(across).equals(column)) {
                return SweepSentences.shown(point.estimates().get(slot.name()), slot);
            }
        }
        return new Estimate(Double.NaN, Double.NaN, Double.NaN, sweep.level(), 0, slot.unit(), "not played");
    }
}
