package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.FireSupport;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.strategy.Decision;

/** Resolves pending Fire Support: Tables A and B, effect, friendly fire (PH-FSP-2 to PH-FSP-5, AMB-42). */
final class FireMission extends CombatPart {
    /** Stage of a call to be resolved on Table A at the next Marine activation. */
    static final int TABLE_A = 0;
    /** Stage of a call that has been delayed once and is resolved on Table B. */
    static final int TABLE_B = 1;
    /** Stage of a call that has landed. */
    static final int DONE = 2;

    /** The Radio Operator's own ID less one. */
    private static final int RADIO_OPERATOR = 1;
    /** The highest Intelligence that counts for an observer (GAP-07). */
    private static final int MOST_INTELLIGENCE = 5;
    /** The face of Table B that means friendly fire. */
    private static final int FRIENDLY_FIRE = 6;

    private static final SkillId[] SKILLS = SkillId.values();

    FireMission(final Combat combat) {
        super(combat);
    }

    /**
     * Resolves every call made at an earlier Marine activation, oldest first; called at the start of one (PH-FSP-2).
     */
    void resolveArrivals() {
        for (int nth = 0; nth < state.calls; nth++) {
            if (state.callStage[nth] != DONE) {
                resolve(nth);
            }
        }
    }

    private void resolve(final int nth) {
        final int skill = state.callSkill[nth];
        if (SKILLS[skill] == SkillId.ILLUMINATION) { // GAP-03: on time, for the rest of the Combat
            state.callStage[nth] = DONE;
            state.illuminated = true;
            trace.tell(Event.FIRE_MISSION_LANDS, skill, 0, 0, 0, 0);
            return;
        }
        if (state.callStage[nth] == TABLE_A) {
            final int intelligence = intelligence();
            final int die = rolls.d6(RollId.FIRE_MISSION_TABLE_A, nth, 0, 0);
            trace.tell(Event.FIRE_MISSION_TABLE, skill, 0, die, intelligence);
            state.callStage[nth] = die <= intelligence ? DONE : TABLE_B;
            if (die <= intelligence) {
                land(nth, skill);
            }
            return;
        }
        state.callStage[nth] = DONE;
        final int die = rolls.d6(RollId.FIRE_MISSION_TABLE_B, nth, 0, 0);
        trace.tell(Event.FIRE_MISSION_TABLE, skill, 1, die, 0);
        if (die == FRIENDLY_FIRE) {
            landOnMarines(nth, skill);
        } else {
            land(nth, skill);
        }
    }

    /** Returns the Radio Operator's present Intelligence, or the last one if they are gone (AMB-42). */
    private int intelligence() {
        final MarineCards marines = state.squad.cards;
        final int rating = state.squad.trait(RADIO_OPERATOR, Trait.INTELLIGENCE.ordinal())
                + state.squad.inForce.sum(RADIO_OPERATOR, CardOp.TABLE_A); // GAP-08
        final int observer =
                marines.skill(RADIO_OPERATOR, SkillId.FORWARD_OBSERVER).amount();
        return observer == 0 ? rating : Math.max(rating, Math.min(MOST_INTELLIGENCE, rating + observer));
    }

    private FireSupport.Strike strike(final int skill) {
        return SKILLS[skill] == SkillId.ARTILLERY ? state.tables.artillery : state.tables.airStrike;
    }

    private void land(final int nth, final int skill) {
        final FireSupport.Strike strike = strike(skill);
        final Decision decision = seat.open(DecisionKind.FIRE_MISSION_ROW, strike.rows());
        for (int row = 1; row + strike.rows() <= Space.ROWS + 1; row++) {
            decision.add(row);
        }
        final int row = seat.ask(); // PH-FSP-3, PH-FSP-4
        final int area = area(row, strike.rows());
        final boolean gone = rolls.d6(RollId.FIRE_MISSION_HARD_COVER, nth, 0, 0) >= strike.hardCoverGoneFrom();
        if (gone) {
            state.enemyHardCover &= ~area; // PH-HIT-4
        }
        final int hits = hits(nth, strike);
        trace.tell(Event.FIRE_MISSION_LANDS, skill, row, 0, hits, gone ? 1 : 0);
        for (int rest = state.enemyMask & area; rest != 0; rest &= rest - 1) {
            combat.enemyHits.apply(
                    Integer.numberOfTrailingZeros(rest), hits, strike.stripSoft(), false, 0, EnemyHits.BY_FIRE_SUPPORT);
        }
    }

    private void landOnMarines(final int nth, final int skill) {
        final FireSupport.Strike strike = strike(skill);
        final int row = 1 + rolls.pick(RollId.FRIENDLY_FIRE_ROW, nth, 0, 0, Space.ROWS + 1 - strike.rows()); // PH-FSP-5
        final int area = area(row, strike.rows());
        final boolean gone = rolls.d6(RollId.FIRE_MISSION_HARD_COVER, nth, 0, 0) >= strike.hardCoverGoneFrom();
        if (gone) {
            state.marineHardCover &= ~area;
        }
        final int hits = hits(nth, strike);
        trace.tell(Event.FIRE_MISSION_LANDS, skill, row, 1, hits, gone ? 1 : 0);
        combat.marineHits.begin();
        for (int rest = state.marineMask & area; rest != 0; rest &= rest - 1) {
            combat.marineHits.addToMarine(state.marineAt[Integer.numberOfTrailingZeros(rest)], hits, false);
        }
        combat.marineHits.resolve(strike.stripSoft(), false, MarineHits.Source.FRIENDLY_FIRE);
    }

    private int hits(final int nth, final FireSupport.Strike strike) {
        return (rolls.d6(RollId.FIRE_MISSION_D3, nth, 0, 0) + 1) / 2 + strike.hitsBeyondD3(); // PH-DICE-11
    }

    private int area(final int row, final int rows) {
        int area = 0;
        for (int r = row; r < row + rows; r++) {
            area |= state.tables.board.row(r);
        }
        return area;
    }
}
