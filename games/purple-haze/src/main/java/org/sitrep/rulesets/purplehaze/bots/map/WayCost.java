package org.sitrep.rulesets.purplehaze.bots.map;

import org.sitrep.rulesets.purplehaze.mission.Clock;
import org.sitrep.rulesets.purplehaze.mission.MissionView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.ThreatDie;

/**
 * Computes the cost of a March, a rest and the end of a way in the present state of the Squad. Threat follows the exact
 * laws of the die and of {@link ThreatOutlook}, Damage of missing SP its exact law, and time {@link Deadline}. The unit
 * is that of {@link EffectWorth}. Not thread-safe.
 */
final class WayCost {
    /** The maximum number of SP missing for a March; more count as this number. */
    static final int MOST_MISSING = 12;

    /** The cost of a Random Combat: its Wounds, less its experience. */
    private static final double RANDOM_COMBAT = 3;
    /** The additional cost of a point of Threat: combats of Events get harder. */
    private static final double HARDER = 0.1;
    /** The mean cost of an Encounter. */
    private static final double ENCOUNTER = 0.2;
    /** The cost of passing an Event that is not the target. */
    private static final double EVENT = 0.3;
    /** The cost of reaching an Event by night. */
    private static final double BY_NIGHT = 0.3;
    /**
     * The cost of a minute in addition to the deadline: usually, and while the primary objective has requirements that
     * other Events may serve first.
     */
    private static final double MINUTE = 0.006;

    private static final double MINUTE_LACKING = 0.015;
    /**
     * The minutes per SP missing after the next place: a rest there may turn out unnecessary, hence less than the usual
     * 15.
     */
    private static final int LATER_REST = 10;
    /** The dice per missing SP (PH-SP-2). */
    private static final int DICE = 2;

    private static final double IDS = 6;

    private final EnterCosts enter;
    private final Tour tour;
    private final ThreatOutlook outlook = new ThreatOutlook();
    private final double[] missing = new double[MOST_MISSING + 1];
    private double threatPoint;
    private double meanOfDie;
    private double encounter;
    private double perMinute;
    private int midnight;
    private int base;
    private double deadline;
    private double scale;

    WayCost(final Tour tour) {
        enter = tour.enter;
        this.tour = tour;
    }

    /** Examines the present state of Squad and Mission, and the tour. */
    void look(final SquadView squad, final MissionView mission) {
        base = mission.base();
        outlook.look(mission);
        threatPoint =
                RANDOM_COMBAT * outlook.combatsOfPoint(tour.next().marches[mission.space()], mission.threat()) + HARDER;
        setDie(mission.threatDie(), mission.encounters());
        perMinute = tour.lacks ? MINUTE_LACKING : MINUTE;
        midnight = mission.elapsed() - mission.timeOfDay();
        deadline = mission.elapsed() + tour.timeLeft - tour.delay();
        scale = tour.scale();
        for (int points = 1; points <= MOST_MISSING; points++) {
            missing[points] = ofMissing(squad, points);
        }
    }

    private void setDie(final ThreatDie die, final boolean encounters) {
        int sum = 0;
        int rises = 0;
        for (int face = 0; face < ThreatDie.FACES; face++) {
            sum += die.change[face];
            rises += die.change[face] > 0 ? 1 : 0;
        }
        meanOfDie = (double) sum / ThreatDie.FACES;
        encounter = encounters ? ENCOUNTER * rises / ThreatDie.FACES : 0; // PH-ENC-1
    }

    /** Computes the cost of missing SP: two dice each, each a Damage to the holder of its ID (PH-SP-2). */
    private static double ofMissing(final SquadView squad, final int points) {
        double sum = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            if (squad.present(marine)) {
                final double each = (squad.extraId(marine) >= 0 ? 2 : 1) / IDS;
                final int bears = squad.damageThreshold(marine) - squad.damage(marine);
                sum += EffectWorth.DAMAGE * DICE * points * each
                        + atLeast(DICE * points, each, bears)
                                * (EffectWorth.WOUND + EffectWorth.CUBE * squad.woundCubes(marine));
            }
        }
        return sum;
    }

    /** Returns the chance that at least {@code required} dice show a face of chance {@code each}, below 1. */
    static double atLeast(final int dice, final double each, final int required) {
        if (required > dice) {
            return 0;
        }
        double exactly = 1;
        for (int die = 0; die < dice; die++) {
            exactly *= 1 - each;
        }
        double fewer = 0;
        for (int shown = 0; shown < required; shown++) {
            fewer += exactly;
            exactly *= each / (1 - each) * (dice - shown) / (shown + 1);
        }
        return 1 - fewer;
    }

    /** Returns whether a March leads to the Base or next to it, which leaves Threat unchanged (PH-BASE-1). */
    private boolean isQuiet(final int space) {
        return base != Index.NONE && enter.state.map.distance(base, space) <= 1;
    }

    /** Returns the cost of entering a Space without time and SP: Threat, an Encounter or the Event. */
    double ofMarch(final int space, final boolean isTarget) {
        final double threat = isQuiet(space) ? 0 : ofThreatDie(space);
        if (enter.state.hasEvent(space)) {
            return threat + (isTarget ? 0 : EVENT); // PH-EVT-4
        }
        return threat + encounter;
    }

    /**
     * Returns the cost of a quarter of an hour's rest that ends at a time: a die if that is the full hour (PH-BIV-2).
     */
    double ofRest(final int space, final int elapsed) {
        return (elapsed - midnight) % Clock.HOUR == 0 ? ofThreatDie(space) : 0;
    }

    private double ofThreatDie(final int space) {
        return threatPoint * (meanOfDie + enter.eazThreat[space]);
    }

    /** Returns the cost of a March with the given number of missing SP. */
    double ofMissing(final int points) {
        return missing[Math.min(points, MOST_MISSING)];
    }

    /**
     * Returns the cost of arriving at the next place of the tour at a time with the given SP: the time, and the chance
     * to be too late in the end.
     */
    double atEnd(final int elapsed, final int stamina) {
        final int time = tour.minutesAfter() + LATER_REST * Math.max(0, tour.staminaAfter() - stamina);
        final double late = 1 - Deadline.inTime(deadline - elapsed - time, scale);
        final boolean night = tour.bestEvents > 0 && Clock.isNight(elapsed - midnight);
        return perMinute * (elapsed + time) + tour.bestStake * late + (night ? BY_NIGHT : 0);
    }
}
