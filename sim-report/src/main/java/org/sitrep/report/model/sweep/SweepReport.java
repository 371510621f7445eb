package org.sitrep.report.model.sweep;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.design.Factor;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.Block;
import org.sitrep.report.model.Cautions;
import org.sitrep.report.model.InputSides;
import org.sitrep.report.model.Inputs;
import org.sitrep.report.model.Labels;
import org.sitrep.report.model.Numbers;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.model.Rich;
import org.sitrep.report.model.Section;
import org.sitrep.report.model.Tile;
import org.sitrep.report.model.Trial;
import org.sitrep.stats.Estimate;

/** The report of a sweep as data: what matters, a section a metric with its ranking and curves, all points, method. */
public final class SweepReport {
    /** Tables of more rows than this are folded. */
    private static final int MANY_ROWS = 24;
    /** So many factors of a metric are named in the answer; its section has all of them. */
    private static final int IN_THE_ANSWER = 3;

    private static final String EXAMPLES = "sweep-examples";

    private final SweepResult sweep;

    private SweepReport(final SweepResult sweep) {
        this.sweep = sweep;
    }

    /** Returns the report as data. */
    public static ReportModel of(final SweepResult sweep) {
        return new SweepReport(sweep).model();
    }

    private ReportModel model() {
        final List<Section> sections = new ArrayList<>();
        for (int s = 0; s < sweep.studies().size(); s++) {
            final SweepStudy study = sweep.studies().get(s);
            if (!study.effects().isEmpty()) {
                final SweepSections of = new SweepSections(sweep, study, where(study), s);
                study.metrics().forEach(slot -> sections.add(of.metric(slot)));
            }
        }
        for (int s = 0; s < sweep.studies().size(); s++) {
            sections.add(points(sweep.studies().get(s), s));
        }
        sections.add(examples());
        sections.add(played());
        sections.add(method());
        sections.add(new Section(
                "sweep-again",
                "Make it again",
                "",
                List.of(new Block.Command(Rich.of("The same sweep:"), sweep.command()))));
        return new ReportModel(
                SweepSentences.title(sweep), SweepSentences.subtitle(sweep), answers(), warnings(), tiles(), sections);
    }

    private String where(final SweepStudy study) {
        return sweep.studies().size() == 1 ? "" : study.title() + ": ";
    }

    private List<Rich> answers() {
        final List<Rich> answers = new ArrayList<>();
        for (final SweepStudy study : sweep.studies()) {
            if (!study.effects().isEmpty()) {
                study.metrics()
                        .forEach(slot -> answers.add(
                                Rich.of(where(study)).plain(SweepSentences.answer(study, slot, IN_THE_ANSWER))));
            }
        }
        if (answers.isEmpty()) {
            answers.add(Rich.of("The scenarios as they are; nothing was varied."));
        }
        answers.add(Rich.of("To look at: ")
                .link(
                        new Trial(sweep.studies().get(0).trial()).many() + " of the scenario as it is and at its ends",
                        EXAMPLES)
                .plain("."));
        return answers;
    }

    private List<Rich> warnings() {
        final List<Rich> warnings = new ArrayList<>();
        for (final SweepStudy study : sweep.studies()) {
            SweepSentences.warnings(study)
                    .forEach(said -> warnings.add(Rich.of(where(study)).plain(said)));
        }
        return warnings;
    }

    /** What each metric is as things stand. */
    private List<Tile> tiles() {
        final List<Tile> tiles = new ArrayList<>();
        for (int s = 0; s < sweep.studies().size(); s++) {
            final int number = s;
            final SweepStudy study = sweep.studies().get(s);
            study.base()
                    .ifPresent(base -> study.metrics()
                            .forEach(slot -> tiles.add(new Tile(
                                    where(study) + slot.label() + " as it is",
                                    Numbers.withUnit(
                                            SweepSentences.shown(
                                                    base.estimates().get(slot.name()), slot),
                                            Labels.unitBeside(slot.label(), SweepSentences.unit(slot))),
                                    study.effects().isEmpty()
                                            ? "sweep-points-" + number
                                            : SweepSections.id(number, slot)))));
        }
        return tiles;
    }

