package org.sitrep.cli.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Targets;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Estimates;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.report.Publications;
import org.sitrep.report.ReportWriter;
import org.sitrep.report.TextReport;
import org.sitrep.report.capsule.CapsuleJson;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.RunBrief;
import org.sitrep.scenario.Shown;

/** What a run leaves behind: a report folder, and what it prints. */
public final class RunOutput {
    /** File in the folder of a run that plays, or that was cut off. */
    public static final String CHECKPOINT = "checkpoint.json";

    private static final Pattern OURS = Pattern.compile(".*\\.(html|md|csv|json|part|png|svg|txt|ipynb|xml|yaml)");

    private static final int TITLE_WIDTH = 8;

    private final Session session;
    private final Capsule capsule;
    private final Commands commands;
    private final boolean notebook;
    private Optional<Path> folder = Optional.empty();
    private Supplier<NextSteps> next = () -> NextSteps.NONE;

    /**
     * Prepares the output.
     *
     * @param notebook whether the report comes with a notebook
     */
    public RunOutput(final Session session, final Capsule capsule, final boolean notebook) {
        this.session = session;
        this.capsule = capsule;
        this.notebook = notebook;
        commands = Commands.of(capsule);
    }

    /**
     * Writes the report folder in one go; an earlier report in its place is replaced.
     *
     * @throws UserError if the folder cannot be written, or holds something else than a report
     */
    public void writeReport(final Path target) {
        requireReplaceable(target);
        try {
            final ReportWriter.Written written = ReportWriter.write(
                    target, capsule, Estimates.of(capsule), commands, CapsuleJson.write(capsule), notebook);
            written.notes().forEach(note -> session.console().message(note));
            folder = Optional.of(target);
        } catch (final IOException failed) {
            throw Targets.unwritable(target, failed);
        }
    }

    /** Says what to try after it; people are told below the result, and programs nothing. */
    public RunOutput next(final Supplier<NextSteps> steps) {
        next = steps;
        return this;
    }

    /** What is not a report is not ours to replace. */
    public static void requireReplaceable(final Path target) {
        final boolean ours = !Files.exists(target)
                || Files.isRegularFile(target.resolve("capsule.json"))
                || Publications.files().stream().anyMatch(file -> Files.isRegularFile(target.resolve(file)))
                || Files.isRegularFile(target.resolve(CHECKPOINT))
                || Files.isRegularFile(target.resolve(CHECKPOINT + ".part"))
                || isEmpty(target);
        if (!ours) {
            throw UserError.usage(target + " is there already and is no report", "name a new folder with --out");
        }
        stranger(target).ifPresent(other -> {
            throw UserError.usage(
                    target + " holds " + Shown.name(other) + ", which no report has, and would be replaced with it",
                    "name a new folder with --out, or move that elsewhere");
        });
    }

    /**
     * Returns the first thing in a folder that is not of the kinds of files that reports consist of; what is kept of
     * another line lies in a folder, and stays.
     */
    private static Optional<Path> stranger(final Path folder) {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(path -> !isOurs(path)).map(Path::getFileName).min(Comparator.naturalOrder());
        } catch (final IOException unreadable) {
            throw UserError.machine(
                    "cannot look into " + folder + ": " + Reason.of(unreadable), "name a new folder with --out");
        }
    }

    private static boolean isOurs(final Path path) {
        final String name = path.getFileName().toString();
        return !Files.isDirectory(path)
                && (name.startsWith(".") || OURS.matcher(name).matches());
    }

    /** Returns whether a folder is there and holds nothing. */
    public static boolean isEmpty(final Path folder) {
        final String[] names = folder.toFile().list();
        return names != null && names.length == 0;
    }

    /**
     * Prints the result, and where the report is: beside the result for people, apart from it for programs.
     *
     * @param full whether people get all tables at once
     */
    public void print(final Format format, final boolean full) {
        final var out = session.console().out(format);
        switch (format) {
            case TEXT -> {
                out.print(TextReport.of(
                        capsule, Estimates.of(capsule), session.console().page(), full));
                out.print(places(full));
                out.print(next.get().text(session.console().colourOut()));
            }
            case JSON -> out.print(CapsuleJson.write(capsule));
            case CSV -> out.print(MetricTable.of(capsule).in(Format.CSV));
            case MARKDOWN -> out.print(MetricTable.of(capsule).in(Format.MARKDOWN));
        }
        if (format != Format.TEXT) {
            folder.ifPresent(at -> session.console().message("Report: " + at));
        }
    }

    /** Returns where to go from here: lines to paste into a shell, hence never broken. */
    private String places(final boolean full) {
        final StringBuilder out = new StringBuilder("\n");
        final int more = full ? 0 : RunBrief.leftOut(capsule.layout());
        if (more > 0) {
            place(
                    out,
                    "More",
                    more + " tables and curves: " + (folder.isPresent() ? "the report, or " : "") + "--full");
        }
        folder.ifPresent(at -> place(out, "Report", at.resolve("report.html").toString()));
        place(out, "Repeat", commands.repeat());
        folder.filter(at -> Capsule.INTERRUPTED.equals(capsule.stopReason()))
                .ifPresent(at -> place(out, "Resume", resume(at)));
        worstMission(capsule).ifPresent(mission -> place(out, "Worst", commands.replay(capsule.seed(), mission)));
        return out.toString();
    }

    /** Returns the line that goes on with a run that was cut off. */
    public static String resume(final Path folder) {
        return "./sitrep resume " + Commands.quoted(folder.toString());
    }

    private static void place(final StringBuilder out, final String title, final String text) {
        out.append(Text.padRight(title, TITLE_WIDTH)).append(text).append('\n');
    }

    /**
     * Returns the first mission with the worst value of the headline metric, if that metric says which end is the
     * worse.
     */
    public static OptionalLong worstMission(final Capsule capsule) {
        final OutcomeLayout layout = capsule.layout();
        final Optional<Slot> headline =
                layout.slot(layout.headline()).filter(slot -> slot.better() != Slot.Better.NEUTRAL);
        if (headline.isEmpty()) {
            return OptionalLong.empty();
        }
        final long[] first =
                capsule.tallies().get(layout.index(headline.get().name())).firstMission();
        final boolean fromTop = headline.get().better() == Slot.Better.LOWER;
        return IntStream.range(0, first.length)
                .mapToLong(i -> first[fromTop ? first.length - 1 - i : i])
                .filter(mission -> mission >= 0)
                .findFirst();
    }
}
