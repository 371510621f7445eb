package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.definition.Gear;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.GearTable;

/**
 * Estimates the worth of gear to a hero who has it for the rest of a mission. A heuristic, not a rule. Not thread-safe;
 * allocates nothing.
 */
public final class GearWorth {
    private static final double REACH = 0.7;
    private static final double NOISE = 0.6;
    /** Cost of alert where a hero at Red fails the mission; there silent weapons are worth most. */
    private static final double NOISE_BELOW_RED = 2;

    private static final double ONCE = 0.4;
    private static final double UTILITY = 1.5;

    private final MissionView view;
    private final GearTable gear;

    GearWorth(final MissionView view) {
        this.view = view;
        gear = view.tables().gear;
    }

    /** Returns the worth of a card by itself. */
    public double of(final int card) {
        return of(view.tables(), card);
    }

    /** Returns the worth of a card by itself in the mission of these tables. */
    static double of(final GameTables tables, final int card) {
        final Gear weapon = tables.gear.cards[card];
        if (!weapon.isWeapon()) {
            return UTILITY;
        }
        final double noise = tables.mission.mission.failure().redAtStartOfTurn() ? NOISE_BELOW_RED : NOISE;
        final double all =
                weapon.damage() + REACH * weapon.range() * Math.max(1, weapon.targets() / 2.0) - noise * weapon.alert();
        return weapon.usedUp() ? ONCE * all : all;
    }

    /** Returns the slot of a hero's least valuable gear. */
    public int least(final int hero) {
        int least = 0;
        for (int slot = 1; slot < view.gearCount(hero); slot++) {
            least = of(view.gear(hero, slot)) < of(view.gear(hero, least)) ? slot : least;
        }
        return least;
    }

    /** Returns the gain to a hero who takes a card and discards its least valuable gear for it; below 0 for a loss. */
    public double gain(final int hero, final int card) {
        int taken = 0;
        for (int slot = 0; slot < view.gearCount(hero); slot++) {
            taken += gear.cards[view.gear(hero, slot)].slots();
        }
        int tooMany =
                taken + gear.cards[card].slots() - view.tables().mission.mission.slots();
        double gain = of(card);
        for (int slot = 0; tooMany > 0 && slot < view.gearCount(hero); slot++) {
            // The cheapest goes first; if two go, the second is assumed to be worth as much.
            gain -= of(view.gear(hero, least(hero)));
            tooMany -= gear.cards[view.gear(hero, least(hero))].slots();
        }
        return gain;
    }
}