    private Section points(final SweepStudy study, final int number) {
        final List<Block.Column> columns = new ArrayList<>(List.of(Block.Column.text("Point")));
        sweep.factors().forEach(factor -> columns.add(Block.Column.text(factor.path())));
        for (final Slot slot : study.metrics()) {
            columns.add(Block.Column.number(SweepSentences.labelled(slot)));
            columns.add(Block.Column.number("less base"));
        }
        final List<String> others = study.shown().stream()
                .filter(name ->
                        study.metrics().stream().noneMatch(slot -> slot.name().equals(name)))
                .filter(name -> study.points().stream()
                        .anyMatch(point -> point.estimates().containsKey(name)))
                .toList();
        others.forEach(name -> columns.add(Block.Column.number(name)));
        final List<List<String>> rows = new ArrayList<>();
        for (final SweepPoint point : study.points()) {
            rows.add(row(study, point, others, rows.size() + 1));
        }
        final List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Table(
                "points-" + number,
                "All points, each with its own 95 % interval; differences from the scenario as it is, whose intervals hold together at "
                        + Numbers.level(sweep.level()),
                columns,
                rows,
                rows.size() > MANY_ROWS));
        if (!study.unplayable().isEmpty()) {
            blocks.add(unplayable(study, number));
        }
        return new Section("sweep-points-" + number, where(study) + "All points", "", blocks);
    }

    private List<String> row(
            final SweepStudy study, final SweepPoint point, final List<String> others, final int number) {
        final List<String> row = new ArrayList<>();
        row.add(point.base() ? "as it is" : Integer.toString(number));
        sweep.factors().forEach(factor -> row.add(point.values().getOrDefault(factor.path(), "")));
        for (final Slot slot : study.metrics()) {
            final Estimate value = point.estimates().get(slot.name());
            final Estimate difference = point.differences().get(slot.name());
            row.add(value == null ? "" : SweepSentences.shown(value, slot).shortForm());
            row.add(difference == null ? "" : SweepSentences.signed(SweepSentences.shown(difference, slot)));
        }
        for (final String name : others) {
            final Estimate value = point.estimates().get(name);
            row.add(
                    value == null
                            ? ""
                            : SweepSentences.shown(value, "share".equals(value.unit()))
                                    .shortForm());
        }
        return row;
    }

    private static Block unplayable(final SweepStudy study, final int number) {
        return new Block.Table(
                "unplayable-" + number,
                "Points that cannot be played",
                List.of(Block.Column.text("Point"), Block.Column.text("What is wrong")),
                study.unplayable().stream()
                        .map(point -> List.of(
                                String.join(
                                        ", ",
                                        point.values().entrySet().stream()
                                                .map(value -> value.getKey() + "=" + value.getValue())
                                                .toList()),
                                String.join("; ", point.findings())))
                        .toList(),
                false);
    }

    private Section examples() {
        final Trial trial = new Trial(sweep.studies().get(0).trial());
        final List<Block> blocks = new ArrayList<>();
        for (final SweepStudy study : sweep.studies()) {
            blocks.addAll(new SweepExamples(sweep, study).blocks(where(study)));
        }
        return new Section(
                EXAMPLES,
                trial.titles() + " to look at",
                "The same number is the same dice at every point. Played alone, a point has a report of its own.",
                blocks);
    }

    private Section played() {
        final List<Block.Fact> facts = new ArrayList<>();
        final InputSides sides = new InputSides();
        for (final SweepStudy study : sweep.studies()) {
            facts.add(new Block.Fact(
                    "Scenario",
                    Rich.of(study.title() + " (").code(study.scenario()).plain(")")));
            study.points().stream()
                    .findFirst()
                    .ifPresent(
                            point -> facts.add(new Block.Fact("Bot", Rich.of("").code(point.bot()))));
            study.botFile().ifPresent(file -> facts.add(new Block.Fact("Bot read from", Inputs.botFile(file))));
            facts.addAll(Inputs.content(study.input()));
            sides.with(study.title(), study.input());
        }
        facts.addAll(sides.ruleset());
        if (!sweep.factors().isEmpty()) {
            facts.add(new Block.Fact("Points", Rich.of(SweepSentences.design(sweep) + ".")));
        }
        for (final Factor factor : sweep.factors()) {
            facts.add(new Block.Fact(factor.path(), Rich.of(values(factor))));
        }
        sweep.studies().stream()
                .flatMap(study -> study.points().stream())
                .findFirst()
                .ifPresent(point -> facts.add(Inputs.seed(point.seed())));
        facts.add(Inputs.version(sweep.toolVersion(), sweep.commit()));
        final List<Block> blocks = new ArrayList<>(List.of(new Block.Facts(facts)));
        blocks.addAll(sides.tables("sweep"));
        return new Section("sweep-input", "What was played", "", blocks);
    }

    private Section method() {
        final Trial trial = new Trial(sweep.studies().get(0).trial());
        final List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(Rich.of("All points played the same " + trial.many()
                + " on the same dice, so what they owe to the dice falls out of a difference. Of each difference and each mean over several points the interval is Student's t over the "
                + trial.many() + ", their number fixed beforehand.")));
        if (!sweep.factors().isEmpty()) {
            blocks.add(new Block.Paragraph(Rich.of(SweepSentences.reading(sweep))));
        }
        blocks.add(new Block.Paragraph(Cautions.of(sweep.studies().stream()
                .flatMap(study -> study.points().stream())
                .map(SweepPoint::bot)
                .toList())));
        return new Section("sweep-method", "How it was made", "", blocks);
    }

    private static String values(final Factor factor) {
        return factor.kind() == Factor.Kind.REAL
                ? "any number from " + factor.low().toPlainString() + " to "
                        + factor.high().toPlainString()
                : String.join(", ", factor.values());
    }
}
