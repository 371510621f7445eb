package org.sitrep.rulesets.purplehaze.campaign;

import org.sitrep.rulesets.purplehaze.mission.MissionParts;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.tables.SpecializationTable;
import org.sitrep.strategy.Decision;

/** Experience buys levels, one at most at the end of a Mission; what is left is kept (PH-EOM-4, PH-MAR-4). */
final class Upgrades extends CampaignPart {
    Upgrades(final CampaignState state, final MissionParts parts) {
        super(state, parts);
    }

    /** Offers them to Marines, as a mask; to whoever leaves now no level is of use (AMB-25). */
    void offer(final int marines) {
        for (int rest = marines; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            final int next = squad.cards.level[marine] + 1;
            if (next <= SpecializationTable.LEVELS && squad.experience[marine] >= price(marine, next)) {
                offer(marine, next);
            }
        }
    }

    private void offer(final int marine, final int next) {
        final Decision decision = seat.open(Ask.UPGRADE, marine);
        decision.add(0);
        decision.add(next);
        if (seat.ask() != 0) {
            squad.experience[marine] -= price(marine, next);
            squad.cards.setLevel(marine, next);
            state.record.upgrades++;
            trace.tell(Event.UPGRADED, marine, next);
        }
    }

    private int price(final int marine, final int level) {
        return squad.tables.specializations.level(marine, level).price();
    }
}
