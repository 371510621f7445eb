package org.sitrep.cli.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Estimates;
import org.sitrep.report.ReportWriter;
import org.sitrep.report.capsule.CapsuleJson;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.ReportModel;

/** What a run leaves behind: a report folder, and what it prints. */
public final class RunOutput {
    private final Session session;
    private final Capsule capsule;
    private final Commands commands;
    private Optional<Path> folder = Optional.empty();

    /**
     * Prepares the output.
     *
     * @param repeat the line that makes the capsule again
     */
    public RunOutput(final Session session, final Capsule capsule, final Optional<String> repeat) {
        this.session = session;
        this.capsule = capsule;
        commands = repeat.map(line -> Commands.of(capsule, line)).orElseGet(() -> Commands.of(capsule));
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
                    target, capsule, Estimates.of(capsule), commands, CapsuleJson.write(capsule));
            written.notes().forEach(note -> session.console().message(note));
            folder = Optional.of(target);
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot write " + target + ": " + failed.getMessage(), "name another folder with --out");
        }
    }

    /** What is not a report is not ours to replace. */
    private static void requireReplaceable(final Path target) {
        final boolean ours = !Files.exists(target) || Files.isRegularFile(target.resolve("capsule.json")) || isEmpty(target);
        if (!ours) {
            throw UserError.usage(target + " is there already and is no report", "name a new folder with --out");
        }
    }

    private static boolean isEmpty(final Path folder) {
        final String[] names = folder.toFile().list();
        return names != null && names.length == 0;
    }

    /** Prints the result, and where the report is: beside the result for people, apart from it for programs. */
    public void print(final Format format) {
        final var out = session.console().out();
        switch (format) {
            case TEXT -> {
                out.print(MetricTable.of(capsule).in(Format.TEXT));
                out.print(places());
            }
            case JSON -> out.print(CapsuleJson.write(capsule));
            case CSV -> out.print(MetricTable.of(capsule).in(Format.CSV));
            case MARKDOWN -> out.print(MetricTable.of(capsule).in(Format.MARKDOWN));
        }
        if (format != Format.TEXT) {
            folder.ifPresent(at -> session.console().message("Report: " + at));
        }
    }

    private ReportModel model() {
        return ReportModel.of(capsule, Estimates.of(capsule), commands);
    }

    private String places() {
        final StringBuilder out = new StringBuilder();
        folder.ifPresent(at -> out.append("\nReport  ").append(at.resolve("report.html")).append('\n'));
        out.append("Repeat  ").append(commands.repeat()).append('\n');
        out.append("Replay  ").append(commands.replay(capsule.seed(), capsule.firstMission())).append('\n');
        return out.toString();
    }
}
