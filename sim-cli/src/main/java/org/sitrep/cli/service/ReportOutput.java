package org.sitrep.cli.service;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Targets;
import org.sitrep.engine.Estimates;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.report.CsvCells;
import org.sitrep.report.MarkdownReport;
import org.sitrep.report.Publication;
import org.sitrep.report.Publications;
import org.sitrep.report.ReplayMaker;
import org.sitrep.report.ReportWriter;
import org.sitrep.report.TextReport;
import org.sitrep.report.model.Brief;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.RunBrief;
import org.sitrep.report.result.RunResultJson;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.Shown;

/** Publishes a result: the report folder and the printed output. */
public final class ReportOutput {
    /** File in the folder of a running or interrupted run. */
    public static final String CHECKPOINT = "checkpoint.json";

    private static final Pattern OURS = Pattern.compile(".*\\.(html|md|csv|json|part|png|svg|txt|ipynb|xml|yaml)");
    private static final int TITLE_WIDTH = 8;
    /** The number of sentences of an answer that are repeated below a long text. */
    private static final int MOST_ANSWERS = 2;

    private final Session session;
    private final Publication publication;
    private final boolean notebook;
    /** The run, if the result is one. */
    private final Optional<RunResult> run;

    private final boolean full;
    private ReplayMaker replays = ReplayMaker.NONE;
    private Supplier<NextSteps> next = NextSteps::new;
    private Optional<Path> folder = Optional.empty();
    /** The folder of all reports, as an option; empty if it is the default. */
    private String into = "";

    /**
     * Prepares the output of a result of several runs.
     *
     * @param notebook whether the report includes a notebook
     */
    public ReportOutput(final Session session, final Publication publication, final boolean notebook) {
        this(session, publication, Optional.empty(), notebook, false);
    }

    /**
     * Prepares the output of a run.
     *
     * @param notebook whether the report includes a notebook
     * @param full whether text output has all tables
     */
    public ReportOutput(final Session session, final RunResult result, final boolean notebook, final boolean full) {
        this(session, Publications.of(result, full), Optional.of(result), notebook, full);
    }

    private ReportOutput(
            final Session session,
            final Publication publication,
            final Optional<RunResult> run,
            final boolean notebook,
            final boolean full) {
        this.session = session;
        this.publication = publication;
        this.run = run;
        this.notebook = notebook;
        this.full = full;
    }

    /**
     * Writes the report folder in one step, replacing an earlier report.
     *
     * @throws UserError if the folder cannot be written, or holds something other than a report
     */
    public void writeReport(final Path target) {
        requireReplaceable(target);
        try {
            ReportWriter.write(target, publication, notebook, replays).notes().forEach(session.console()::message);
            folder = Optional.of(target);
        } catch (final IOException failed) {
            throw Targets.unwritable(target, failed);
        }
    }

    /** Sets the number of replay pages in the report; its trials are played again for them. */
    public ReportOutput replays(final int most) {
        return replays(most, new ReportReplays(session));
    }

    /** Sets the number of replay pages in the report, and what makes them. */
    public ReportOutput replays(final int most, final ReplayMaker maker) {
        replays = ReplayMaker.atMost(most, maker);
        return this;
    }

    /** Sets the lines to try next; they are printed below a result for people, and not for programs. */
    public ReportOutput next(final Supplier<NextSteps> steps) {
        next = steps;
        return this;
    }

    /** Sets the folder of all reports, which lines to copy name unless it is the default. */
    public ReportOutput into(final Optional<Path> reports) {
        into = reports.filter(named -> !named.equals(Path.of(Defaults.OUT)))
                .map(named -> " --out " + Launcher.quoted(named.toString()))
                .orElse("");
        return this;
    }

    /** Returns the report folder, if it was written. */
    public Optional<Path> folder() {
        return folder;
    }

    /** Prints the result and the place of the report: together for people, on separate streams for programs. */
    public void print(final Format format) {
        final PrintStream out = session.console().out(format);
        switch (format) {
            case TEXT -> {
                final String text = publication.text().apply(session.console().page()) + "\n" + places()
                        + next.get().text(session.console().colourOut(), into, shorts());
                out.print(text + (session.console().hidesTopOf(text) ? "\n" + answer() : ""));
            }
            case JSON -> out.print(publication.json().get());
            case CSV -> out.print(table().orElseGet(publication.csv()));
            case MARKDOWN -> out.print(MarkdownReport.render(publication.page().get(), true));
        }
        if (format != Format.TEXT) {
            folder.ifPresent(at -> session.console().message("Report: " + at));
        }
    }

    private List<String> shorts() {
        return session.games().shorts().stream().map(Ruleset.Listing::id).toList();
    }

    /** Returns the result in a few lines, for the end of a text that is longer than the screen. */
    private String answer() {
        final Brief brief = new Brief();
        publication.page().get().answer().stream()
                .limit(MOST_ANSWERS)
                .forEach(sentence -> brief.verdict(sentence.text()));
        return TextReport.of(brief, session.console().page());
    }

