package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
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
        if (squad.held.first(CardOp.LEFT_SHIFT) == HeldCards.NOTHING) {
            return 0;
        }
        final boolean helps = MarchCost.minutes(state, to, state.shift - 1) < MarchCost.minutes(state, to, state.shift)
                || MarchCost.stamina(state, to, state.shift - 1) < MarchCost.stamina(state, to, state.shift);
        return helps && plays(CardOp.LEFT_SHIFT) ? 1 : 0;
    }

    /**
     * Returns the missing SP of a Forced March after reductions: an Ability or charm acts by itself, then a card that
     * is played (GAP-08, GAP-09).
     */
    int lighterForcedMarch(final int missing) {
        if (missing == 0) {
            return 0;
        }
        final int left = Math.max(0, missing - sparedByItself());
        final int use = squad.held.first(CardOp.LIGHTER_MARCH);
        if (left == 0 || !HeldCards.isCard(use)) {
            return left;
        }
        final int spared = squad.held.line(use, CardOp.LIGHTER_MARCH).stamina();
        return plays(CardOp.LIGHTER_MARCH) ? Math.max(0, left - spared) : left;
    }

    /** Reduces a Forced March by an Ability or charm. That depends on no choice, so there is no question. */
    private int sparedByItself() {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            final int use = squad.isPresent(marine) ? squad.held.own(marine, CardOp.LIGHTER_MARCH) : HeldCards.NOTHING;
            if (use != HeldCards.NOTHING && !HeldCards.isCard(use)) {
                final int spared = squad.held.line(use, CardOp.LIGHTER_MARCH).stamina();
                spend(use);
                return spared;
            }
        }
        return 0;
    }

    /** Returns whether a card turns a red Threat die yellow (GAP-08). */
    boolean yellow(final int colour) {
        final int use = colour == ThreatFace.RED.ordinal() ? squad.held.first(CardOp.YELLOW_DIE) : HeldCards.NOTHING;
        final boolean yellow = use != HeldCards.NOTHING && seat.askYes(DecisionKind.GHOST, squad.held.holder(use));
        if (yellow) {
            spend(use);
        }
        return yellow;
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
        final int use = squad.held.first(CardOp.MARCH_THREAT);
        final int threat = use == HeldCards.NOTHING
                ? 0
                : squad.held.line(use, CardOp.MARCH_THREAT).threat();
        return plays(CardOp.MARCH_THREAT) ? threat : 0;
    }

    /** Returns whether a Boon card cancels the Threat dice after an Evac (BN07). */
    boolean quietEvac() {
        return plays(CardOp.QUIET_EVAC);
    }

    /** Returns whether a Boon card shows the next Encounter (BN09). */
    boolean scoutsEncounter() {
        return plays(CardOp.SCOUT_ENCOUNTER);
    }

    /** Offers to remove EAZ Adjacent to the Squad (BN02). */
    void offerRemoval() {
        final int use = squad.held.first(CardOp.REMOVE_EAZ);
        if (use == HeldCards.NOTHING || !addAdjacent(use)) {
            return;
        }
        int chosen = seat.ask();
        if (chosen == NO) {
            return;
        }
        final int most = squad.held.line(use, CardOp.REMOVE_EAZ).eazRemoved();
        spend(use);
        parts.eaz.remove(chosen - 1);
        for (int i = 1; i < most && addAdjacent(use); i++) {
            chosen = seat.ask();
            if (chosen != NO) {
                parts.eaz.remove(chosen - 1);
            }
        }
    }

    private boolean addAdjacent(final int use) {
        final Decision decision = seat.open(DecisionKind.REMOVE_EAZ, use);
        decision.add(NO);
        for (int direction = 0; direction < 8; direction++) {
            final int space = state.mission.map.neighbour[state.space * 8 + direction];
            if (space != NONE && state.hasEaz(space)) {
                decision.add(space + 1);
            }
        }
        return decision.count() > 1;
    }

    /** Returns whether the player uses the first card that does a thing, if there is one. */
    private boolean plays(final CardOp op) {
        final int use = squad.held.first(op);
        final boolean played = use != HeldCards.NOTHING && seat.askYes(DecisionKind.PLAY_BOON, use);
        if (played) {
            spend(use);
        }
        return played;
    }
}
