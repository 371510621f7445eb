package org.sitrep.analysis.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Playout;

/** Plays missions one after the other and keeps their marks. One thread. */
final class MissionTracer {
    /** What one scenario's traces may take in the file, in bytes before they are written as text. */
    static final int BYTES_IN_ALL = 2560;
    /** More missions than this tell no more about where they part. */
    static final int MOST_MISSIONS = 64;

    private final long seed;
    private final StepMarks marks = new StepMarks();
    private final Optional<Playout> playout;
    private final Outcome outcome;
    private final MissionKey key = new MissionKey();

    MissionTracer(final CheckSide side, final long seed, final int maxDecisions) {
        this.seed = seed;
        playout = side.scenario().newTraced(side.bot(), maxDecisions, marks);
        outcome = new Outcome(side.scenario().layout());
    }

    /** Returns as many of the first missions as there is room for, at least one; none if the game tells no steps. */
    List<TracedMission> first(final int missions) {
        final List<TracedMission> traced = new ArrayList<>();
        int bytes = 0;
        while (playout.isPresent() && traced.size() < Math.min(missions, MOST_MISSIONS)) {
            final TracedMission next = play(traced.size());
            bytes += next.marks().length * StepMarks.BITS / Byte.SIZE;
            if (!traced.isEmpty() && bytes > BYTES_IN_ALL) {
                break;
            }
            traced.add(next);
        }
        return traced;
    }

    boolean tells() {
        return playout.isPresent();
    }

    /** Plays a mission; its steps can be asked for until the next one is played. */
    TracedMission play(final int mission) {
        marks.begin();
        outcome.reset();
        playout.orElseThrow().play(key.set(seed, mission), outcome);
        return new TracedMission(TracedMission.outcomeBits(outcome.hash(mission)), marks.marks());
    }

    /** Returns what a step of the mission played last is called, {@code the end} if it had no such step. */
    String stepName(final int step) {
        return step < marks.steps() ? marks.name(step) : "the end";
    }
}
