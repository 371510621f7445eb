package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.Achievement;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.tables.AchievementTable;
import org.sitrep.strategy.Decision;

/** Resolves the medals of a campaign that heroes earn and spend in a mission (RB-MODE-7). */
final class Medals extends MissionPart {
    private final AchievementTable table = tables.achievements;

    Medals(final MissionParts parts) {
        super(parts);
    }

    /**
     * Awards the medals for a feat, to the first hero that does it in the campaign. A mission that fails later takes
     * none away (RB-ACH-1).
     *
     * @param n kills of the turn; 1 for a rescue
     */
    void done(final Achievement.Feat feat, final int hero, final int n) {
        for (int rest = s.unearned; rest != 0; rest &= rest - 1) {
            final int medal = Integer.numberOfTrailingZeros(rest);
            if (table.medals[medal].earnedBy() == feat && n >= table.medals[medal].n()) {
                s.unearned &= ~(1 << medal);
                s.earned[hero] |= 1 << medal;
                s.medals[hero] |= 1 << medal;
                trace.tell(Event.MEDAL_EARNED, hero, medal);
            }
        }
    }

    /** Offers every hero its medals, between turns and phases. */
    void anyTime() {
        for (int hero = 0; hero < s.party; hero++) {
            if (s.medals[hero] != 0) {
                parts.turn.anyTime(hero);
            }
        }
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
