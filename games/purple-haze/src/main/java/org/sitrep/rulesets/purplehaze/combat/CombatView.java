package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.dice.MatchRule;
import org.sitrep.rulesets.purplehaze.definition.FireSupport;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.tables.BoardTable;
import org.sitrep.rulesets.purplehaze.tables.MarkerTables;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;

/**
 * What a player sees of a combat, read only: the board, the tracks, where his Marines stand, the Enemies that are face
 * up, how many Tactics markers wait. Not the order of any pool, nor a marker that lies face down. Every method answers
 * at once and allocates nothing. One a playout.
 *
 * <p>Marines are 0-5 (own ID less one); spaces are 0-11 in reading order of their half, masks have one bit a space.
 */
public final class CombatView {
    private final CombatState state;

    /** Looks at a state. */
    public CombatView(final CombatState state) {
        this.state = state;
    }

    /** The state itself, for this package alone: bots are elsewhere. */
    CombatState state() {
        return state;
    }

    // The tracks

    /** Returns the Initiative: Marines act at 0 and above (PH-CBB-5). */
    public int initiative() {
        return state.initiative;
    }

    /** Returns whether it is night. */
    public boolean night() {
        return state.night;
    }

    /** Returns whether the night hinders the Marines: not under Illumination. */
    public boolean nightForMarines() {
        return state.nightForMarines();
    }

    /** Returns how many Tactics markers wait in the queue, face down. */
    public int tacticsWaiting() {
        return state.queueTail - state.queueHead;
    }

    /** Returns how many Enemies have been eliminated in this combat. */
    public int eliminated() {
        return state.eliminatedCount;
    }

    /** Returns how many Enemies were placed at set-up. */
    public int setUpEnemies() {
        return state.setUpEnemies;
    }

    /** Returns how many more Enemies must fall before the retreat roll is due; 0 or less if it is (PH-RET-1). */
    public int eliminationsToRetreatRoll() {
        return state.setUpEnemies / 2 + 1 - state.eliminatedForRetreat();
    }

    /**
     * Returns how many more Enemies of the set-up must fall until more than half of them have: what a combat is won by
     * (PH-END-4).
     */
    public int eliminationsToWin() {
        return state.setUpEnemies / 2 + 1 - state.eliminatedOfSetUp;
    }

    /** Returns the combat rounds that follow this one at most. */
    public int roundsLeft() {
        return state.setUp.box.rounds() - state.round;
    }

    /** Returns what an Enemy activation costs more after so many eliminations than have been (PH-ELM-1). */
    public int eliminatedBonus() {
        final int[] bonus = state.setUp.eliminatedBonus;
        return bonus[Math.min(state.eliminatedCount, bonus.length - 1)];
    }

    /** Returns the Combat markers of the game, one of which each Enemy activation draws. */
    public MarkerTables markers() {
        return state.tables.markers;
    }

    /** Returns the rule that scores dice. */
    public MatchRule rule() {
        return state.tables.matchRule;
    }

    /** Returns the Strike dice that an Elite adds to the one of every Enemy. */
    public int eliteExtraStrike() {
        return state.tables.enemies.eliteExtraStrike;
    }

    /** Returns what the Artillery does. */
    public FireSupport.Strike artillery() {
        return state.tables.artillery;
    }

    /** Returns what the Air Strike does. */
    public FireSupport.Strike airStrike() {
        return state.tables.airStrike;
    }

    // The board

    /** Returns the board's spaces and distances. */
    public BoardTable board() {
        return state.tables.board;
    }

    /** Returns the spaces with Enemies, as a mask. */
    public int enemySpaces() {
        return state.enemyMask;
    }

    /** Returns the spaces that the box indicates for Enemies, as a mask. */
    public int spacesForEnemies() {
        int spaces = 0;
        for (final int space : state.setUp.enemySpace) {
            spaces |= 1 << space;
        }
        return spaces;
    }

    /** Returns the spaces with Marines, as a mask. */
    public int marineSpaces() {
        return state.marineMask;
    }

    /** Returns the Marine on a space, or -1. */
    public int marineAt(final int space) {
        return state.marineAt[space];
    }

