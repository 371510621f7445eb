package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.loadout.LoadoutAnswer;

/** The missions of the best loadout that are worth a look, with the line that lays one beside what is carried at present. */
public final class LoadoutExamples {
    private static final String PRESENT = "what they carry now";

    private final String name;
    private final StandoutLines lines;
    private final Setting present;
    /** Whether what is carried at present was not among the finalists, so that no mission is known in which the two part. */
    private final boolean apartUnknown;

    private LoadoutExamples(
            final String name, final StandoutLines lines, final Setting present, final boolean apartUnknown) {
        this.name = name;
        this.lines = lines;
        this.present = present;
        this.apartUnknown = apartUnknown;
    }

    /** Returns the examples of a search; empty if its file is of a time when none were kept. */
    static Optional<LoadoutExamples> of(final LoadoutAnswer answer) {
        return answer.told().map(told -> with(answer, told.changes()));
    }

    /**
     * Returns the examples with another way to have the scenario play the best, such as its file; empty as {@link #of}.
     *
     * @param changes as {@code --set} takes them, or overlays as options
     */
    public static Optional<LoadoutExamples> of(final LoadoutAnswer answer, final List<String> changes) {
        return answer.told().map(told -> with(answer, changes));
    }

    private static LoadoutExamples with(final LoadoutAnswer answer, final List<String> changes) {
        final LoadoutAnswer.Subject subject = answer.subject();
        final Setting present =
                new Setting(subject.scenario(), subject.bot(), subject.input().changes(), subject.maxDecisions());
        return new LoadoutExamples(
                answer.winner().name(),
                new StandoutLines(
                        answer.told().orElseThrow().standouts(), present.with(changes), new Trial(subject.trial())),
                present,
                Double.isNaN(answer.winner().overPresent().value()));
    }

    /** Returns the seed of the finals. */
    static long seed(final LoadoutAnswer answer) {
        return answer.question().seed() + (answer.confirmed() ? 1 : 0);
    }

    List<Block> blocks() {
        final List<Block> blocks = new ArrayList<>(lines.all(""));
        lines.apart(name, present, PRESENT)
                .or(() -> apartUnknown ? lines.worst(name, present, PRESENT) : Optional.empty())
                .ifPresent(blocks::add);
        return blocks;
    }

    /** Returns the line that tells a mission beside what is carried at present: where they part; if that one did not play, the worst; empty if the two never part. */
    public Optional<String> besideLine() {
        return lines.apartLine(name, present, PRESENT)
                .or(() -> apartUnknown ? lines.worstLine(name, present, PRESENT) : Optional.empty());
    }
}
