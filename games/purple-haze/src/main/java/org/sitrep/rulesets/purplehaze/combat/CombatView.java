package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.dice.MatchRule;
import org.sitrep.rulesets.purplehaze.definition.FireSupport;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.tables.BoardTable;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.MarkerTables;
import org.sitrep.rulesets.purplehaze.tables.ModeTable;

/**
 * A read-only view of a combat: all that a player sees of it. This includes the board, the tracks, the Marines, the
 * face-up Enemies and the number of waiting Tactics markers. It excludes the order of any pool and any marker that lies
 * face down. Every method returns immediately and allocates nothing. One instance per playout.
 *
 * <p>Marines are 0-5 (own ID less one). Spaces are 0-11 in reading order of their half; masks have one bit per space.
 */
public final class CombatView {
    private final CombatState state;

    /** Creates the view of a state. */
    public CombatView(final CombatState state) {
        this.state = state;
    }

    /** Returns the state, for this package only; bots live in another one. */
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

    /** Returns whether the night hinders the Marines; under Illumination it does not. */
    public boolean nightForMarines() {
        return state.nightForMarines();
    }

    /** Returns the number of Tactics markers that wait in the queue, face down. */
    public int tacticsWaiting() {
        return state.queueTail - state.queueHead;
    }

    /** Returns the number of Enemies eliminated in this combat. */
    public int eliminated() {
        return state.eliminatedCount;
    }

    /** Returns the number of Enemies placed at set-up. */
    public int setUpEnemies() {
        return state.setUpEnemies;
    }

    /** Returns the number of eliminations still missing for the retreat roll; 0 or less if it is due (PH-RET-1). */
    public int eliminationsToRetreatRoll() {
        return state.setUpEnemies / 2 + 1 - state.eliminatedForRetreat();
    }

    /**
     * Returns the number of set-up Enemies still to be eliminated to win the combat, which takes more than half of them
     * (PH-END-4).
     */
    public int eliminationsToWin() {
        return state.setUpEnemies / 2 + 1 - state.eliminatedOfSetUp;
    }

    /** Returns the maximum number of combat rounds that follow this one. */
    public int roundsLeft() {
        return state.setUp.box.rounds() - state.round;
    }

    /** Returns the surcharge on the cost of an Enemy activation for the eliminations so far (PH-ELM-1). */
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

    /** Returns what is printed on the Enemy markers of the game, by type and by marker. */
    public EnemyTable enemyTable() {
        return state.tables.enemies;
    }

    /** Returns the effect of the Artillery. */
    public FireSupport.Strike artillery() {
        return state.tables.artillery;
    }

    /** Returns the effect of the Air Strike. */
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

    /** Returns the spaces that the combat box indicates for Enemies, as a mask. */
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

    /** Returns the spaces that hold an Enemy behind Hard Cover, as a mask. */
    public int enemiesInHardCover() {
        return state.enemyMask & state.enemyHardCover;
    }

    /** Returns whether a space of the Marine half has Hard Cover of its own. */
    public boolean marineHardCover(final int space) {
        return (state.marineHardCover & 1 << space) != 0;
    }

    /** Returns the Hard Cover that smoke gives on a column (0-3): 2, 1 or 0. */
    public int smoke(final int column) {
        return state.smoke[column];
    }

    /** Returns whether the combat box indicates spaces for the Marines. */
    public boolean spacesIndicated() {
        return state.setUp.marineSpacesIndicated;
    }

    // Enemies

    /** Returns whether the Enemy on a space is face down. */
    public boolean hidden(final int space) {
        return (state.hiddenMask & 1 << space) != 0;
    }

    /**
     * Returns the type of the Enemy on a space ({@link org.sitrep.rulesets.purplehaze.tables.EnemyTable#FIGHTER} and so
     * on), or -1 if it is face down.
     */
    public int enemyType(final int space) {
        return hidden(space) ? -1 : state.tables.enemies.type[state.unit[space]];
    }

    /** Returns the remaining Hit Points of the Enemy on a space, or -1 if it is face down. */
    public int hitPoints(final int space) {
        return hidden(space) ? -1 : state.hitPoints[space];
    }

    /** Returns the Soft Cover of the Enemy on a space; a face-down Enemy has none yet. */
    public int enemySoft(final int space) {
        return state.enemySoft[space];
    }

    /** Returns the number of Enemies of a type on the board; reminder markers show hidden ones, too (PH-OPT-1). */
    public int enemiesOnBoard(final int type) {
        return state.onBoard[type];
    }

    /** Returns the number of Enemies on the board that only anti-tank weapons and Fire Support can hit. */
    public int armoredEnemies() {
        return state.armored;
    }

    /** Returns the number of Enemies on the board. */
    public int enemies() {
        return state.enemies;
    }

    // Marines

    /** Returns the space of a Marine, or -1. */
    public int space(final int marine) {
        return state.space[marine];
    }

    /** Returns the Soft Cover of a Marine. */
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

    /** Returns the number of activations of a Marine in this round. */
    public int activations(final int marine) {
        return state.actsThisRound[marine];
    }

    // Orders

    /** Returns the Marine activated now or last in this combat; -1 before the first. */
    public int marineInHand() {
        return state.marineInHand;
    }

    /**
     * Returns the first {@link Order} of the current activation once it has been carried out, 0 before; also if there
     * was no choice.
     */
    public int firstOrder() {
        return state.firstOrder;
    }

    /** Returns the {@link Order} carried out now or last in this combat; 0 before the first. */
    public int orderInHand() {
        return state.orderInHand;
    }

