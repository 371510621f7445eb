package org.sitrep.cli.service;

import java.util.Arrays;
import org.sitrep.ruleset.StepSink;
import org.sitrep.ruleset.TaleRecorder;

/**
 * A step of a mission, and where in its story it is told.
 *
 * @param name what kind of step it is: {@code threat.die}
 * @param numbers what tells it from others of its kind
 * @param place in the story, before what is told of it
 */
public record StepMark(String name, long[] numbers, TaleRecorder.Place place) {
    /**
     * Returns whether the other one is the same step; where either is told does not matter. A decision is the same if
     * the same is chosen, though it may be among other options: a Squad that carries more is offered more.
     */
    public boolean isSameStep(final StepMark other) {
        return name.equals(other.name)
                && (isDecision()
                        ? numbers[0] == other.numbers[0] && taken() == other.taken()
                        : Arrays.equals(numbers, other.numbers));
    }

    /** Returns whether a bot was asked. */
    public boolean isDecision() {
        return name.startsWith(StepSink.DECISION);
    }

    private long taken() {
        return numbers[2 + (int) numbers[1]];
    }
}
