package org.sitrep.rulesets.purplehaze.bots.planner;

import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/**
 * The planner in a combat: where to stand, who acts, which pair of orders, how a Burst is shared. Keeps nothing from
 * one question to the next.
 */
public final class PlannerCombat {
    private static final int SQUAD_LEADER = 0;
    private static final int RADIO_OPERATOR = 1;
    /** Far above or below whatever an activation is worth. */
    private static final double FAR = 100;
    /** Attacks against which places are weighed at set-up. */
    private static final double ATTACKS = 3;
    /** What a comrade straight ahead takes off: he stands in the line of sight. */
    private static final double BEHIND_A_COMRADE = 0.4;
    /** What a point of Initiative costs, roughly, before the first shot. */
    private static final double INITIATIVE = 0.1;

    private final PairPlan plan = new PairPlan();
    private final double[] values = new double[Ask.MAX_OPTIONS];

    /** Returns the index of the option that he takes: of equals the first. */
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
     * Tells what each option is worth to him, in Fighters eliminated.
     *
     * @param values is given the worth of each option; {@link Ask#MAX_OPTIONS} are enough
     */
    public void weigh(final SquadView squad, final CombatView combat, final Decision decision, final double[] values) {
        plan.begin(squad, combat);
        switch (decision.kind()) {
            case Ask.PLACE -> place(combat, decision, values);
            case Ask.ACTIVATE -> activate(squad, combat, decision, values);
            case Ask.FIRST_ORDER -> {
                plan.of(decision.subject());
                plan.weighFirst(decision, values);
            }
            case Ask.SECOND_ORDER -> {
                plan.of(decision.subject());
                plan.weighSecond(decision, values);
            }
            case Ask.BURST -> burst(combat, decision, values);
            case Ask.FIRE_MISSION_ROW -> rows(combat, decision, values);
            default -> throw new IllegalArgumentException("decision kind " + decision.kind());
        }
    }

    private void place(final CombatView combat, final Decision decision, final double[] values) {
        final int marine = decision.subject();
        final Shots shots = plan.shotsFor(marine, ATTACKS);
        for (int i = 0; i < decision.count(); i++) {
            final int space = decision.option(i);
            shots.from(marine, space);
            double value = shots.best(INITIATIVE) + ATTACKS * plan.hardCover(marine, combat.hardCover(space));
            for (int ahead = space - Space.COLUMNS; ahead >= 0; ahead -= Space.COLUMNS) {
                value -= combat.marineAt(ahead) >= 0 ? BEHIND_A_COMRADE : 0;
            }
            values[i] = value;
        }
    }

    /** The radio first while a call can still land, then who does most; who can make somebody go again comes last. */
    private void activate(
            final SquadView squad, final CombatView combat, final Decision decision, final double[] values) {
        for (int i = 0; i < decision.count(); i++) {
            final int marine = decision.option(i);
            plan.of(marine);
            double value = plan.ofActivation();
            value += marine == RADIO_OPERATOR && callsFire(squad, combat) ? FAR : 0;
            value -= marine == SQUAD_LEADER && squad.hasSkill(marine, SkillId.GO_AGAIN) ? FAR : 0;
            values[i] = value;
        }
    }

    private static boolean callsFire(final SquadView squad, final CombatView combat) {
        return !combat.night()
                && squad.hasSkill(RADIO_OPERATOR, SkillId.ARTILLERY)
                && combat.activations(RADIO_OPERATOR) == 0;
    }

    private void rows(final CombatView combat, final Decision decision, final double[] values) {
        final boolean artillery = decision.subject() == combat.artillery().rows();
        plan.of(0);
        for (int i = 0; i < decision.count(); i++) {
            values[i] = plan.ofRows(decision.option(i), artillery ? combat.artillery() : combat.airStrike());
        }
    }

    /** The share that is worth most; ties to the larger share of the target, which comes first among the options. */
    private void burst(final CombatView combat, final Decision decision, final double[] values) {
        final int target = decision.subject() & 255;
        final int hits = decision.subject() >>> 8;
        final int marine = combat.marineInHand();
        plan.of(marine);
        final Shots shots = plan.shots();
        final int strip = combat.strip(marine, combat.orderInHand());
        for (int i = 0; i < decision.count(); i++) {
            final int left = decision.option(i) & 255;
            final int right = decision.option(i) >>> 8;
            double value = shots.worn(target, hits - left - right, shots.needs(target, strip, 0));
            value += left == 0 ? 0 : shots.worn(target - 1, left, shots.needs(target - 1, 0, 0));
            value += right == 0 ? 0 : shots.worn(target + 1, right, shots.needs(target + 1, 0, 0));
            values[i] = value;
        }
    }
}
