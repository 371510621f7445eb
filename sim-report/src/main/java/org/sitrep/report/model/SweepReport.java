package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.sweep.Effect;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.outcome.Slot;
import org.sitrep.report.text.Numbers;
import org.sitrep.stats.Estimate;

/** Reports a sweep: the factors that matter, a section per metric with ranking and curves, and all points. */
public final class SweepReport extends StudyReport {
    /** The number of rows above which tables are folded. */
    private static final int MANY_ROWS = 24;

    /** The number of factors of a metric that the answer names; its section has all of them. */
    private static final int MAX_NAMED = 3;

    private final SweepResult sweep;
    private final TrialWord noun;

    public SweepReport(final SweepResult sweep) {
        super(SweepSentences.title(sweep), SweepSentences.subtitle(sweep), sweep.command());
        this.sweep = sweep;
        noun = new TrialWord(sweep.studies().get(0).trial());
    }

    @Override
    public ReportModel page() {
        final ReportBuilder page = builder("sweep", noun);
        final List<SweepStudy> studies = sweep.studies();
        answers(page);
        for (int s = 0; s < studies.size(); s++) {
            final SweepStudy study = studies.get(s);
            SweepSentences.warnings(study)
                    .forEach(said -> page.warn(RichText.of(where(study)).plain(said)));
            if (!study.effects().isEmpty()) {
                final SweepSections of = new SweepSections(sweep, study, where(study), s);
                study.metrics().forEach(slot -> of.metric(page, slot));
            }
        }
        for (int s = 0; s < studies.size(); s++) {
            points(page, studies.get(s), s);
        }
        page.examples(
                "The same trial number means the same draws at every point. A point run alone has its own report.");
        studies.forEach(study -> page.add(new SweepExamples(sweep, study).blocks(where(study))));
        page.played("", played())
                .method()
                .text("All points played the same " + noun.many() + " on the same draws, so common luck cancels "
                        + "in a difference. The interval of each difference, and of each mean over several "
                        + "points, holds for rare and skewed values, too (Gaffke's method). It assumes that the "
                        + "number of " + noun.many() + " was fixed in advance.");
        return page.text(sweep.factors().isEmpty() ? "" : SweepSentences.reading(sweep))
                .cautions(points().map(SweepPoint::bot).toList())
                .again("The same sweep:", command())
                .build();
    }

    private Stream<SweepPoint> points() {
        return sweep.studies().stream().flatMap(study -> study.points().stream());
    }

    private String where(final SweepStudy study) {
        return sweep.studies().size() == 1 ? "" : study.title() + ": ";
    }

    private void answers(final ReportBuilder page) {
        for (final SweepStudy study : sweep.studies()) {
            if (!study.effects().isEmpty()) {
                study.metrics()
                        .forEach(slot -> page.answer(
                                RichText.of(where(study)).plain(SweepSentences.answer(study, slot, MAX_NAMED))));
            }
        }
        if (sweep.studies().stream().allMatch(study -> study.effects().isEmpty())) {
            page.answer(
                    sweep.factors().isEmpty()
                            ? "The scenarios are unchanged; nothing was varied."
                            : "The table has all points; the effects of ratios are not ranked.");
        }
        page.lookAt("those of the unchanged scenario and of its extremes");
    }

    private void points(final ReportBuilder page, final SweepStudy study, final int number) {
        final List<SweepPoint> points = study.points();
        final ValueWords words = SweepSentences.words(study);
        final Columns<Integer> table = Columns.numbered(points.size())
                .text("Point", p -> points.get(p).base() ? "base" : Integer.toString(p + 1));
        sweep.factors()
                .forEach(factor -> table.text(
                        words.name(factor.path()),
                        p -> words.value(factor.path(), points.get(p).values().getOrDefault(factor.path(), ""))));
        for (final Slot slot : study.metrics()) {
            final Measure measure = Measure.of(slot);
            table.number(
                    measure.labelled(),
                    p -> SweepSentences.cell(
                            points.get(p).estimates(),
                            slot.name(),
                            value -> measure.value(value).shortForm()));
            table.number(
                    "minus base",
                    p -> SweepSentences.cell(
                            points.get(p).differences(),
                            slot.name(),
                            difference -> SweepSentences.signed(measure.value(difference))));
        }
        for (final String name : others(study)) {
            table.number(
                    words.name(name),
                    p -> SweepSentences.cell(
                            points.get(p).estimates(),
                            name,
                            value -> inPercent(value).shortForm()));
            if (study.compared().contains(name)) {
                table.number(
                        "minus base",
                        p -> SweepSentences.cell(
                                points.get(p).differences(),
                                name,
                                difference -> SweepSentences.signed(inPercent(difference))));
            }
        }
        page.reference("points-" + number, where(study) + "All points", "")
                .add(table.page(
                        "points-" + number,
                        "All points, each with its own 95 % interval. Intervals of differences from the "
                                + "unchanged scenario (base) hold together at " + Numbers.level(sweep.level()),
                        points.size() > MANY_ROWS));
        if (!study.unplayable().isEmpty()) {
            page.add(Columns.of(study.unplayable())
                    .text("Point", point -> words.values(point.values()))
                    .text("Finding", point -> String.join("; ", point.findings()))
                    .page("unplayable-" + number, "Points that cannot be played"));
        }
    }

    private static Estimate inPercent(final Estimate value) {
        return "share".equals(value.unit()) ? Numbers.inPercent(value) : value;
    }

    /** Returns the metrics of any point that are no slots of the study: ratios, and those that are only shown. */
    private static List<String> others(final SweepStudy study) {
        return study.shown().stream()
                .filter(name ->
                        study.metrics().stream().noneMatch(slot -> slot.name().equals(name)))
                .filter(name -> study.points().stream()
                        .anyMatch(point -> point.estimates().containsKey(name)))
                .toList();
    }