    /** Returns whether a space of the Enemy half has Hard Cover. */
    public boolean enemyHardCover(final int space) {
        return (state.enemyHardCover & 1 << space) != 0;
    }

    /** Returns the spaces with an Enemy behind Hard Cover, as a mask. */
    public int enemiesInHardCover() {
        return state.enemyMask & state.enemyHardCover;
    }

    /** Returns whether a space of the Marine half has Hard Cover of its own. */
    public boolean marineHardCover(final int space) {
        return (state.marineHardCover & 1 << space) != 0;
    }

    /** Returns the Hard Cover that smoke gives on a column 0-3: 2, 1 or 0. */
    public int smoke(final int column) {
        return state.smoke[column];
    }

    /** Returns whether the box indicates spaces for the Marines. */
    public boolean spacesIndicated() {
        return state.setUp.marineSpacesIndicated;
    }

    // Enemies

    /** Returns whether the Enemy on a space is face down. */
    public boolean hidden(final int space) {
        return (state.hiddenMask & 1 << space) != 0;
    }

    /** Returns the type of the Enemy on a space ({@link EnemyTable#FIGHTER} and so on), or -1 if he is face down. */
    public int enemyType(final int space) {
        return hidden(space) ? -1 : state.tables.enemies.type[state.unit[space]];
    }

    /** Returns the Hit Points left of the Enemy on a space, or -1 if he is face down. */
    public int hitPoints(final int space) {
        return hidden(space) ? -1 : state.hitPoints[space];
    }

    /** Returns the Soft Cover of the Enemy on a space; a face-down one has none yet. */
    public int enemySoft(final int space) {
        return state.enemySoft[space];
    }

    /** Returns how many Enemies of a type are on the board; reminder markers tell even of hidden ones (PH-OPT-1). */
    public int enemiesOnBoard(final int type) {
        return state.onBoard[type];
    }

    /** Returns how many Enemies are on the board. */
    public int enemies() {
        return state.enemies;
    }

    // Marines

    /** Returns the space of a Marine, or -1. */
    public int space(final int marine) {
        return state.space[marine];
    }

    /** Returns the Soft Cover that a Marine has. */
    public int soft(final int marine) {
        return state.soft[marine];
    }

    /** Returns whether a Marine may still activate this round. */
    public boolean mayActivate(final int marine) {
        return state.mayActivate(marine);
    }

    /** Returns the Marines who may still activate this round, as a mask. */
    public int marinesToActivate() {
        return state.mayActivate();
    }

    /** Returns how often a Marine has activated this round. */
    public int activations(final int marine) {
        return state.actsThisRound[marine];
    }

    // Orders

    /** Returns the Marine who is or was last activated in this combat, -1 before the first. */
    public int marineInHand() {
        return state.marineInHand;
    }

    /**
     * Returns the first {@link Order} of the activation under way once it has been carried out, 0 before; also when
     * there was no choice.
     */
    public int firstOrder() {
        return state.firstOrder;
    }

    /** Returns the {@link Order} that is being or was last carried out in this combat, 0 before the first. */
    public int orderInHand() {
        return state.orderInHand;
    }

    // Fire orders

    /** Returns the mean of the successes of a mode at a Focus, exact; 0 for no Focus. */
    public double meanSuccesses(final int focus, final int strike, final int crit) {
        return focus <= 0 ? 0 : state.tables.totals.mean(focus, strike, crit);
    }

    /** Returns the Focus dice of a Fire order on one target. */
    public int focus(final int marine, final int order) {
        return focusFrom(state.space[marine], marine, order);
    }

    /** Returns the Soft Cover that a Fire order strips from its target. */
    public int strip(final int marine, final int order) {
        final int target = Order.target(order) == Order.NO_TARGET ? 0 : Order.target(order);
        return state.tables.modes.cellStrip[ModeTable.cell(Order.mode(order), Aim.range(state, marine, target))];
    }

    /** Returns the spaces with Enemies whom a Fire order could hit, as a mask: no tank without the right weapon. */
    public int targets(final int order) {
        return state.targets(state.tables.modes.antiTank[Order.mode(order)]);
    }

    /** Returns whether a Fire order may be shared with the target's neighbours. */
    public boolean burst(final int marine, final int order) {
        final int target = Order.target(order);
        return target != Order.NO_TARGET
                && state.tables.modes.cellBurst[ModeTable.cell(Order.mode(order), Aim.range(state, marine, target))];
    }

