package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.strategy.Decision;

/** Who helps whom: First Aid, PEP TALK, jokes, and who goes first. */
final class AidSense {
    private static final int CORPSMAN = 5;
    /** What the Corpsman's training is worth in Intelligence. */
    private static final int TRAINING = 3;
    /** So much Damage is worth a step of a Kit. */
    private static final int SOME_DAMAGE = 2;

    private static final int INTELLIGENCE = Trait.INTELLIGENCE.ordinal();
    private static final int PERCEPTION = Trait.PERCEPTION.ordinal();
    private static final int SURVIVABILITY = Trait.SURVIVABILITY.ordinal();

    int firstAid(final SquadView squad, final MissionView mission, final Decision decision) {
        if (squad.damageOfAll() < SOME_DAMAGE) {
            return 0;
        }
        int best = 0;
        int most = 0;
        for (int i = 1; i < decision.count(); i++) {
            final int marine = (decision.option(i) & 7) - 1;
            final int dice = 1 + mission.story.strike(marine, INTELLIGENCE) + (marine == CORPSMAN ? TRAINING : 0);
            final int value = 2 * dice + (decision.option(i) >>> 3 == Ask.BY_CARD ? 1 : 0);
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    /** Whoever has fewest Damage left to his threshold, those with Wounds before others. */
    int heal(final SquadView squad, final Decision decision) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < decision.count(); i++) {
            final int marine = decision.option(i);
            final int left = squad.damageThreshold(marine) - squad.damage(marine) - squad.woundCubes(marine);
            if (left < least) {
                least = left;
                best = i;
            }
        }
        return best;
    }

    /** Whoever is nearest to a Condition; nobody is the first option and comes last. */
    int cheerUp(final SquadView squad, final Decision decision) {
        int best = 1;
        for (int i = 2; i < decision.count(); i++) {
            if (calm(squad, decision.option(i)) < calm(squad, decision.option(best))) {
                best = i;
            }
        }
        return best;
    }

    private static int calm(final SquadView squad, final int option) {
        return squad.stressThreshold(option - 1) - squad.stress(option - 1);
    }

    /** Sharp eyes first, then who finds his way; a wounded man is spared, and the present one kept at equal worth. */
    int pointMan(final SquadView squad, final MissionView mission, final Decision decision) {
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < decision.count(); i++) {
            final int marine = decision.option(i);
            final int skill = squad.pointManStrike(marine);
            final int value = 6 * (mission.story.strike(marine, PERCEPTION) + (marine == squad.pointMan() ? 0 : skill))
                    + 3 * mission.story.strike(marine, SURVIVABILITY)
                    - 2 * squad.damage(marine)
                    - 4 * squad.woundCubes(marine);
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }
}
