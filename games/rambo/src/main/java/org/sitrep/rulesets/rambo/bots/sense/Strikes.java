package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.GearTable;

/**
 * Finds the best attacks of a hero from a space, one after the other, and their worth. Not thread-safe; allocates
 * nothing after construction.
 */
public final class Strikes {
    /** Worth of an unspent valor token. */
    public static final double VALOR = 0.7;

    private static final double KILL_UNASKED = 3;
    private static final double ABOUT_TO_ACT = 1.5;
    private static final double HURT = 0.35;
    /** Worth of a weapon that the attack uses up. */
    private static final double USED_UP = 1.5;
    /** Worth of the last weapon to a hero, who cannot kill without one. */
    private static final double UNARMED = 15;

    /** Least worth at which an attack is made. */
    private static final double LEAST = 0.05;

    private final MissionView view;
    private final Safety safety;
    private final GearTable gear;
    private final double worthOfKill;
    private final Shots shots;

    /** Damage done by the earlier attacks, by figure. */
    private final int[] done = new int[MissionState.FIGURES];

    private double worth;
    private int weapon;
    private int valor;
    private long targets;
    private int noise;
    private long killed;

    private int firstWeapon;
    private int firstValor;
    private long firstTargets;
    private long dead;
    private int alertAfter;
    private int valorAfter;
    private int actionsAfter;

    /** Creates the search for a view. */
    public Strikes(final MissionView view, final Goals goals, final Safety safety, final Nerve nerve) {
        this.view = view;
        this.safety = safety;
        gear = view.tables().gear;
        worthOfKill = goals.killsAll() ? nerve.kill : KILL_UNASKED;
        shots = new Shots(view);
    }

    /** Returns the computation of single attacks. */
    public Shots shots() {
        return shots;
    }

    /** Returns the worth of killing a figure. */
    public double kill(final int figure) {
        final int type = view.type(figure);
        return worthOfKill + (type == view.nextActivation() ? ABOUT_TO_ACT : 0);
    }

    /**
     * Finds the best attacks from a space; {@link Shots#begin} has been called.
     *
     * @param actions the most that may be used
     * @param tokens valor that may be spent
     * @param alert space of the hero's marker
     * @param gone mask of figures dead by then
     * @return worth of all attacks together, alert and valor subtracted; 0 if none is worth making
     */
    public double best(
            final int hero, final int from, final int actions, final int tokens, final int alert, final long gone) {
        begin(actions, tokens, alert, gone);
        double sum = 0;
        while (actionsAfter > 0) {
            one(hero, from);
            if (worth <= LEAST) {
                break;
            }
            if (firstWeapon < 0) {
                firstWeapon = weapon;
                firstValor = valor;
                firstTargets = targets;
            }
            sum += worth;
            dead |= killed;
            alertAfter += noise;
            valorAfter -= valor;
            actionsAfter--;
            for (long rest = targets & ~killed; rest != 0; rest &= rest - 1) {
                final int figure = Long.numberOfTrailingZeros(rest);
                shots.take(view.gear(hero, weapon & ~DecisionKind.LAST_BURST), (weapon & DecisionKind.LAST_BURST) != 0);
                done[figure] += shots.damage(from, figure);
            }
        }
        return sum;
    }

    private void begin(final int actions, final int tokens, final int alert, final long gone) {
        for (long rest = view.figures(); rest != 0; rest &= rest - 1) {
            done[Long.numberOfTrailingZeros(rest)] = 0;
        }
        firstWeapon = DecisionKind.NOBODY;
        dead = gone;
        alertAfter = alert;
        valorAfter = tokens;
        actionsAfter = actions;
    }

    /**
     * Finds the best attack with one weapon from where a hero stands, worth making or not; {@link Shots#begin} has been
     * called.
     *
     * @param slot as an option of {@link DecisionKind#ATTACK}
     * @return its worth, alert and valor subtracted; 0 if it hurts no figure
     */
    public double with(final int hero, final int slot) {
        begin(1, view.valor(hero), view.alert(hero), 0);
        worth = Double.NEGATIVE_INFINITY;
        targets = 0;
        if (shots.take(view.gear(hero, slot & ~DecisionKind.LAST_BURST), (slot & DecisionKind.LAST_BURST) != 0)) {
            with(hero, view.space(hero), slot);
        }
        firstWeapon = slot;
        firstTargets = targets;
        firstValor = targets == 0 ? 0 : valor;
        dead = targets == 0 ? 0 : killed;
        alertAfter += targets == 0 ? 0 : noise;
        return targets == 0 ? 0 : worth;
    }

