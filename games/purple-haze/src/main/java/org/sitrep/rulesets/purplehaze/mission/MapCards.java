package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.strategy.Decision;

/**
 * Offers the skills, Abilities and Boon cards that change a March, a Threat die or an Evac, each where it would have an
 * effect (GAP-07 to GAP-09).
 */
final class MapCards extends MissionPart {
    private static final int NONE = SquadState.NONE;
    private static final int NO = 0;

    MapCards(final MissionParts parts) {
        super(parts);
    }

    /**
     * Returns the number of places by which a Boon card shifts the Terrain of this March to the left, if any (BN03).
     */
    int leftShift(final int to) {
        if (squadParts.boons.first(BoonCard.Effect.LEFT_SHIFT) == NONE) {
            return 0;
        }
        final boolean helps = MarchCost.minutes(state, to, state.shift - 1) < MarchCost.minutes(state, to, state.shift)
                || MarchCost.stamina(state, to, state.shift - 1) < MarchCost.stamina(state, to, state.shift);
        return helps && plays(BoonCard.Effect.LEFT_SHIFT) != NONE ? 1 : 0;
    }

    /**
     * Returns the missing SP of a Forced March after reductions: TOUGH FEET lowers the first one of a Mission, and a
     * Boon card ignores some (BN12).
     */
    int lighterForcedMarch(final int missing) {
        if (missing == 0) {
            return 0;
        }
        final int left = Math.max(0, missing + toughFeet());
        final int card = left == 0 ? NONE : plays(BoonCard.Effect.LIGHTER_MARCH);
        return card == NONE
                ? left
                : Math.max(0, left - squad.tables.boons.get(card).amount());
    }

    /** Reduces the first Forced March of the Mission. That depends on no choice, so there is no question. */
    private int toughFeet() {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.isPresent(marine) && squad.mayUse(marine, Ability.Kind.TOUGH_FEET)) {
                useAbility(marine);
                return squad.cards.ability(marine).amount();
            }
        }
        return 0;
    }

    /** Returns whether the Point Man turns a red Threat die yellow (GHOST). */
    boolean ghost(final int colour) {
        final int marine = squad.pointMan;
        final boolean ghost = colour == ThreatFace.RED.ordinal()
                && squad.isPresent(marine)
                && squad.mayUse(marine, Ability.Kind.GHOST)
                && seat.askYes(DecisionKind.GHOST, marine);
        if (ghost) {
            useAbility(marine);
        }
        return ghost;
    }

    /** Returns whether TRAIL SENSE makes the Squad ignore the EAZ of this March. */
    boolean trailSense() {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.isPresent(marine)
                    && squad.mayUse(marine, SkillId.TRAIL_SENSE)
                    && seat.askYes(DecisionKind.TRAIL_SENSE, marine)) {
                useSkill(marine, SkillId.TRAIL_SENSE);
                return true;
            }
        }
        return false;
    }

    /** Returns the effect of a Boon card on Threat on this March, once the die is known (BN01). */
    int threatOfMarch() {
        final int card = plays(BoonCard.Effect.MARCH_THREAT);
        return card == NONE ? 0 : squad.tables.boons.get(card).amount();
    }

    /** Returns whether a Boon card cancels the Threat dice after an Evac (BN07). */
    boolean quietEvac() {
        return plays(BoonCard.Effect.QUIET_EVAC) != NONE;
    }

    /** Returns whether a Boon card shows the next Encounter (BN09). */
    boolean scoutsEncounter() {
        return plays(BoonCard.Effect.SCOUT_ENCOUNTER) != NONE;
    }

    /** Offers to remove EAZ Adjacent to the Squad (BN02). */
    void offerRemoval() {
        final int card = squadParts.boons.first(BoonCard.Effect.REMOVE_EAZ);
        if (card == NONE || !addAdjacent(card)) {
            return;
        }
        int chosen = seat.ask();
        if (chosen == NO) {
            return;
        }
        squadParts.boons.play(card);
        parts.eaz.remove(chosen - 1);
        for (int i = 1; i < squad.tables.boons.get(card).amount() && addAdjacent(card); i++) {
            chosen = seat.ask();
            if (chosen != NO) {
                parts.eaz.remove(chosen - 1);
            }
        }
    }

    private boolean addAdjacent(final int card) {
        final Decision decision = seat.open(DecisionKind.REMOVE_EAZ, card);
        decision.add(NO);
        for (int direction = 0; direction < 8; direction++) {
            final int space = state.mission.map.neighbour[state.space * 8 + direction];
            if (space != NONE && state.hasEaz(space)) {
                decision.add(space + 1);
            }
        }
        return decision.count() > 1;
    }

    /** Returns the card of an effect that the player has just played, or none. */
    private int plays(final BoonCard.Effect effect) {
        final int card = squadParts.boons.first(effect);
        if (card == NONE || !seat.askYes(DecisionKind.PLAY_BOON, card)) {
            return NONE;
        }
        squadParts.boons.play(card);
        return card;
    }
}
