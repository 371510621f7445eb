package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.Ladder;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.service.CapsuleFiles;
import org.sitrep.cli.service.Targets;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Capsules;
import org.sitrep.report.WholeFile;
import org.sitrep.report.model.Commands;
import org.sitrep.report.model.Trial;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sitrep merge}. */
@Command(
        name = "merge",
        header = "pool the capsules of parts of one run",
        description =
                "%nMakes of the capsules of neighbouring mission ranges (run --first) the capsule that one run over all of them would have given, "
                        + "to the last digit.%n",
        footer = {
            "",
            "Example:",
            "  ./sitrep merge a/capsule.json b/capsule.json -o whole.json",
            "  ./sitrep report whole.json"
        })
public final class MergeCommand implements Callable<Integer> {
    private final Session session;

    @Parameters(
            arity = "2..*",
            paramLabel = "CAPSULE",
            description = "Capsules, ladders or comparisons, or folders of reports, in any order.")
    private List<Path> capsules = new ArrayList<>();

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            required = true,
            description = "Where the pooled capsule goes.")
    private Path out;

    /** Creates the command. */
    public MergeCommand(final Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        Targets.requireFile(out, "--out");
        if (CapsuleFiles.isLadder(capsules.get(0))) {
            return mergeLadders();
        }
        return CapsuleFiles.isComparison(capsules.get(0)) ? mergeComparisons() : mergeCapsules();
    }

    private int mergeCapsules() {
        final Capsule whole = merged(CapsuleFiles::read, Function.identity(), Capsules::merge);
        CapsuleFiles.write(whole, out);
        say("capsules", whole);
        return ExitCode.OK;
    }

    private int mergeLadders() {
        final Ladder whole =
                merged(CapsuleFiles::readLadder, ladder -> ladder.rungs().get(0), Ladder::merge);
        CapsuleFiles.write(whole, out);
        say("ladders", whole.rungs().get(0));
        return ExitCode.OK;
    }

    private int mergeComparisons() {
        final Comparison whole = merged(
                CapsuleFiles::readComparison,
                comparison -> comparison.base().capsule(),
                (a, b) -> Comparison.merge(a, b, overBoth(a, b)));
        CapsuleFiles.write(whole, out);
        say("comparisons", whole.base().capsule());
        return ExitCode.OK;
    }

    /** The line of the first part, over the missions of both. */
    private static String overBoth(final Comparison a, final Comparison b) {
        final Capsule first = a.base().capsule();
        return Commands.over(
                a.command(),
                first.firstMission(),
                b.base().capsule().firstMission() + b.base().capsule().requested() - first.firstMission());
    }

    /**
     * Pools what is named, in the order of the missions.
     *
     * @param capsule whose range is that of the whole part
     */
    private <T> T merged(
            final Function<Path, T> read, final Function<T, Capsule> capsule, final BinaryOperator<T> merge) {
        final List<Part<T>> parts = capsules.stream()
                .map(file -> new Part<>(file, read.apply(file)))
                .sorted(Comparator.comparingLong(
                                (Part<T> part) -> capsule.apply(part.what).firstMission())
                        .thenComparingLong(part -> capsule.apply(part.what).playedEnd()))
                .toList();
        T whole = parts.get(0).what;
        for (int i = 1; i < parts.size(); i++) {
            try {
                whole = merge.apply(whole, parts.get(i).what);
            } catch (final IllegalArgumentException | ArithmeticException unlike) {
                throw UserError.badData(
                        parts.get(i).file + ": " + unlike.getMessage(),
                        "it follows on " + parts.get(i - 1).file + "; nothing was written");
            }
        }
        return whole;
    }

    /** What a file holds. */
    private record Part<T>(Path file, T what) {}

    private void say(final String what, final Capsule whole) {
        if (!WholeFile.isStandardOutput(out)) {
            session.console().line(out.toString());
        }
        session.console()
                .message(capsules.size() + " " + what + ", " + Trial.of(whole).many() + " " + whole.firstMission()
                        + " to " + (whole.playedEnd() - 1) + ", hash " + whole.missionsHash());
    }
}