    /** Returns the mean of a Fire order's successes, exact. */
    public double meanSuccesses(final int marine, final int order) {
        return meanOf(poolOf(marine, order));
    }

    /**
     * Returns the dice of a Fire order on one target or on row 1, for {@link #meanOf} and {@link #chanceOf}: quicker
     * where several things are asked of one order.
     */
    public int poolOf(final int marine, final int order) {
        final int mode = Order.mode(order);
        return state.tables.totals.pool(
                focus(marine, order), Aim.strike(state, marine, mode, order), Aim.crit(state, marine, mode, order));
    }

    /** Returns the mean successes of dice from {@link #poolOf}. */
    public double meanOf(final int pool) {
        return state.tables.totals.mean(pool);
    }

    /** Returns the probability that dice from {@link #poolOf} score at least so many successes, exact. */
    public double chanceOf(final int pool, final int successes) {
        return state.tables.totals.probabilityAtLeast(pool, successes);
    }

    /** Returns the probability that a Fire order scores at least so many successes, exact. */
    public double probabilityAtLeast(final int marine, final int order, final int successes) {
        return chanceOf(poolOf(marine, order), successes);
    }

    /**
     * Returns the hits that would eliminate the Enemy on a space after a strip, by an attack that is not critical; -1
     * if he is face down.
     */
    public int hitsToEliminate(final int space, final int strip) {
        if (hidden(space)) {
            return -1;
        }
        return state.hitPoints[space]
                + Math.max(0, state.enemySoft[space] - strip)
                + (state.enemyHardCover >>> space & 1);
    }

    // Fire from where a Marine does not stand yet

    /** Returns the Focus dice of a Fire order on one target from a space, which may be another than the Marine's. */
    public int focusFrom(final int from, final int marine, final int order) {
        final int target = Order.target(order);
        final boolean area = target == Order.NO_TARGET;
        final int own = state.space[marine];
        final int others = own == CombatState.NONE ? state.marineMask : state.marineMask & ~(1 << own);
        final int focus = Aim.focus(
                state,
                marine,
                Order.mode(order),
                state.tables.board.range(from, area ? 0 : target),
                Order.has(order, Order.AIMED),
                area ? 0 : Aim.lineOfSightPenalty(state, others, from, target));
        return Aim.focusWithOwl(state, marine, focus);
    }

    /** Returns the Strike dice of a Fire order; before a Marine is placed those of the mode alone. */
    public int strike(final int marine, final int order) {
        final int mode = Order.mode(order);
        return state.space[marine] == CombatState.NONE
                ? state.tables.modes.strike[mode]
                : Aim.strike(state, marine, mode, order);
    }

    /** Returns the Crit dice of a Fire order. */
    public int crit(final int marine, final int order) {
        return Aim.crit(state, marine, Order.mode(order), order);
    }

    /** Returns whether a Marine may aim with a mode from a space, which may be another than his. */
    public boolean mayAim(final int from, final int marine, final int mode) {
        return Aim.mayAim(state, from, marine, mode);
    }

    /** Returns the Fire order of a mode on a target with its cost, be it legal now or not. */
    public int fireOrder(final int marine, final int mode, final int flags, final int target) {
        return Order.pack(Order.FIRE, flags, mode, target, Aim.cost(state, marine, mode, flags));
    }

    /** Returns the probability of at least so many successes, exact; 0 without Focus. */
    public double probabilityAtLeast(final int focus, final int strike, final int crit, final int successes) {
        return focus <= 0 ? 0 : state.tables.totals.probabilityAtLeast(focus, strike, crit, successes);
    }

    /** Returns the Hard Cover of a space with its smoke (PH-SMK-2). */
    public int hardCover(final int space) {
        return (state.marineHardCover >>> space & 1) + state.smoke[space % Space.COLUMNS];
    }

    /** Returns the column 0-3 of a space. */
    public static int column(final int space) {
        return space % Space.COLUMNS;
    }

    /** Returns the row 1-3 of a space. */
    public static int row(final int space) {
        return space / Space.COLUMNS + 1;
    }
}
