package org.sitrep.rulesets.purplehaze.bots.searcher;

import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.map.StoryWorth;
import org.sitrep.rulesets.purplehaze.combat.DeterminizedCombat;
import org.sitrep.rulesets.purplehaze.combat.End;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.Index;

/**
 * Computes the worth of the end of a combat. The Marines count most, then the consequence of victory or defeat for the
 * current entry, then experience, Boon cards and ammo. The unit is that of {@link StoryWorth}, so that a step of the
 * booklet and a Wound have one scale.
 */
final class FightWorth {
    private static final double DEAD = 16;
    /** The cost of a Marine's Wound cubes, by their number. */
    private static final double[] WOUNDED = {0, 3, 8};

    private static final double DAMAGE = 0.45;
    private static final double STRESS = 0.2;
    private static final double CONDITION = 1.5;
    private static final double EXPERIENCE = 0.4;
    private static final double BOON_CARD = 0.8;
    private static final double AMMO = 0.1;
    /** The cost of the end of the Mission, in addition to the dead. */
    private static final double SQUAD_LOST = 12;
    /** The worth of an eliminated Enemy where the combat is played alone. */
    private static final double ELIMINATED = 0.5;

    /** The continuations from the combat of an entry. */
    private static final int WON = 0;

    private static final int NOT_WON = 1;
    private static final int PULLED_BACK = 2;
    private static final int WAYS = 3;

    private final StoryWorth story = new StoryWorth();
    private final double[] after = new double[WAYS];
    private boolean alone;
    private int enough;

    /** Examines the consequences of the current combat. */
    void begin(final GameView view) {
        alone = view.mission == null;
        enough = 0;
        final int step = alone ? Index.NONE : view.mission.story.inHand();
        if (step != Index.NONE) {
            story.begin(view.squad, view.mission, view.mission.story);
            enough = view.mission.story.enoughEliminated(step);
        }
        for (int way = 0; way < WAYS; way++) {
            after[way] = step == Index.NONE ? 0 : story.ofOption(step, way);
        }
    }

    /** Returns the worth of an end, with the Squad as it is then. */
    double of(final DeterminizedCombat combat, final GameView then) {
        final SquadView squad = then.squad;
        final int eliminated = then.combat.eliminated();
        double value = -AMMO * combat.ammoSpent() + (alone ? ELIMINATED * eliminated : 0);
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            value -= squad.present(marine) ? suffered(squad, marine) : DEAD;
        }
        if (combat.squadLost()) {
            return value - SQUAD_LOST;
        }
        final double each = EXPERIENCE * squad.marines() + BOON_CARD;
        return value + each * combat.experienceEach() + after[way(combat.end(), eliminated)];
    }

    private int way(final End end, final int eliminated) {
        if (end == End.PULL_BACK) {
            return PULLED_BACK;
        }
        final boolean won = end == End.ELIMINATED || end == End.RETREAT || enough > 0 && eliminated >= enough;
        return won ? WON : NOT_WON;
    }

    private static double suffered(final SquadView squad, final int marine) {
        return WOUNDED[Math.min(squad.woundCubes(marine), WOUNDED.length - 1)]
                + DAMAGE * squad.damage(marine)
                + STRESS * squad.stress(marine)
                + CONDITION * squad.conditionCubes(marine);
    }
}
