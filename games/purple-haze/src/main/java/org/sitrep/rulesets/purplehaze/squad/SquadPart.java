package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** A part of the rules of one Squad, with the objects that all parts use. */
public abstract class SquadPart {
    protected final SquadParts squadParts;
    protected final SquadState squad;
    protected final Rolls rolls;
    protected final Seat<?> seat;
    protected final TrialListener trace;

    protected SquadPart(final SquadParts parts) {
        squadParts = parts;
        squad = parts.squad;
        rolls = parts.rolls;
        seat = parts.seat;
        trace = parts.trace;
    }

    /** Uses a card: a Boon card is out of the game until the next set-up (PH-BOON-3), the others have one use less. */
    protected final void spend(final int use) {
        beginUse(use);
        endUse(use);
    }

    /** Begins a use whose effects follow. */
    protected final void beginUse(final int use) {
        count(use);
        tellUse(use);
        if (HeldCards.isCard(use)) {
            squad.boonCard[squad.held.holder(use)] = SquadState.NONE;
        }
    }

    /** Ends a use: a charm may leave the game. */
    protected final void endUse(final int use) {
        if (HeldCards.isCharm(use)) {
            discard(use - HeldCards.CHARM);
        }
    }

    /** Counts a use of a card that stays with its holder. */
    protected final void count(final int use) {
        if (HeldCards.isCard(use)) {
            squad.boonUsed |= 1 << use - HeldCards.CARD;
        } else if (HeldCards.isCharm(use)) {
            squad.charmUsed[use - HeldCards.CHARM]++;
        } else if (HeldCards.isAbility(use)) {
            squad.abilityUsed[use - HeldCards.ABILITY]++;
        } else {
            squad.ownSkillUsed[use - HeldCards.SKILL]++;
        }
    }

    protected final void tellUse(final int use) {
        final int marine = squad.held.holder(use);
        if (HeldCards.isCard(use)) {
            trace.tell(Event.BOON_PLAYED, marine, use - HeldCards.CARD);
        } else {
            trace.tell(told(use), marine);
        }
    }

    private static Event told(final int use) {
        if (HeldCards.isCharm(use)) {
            return Event.CHARM_USED;
        }
        return HeldCards.isAbility(use) ? Event.ABILITY_USED : Event.OWN_SKILL_USED;
    }

    /** Removes a used charm from the game if its text says so (PH-CHM-1); the next one of the Marine is unused. */
    private void discard(final int marine) {
        if (squad.tables.charms.get(squad.charm[marine]).discarded()) {
            squad.charmsOut |= 1 << squad.charm[marine];
            squad.charm[marine] = SquadState.NONE;
            squad.charmUsed[marine] = 0;
            squad.charmsDiscarded[marine]++;
        }
    }

    /** Removes up to {@code most} Stress from a Marine. */
    protected final void dropStress(final int marine, final int most) {
        final int dropped = Math.min(squad.stress[marine], most);
        squad.stress[marine] -= dropped;
        trace.tell(Event.STRESS_DROPPED, marine, dropped);
    }

    /** Removes up to {@code most} Damage from a Marine. */
    protected final void dropDamage(final int marine, final int most) {
        final int dropped = Math.min(squad.damage[marine], most);
        squad.damage[marine] -= dropped;
        trace.tell(Event.DAMAGE_DROPPED, marine, dropped);
    }
}
