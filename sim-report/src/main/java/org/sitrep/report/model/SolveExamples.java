package org.sitrep.report.model;

import java.util.Optional;
import org.sitrep.analysis.solve.Solved;

/** The missions of the answer of a search for values that are worth a look, with the line that lays one beside what the present values make of it. */
public final class SolveExamples {
    private static final String SOLVED = "solved";
    private static final String NOW = "the present values";

    private final StandoutLines lines;
    private final Setting before;

    private SolveExamples(final StandoutLines lines, final Setting before) {
        this.lines = lines;
        this.before = before;
    }

    /** Returns the examples of a search; empty if it has found nothing, or its file is of a time when none were kept. */
    public static Optional<SolveExamples> of(final Solved solved) {
        return solved.setting()
                .flatMap(setting -> solved.solution().standouts().map(standouts -> {
                    final Setting before = new Setting(
                            solved.origin().scenario(), setting.bot(), setting.changes(), setting.maxDecisions());
                    return new SolveExamples(
                            new StandoutLines(
                                    standouts,
                                    before.with(setting.answer()),
                                    new Trial(solved.origin().trial())),
                            before);
                }));
    }

    StandoutLines lines() {
        return lines;
    }

    Optional<Block> apart() {
        return lines.apart(SOLVED, before, NOW);
    }

    /** Returns the line that tells where a mission parts from what the present values make of the same dice; empty if none is known. */
    public Optional<String> apartLine() {
        return lines.apartLine(SOLVED, before, NOW);
    }
}
