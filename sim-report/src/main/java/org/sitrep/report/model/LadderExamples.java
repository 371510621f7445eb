package org.sitrep.report.model;

import java.util.Optional;
import java.util.OptionalLong;
import org.sitrep.analysis.Ladder;
import org.sitrep.analysis.Standouts;
import org.sitrep.engine.Capsule;

/** A mission in which the strongest bot of a ladder and the one below it part. Stateless. */
public final class LadderExamples {
    private LadderExamples() {}

    /** Returns the line that tells the first mission that is known to come out otherwise, by the first yardstick that tells the two apart; empty if there is none. */
    public static Optional<String> apart(final Ladder ladder) {
        final Capsule top = ladder.highest();
        final Capsule below = ladder.rungs().get(ladder.rungs().size() - 2);
        for (final String yardstick : ladder.yardsticks()) {
            final int slot = top.layout().index(yardstick);
            final OptionalLong mission =
                    Standouts.parting(top.tallies().get(slot), below.tallies().get(slot), top.playedEnd());
            if (mission.isPresent()) {
                return Setting.of(below).diff(Setting.of(top), top.bot(), top.seed(), mission.getAsLong());
            }
        }
        return Optional.empty();
    }
}
