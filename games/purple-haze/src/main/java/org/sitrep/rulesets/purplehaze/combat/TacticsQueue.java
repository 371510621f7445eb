package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.play.Bounds;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;

/** The queue of Tactics markers and the pool they are drawn from (PH-CBS-0, PH-CBS-4, AMB-37). */
final class TacticsQueue extends CombatPart {
    TacticsQueue(final Combat combat) {
        super(combat);
    }

    /** Puts a marker on top of the queue. */
    void add(final int marker) {
        if (state.queueTail == CombatState.MAX_QUEUE) {
            throw Bounds.TOO_LONG;
        }
        state.queue[state.queueTail++] = marker;
    }

    /** Draws a marker of the pool and puts it on top; does nothing if the pool is empty. */
    void draw() {
        if (state.tacticsPoolSize == 0) {
            return;
        }
        int nth = rolls.pick(RollId.TACTICS_MARKER, 0, 0, state.tacticsDrawn++, state.tacticsPoolSize);
        int marker = 0;
        while (nth >= state.tacticsPool[marker]) {
            nth -= state.tacticsPool[marker++];
        }
        state.tacticsPool[marker]--;
        state.tacticsPoolSize--;
        add(marker);
        trace.tell(Event.TACTICS_ADDED, marker);
    }

    boolean isEmpty() {
        return state.queueHead == state.queueTail;
    }

    /** Removes and returns the next marker to resolve: the bottom one (PH-ENM-1). */
    int take() {
        if (state.tables.options.tacticsOrder() == Options.TacticsOrder.TOP_FIRST) { // AMB-37
            state.queueFixed = Math.min(state.queueFixed, --state.queueTail);
            return state.queue[state.queueTail];
        }
        return state.queue[state.queueHead++];
    }

    /** Disposes of a marker after its activation: returns it to the pool, unless it is excluded from it. */
    void dispose(final int marker) {
        if (state.tables.options.tacticsUsed() == Options.TacticsUsed.BACK_TO_POOL
                && state.setUp.tacticsOfPool[marker]) { // AMB-37
            state.tacticsPool[marker]++;
            state.tacticsPoolSize++;
        }
    }
}
