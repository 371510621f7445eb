package org.sitrep.cli.service.staged;

import java.nio.file.Path;
import java.util.Optional;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.ProgressMode;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.service.AfterRun;
import org.sitrep.cli.service.Player;
import org.sitrep.cli.service.RunOutput;
import org.sitrep.cli.service.Stage;
import org.sitrep.cli.service.kept.Every;
import org.sitrep.cli.session.GivenUpNotes;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.RunName;
import org.sitrep.cli.session.Session;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Contest;
import org.sitrep.engine.Precision;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.RunSubject;
import org.sitrep.report.model.Trial;

/**
 * A run from its first mission, or the next one, to its report.
 *
 * @param open the scenario
 * @param request of the whole run
 * @param precision what decides how many missions are played; empty if the request does
 * @param before what was played already; empty if nothing
 */
public record RunJob(OpenScenario open, RunRequest request, Optional<Precision> precision, Optional<Capsule> before) {
    /** How a result is shown. */
    public record Showing(ProgressMode progress, Format format, boolean full, boolean notebook) {}

    /**
     * Returns the same job, going on from what was kept in its folder, if anything is.
     *
     * @throws UserError if what is kept is damaged, or the run there is complete
     */
    public RunJob goingOn(final Session session, final Path folder) {
        if (!Resumption.isThere(folder)) {
            session.console().message("Nothing is kept of this run in " + folder + "; it begins anew.");
            return this;
        }
        final Capsule kept = Resumption.kept(folder);
        session.console().message(Player.goingOn(kept));
        return new RunJob(open, request, precision, Optional.of(kept));
    }

    /** Returns the name of the folder that the run's report goes to, below that of all reports. */
    public Path folder() {
        return Path.of(open.name())
                .resolve(RunName.of(
                        RunName.who(request.bot(), subject().botFile()),
                        request,
                        precision,
                        subject().content().sha256()));
    }

    private RunSubject subject() {
        return open.subject(request.bot());
    }

    /**
     * Plays, keeping what it has in the report's folder while it does, writes the report and prints the result. If the
     * report cannot be written the result is printed all the same, and what was kept stays.
     *
     * @param folder of the report; empty for none
     * @param every how often it keeps what it has
     * @return the exit code
     * @throws UserError if the folder is taken, or what was played before is not of the same run
     */
    public int play(final Session session, final Optional<Path> folder, final Every every, final Showing showing) {
        try (Interrupts interrupts = Interrupts.install()) {
            if (folder.isEmpty()) {
                final Capsule capsule = capsule(session, Contest.Saving.NONE, showing.progress(), interrupts);
                return show(session, capsule, folder, showing, interrupts);
            }
            try (Checkpoint checkpoint = Checkpoint.in(folder.get(), session.console())) {
                if (before.isEmpty() && checkpoint.isThere()) {
                    session.console()
                            .message("A run was cut off here; this one begins anew. To go on with it instead: "
                                    + RunOutput.resume(folder.get()));
                }
                final Capsule capsule = capsule(session, checkpoint.saving(every), showing.progress(), interrupts);
                checkpoint.settle();
                final int code = show(session, capsule, folder, showing, interrupts);
                checkpoint.discard();
                return code;
            }
        }
    }

    private int show(
            final Session session,
            final Capsule capsule,
            final Optional<Path> folder,
            final Showing showing,
            final Interrupts interrupts) {
        final RunOutput output = new RunOutput(session, capsule, showing.notebook());
        sayWhatIsMissing(session, capsule, interrupts.requested());
        Optional<UserError> unwritten = Optional.empty();
        if (capsule.completed() > 0 && folder.isPresent()) {
            unwritten = unwritten(output, folder.get());
        }
        output.next(() -> AfterRun.of(session, capsule, open)).print(showing.format(), showing.full());
        if (unwritten.isPresent()) {
            throw unwritten.get();
        }
        if (interrupts.requested()) {
            return ExitCode.INTERRUPTED;
        }
        return GivenUpNotes.any(capsule) ? ExitCode.GIVEN_UP : ExitCode.OK;
    }

    /** Writes the report; returns why that cannot be, with what to do about it. */
    private static Optional<UserError> unwritten(final RunOutput output, final Path folder) {
        try {
            output.writeReport(folder);
            return Optional.empty();
        } catch (final UserError failed) {
            return Optional.of(
                    Checkpoint.file(folder).isEmpty()
                            ? failed
                            : UserError.machine(
                                    failed.getMessage(),
                                    "make room there; then, from what was kept: " + RunOutput.resume(folder)));
        }
    }

    private Capsule capsule(
            final Session session,
            final Contest.Saving saving,
            final ProgressMode progressMode,
            final Interrupts interrupts) {
        final Stage stage = Stage.of(session, progressMode, interrupts);
        return Player.play(stage, staged(), trials(), open.bots(), Optional.empty(), saving)
                .capsule();
    }

    private String trials() {
        return open.compiled().trial() + (precision.isPresent() ? "s at most" : "s");
    }

    private Contest staged() {
        try {
            return Contest.ofOne(open.compiled(), subject(), request, precision, before);
        } catch (final IllegalArgumentException unlike) {
            throw before.isEmpty() ? unlike : UserError.badData(unlike.getMessage(), "nothing was played or written");
        }
    }

    private static void sayWhatIsMissing(final Session session, final Capsule capsule, final boolean interrupted) {
        if (interrupted) {
            session.console()
                    .message("Interrupted after " + Text.grouped(capsule.completed() + capsule.aborted()) + " of "
                            + Trial.of(capsule).counted(capsule.requested()));
        }
        GivenUpNotes.of(capsule).forEach(session.console()::message);
    }
}
