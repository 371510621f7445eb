package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.AchievementTable;
import org.sitrep.strategy.Decision;

/**
 * Resolves the medals of a campaign that heroes spend (RB-MODE-7). Each medal is spent in the hero's own turn or when
 * the hero is wounded. That is our reading of "at any moment".
 */
final class Medals extends MissionPart {
    private final AchievementTable table = tables.achievements;

    Medals(final MissionParts parts) {
        super(parts);
    }

    void addOptions(final int hero, final Decision decision) {
        final int elsewhere = hero == s.active ? 0 : table.ofATurn;
        for (int rest = s.medals[hero] & ~table.whenWounded & ~elsewhere; rest != 0; rest &= rest - 1) {
            final int medal = Integer.numberOfTrailingZeros(rest);
            if (Requirements.holds(s, table.medals[medal].requires(), hero)) {
                decision.add(DecisionKind.SPEND + medal);
            }
        }
    }

    void spend(final int hero, final int medal) {
        s.medals[hero] &= ~(1 << medal);
        trace.tell(Event.MEDAL_SPENT, hero, medal);
        parts.effects.run(table.effects[medal], hero, MissionState.NONE, MissionRecord.BY_CARD, MissionState.NONE);
    }

    /** Offers a medal to a hero whom an enemy's attack has wounded. */
    void wounded(final int hero, final int figure) {
        final int usable = s.medals[hero] & table.whenWounded;
        if (usable == 0) {
            return;
        }
        final Decision decision = seat.open(DecisionKind.SPEND_WOUNDED, hero);
        for (int rest = usable; rest != 0; rest &= rest - 1) {
            final int medal = Integer.numberOfTrailingZeros(rest);
            if (Requirements.holds(s, table.medals[medal].requires(), hero)) {
                decision.add(medal);
            }
        }
        decision.add(DecisionKind.NOBODY);
        final int medal = seat.ask();
        if (medal >= 0) {
            spend(hero, medal);
            parts.attacks.freeOn(hero, figure);
        }
    }
}
