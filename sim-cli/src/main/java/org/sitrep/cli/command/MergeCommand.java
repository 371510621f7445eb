package org.sitrep.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import org.sitrep.analysis.Ladder;
import org.sitrep.cli.ExitCode;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.service.CapsuleFiles;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Capsules;
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
            description = "Capsules or ladders, or folders of reports, in any order.")
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

    private int mergeLadders() {
        final List<Ladder> parts = capsules.stream()
                .map(CapsuleFiles::readLadder)
                .sorted(Comparator.comparingLong(
                                (Ladder part) -> part.rungs().get(0).firstMission())
                        .thenComparingLong(part -> part.rungs().get(0).playedEnd()))
                .toList();
        final Ladder whole;
        try {
            whole = parts.stream().reduce(Ladder::merge).orElseThrow();
        } catch (final IllegalArgumentException unlike) {
            throw UserError.badData(unlike.getMessage(), "nothing was written");
        }
        CapsuleFiles.write(whole, out);
        session.console().line(out.toString());
        session.console()
                .message(parts.size() + " ladders, missions "
                        + whole.rungs().get(0).firstMission() + " to "
                        + (whole.rungs().get(0).playedEnd() - 1));
        return ExitCode.OK;
    }

    @Override
    public Integer call() {
        if (CapsuleFiles.isLadder(capsules.get(0))) {
            return mergeLadders();
        }
        final List<Capsule> parts = capsules.stream()
                .map(CapsuleFiles::read)
                .sorted(Comparator.comparingLong(Capsule::firstMission).thenComparingLong(Capsule::playedEnd))
                .toList();
        final Capsule whole;
        try {
            whole = parts.stream().reduce(Capsules::merge).orElseThrow();
        } catch (final IllegalArgumentException unlike) {
            throw UserError.badData(unlike.getMessage(), "nothing was written");
        }
        CapsuleFiles.write(whole, out);
        session.console().line(out.toString());
        session.console()
                .message(parts.size() + " capsules, " + Trial.of(whole).many() + " " + whole.firstMission() + " to "
                        + (whole.playedEnd() - 1) + ", hash " + whole.missionsHash());
        return ExitCode.OK;
    }
}
