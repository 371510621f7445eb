package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;

/**
 * How likely a combat is won that an entry brings: the same guess for all, or reckoned from who fights whom. Immutable.
 */
final class FightChance {
    /** What the rifleman takes for granted. */
    private static final double USUAL = 0.8;
    /** Enemies whom a Marine eliminates in a combat by day and by night, on average over the shipped boxes. */
    private static final double BY_DAY = 1.08;

    private static final double BY_NIGHT = 0.8;
    /** What a Wound takes off. */
    private static final double WOUND = 0.15;
    /**
     * How far the number of Enemies eliminated in a combat scatters, times the square root of 3 over pi: the scale of a
     * logistic law.
     */
    private static final double SCALE = 0.77;

    private final boolean reckons;

    private FightChance(final boolean reckons) {
        this.reckons = reckons;
    }

    /** Returns the guess that four of five are won. */
    static FightChance guessed() {
        return new FightChance(false);
    }

    /** Returns the chance reckoned from the Marines present, their Wounds, the Enemies and the night. */
    static FightChance reckoned() {
        return new FightChance(true);
    }

    /** Returns the chance that more than half of so many Enemies are eliminated. */
    double won(final SquadView squad, final MissionView mission, final int enemies) {
        if (!reckons) {
            return USUAL;
        }
        double eliminated = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            if (squad.present(marine)) {
                eliminated += (mission.night() ? BY_NIGHT : BY_DAY) - WOUND * squad.woundCubes(marine);
            }
        }
        final double needed = enemies / 2 + 0.5; // half an Enemy below the first number that will do
        return 1 / (1 + StrictMath.exp((needed - eliminated) / SCALE));
    }
}
