package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.service.AfterRun;
import org.sitrep.cli.service.CheckpointInterval;
import org.sitrep.cli.service.Export;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.ReportOutput;
import org.sitrep.cli.service.StudyContext;
import org.sitrep.cli.session.AbortNotes;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.RunName;
import org.sitrep.cli.session.Session;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.Precision;
import org.sitrep.engine.RunMetadata;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunResult;
import org.sitrep.report.model.TrialWord;
import org.sitrep.report.text.Numbers;

/** Plays a run to its report, from its first trial or after the trials of {@code before}. */
record RunJob(
        OpenScenario open,
        RunRequest request,
        Optional<Precision> precision,
        Optional<RunResult> before,
        Export export) {
    /**
     * Returns the same job, continued from the checkpoint in its folder, if there is one.
     *
     * @throws UserError if the checkpoint is damaged, or the run there is complete
     */
    RunJob goingOn(final Session session, final Path folder) {
        if (!Checkpoint.isThere(folder)) {
            session.console()
                    .message("There is no checkpoint of this run in " + folder + "; it starts from the first trial.");
            return this;
        }
        final RunResult kept = Checkpoint.kept(folder);
        session.console().message(Player.goingOn(kept));
        return new RunJob(open, request, precision, Optional.of(kept), export);
    }

    /** Returns the same job, whose trials are exported. */
    RunJob exporting(final Export to) {
        return new RunJob(open, request, precision, before, to);
    }

    /** Returns the name of the run's report folder, below the folder of all reports. */
    Path folder() {
        return Path.of(open.name())
                .resolve(RunName.of(
                        RunName.who(request.bot(), subject().botFile()),
                        request,
                        precision,
                        subject().content().sha256()));
    }

    private RunMetadata subject() {
        return open.subject(request.bot());
    }

    /**
     * Plays with checkpoints in the report folder, writes the report and prints the result. If the report cannot be
     * written, the result is still printed, and the checkpoint stays.
     *
     * @param folder of the report; empty for none
     * @param every interval of checkpoints
     * @param full whether text output has all tables
     * @return the exit code
     * @throws UserError if the folder is locked, or the trials played before are of another run
     */
    int play(
            final StudyContext stage, final Optional<Path> folder, final CheckpointInterval every, final boolean full) {
        if (folder.isEmpty()) {
            return show(stage, result(stage, PairedRun.Saving.NONE), folder, full);
        }
        final Console console = stage.session().console();
        try (Checkpoint checkpoint = Checkpoint.in(folder.get(), console)) {
            if (before.isEmpty() && checkpoint.isThere()) {
                console.message(
                        "An interrupted run is here; this one starts from the first trial. To continue it instead: "
                                + ReportOutput.resume(folder.get()));
            }
            final RunResult result = result(stage, checkpoint.saving(every));
            checkpoint.settle();
            final int code = show(stage, result, folder, full);
            checkpoint.discard();
            return code;
        }
    }

    private int show(
            final StudyContext stage, final RunResult result, final Optional<Path> folder, final boolean full) {
        final Session session = stage.session();
        if (stage.interrupts().requested()) {
            session.console()
                    .message("Interrupted after " + Numbers.count(result.completed() + result.aborted()) + " of "
                            + TrialWord.of(result).counted(result.requested()));
        }
        AbortNotes.of(result).forEach(session.console()::message);
        final ReportOutput output = new ReportOutput(session, result, stage.notebook(), full)
                .into(stage.out())
                .replays(stage.replays());
        final Optional<UserError> unwritten =
                folder.filter(any -> result.completed() > 0).flatMap(place -> unwritten(output, place));
        output.next(() -> AfterRun.of(result, open)).print(stage.format());
        if (unwritten.isPresent()) {
            throw unwritten.get();
        }
        if (stage.interrupts().requested()) {
            return ExitCode.INTERRUPTED;
        }
        return AbortNotes.any(result) ? ExitCode.GIVEN_UP : ExitCode.OK;
    }

    /** Writes the report; returns the error with its advice if that fails. */
    private static Optional<UserError> unwritten(final ReportOutput output, final Path folder) {
        try {
            output.writeReport(folder);
            return Optional.empty();
        } catch (final UserError failed) {
            return Optional.of(
                    Checkpoint.file(folder).isEmpty()
                            ? failed
                            : UserError.machine(
                                    failed.getMessage(),
                                    "free disk space, or get permission to write; then continue from the checkpoint: "
                                            + ReportOutput.resume(folder)));
        }
    }

    private RunResult result(final StudyContext stage, final PairedRun.Saving saving) {
        final PairedRun paired;
        try {
            paired = PairedRun.ofOne(open.compiled(), subject(), export.of(request, 0), precision, before);
        } catch (final IllegalArgumentException unlike) {
            throw before.isEmpty() ? unlike : UserError.badData(unlike.getMessage(), "nothing was played or written");
        }
        final String trials = open.compiled().trial() + (precision.isPresent() ? "s at most" : "s");
        final RunResult result = Player.play(stage, paired, trials, open.bots(), Optional.empty(), saving)
                .result();
        export.finish(List.of(result));
        return result;
    }
}
