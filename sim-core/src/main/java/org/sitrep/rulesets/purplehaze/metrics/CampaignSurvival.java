package org.sitrep.rulesets.purplehaze.metrics;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.SlotList;
import org.sitrep.outcome.Survival;
import org.sitrep.rulesets.purplehaze.campaign.CampaignRecord;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;

/**
 * The slots of a campaign's outcome from which survival curves are drawn: by the number of Missions that a man has served, how many began so many, and how many of these were killed or broke down in the
 * last of them. Hospital is no loss; whoever has served his one Mission in another's place, or sees the end of the campaign, is censored. Immutable.
 */
final class CampaignSurvival {
    private static final int MARINES = SquadState.MARINES;
    private static final String STEP = "Mission served";

    private final int missions;
    private final int roles;
    private final int all;
    private final int founders;

    CampaignSurvival(final OutcomeLayout.Builder b, final MissionTables tables, final int missions) {
        this.missions = missions;
        final List<Survival.Curve> byRole = new ArrayList<>();
        int first = -1;
        for (int marine = 0; marine < MARINES; marine++) {
            final String who = tables.components.specializations.names.get(marine);
            final int at = add(b, byRole, "survival.marine." + (marine + 1), who, missions);
            first = first < 0 ? at : first;
        }
        roles = first;
        final List<Survival.Curve> together = new ArrayList<>();
        all = add(b, together, "survival.all", "all Marines", missions * MARINES);
        founders = add(b, together, "survival.founders", "the six founders", MARINES);
        b.add(new Survival("survival", "Survival of Marines", "How many Missions does a Marine last?", STEP, together));
        b.add(new Survival(
                "survival.byRole",
                "Survival by Specialization",
                "How many Missions does a Marine of each Specialization last?",
                STEP,
                byRole));
    }

    private int add(
            final OutcomeLayout.Builder b,
            final List<Survival.Curve> curves,
            final String name,
            final String who,
            final int most) {
        final List<String> atRisk = SlotList.names(missions, k -> name + ".atRisk." + (k + 1));
        final List<String> lost = SlotList.names(missions, k -> name + ".lost." + (k + 1));
        int first = -1;
        for (int k = 0; k < missions; k++) {
            final String which = who + ", Mission " + (k + 1) + " of his: ";
            final int at = b.add(Slot.count(atRisk.get(k), which + "began it", "Marines", most, Better.NEUTRAL));
            b.add(Slot.count(lost.get(k), which + "lost in it", "Marines", most, Better.LOWER));
            first = first < 0 ? at : first;
        }
        curves.add(new Survival.Curve(who, atRisk, lost));
        return first;
    }

    /** Fills the slots. */
    void fill(final CampaignRecord record, final Outcome into) {
        for (int k = 0; k < missions; k++) {
            int atRisk = 0;
            int lost = 0;
            for (int marine = 0; marine < MARINES; marine++) {
                final int at = marine * missions + k;
                into.set(roles + 2 * at, record.atRisk[at]);
                into.set(roles + 2 * at + 1, record.lost[at]);
                atRisk += record.atRisk[at];
                lost += record.lost[at];
            }
            into.set(all + 2 * k, atRisk);
            into.set(all + 2 * k + 1, lost);
            into.set(founders + 2 * k, record.foundersAtRisk[k]);
            into.set(founders + 2 * k + 1, record.foundersLost[k]);
        }
    }
}