    // Fire orders

    /** Returns the exact mean of the successes for given numbers of dice; 0 without Focus. */
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
        return state.tables.modes.strip(
                Order.mode(order), Aim.range(state, marine, target), Order.has(order, Order.AIMED));
    }

    /** Returns the Hard Cover that still absorbs hits of a Fire order on its target. */
    public int hardCoverAgainst(final int marine, final int order) {
        final int target = Order.target(order);
        final int ignored = state.tables.modes.ignoredHard(
                Order.mode(order), Aim.range(state, marine, target), Order.has(order, Order.AIMED));
        return Math.max(0, EnemyHits.hardCover(state, target) - ignored);
    }

    /** Returns whether hits of a Marine's Fire orders may be critical. */
    public boolean mayBeCritical(final int marine) {
        return FireOrder.mayBeCritical(state, marine);
    }

    /** Returns the Enemy spaces that a Fire order could hit, as a mask; a tank takes the right weapon. */
    public int targets(final int order) {
        return state.targets(state.tables.modes.antiTank[Order.mode(order)]);
    }

    /** Returns whether a Fire order may be shared with the target's neighbours. */
    public boolean burst(final int marine, final int order) {
        final int target = Order.target(order);
        return target != Order.NO_TARGET
                && state.tables.modes.cellBurst[ModeTable.cell(Order.mode(order), Aim.range(state, marine, target))];
    }

    /** Returns the exact mean of a Fire order's successes. */
    public double meanSuccesses(final int marine, final int order) {
        return meanOf(poolOf(marine, order));
    }

    /**
     * Returns the dice of a Fire order on one target or on row 1, for {@link #meanOf} and {@link #chanceOf}. This is
     * faster when one order is queried several times.
     */
    public int poolOf(final int marine, final int order) {
        final int mode = Order.mode(order);
        return state.tables.totals.pool(
                focus(marine, order), Aim.strike(state, marine, mode, order), Aim.crit(state, marine, mode, order));
    }

    /** Returns the mean successes of the dice that {@link #poolOf} returned. */
    public double meanOf(final int pool) {
        return state.tables.totals.mean(pool);
    }

    /** Returns the exact probability that the dice returned by {@link #poolOf} score at least {@code successes}. */
    public double chanceOf(final int pool, final int successes) {
        return state.tables.totals.probabilityAtLeast(pool, successes);
    }

    /** Returns the exact probability that a Fire order scores at least {@code successes}. */
    public double probabilityAtLeast(final int marine, final int order, final int successes) {
        return chanceOf(poolOf(marine, order), successes);
    }

    /**
     * Returns the hits that would eliminate the Enemy on a space after a strip, by an attack that is not critical; -1
     * if the Enemy is face down.
     */
    public int hitsToEliminate(final int space, final int strip) {
        if (hidden(space)) {
            return -1;
        }
        return state.hitPoints[space]
                + Math.max(0, state.enemySoft[space] - strip)
                + (state.enemyHardCover >>> space & 1);
    }

    // Other tests

    /** Returns the Focus dice of PATCH UP. */
    public int patchUpFocus() {
        return SkillOrder.patchUpFocus(state);
    }

    /** Returns the Strike dice of PATCH UP by a Marine, without help. */
    public int patchUpStrike(final int marine) {
        return SkillOrder.patchUpStrike(state.squad, marine);
    }

    /** Returns how many sixes in a row make the Claymore a dud; 0 if it cannot be one. */
    public int sixesOfADud() {
        return Claymore.sixesOfADud(state);
    }

    /** Returns the Focus dice of the Claymore, without help. */
    public int claymoreFocus() {
        return Claymore.focus(state);
    }

    /** Returns the Strike dice of the Claymore, without help. */
    public int claymoreStrike() {
        return Claymore.strike(state);
    }

    /** Returns the Crit dice of the Claymore, without help. */
    public int claymoreCrit() {
        return Claymore.crit(state);
    }

    // Fire from a space that the Marine does not occupy yet

    /** Returns the Focus dice of a Fire order on one target from a space, which need not be the Marine's own. */
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

    /** Returns the Strike dice of a Fire order; before the Marine is placed, those of the mode alone. */
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

    /** Returns whether a Marine may aim with a mode from a space, which need not be the Marine's own. */
    public boolean mayAim(final int from, final int marine, final int mode) {
        return Aim.mayAim(state, from, marine, mode);
    }

    /** Returns the Fire order of a mode on a target with its cost, whether or not it is legal now. */
    public int fireOrder(final int marine, final int mode, final int flags, final int target) {
        return Order.pack(Order.FIRE, flags, mode, target, Aim.cost(state, marine, mode, flags));
    }

    /** Returns the exact probability of at least {@code successes}; 0 without Focus. */
    public double probabilityAtLeast(final int focus, final int strike, final int crit, final int successes) {
        return focus <= 0 ? 0 : state.tables.totals.probabilityAtLeast(focus, strike, crit, successes);
    }

    /** Returns the Hard Cover of a space, including its smoke (PH-SMK-2). */
    public int hardCover(final int space) {
        return (state.marineHardCover >>> space & 1) + state.smoke[space % Space.COLUMNS];
    }

    /** Returns the column (0-3) of a space. */
    public static int column(final int space) {
        return space % Space.COLUMNS;
    }

    /** Returns the row (1-3) of a space. */
    public static int row(final int space) {
        return space / Space.COLUMNS + 1;
    }
}
