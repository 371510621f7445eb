package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Ladder;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.service.RunResultFiles;
import org.sitrep.cli.session.Targets;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.RunResults;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.TrialWord;
import org.sitrep.report.result.ResultFile;
import org.sitrep.report.text.AtomicFileWriter;
import org.sitrep.report.text.Numbers;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep merge}. */
final class MergeCommand extends SitrepCommand {
    @Parameters(arity = "2..*", paramLabel = "RESULT")
    private List<Path> files = new ArrayList<>();

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            required = true)
    private Path out;

    @Override
    public Integer call() {
        Targets.requireFile(out, "--out");
        if (RunResultFiles.holds(ResultFile.LADDER, files.get(0))) {
            return merge(
                    "ladders",
                    file -> RunResultFiles.read(ResultFile.LADDER, file),
                    ladder -> ladder.rungs().get(0),
                    ladder -> Commands.ladders(List.of(ladder)),
                    Ladder::merge,
                    (whole, file) -> RunResultFiles.write(ResultFile.LADDER, whole, file));
        }
        if (RunResultFiles.holds(ResultFile.COMPARISON, files.get(0))) {
            return merge(
                    "comparisons",
                    file -> RunResultFiles.read(ResultFile.COMPARISON, file),
                    comparison -> comparison.base().result(),
                    Comparison::command,
                    (a, b) -> Comparison.merge(a, b, overBoth(a, b)),
                    (whole, file) -> RunResultFiles.write(ResultFile.COMPARISON, whole, file));
        }
        return merge(
                "result files",
                RunResultFiles::read,
                Function.identity(),
                run -> Commands.of(run).repeat(),
                RunResults::merge,
                RunResultFiles::write);
    }

    /**
     * @param result result whose range is that of the whole part
     * @param command line that plays a part again
     */
    private <T> int merge(
            final String what,
            final Function<Path, T> read,
            final Function<T, RunResult> result,
            final Function<T, String> command,
            final BinaryOperator<T> merge,
            final BiConsumer<T, Path> write) {
        final T whole = merged(read, result, command, merge);
        write.accept(whole, out);
        final RunResult played = result.apply(whole);
        if (!AtomicFileWriter.isStandardOutput(out)) {
            console().line(out.toString());
        }
        console()
                .message(files.size() + " " + what + ", "
                        + TrialWord.of(played).many() + " " + played.firstTrial() + " to " + (played.playedEnd() - 1)
                        + ", hash " + played.outcomeHash());
        return ExitCode.OK;
    }

    /** Returns the command of the first part, over the trials of both. */
    private static String overBoth(final Comparison a, final Comparison b) {
        final RunResult first = a.base().result();
        return Commands.over(
                a.command(),
                first.firstTrial(),
                b.base().result().firstTrial() + b.base().result().requested() - first.firstTrial());
    }

    private <T> T merged(
            final Function<Path, T> read,
            final Function<T, RunResult> result,
            final Function<T, String> command,
            final BinaryOperator<T> merge) {
        final List<Part<T>> parts = files.stream()
                .map(file -> new Part<>(file, read.apply(file)))
                .sorted(Comparator.comparingLong(
                                (Part<T> part) -> result.apply(part.what).firstTrial())
                        .thenComparingLong(part -> result.apply(part.what).playedEnd()))
                .toList();
        requireNoGap(parts, result, command);
        T whole = parts.get(0).what;
        for (int i = 1; i < parts.size(); i++) {
            try {
                whole = merge.apply(whole, parts.get(i).what);
            } catch (final IllegalArgumentException | ArithmeticException unlike) {
                throw UserError.badData(
                        parts.get(i).file + ": " + unlike.getMessage(),
                        "it follows " + parts.get(i - 1).file + "; nothing was written");
            }
        }
        return whole;
    }

    /**
     * Checks that no trials are missing between the parts; otherwise names all of them, and the lines that play them.
     */
    private static <T> void requireNoGap(
            final List<Part<T>> parts, final Function<T, RunResult> result, final Function<T, String> command) {
        final List<String> missing = new ArrayList<>();
        final List<String> lines = new ArrayList<>();
        long end = result.apply(parts.get(0).what).firstTrial();
        for (final Part<T> part : parts) {
            final RunResult run = result.apply(part.what);
            if (run.firstTrial() > end) {
                missing.add(Numbers.count(end) + " to " + Numbers.count(run.firstTrial() - 1));
                lines.add(Commands.over(command.apply(part.what), end, run.firstTrial() - end)
                        + " --no-report --format json > part-" + end + ".json");
            }
            end = Math.max(end, run.playedEnd());
        }
        if (!missing.isEmpty()) {
            throw UserError.badData(
                    "trials are missing between the parts: " + String.join(", ", missing) + "; nothing was written",
                    "play them:\n  " + String.join("\n  ", lines));
        }
    }

    private record Part<T>(Path file, T what) {}
}
