package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.Kept;
import org.sitrep.cli.service.Stage;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.cli.session.Targets;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * A command that plays for long, can be resumed, and leaves a report. A study has its options here and one service that
 * opens what they name, plays on a {@link Stage} and publishes the result.
 */
abstract class StudyCommand extends SitrepCommand {
    /** Below it an interval says less often than not what is so. */
    private static final double LEAST_LEVEL = 0.5;
    /** Levels of many statements together come from it, and still have to be less than 1. */
    private static final double MOST_LEVEL = 0.999999;

    @Mixin
    private BatchOptions batch;

    @Mixin
    private KeepOptions keep;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            defaultValue = Defaults.OUT,
            description = "Where report folders go (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Option(names = "--no-report", description = "Write no report folder.")
    private boolean noReport;

    @Mixin
    private FormatOption format;

    @Override
    public final Integer call() {
        if (!noReport) {
            Targets.requireFolder(out, "--out");
        }
        return study();
    }

    /** Reads the options, plays and publishes; returns the exit code. */
    abstract int study();

    /**
     * Plays a study that goes on where it was cut off.
     *
     * @param notebook whether the report has a notebook
     * @param study plays and publishes; returns the exit code of a study that was not interrupted
     */
    final int play(final boolean notebook, final ToIntFunction<Stage> study) {
        try (Kept kept = keep.kept(session(), spec(), out().orElse(null));
                Interrupts interrupts = Interrupts.install()) {
            final int code = study.applyAsInt(stage(kept, interrupts, notebook));
            if (interrupts.requested()) {
                return ExitCode.INTERRUPTED;
            }
            kept.done();
            return code;
        }
    }

    /** @param notebook whether the report has a notebook */
    final Stage stage(final Kept kept, final Interrupts interrupts, final boolean notebook) {
        return new Stage(session(), batch.progress(), kept, interrupts, out(), format.format(), notebook);
    }

    static void requireLevel(final double level) {
        if (!(level >= LEAST_LEVEL && level <= MOST_LEVEL)) {
            throw UserError.usage(
                    "--level " + level + " is out of range",
                    "it has to be from " + LEAST_LEVEL + " to " + MOST_LEVEL + ", e.g. 0.95");
        }
    }

    final BatchOptions batch() {
        return batch;
    }

    final KeepOptions keep() {
        return keep;
    }

    /** Returns where report folders go; empty for no report. */
    final Optional<Path> out() {
        return noReport ? Optional.empty() : Optional.of(out);
    }
}
