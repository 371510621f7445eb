package org.sitrep.report;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.sweep.Effect;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.outcome.Slot;
import org.sitrep.stats.Estimate;

/** The numbers of a sweep as CSV for other programs. Shares are 0 … 1; what there is none of is an empty cell; lines end with LF. */
public final class SweepTables {
    private SweepTables() {}

    /** Returns the text of each table by file name: {@code sweep.csv}, a row a point, {@code effects.csv}, a row a metric and factor, and {@code curves.csv}, a row a point of a curve. */
    public static Map<String, String> of(final SweepResult sweep) {
        final Map<String, String> files = new LinkedHashMap<>();
        files.put("sweep.csv", points(sweep));
        if (!sweep.factors().isEmpty()) {
            files.put("effects.csv", effects(sweep));
            files.put("curves.csv", curves(sweep));
        }
        return files;
    }

    /** Returns a row a point, with value and limits of each metric, and then of each difference from the base. */
    public static String points(final SweepResult sweep) {
        final Set<String> shown = new LinkedHashSet<>();
        final Set<String> held = new LinkedHashSet<>();
        sweep.studies().forEach(study -> {
            shown.addAll(study.shown());
            study.metrics().forEach(slot -> held.add(slot.name()));
        });
        final StringBuilder out = new StringBuilder("scenario");
        sweep.factors().forEach(factor -> out.append(',').append(CsvCells.text(factor.path())));
        out.append(",bot,seed,missions,completed,aborted,missionsHash");
        shown.forEach(name -> out.append("," + name + "," + name + ".low," + name + ".high"));
        out.append(",base");
        held.forEach(name ->
                out.append("," + name + ".difference," + name + ".difference.low," + name + ".difference.high"));
        out.append('\n');
        for (final SweepStudy study : sweep.studies()) {
            for (final SweepPoint point : study.points()) {
                row(out, study, point, sweep.factors());
                shown.forEach(name -> limits(out, point.estimates().get(name)));
                out.append(',').append(point.base());
                held.forEach(name -> limits(out, point.differences().get(name)));
                out.append('\n');
            }
        }
        return out.toString();
    }

    private static void row(
            final StringBuilder out, final SweepStudy study, final SweepPoint point, final List<Factor> factors) {
        out.append(CsvCells.text(study.name()));
        factors.forEach(factor ->
                out.append(',').append(CsvCells.text(point.values().getOrDefault(factor.path(), ""))));
        out.append(',')
                .append(CsvCells.text(point.bot()))
                .append("," + point.seed() + "," + point.missions() + "," + point.completed() + "," + point.aborted())
                .append(",")
                .append(point.missionsHash());
    }

    private static void limits(final StringBuilder out, final Estimate estimate) {
        CsvCells.number(out, estimate == null ? Double.NaN : estimate.value());
        CsvCells.number(out, estimate == null ? Double.NaN : estimate.low());
        CsvCells.number(out, estimate == null ? Double.NaN : estimate.high());
    }

    private static String effects(final SweepResult sweep) {
        final StringBuilder out = new StringBuilder(
                "scenario,metric,factor,rank,shows,overRange,overRange.low,overRange.high,widest.from,widest.to,widest,widest.low,widest.high,"
                        + "elementary.mean,elementary.mean.low,elementary.mean.high,elementary.size,elementary.size.low,elementary.size.high,"
                        + "elementary.spread,elementary.spread.low,elementary.spread.high,share.first,share.first.low,share.first.high,share.total,share.total.low,share.total.high\n");
        for (final SweepStudy study : sweep.studies()) {
            for (final Slot slot : study.metrics()) {
                final List<Effect> ranked = study.ranked(slot);
                for (int rank = 0; rank < ranked.size(); rank++) {
                    effect(out, study, ranked.get(rank), rank + 1);
                }
            }
        }
        return out.toString();
    }

    private static void effect(final StringBuilder out, final SweepStudy study, final Effect effect, final int rank) {
        out.append(CsvCells.text(study.name()))
                .append(',')
                .append(CsvCells.text(effect.metric()))
                .append(',')
                .append(CsvCells.text(effect.path()))
                .append("," + rank + "," + effect.shows());
        limits(out, effect.overRange().map(Effect.Span::change).orElse(null));
        out.append(',')
                .append(CsvCells.text(effect.widest().map(Effect.Span::from).orElse("")));
        out.append(',')
                .append(CsvCells.text(effect.widest().map(Effect.Span::to).orElse("")));
        limits(out, effect.widest().map(Effect.Span::change).orElse(null));
        limits(out, effect.elementary().flatMap(Effect.Elementary::mean).orElse(null));
        limits(out, effect.elementary().map(Effect.Elementary::size).orElse(null));
        limits(out, effect.elementary().map(Effect.Elementary::spread).orElse(null));
        limits(out, effect.shares().map(Effect.Shares::first).orElse(null));
        limits(out, effect.shares().map(Effect.Shares::total).orElse(null));
        out.append('\n');
    }

    private static String curves(final SweepResult sweep) {
        final StringBuilder out = new StringBuilder("scenario,metric,factor,value,at,mean,low,high,level,n\n");
        for (final SweepStudy study : sweep.studies()) {
            for (final Effect effect : study.effects()) {
                for (final Effect.Level level : effect.curve()) {
                    out.append(CsvCells.text(study.name()))
                            .append(',')
                            .append(CsvCells.text(effect.metric()))
                            .append(',')
                            .append(CsvCells.text(effect.path()))
                            .append(',')
                            .append(CsvCells.text(level.value()));
                    CsvCells.number(out, level.at());
                    CsvCells.estimate(out, level.mean());
                    out.append('\n');
                }
            }
        }
        return out.toString();
    }
}