    private Played played() {
        final Played played = new Played();
        for (final SweepStudy study : sweep.studies()) {
            played.with(study.title(), study.input()).scenario(study.title(), study.scenario());
            study.points().stream().findFirst().ifPresent(point -> played.codes("Bot", List.of(point.bot())));
            study.botFile().ifPresent(file -> played.fact("Bot file", Played.botFile(file)));
            played.content(study.input());
        }
        played.ruleset();
        if (!sweep.factors().isEmpty()) {
            played.fact("Points", SweepSentences.design(sweep) + ".");
        }
        for (final Factor factor : sweep.factors()) {
            final ValueWords words = SweepSentences.words(sweep.studies().get(0));
            played.fact(
                    Sentences.capitalised(words.name(factor.path())),
                    words.typed(
                            factor.path(),
                            factor.kind() == Factor.Kind.REAL
                                    ? "any number from " + factor.low().toPlainString() + " to "
                                            + factor.high().toPlainString()
                                    : String.join(", ", factor.values())));
        }
        points().findFirst().ifPresent(point -> played.seed(point.seed()));
        return played.version(sweep.toolVersion(), sweep.commit());
    }

    @Override
    public Brief brief(final int width) {
        return new SweepBrief(sweep, head(), width).brief();
    }

    /** A row of CSV: a point, an effect or a point of a curve of a scenario. */
    private record Row<T>(SweepStudy study, int rank, T of) {}

    private <T> Columns<Row<T>> csv(final List<Row<T>> rows) {
        return Columns.of(rows).data("scenario", row -> row.study().name());
    }

    /** {@inheritDoc} They have one row per point, one per metric and factor, and one per point of a curve. */
    @Override
    public List<Columns<?>> tables() {
        final Columns<?> points = pointTable().csv("sweep.csv");
        return sweep.factors().isEmpty()
                ? List.of(points)
                : List.of(points, effects().csv("effects.csv"), curves().csv("curves.csv"));
    }

    private Columns<?> pointTable() {
        final Set<String> shown = new LinkedHashSet<>();
        final Set<String> held = new LinkedHashSet<>();
        final List<Row<SweepPoint>> rows = new ArrayList<>();
        for (final SweepStudy study : sweep.studies()) {
            shown.addAll(study.shown());
            held.addAll(study.compared());
            study.points().forEach(point -> rows.add(new Row<>(study, 0, point)));
        }
        final Columns<Row<SweepPoint>> table = csv(rows);
        sweep.factors()
                .forEach(factor ->
                        table.data(factor.path(), row -> row.of().values().getOrDefault(factor.path(), "")));
        table.data("bot", row -> row.of().bot())
                .data("seed", row -> row.of().seed())
                .data("trials", row -> row.of().trials())
                .data("completed", row -> row.of().completed())
                .data("aborted", row -> row.of().aborted())
                .data("outcomeHash", row -> row.of().outcomeHash());
        shown.forEach(name -> table.limits(name, row -> row.of().estimates().get(name)));
        table.data("base", row -> row.of().base());
        held.forEach(name ->
                table.limits(name + ".difference", row -> row.of().differences().get(name)));
        return table;
    }

    private Columns<?> effects() {
        final List<Row<Effect>> rows = new ArrayList<>();
        for (final SweepStudy study : sweep.studies()) {
            for (final Slot slot : study.metrics()) {
                final List<Effect> ranked = study.ranked(slot);
                IntStream.range(0, ranked.size()).forEach(r -> rows.add(new Row<>(study, r + 1, ranked.get(r))));
            }
        }
        return csv(rows)
                .data("metric", row -> row.of().metric())
                .data("factor", row -> row.of().path())
                .data("rank", Row::rank)
                .data("shows", row -> row.of().shows())
                .limits("overRange", part(Effect::overRange, Effect.Span::change))
                .data(
                        "widest.from",
                        row -> row.of().widest().map(Effect.Span::from).orElse(""))
                .data("widest.to", row -> row.of().widest().map(Effect.Span::to).orElse(""))
                .limits("widest", part(Effect::widest, Effect.Span::change))
                .data(
                        "elementary.step",
                        row -> row.of()
                                .elementary()
                                .map(Effect.Elementary::step)
                                .orElse(Double.NaN))
                .limits(
                        "elementary.mean",
                        part(Effect::elementary, all -> all.mean().orElse(null)))
                .limits("elementary.size", part(Effect::elementary, Effect.Elementary::size))
                .limits("elementary.spread", part(Effect::elementary, Effect.Elementary::spread))
                .limits("share.first", part(Effect::shares, Effect.Shares::first))
                .limits("share.total", part(Effect::shares, Effect.Shares::total));
    }

    /** Returns the estimate of a part of an effect, null if it has no such part. */
    private static <T> Function<Row<Effect>, Estimate> part(
            final Function<Effect, Optional<T>> part, final Function<T, Estimate> estimate) {
        return row -> part.apply(row.of()).map(estimate).orElse(null);
    }

    private record Level(Effect effect, Effect.Level level) {}

    private Columns<?> curves() {
        final List<Row<Level>> rows = new ArrayList<>();
        for (final SweepStudy study : sweep.studies()) {
            study.effects()
                    .forEach(effect ->
                            effect.curve().forEach(level -> rows.add(new Row<>(study, 0, new Level(effect, level)))));
        }
        return csv(rows)
                .data("metric", row -> row.of().effect().metric())
                .data("factor", row -> row.of().effect().path())
                .data("value", row -> row.of().level().value())
                .data("at", row -> row.of().level().at())
                .estimate("mean", row -> row.of().level().mean());
    }
}
