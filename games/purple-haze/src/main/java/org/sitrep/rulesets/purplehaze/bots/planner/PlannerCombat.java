package org.sitrep.rulesets.purplehaze.bots.planner;

import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/**
 * Answers the planner's questions in a combat: places, activations, pairs of orders and shares of a Burst. Stateless
 * from one question to the next.
 */
public final class PlannerCombat {
    /** The Marine with the radio. */
    public static final int RADIO_OPERATOR = 1;

    private static final int SQUAD_LEADER = 0;
    /** A value far above or below the worth of any activation. */
    private static final double FAR = 100;
    /** The number of attacks against which places are weighed at set-up. */
    private static final double ATTACKS = 3;
    /** The deduction for a comrade straight ahead, who stands in the line of sight. */
    private static final double BEHIND_A_COMRADE = 0.4;
    /** The approximate cost of a point of Initiative before the first shot. */
    private static final double INITIATIVE = 0.1;

    private final PairPlan plan = new PairPlan();
    private final double[] values = new double[DecisionKind.MAX_OPTIONS];

    /** Returns the index of the chosen option; of equals the first. */
    public int choose(final SquadView squad, final CombatView combat, final Decision decision) {
        weigh(squad, combat, decision, values);
        return best(decision.count(), values);
    }

    /** Returns the index of the greatest of the first {@code count} values, of equals the first. */
    public static int best(final int count, final double[] values) {
        int best = 0;
        for (int i = 1; i < count; i++) {
            if (values[i] > values[best]) {
                best = i;
            }
        }
        return best;
    }

    /**
     * Computes the worth of each option, in Fighters eliminated.
     *
     * @param values receives the worth of each option; {@link DecisionKind#MAX_OPTIONS} elements suffice
     */
    public void weigh(final SquadView squad, final CombatView combat, final Decision decision, final double[] values) {
        plan.begin(squad, combat);
        switch (decision.kind()) {
            case DecisionKind.PLACE -> plan.toPlace(decision.subject(), ATTACKS);
            case DecisionKind.FIRST_ORDER, DecisionKind.SECOND_ORDER -> plan.of(decision.subject());
            case DecisionKind.BURST -> plan.of(combat.marineInHand());
            default -> plan.of(0);
        }
        for (int i = 0; i < decision.count(); i++) {
            values[i] = worth(squad, combat, decision, decision.option(i));
        }
    }

    private double worth(final SquadView squad, final CombatView combat, final Decision decision, final int option) {
        return switch (decision.kind()) {
            case DecisionKind.PLACE -> ofPlace(combat, decision.subject(), option);
            case DecisionKind.ACTIVATE -> ofActivation(squad, combat, option);
            case DecisionKind.FIRST_ORDER -> plan.ofFirst(option, decision);
            case DecisionKind.SECOND_ORDER -> plan.ofSecond(option);
            case DecisionKind.BURST -> ofShares(combat, decision.subject(), option);
            case DecisionKind.FIRE_MISSION_ROW -> {
                final boolean artillery =
                        decision.subject() == combat.artillery().rows();
                yield plan.ofRows(option, artillery ? combat.artillery() : combat.airStrike());
            }
            default -> throw new IllegalArgumentException("decision kind " + decision.kind());
        };
    }

    private double ofPlace(final CombatView combat, final int marine, final int space) {
        plan.shots().from(marine, space);
        double value = plan.shots().best(INITIATIVE) + ATTACKS * plan.hardCover(marine, combat.hardCover(space));
        for (int ahead = space - Space.COLUMNS; ahead >= 0; ahead -= Space.COLUMNS) {
            value -= combat.marineAt(ahead) >= 0 ? BEHIND_A_COMRADE : 0;
        }
        return value;
    }

    /**
     * Ranks the radio first while a call can still land, then the strongest activation; a Marine who can make another
     * act again comes last.
     */
    private double ofActivation(final SquadView squad, final CombatView combat, final int marine) {
        plan.of(marine);
        double value = plan.ofActivation();
        value += marine == RADIO_OPERATOR && callsFire(squad, combat) ? FAR : 0;
        value -= marine == SQUAD_LEADER && squad.hasSkill(marine, SkillId.GO_AGAIN) ? FAR : 0;
        return value;
    }

    /** Returns whether the radio can still call artillery this round. */
    public static boolean callsFire(final SquadView squad, final CombatView combat) {
        return !combat.night()
                && squad.hasSkill(RADIO_OPERATOR, SkillId.ARTILLERY)
                && combat.activations(RADIO_OPERATOR) == 0;
    }

    /** Returns whether one more death would end the Mission, and a Marine is close to it while the Enemy is strong. */
    public static boolean inDanger(final SquadView squad, final CombatView combat) {
        if (squad.marines() > 4 || combat.enemies() <= 2) {
            return false;
        }
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            if (squad.present(marine) && squad.woundCubes(marine) == 2) {
                return true;
            }
        }
        return false;
    }

    /** Weighs shares; the first of equal ones gives most to the target. */
    private double ofShares(final CombatView combat, final int subject, final int share) {
        final Shots shots = plan.shots();
        final int target = subject & 255;
        final int left = share & 255;
        final int right = share >>> 8;
        final int strip = combat.strip(combat.marineInHand(), combat.orderInHand());
        double value = shots.worn(target, (subject >>> 8) - left - right, shots.needs(target, strip, 0));
        value += left == 0 ? 0 : shots.worn(target - 1, left, shots.needs(target - 1, 0, 0));
        value += right == 0 ? 0 : shots.worn(target + 1, right, shots.needs(target + 1, 0, 0));
        return value;
    }
}
