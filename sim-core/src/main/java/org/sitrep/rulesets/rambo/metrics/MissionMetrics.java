package org.sitrep.rulesets.rambo.metrics;

import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.rulesets.rambo.mission.Cause;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.GameTables;

/** The slots of a mission's outcome: what they mean, and how they are filled. Immutable. */
public final class MissionMetrics {
    private final OutcomeLayout layout;
    private final int success;

    /** Lays out the slots of a mission. */
    public MissionMetrics(final GameTables tables) {
        final OutcomeLayout.Builder b = OutcomeLayout.builder().headline("success");
        success =
                b.add(new Slot("success", "Success", OutcomeLayout.SHARE, Slot.Kind.FLAG, 0, 1, 1, Slot.Better.HIGHER));
        layout = b.build();
    }

    /** Returns the slots and how they are shown. */
    public OutcomeLayout layout() {
        return layout;
    }

    /** Fills all slots. */
    public void fill(final MissionState state, final Outcome into) {
        into.set(success, state.cause == Cause.SUCCESS ? 1 : 0);
    }
}
