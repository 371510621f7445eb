package org.sitrep.rulesets.purplehaze.scenario;

import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.rulesets.purplehaze.campaign.CampaignState;
import org.sitrep.rulesets.purplehaze.tables.CampaignTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;

/** The slots of a campaign's outcome: what they mean, and how they are filled. Immutable. */
final class CampaignMetrics {
    private final OutcomeLayout layout;

    CampaignMetrics(final MissionTables tables, final CampaignTable campaign) {
        final OutcomeLayout.Builder b = OutcomeLayout.builder().headline("objectives");
        b.add(new Slot("objectives", "Objectives met", "objectives", Kind.COUNT, 0, 300, 1, Better.HIGHER));
        b.add(new Slot("losses", "Marines lost", "Marines", Kind.COUNT, 0, 54, 1, Better.LOWER));
        b.add(new Slot("eliminated", "Enemies eliminated", "Enemies", Kind.COUNT, 0, 100000, 1, Better.HIGHER));
        b.add(new Slot("endedEarly", "Ended early", "share", Kind.FLAG, 0, 1, 1, Better.LOWER));
        layout = b.build();
    }

    OutcomeLayout layout() {
        return layout;
    }

    /** Fills all slots. */
    void fill(final CampaignState state, final Outcome into) {
        into.set(0, state.record.objectives());
        into.set(1, state.record.losses());
        into.set(2, state.record.eliminated());
        into.set(3, state.endedEarly ? 1 : 0);
    }
}