    private void one(final int hero, final int from) {
        worth = 0;
        for (int slot = 0; slot < view.gearCount(hero); slot++) {
            for (int burst = 0; burst <= DecisionKind.LAST_BURST; burst += DecisionKind.LAST_BURST) {
                // A weapon that an attack uses up is gone after the first one.
                final boolean used = firstWeapon >= 0
                        && slot == (firstWeapon & ~DecisionKind.LAST_BURST)
                        && ((firstWeapon & DecisionKind.LAST_BURST) != 0 || gear.cards[view.gear(hero, slot)].usedUp());
                if (!used && shots.take(view.gear(hero, slot), burst != 0)) {
                    with(hero, from, slot + burst);
                }
            }
        }
    }

    private void with(final int hero, final int from, final int slot) {
        final int card = view.gear(hero, slot & ~DecisionKind.LAST_BURST);
        final boolean usedUp = (slot & DecisionKind.LAST_BURST) != 0 || gear.cards[card].usedUp();
        double sum = safety.alert(hero, alertAfter)
                - safety.alert(hero, alertAfter + shots.alert())
                - (usedUp ? usedUp(hero, slot & ~DecisionKind.LAST_BURST) : 0);
        long chosen = 0;
        long kills = 0;
        int tokens = 0;
        int area = MissionState.NONE;
        for (int nth = 0; nth < shots.targets(); nth++) {
            double best = 0;
            int target = DecisionKind.NOBODY;
            int paid = 0;
            for (long rest = view.figures() & ~dead & ~chosen; rest != 0; rest &= rest - 1) {
                final int figure = Long.numberOfTrailingZeros(rest);
                if (area >= 0 && view.tables().map.areaOf[view.figureSpace(figure)] != area
                        || !shots.reaches(from, figure)) {
                    continue;
                }
                final int missing = Math.max(0, shots.toKill(from, figure) - done[figure]);
                final int extra = Math.max(0, missing - tokens);
                final double gain;
                if (extra <= valorAfter - tokens && kill(figure) > extra * VALOR) {
                    gain = kill(figure) - extra * VALOR;
                } else {
                    final int left = Math.max(1, shots.left(figure) - done[figure]);
                    gain = HURT * kill(figure) * Math.min(left, shots.damage(from, figure)) / left;
                }
                if (gain > best) {
                    best = gain;
                    target = figure;
                    paid = extra <= valorAfter - tokens && kill(figure) > extra * VALOR ? extra : -1;
                }
            }
            if (target < 0) {
                break;
            }
            sum += best;
            chosen |= 1L << target;
            kills |= paid >= 0 ? 1L << target : 0;
            tokens += Math.max(0, paid);
            area = shots.oneArea() ? view.tables().map.areaOf[view.figureSpace(target)] : MissionState.NONE;
        }
        if (chosen != 0 && sum > worth) {
            worth = sum;
            weapon = slot;
            valor = tokens;
            targets = chosen;
            noise = shots.alert();
            killed = kills;
        }
    }

    /** Returns the cost of losing the weapon in a slot: more if no other permanent weapon is left. */
    private double usedUp(final int hero, final int slot) {
        if (gear.cards[view.gear(hero, slot)].usedUp()) {
            return USED_UP;
        }
        for (int other = 0; other < view.gearCount(hero); other++) {
            final int card = view.gear(hero, other);
            if (other != slot && gear.cards[card].isWeapon() && !gear.cards[card].usedUp()) {
                return USED_UP;
            }
        }
        return UNARMED;
    }

    /**
     * Returns the weapon of the first attack, as an option of {@link DecisionKind#ATTACK}; below 0 if there is no
     * attack.
     */
    public int firstWeapon() {
        return firstWeapon;
    }

    /** Returns the valor of the first attack. */
    public int firstValor() {
        return firstValor;
    }

    /** Returns the mask of targets of the first attack. */
    public long firstTargets() {
        return firstTargets;
    }

    /** Returns the mask of figures dead after all attacks. */
    public long dead() {
        return dead;
    }

    /** Returns the space of the hero's alert marker after all attacks; beyond the end of its track if there is more. */
    public int alertAfter() {
        return alertAfter;
    }

    /** Returns the valor that is left after all attacks. */
    public int valorAfter() {
        return valorAfter;
    }

    /** Returns the actions that are left after all attacks. */
    public int actionsAfter() {
        return actionsAfter;
    }
}
