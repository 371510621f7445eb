package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.Finds;
import org.sitrep.rulesets.purplehaze.squad.SquadState;

/**
 * Applies the effects of Events, Encounters and R&amp;R on Marines (PH-ENC-2, PH-ENC-3). Each method takes a mask of
 * Marines and skips those who have left the Squad meanwhile.
 */
final class MarineEffects extends MissionPart {
    private static final int NONE = SquadState.NONE;

    private final EntryInHand entry = parts.entry;

    MarineEffects(final MissionParts parts) {
        super(parts);
    }

    /**
     * Deals Damage to all of them, then resolves all Wounds (PH-DMG-2); neither Cover nor Flak Jacket helps (PH-ENC-3).
     */
    void damage(final int marines, final int amount) {
        for (int rest = marines & squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            if (amount > 0) {
                state.record.add(Count.DAMAGE_BY_ENTRIES, squadParts.wounds.takeDamage(marine, amount));
                trace.tell(Event.DAMAGED, marine, amount);
            } else {
                dropDamage(marine, -amount);
            }
        }
        if (amount > 0) {
            parts.casualties.check();
        }
    }

    /** Gives Stress, which may turn into Conditions (PH-STR-2). */
    void stress(final int marines, final int amount) {
        for (int rest = marines & squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            if (amount > 0) {
                trace.tell(Event.STRESSED, marine, amount);
                squadParts.wounds.takeStress(marine, amount);
            } else {
                dropStress(marine, -amount);
            }
        }
    }

    /** Draws Wound cards at once (PH-STR-3). */
    void wounds(final int marines, final int cards) {
        for (int card = 0; card < cards; card++) {
            int dying = 0;
            for (int rest = marines & squad.present; rest != 0; rest &= rest - 1) {
                dying |= squadParts.wounds.drawWound(Integer.numberOfTrailingZeros(rest));
            }
            parts.casualties.settle(dying);
        }
    }

    /** Draws Condition cards at once (PH-STR-3), or removes cubes from those who have two. */
    void conditions(final int marines, final int cards) {
        for (int rest = marines & squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            for (int card = 0; card < cards; card++) {
                squadParts.wounds.drawCondition(marine);
            }
            if (cards < 0) {
                calm(marine);
            }
        }
    }

    /** Removes a Condition cube from a Marine who has two, and returns whether it did; the card stays. */
    boolean calm(final int marine) {
        if (squad.conditionCubes[marine] < 2) {
            return false;
        }
        squad.conditionCubes[marine]--;
        trace.tell(Event.CALMED, marine);
        return true;
    }

    /** Changes a Trait until the end of the Mission (PH-TRT-2). */
    void trait(final int marines, final int trait, final int change) {
        for (int rest = marines & squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            squad.traitChange[marine * SquadState.TRAITS + trait] += change;
            trace.tell(Event.TRAIT_CHANGED, marine, trait, change);
        }
    }

    /** Gives or lifts the marker of a burden (PH-MCH-4). */
    void burden(final int marines, final int burden) {
        for (int rest = marines & squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            final boolean lifted = burden == Effect.Burden.LIFTED.ordinal();
            state.burden[marine] = lifted ? 0 : Math.max(state.burden[marine], burden);
            state.lightWound[marine] = lifted ? squad.wound[marine] : state.lightWound[marine];
            trace.tell(Event.BURDENED, marine, burden);
        }
    }

    /** Changes experience (PH-XP-1), never below 0. */
    void experience(final int marines, final int amount) {
        for (int rest = marines & squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            final int change = Math.max(amount, -squad.experience[marine]);
            state.gainExperience(marine, change, ExperienceSource.EVENTS);
            trace.tell(Event.EXPERIENCE, marine, change);
        }
    }

    /** Changes Boon points (PH-BOON-5), never below 0. */
    void boonPoints(final int marines, final int amount) {
        for (int rest = marines & squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            changeBoonPoints(marine, Math.max(amount, -squad.boonPoints[marine]));
        }
    }

    /** Removes Boon points from the Squad as far as it has any; the player chooses whose (PH-BOON-5). */
    void squadPays(final int points) {
        for (int point = 0; point < points && squad.with(squad.boonPoints) != 0; point++) {
            seat.open(DecisionKind.PAY_BOON_POINT, points - point).addAll(0, squad.with(squad.boonPoints));
            changeBoonPoints(seat.ask(), -1);
        }
    }

    void changeBoonPoints(final int marine, final int change) {
        squad.boonPoints[marine] += change;
        trace.tell(Event.BOON_POINTS, marine, change);
    }

    /** Gives Boon cards of their own Specialization (PH-BOON-4). */
    void boonCards(final int marines, final int cards) {
        for (int rest = marines & squad.present; rest != 0; rest &= rest - 1) {
            for (int card = 0; card < cards; card++) {
                parts.boonDeck.give(Integer.numberOfTrailingZeros(rest));
            }
        }
    }

    /**
     * Gives a Lucky Charm to each Marine without one, while the supply lasts (PH-CHM-1).
     *
     * @param named the charm that the entry names, or {@link SquadState#NONE} for a random one
     */
    void charms(final int marines, final int named) {
        for (int rest = marines & squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            final int pile = squad.charmPile() & (named == NONE ? -1 : 1 << named);
            if (squad.charm[marine] == NONE && pile != 0) {
                final int charm = named == NONE
                        ? rolls.pickBit(RollId.LUCKY_CHARM, entry.ordinal, 0, entry.charms++, pile)
                        : named;
                squad.charm[marine] = charm;
                trace.tell(Event.CHARM_FOUND, marine, charm);
            }
        }
    }

    /**
     * Adds or removes steps of gear of one Marine or of the Squad, {@link Finds#LEFT}. At R&amp;R no Marine carries
     * anything (PH-SQD-2).
     */
    void gear(final int marine, final int steps, final int gear) {
        for (int step = 0; step < Math.abs(steps) && !entry.atRest; step++) {
            if (steps > 0) {
                squadParts.finds.findGear(marine, gear);
            } else {
                squadParts.finds.loseGear(marine, gear);
            }
        }
    }

    /** Adds or removes steps of ammo of one Marine or of the Squad, {@link Finds#LEFT}. */
    void ammo(final int marine, final int steps) {
        for (int step = 0; step < Math.abs(steps) && !entry.atRest; step++) {
            if (steps > 0) {
                squadParts.finds.findAmmo(marine);
            } else {
                squadParts.finds.loseAmmo(marine);
            }
        }
    }

    /**
     * Adds a weapon found by one Marine or by the Squad, {@link Finds#LEFT}; at R&amp;R it goes into the Squad's
     * locker.
     */
    void weapon(final int marine, final int weapon) {
        if (entry.atRest) {
            squad.ownedWeapons |= 1L << weapon;
            trace.tell(Event.WEAPON_OWNED, weapon);
        } else {
            squadParts.finds.findWeapon(marine, weapon);
        }
    }
}
