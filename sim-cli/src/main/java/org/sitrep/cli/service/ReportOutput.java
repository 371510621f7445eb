package org.sitrep.cli.service;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.Worth;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.report.ComparisonTables;
import org.sitrep.report.ComparisonText;
import org.sitrep.report.LadderRackTables;
import org.sitrep.report.LadderRackText;
import org.sitrep.report.LadderTables;
import org.sitrep.report.LadderText;
import org.sitrep.report.LoadoutTables;
import org.sitrep.report.LoadoutText;
import org.sitrep.report.MarkdownReport;
import org.sitrep.report.RaceTables;
import org.sitrep.report.RaceText;
import org.sitrep.report.ReportWriter;
import org.sitrep.report.TextReport;
import org.sitrep.report.WorthTables;
import org.sitrep.report.WorthText;
import org.sitrep.report.capsule.ComparisonJson;
import org.sitrep.report.capsule.LadderJson;
import org.sitrep.report.capsule.LoadoutJson;
import org.sitrep.report.capsule.RaceJson;
import org.sitrep.report.capsule.WorthJson;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.ComparisonReport;
import org.sitrep.report.model.LadderRack;
import org.sitrep.report.model.LadderRackReport;
import org.sitrep.report.model.LadderReport;
import org.sitrep.report.model.LoadoutReport;
import org.sitrep.report.model.RaceReport;
import org.sitrep.report.model.ReportModel;
import org.sitrep.report.model.WorthReport;

/** What a result of several capsules leaves behind, a ladder, several of them, a table of worth or a comparison: a report folder, and what it prints. */
public final class ReportOutput {
    private final Session session;
    private final Forms forms;
    private Optional<Path> folder = Optional.empty();

    private ReportOutput(final Session session, final Forms forms) {
        this.session = session;
        this.forms = forms;
    }

    /** Writes a report folder. */
    private interface Writer {
        ReportWriter.Written into(Path folder) throws IOException;
    }

    /** A result in each form, made when it is asked for; and the line that makes the result again. */
    private record Forms(
            Function<TextReport.Page, String> text,
            Supplier<String> json,
            Supplier<String> csv,
            Supplier<ReportModel> model,
            Writer writer,
            String repeat) {}

    /** Prepares the output of a ladder. */
    public static ReportOutput of(final Session session, final Ladder ladder) {
        return new ReportOutput(
                session,
                new Forms(
                        page -> LadderText.of(ladder, page),
                        () -> LadderJson.write(ladder),
                        () -> LadderTables.rungs(ladder),
                        () -> LadderReport.of(ladder),
                        into -> ReportWriter.write(into, ladder),
                        Commands.ladders(List.of(ladder))));
    }

    /** Prepares the output of several ladders side by side. */
    public static ReportOutput of(final Session session, final LadderRack rack) {
        return new ReportOutput(
                session,
                new Forms(
                        page -> LadderRackText.of(rack, page),
                        () -> LadderJson.write(rack.ladders()),
                        () -> LadderRackTables.rungs(rack),
                        () -> LadderRackReport.of(rack),
                        into -> ReportWriter.write(into, rack),
                        Commands.ladders(rack.ladders())));
    }

    /** Prepares the output of what things are worth. */
    public static ReportOutput of(final Session session, final Worth worth) {
        return new ReportOutput(
                session,
                new Forms(
                        page -> WorthText.of(worth, page),
                        () -> WorthJson.write(worth),
                        () -> WorthTables.csv(worth),
                        () -> WorthReport.of(worth),
                        into -> ReportWriter.write(into, worth),
                        Commands.worth(worth.whole())));
    }

    /** Prepares the output of a comparison. */
    public static ReportOutput of(final Session session, final Comparison comparison) {
        return new ReportOutput(
                session,
                new Forms(
                        page -> ComparisonText.of(comparison, page),
                        () -> ComparisonJson.write(comparison),
                        () -> ComparisonTables.differences(comparison),
                        () -> ComparisonReport.of(comparison),
                        into -> ReportWriter.write(into, comparison),
                        comparison.command()));
    }

    /** Prepares the output of a race. */
    public static ReportOutput of(final Session session, final SideRace race) {
        return new ReportOutput(
                session,
                new Forms(
                        page -> RaceText.of(race, page),
                        () -> RaceJson.write(race),
                        () -> RaceTables.standings(race),
                        () -> RaceReport.of(race),
                        into -> ReportWriter.write(into, race),
                        race.command()));
    }

    /** Prepares the output of a search for loadouts. */
    public static ReportOutput of(final Session session, final LoadoutAnswer answer) {
        return new ReportOutput(
                session,
                new Forms(
                        page -> LoadoutText.of(answer, page),
                        () -> LoadoutJson.write(answer),
                        () -> LoadoutTables.finalists(answer),
                        () -> LoadoutReport.of(answer),
                        into -> ReportWriter.write(into, answer),
                        answer.command()));
    }

    /**
     * Writes the report folder in one go; an earlier report in its place is replaced.
     *
     * @throws UserError if the folder cannot be written, or holds something else than a report
     */
    public void writeReport(final Path target) {
        RunOutput.requireReplaceable(target);
        try {
            forms.writer()
                    .into(target)
                    .notes()
                    .forEach(note -> session.console().message(note));
            folder = Optional.of(target);
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write " + target + ": " + failed.getMessage(), "name another folder with --out");
        }
    }

    /** Prints the result, and where the report is: beside the result for people, apart from it for programs. */
    public void print(final Format format) {
        final PrintStream out = session.console().out();
        switch (format) {
            case TEXT -> {
                out.print(forms.text()
                        .apply(new TextReport.Page(
                                session.console().width(),
                                false,
                                session.console().colourOut())));
                out.print("\n");
                folder.ifPresent(at -> out.print("Report  " + at.resolve("report.html") + "\n"));
                out.print("Repeat  " + forms.repeat() + "\n");
            }
            case JSON -> out.print(forms.json().get());
            case CSV -> out.print(forms.csv().get());
            case MARKDOWN -> out.print(MarkdownReport.render(forms.model().get(), true));
        }
        if (format != Format.TEXT) {
            folder.ifPresent(at -> session.console().message("Report: " + at));
        }
    }
}
