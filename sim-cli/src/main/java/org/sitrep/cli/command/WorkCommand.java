package org.sitrep.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Interrupts;
import org.sitrep.remote.FolderWorker;
import org.sitrep.report.text.Numbers;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code sitrep work}. */
final class WorkCommand extends SitrepCommand {
    private static final long MOST_SECONDS = 1_000_000;

    @Parameters(paramLabel = "DIR")
    private Path folder;

    @Mixin
    private BatchOptions.ThreadsOption threads;

    @Option(names = "--idle", paramLabel = "SECONDS", defaultValue = Defaults.IDLE)
    private double idle;

    @Option(names = "--share", paramLabel = "K/N", converter = Share.Converter.class)
    private Share share;

    /** The K-th of N shares. */
    record Share(int number, int of) {
        private static final Pattern TEXT = Pattern.compile("([0-9]{1,6})/([0-9]{1,6})");

        /** Reads {@code 3/8}. */
        static final class Converter implements ITypeConverter<Share> {
            @Override
            public Share convert(final String text) {
                final Matcher fields = TEXT.matcher(text);
                if (fields.matches()) {
                    final Share share = new Share(Integer.parseInt(fields.group(1)), Integer.parseInt(fields.group(2)));
                    if (share.number >= 1 && share.number <= share.of) {
                        return share;
                    }
                }
                throw new TypeConversionException(text + " is not a share; write the third of eight like 3/8");
            }
        }
    }

    @Override
    public Integer call() {
        OptionRange.positive("--idle", idle, MOST_SECONDS);
        final int workers = threads.count();
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw UserError.usage(folder + " is a file", "name the folder that --on names");
        }
        final FolderWorker worker = new FolderWorker(folder, workers, idle);
        try (Interrupts interrupts = Interrupts.install()) {
            interrupts.onInterrupt(worker::requestStop);
            final long parts = share == null ? worker.run() : worker.run(share.number, share.of);
            console().message(Numbers.counted(parts, "part") + " played");
            return interrupts.requested() ? ExitCode.INTERRUPTED : ExitCode.OK;
        } catch (final IOException failed) {
            throw UserError.machine(
                    "cannot use " + folder + ": " + Reason.of(failed), "get permission to read and write it");
        } catch (final IllegalStateException other) {
            throw UserError.machine(
                    "this process has " + other.getMessage(), "start all processes from the same build of Sitrep");
        }
    }
}