    /** Returns the lines that follow a result. They can be pasted into a shell and are therefore never wrapped. */
    private String places() {
        final String report = folder.map(
                        at -> place("Report", at.resolve("report.html").toString()))
                .orElse("");
        return run.map(result -> places(result, report))
                .orElseGet(() -> report + place("Repeat", publication.command()));
    }

    private String places(final RunResult result, final String report) {
        final Commands commands = Commands.of(result);
        final int more = full ? 0 : RunBrief.leftOut(result.layout());
        final String whole = more + " tables and curves: " + (folder.isPresent() ? "the report, or " : "") + "--full";
        final OptionalLong worst = worstTrial(result);
        return (more > 0 ? place("More", whole) : "")
                + report
                + place("Repeat", commands.repeat() + into)
                + folder.filter(at -> RunResult.INTERRUPTED.equals(result.stopReason()))
                        .map(at -> place("Resume", resume(at)))
                        .orElse("")
                + (worst.isPresent() ? place("Worst", commands.replay(result.seed(), worst.getAsLong())) : "");
    }

    private static String place(final String title, final String text) {
        return Text.padRight(title, TITLE_WIDTH) + text + "\n";
    }

    /** Returns the line that continues an interrupted run. */
    public static String resume(final Path folder) {
        return Launcher.NAME + " resume " + Launcher.quoted(folder.toString());
    }

    /** Returns the table of a run; a result of several runs has its own. */
    private Optional<String> table() {
        return run.map(result -> metrics(result).in(Format.CSV));
    }

    private static Table metrics(final RunResult result) {
        final Table table = new Table()
                .text("metric", "metric")
                .text("label", "label")
                .number("value", "value")
                .number("low", "low")
                .number("high", "high")
                .number("level", "level")
                .number("n", "n")
                .text("unit", "unit")
                .text("method", "method");
        final OutcomeLayout layout = result.layout();
        Estimates.of(result)
                .forEach((name, e) -> table.row(
                        name,
                        layout.slot(name)
                                .map(Slot::label)
                                .or(() -> layout.ratio(name).map(Ratio::label))
                                .orElse(""),
                        number(e.value()),
                        number(e.low()),
                        number(e.high()),
                        e.level(),
                        e.n(),
                        e.unit(),
                        e.method()));
        return table;
    }

    private static Table.Cell number(final double value) {
        return new Table.Cell(value, CsvCells.number(value));
    }

    /** Refuses to replace a folder that is no report. */
    public static void requireReplaceable(final Path target) {
        final boolean ours = !Files.exists(target)
                || RunResultJson.in(target).isPresent()
                || Publications.files().stream().anyMatch(file -> Files.isRegularFile(target.resolve(file)))
                || Files.isRegularFile(target.resolve(CHECKPOINT))
                || Files.isRegularFile(target.resolve(CHECKPOINT + ".part"))
                || isEmpty(target);
        if (!ours) {
            throw UserError.usage(target + " already exists and is not a report", "name a new folder with --out");
        }
        foreignEntry(target).ifPresent(other -> {
            throw UserError.usage(
                    target + " holds " + Shown.name(other) + ", which is not part of a report and would be lost",
                    "name a new folder with --out, or move it elsewhere");
        });
    }

    /**
     * Returns the first entry of a folder that is no report file, nor its folder of replay pages. The cache of another
     * line is a subfolder and stays.
     */
    private static Optional<Path> foreignEntry(final Path folder) {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(path -> !isOurs(path)).map(Path::getFileName).min(Comparator.naturalOrder());
        } catch (final IOException unreadable) {
            throw UserError.machine(
                    "cannot read " + folder + ": " + Reason.of(unreadable), "name a new folder with --out");
        }
    }

    private static boolean isOurs(final Path path) {
        final String name = path.getFileName().toString();
        return Files.isDirectory(path)
                ? name.equals(ReportWriter.REPLAYS) && foreignEntry(path).isEmpty()
                : name.startsWith(".") || OURS.matcher(name).matches();
    }

    /** Returns whether a folder exists and is empty. */
    public static boolean isEmpty(final Path folder) {
        final String[] names = folder.toFile().list();
        return names != null && names.length == 0;
    }

    /** Returns the first trial with the worst value of the headline metric, if that metric has a worse end. */
    public static OptionalLong worstTrial(final RunResult result) {
        final OutcomeLayout layout = result.layout();
        final Optional<Slot> headline =
                layout.slot(layout.headline()).filter(slot -> slot.better() != Slot.Better.NEUTRAL);
        if (headline.isEmpty()) {
            return OptionalLong.empty();
        }
        final long[] first =
                result.tallies().get(layout.index(headline.get().name())).firstTrial();
        final boolean fromTop = headline.get().better() == Slot.Better.LOWER;
        return IntStream.range(0, first.length)
                .mapToLong(i -> first[fromTop ? first.length - 1 - i : i])
                .filter(trial -> trial >= 0)
                .findFirst();
    }
}
