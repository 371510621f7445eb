package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.ruleset.StateArrays;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;
import org.sitrep.strategy.TrialListener;

/**
 * The state of one combat: primitive arrays, reset from the set-up box for each fight. {@link #squad} holds what the
 * Marines retain. One instance per playout. The fields are public for the hot path and for reports; only the classes of
 * this package write them.
 *
 * <p>A Marine is 0-5 (own ID less one), and so is an ID; a space is 0-11; masks have one bit per space, unit or card.
 */
public final class CombatState {
    public static final int MARINES = SquadState.MARINES;
    public static final int NONE = Index.NONE;
    /** The number of activations, of either side, for which the Initiative is recorded. */
    public static final int FOLLOWED = 24;
    /** The maximum size of the Tactics queue: the markers fixed, drawn and added, one per Enemy activation. */
    static final int MAX_QUEUE = 256;
    /** The fresh side of Smoke: +2 Hard Cover, two line-of-sight penalties (PH-SMK-2). */
    static final int FRESH_SMOKE = 2;
    /** The maximum number of calls of Fire Support in one combat: three skills with at most nine uses. */
    static final int MAX_CALLS = 32;

    private final StateArrays arrays = new StateArrays();

    public final GameTables tables;
    public final SquadState squad;
    /** The box being played. */
    public SetUpTable setUp;

    public boolean night;

    // Tracks
    /** Initiative: Marines act at 0 and above. */
    public int initiative;
    /** Combat round, from 1. */
    public int round = 1;
    /** True if Illumination cancels the night for Marines (GAP-03). */
    public boolean illuminated;

    public int marineActivations;
    public int enemyActivations;
    /** True if the one retreat roll has been made. */
    public boolean retreatRolled;
    /** The cost that SUPPRESS adds to the next Enemy activation. */
    public int suppressed;
    /** True if Flanking holds in the current Enemy activation. */
    public boolean flanking;
    /** The first {@link Order} of the current activation once it is carried out, 0 before. */
    public int firstOrder;
    /** The {@link Order} carried out now or last, 0 before the first. */
    public int orderInHand;
    /** The Marine activated now or last, or {@link #NONE}. */
    public int marineInHand = NONE;
    /** The end of the combat; null before it. */
    public End end;

    // Marines
    /** Spaces with Marines. */
    public int marineMask;
    /** The Marine on a space, or {@link #NONE}. */
    public final int[] marineAt = arrays.ints(Space.COUNT, NONE);
    /** The space of a Marine, or {@link #NONE}. */
    public final int[] space = arrays.ints(MARINES, NONE);
    /** Soft Cover of a Marine. */
    public final int[] soft = arrays.ints(MARINES);
    /** The number of a Marine's activations. */
    public final int[] acts = arrays.ints(MARINES);
    /** The number of a Marine's activations in this round. */
    public final int[] actsThisRound = arrays.ints(MARINES);
    /** IDs whose Activation markers are ready. */
    public int readyIds = (1 << MARINES) - 1;

    // Enemies
    /** Spaces with Enemies. */
    public int enemyMask;
    /** Spaces with face-down Enemies. */
    public int hiddenMask;
    /** Spaces with Enemies that came with Support. */
    public int supportMask;
    /** The Enemy marker on a space. */
    public final int[] unit = arrays.ints(Space.COUNT);
    /** Remaining Hit Points of the Enemy on a space. */
    public final int[] hitPoints = arrays.ints(Space.COUNT);
    /** Remaining Soft Cover of the Enemy on a space. */
    public final int[] enemySoft = arrays.ints(Space.COUNT);
    /** Enemy markers never placed, as a mask. */
    public long unitPool;
    /** Enemies on the board by type. */
    public final int[] onBoard;
    /** Enemies ever placed by type. */
    public final int[] placed;
    /** Enemies eliminated by type. */
    public final int[] eliminated;
    /** Enemies on the board. */
    public int enemies;
    /** Those of them that only anti-tank weapons and Fire Support can hit (GAP-16). */
    public int armored;

    public int setUpEnemies;
    public int eliminatedCount;
    /** Enemies eliminated of those placed at set-up. */
    public int eliminatedOfSetUp;

    // Cover and smoke
    /** Hard Cover on the Enemy half. */
    public int enemyHardCover;
    /** Hard Cover on the Marine half, without smoke. */
    public int marineHardCover;
    /** Enemy spaces whose Hard Cover has absorbed in this round (AMB-38). */
    public int enemyHardUsed;
    /** The Hard Cover of a Marine space that has absorbed in this round (AMB-38). */
    public final int[] marineHardUsed = arrays.ints(Space.COUNT);
    /** Hard Cover that smoke gives on a column: 2, 1 or 0. */
    public final int[] smoke = arrays.ints(Space.COLUMNS);
    /** The smoke before the current activation, two bits per column. */
    int smokeBefore;

    // Tactics
    /** Tactics markers from {@link #queueHead} to below {@link #queueTail}, oldest first. */
    public final int[] queue = new int[MAX_QUEUE];
    /** The index of the bottom of the queue. */
    public int queueHead;
    /** The index after the last marker that the box has fixed in the queue, which all players know. */
    public int queueFixed;
    /** The index after the top of the queue. */
    public int queueTail;
    /** The copies of each Tactics marker in the pool. */
    public final int[] tacticsPool;
    /** The total of copies in the pool. */
    public int tacticsPoolSize;

    public int tacticsDrawn;

    // Pending Fire Support
    /** The calls of Fire Support so far. */
    public int calls;

    public final int[] callSkill = new int[MAX_CALLS];
    /** The stage of a call, a constant of {@link FireMission}. */
    public final int[] callStage = new int[MAX_CALLS];

    /** The hand and markers of the Red player of Sapper mode. */
    public final RedState red;

    // Counts for reports
    public final int[] damageTaken = arrays.ints(MARINES);
    /** Enemies that a Marine has eliminated. */
    public final int[] kills = arrays.ints(MARINES);

    public int killsByFireSupport;
    public int killsByClaymore;

    public int damageByAttacks;
    public int damageByTactics;
    /** Damage by the Squad's own Fire Support. */
    public int damageByFriendlyFire;
    /** Steps of ammo and grenades spent. */
    public int ammoSpent;
    /** The Initiative after each activation of either side, for {@link #followed} activations. */
    public final int[] initiativeAfter = new int[FOLLOWED];
    /** The number of activations recorded so far. */
    public int followed;

    /** The state at the start of any combat; null until needed. */
    private CombatState fresh;

    /** Creates the state of a Squad's combats. */
    public CombatState(final SquadState squad) {
        this.squad = squad;
        tables = squad.tables;
        onBoard = arrays.ints(tables.enemies.types);
        placed = arrays.ints(tables.enemies.types);
        eliminated = arrays.ints(tables.enemies.types);
        tacticsPool = arrays.ints(tables.markers.tactics.index.size());
        red = new RedState(tables);
    }

    /** Removes everything from the board, as before the first combat: bots look at it outside of combats, too. */
    public void clear() {
        if (fresh == null) {
            fresh = new CombatState(squad);
            fresh.unitPool = (1L << tables.enemies.units) - 1;
        }
        copyBoard(fresh);
    }

    /** Resets the state to the start of a set-up box, before anything is placed; Red's hand stays. */
    void reset(final SetUpTable box, final boolean atNight) {
        clear();
        setUp = box;
        night = atNight;
        initiative = box.initiative;
        marineHardCover = box.marineHardCover;
        enemyHardCover = box.enemyHardCover;
        System.arraycopy(box.tacticsPool, 0, tacticsPool, 0, tacticsPool.length);
        for (final int copies : tacticsPool) {
            tacticsPoolSize += copies;
        }
        for (int marine = 0; marine < MARINES; marine++) {
            soft[marine] = squad.cards.maxSoft(marine); // PH-CBS-6, PH-HIT-6
        }
    }

    /**
     * Copies another combat of the same game, including hidden information, with the Squad that fights it. Copies some
     * 2,000 bytes; no allocation.
     */
    void copyFrom(final CombatState other) {
        squad.copyFrom(other.squad);
        copyBoard(other);
        red.copyFrom(other.red);
    }

    private void copyBoard(final CombatState other) {
        arrays.copyFrom(other.arrays);
        setUp = other.setUp;
        night = other.night;
        initiative = other.initiative;
        round = other.round;
        illuminated = other.illuminated;
        marineActivations = other.marineActivations;
        enemyActivations = other.enemyActivations;
        retreatRolled = other.retreatRolled;
        suppressed = other.suppressed;
        flanking = other.flanking;
        firstOrder = other.firstOrder;
        orderInHand = other.orderInHand;
        marineInHand = other.marineInHand;
        end = other.end;
        smokeBefore = other.smokeBefore;
        calls = other.calls;
        marineMask = other.marineMask;
        readyIds = other.readyIds;
        marineHardCover = other.marineHardCover;
        enemyMask = other.enemyMask;
        hiddenMask = other.hiddenMask;
        supportMask = other.supportMask;
        unitPool = other.unitPool;
        enemies = other.enemies;
        armored = other.armored;
        setUpEnemies = other.setUpEnemies;
        eliminatedCount = other.eliminatedCount;
        eliminatedOfSetUp = other.eliminatedOfSetUp;
        enemyHardCover = other.enemyHardCover;
        enemyHardUsed = other.enemyHardUsed;
        queueHead = other.queueHead;
        queueFixed = other.queueFixed;
        queueTail = other.queueTail;
        tacticsPoolSize = other.tacticsPoolSize;
        tacticsDrawn = other.tacticsDrawn;
        killsByFireSupport = other.killsByFireSupport;
        killsByClaymore = other.killsByClaymore;
        damageByAttacks = other.damageByAttacks;
        damageByTactics = other.damageByTactics;
        damageByFriendlyFire = other.damageByFriendlyFire;
        ammoSpent = other.ammoSpent;
        followed = other.followed;
        System.arraycopy(other.queue, queueHead, queue, queueHead, queueTail - queueHead);
        System.arraycopy(other.callSkill, 0, callSkill, 0, calls);
        System.arraycopy(other.callStage, 0, callStage, 0, calls);
        System.arraycopy(other.initiativeAfter, 0, initiativeAfter, 0, followed);
    }

    /** Returns whether the night hinders Marines: Illumination cancels it (GAP-03). */
    public boolean nightForMarines() {
        return night && !illuminated;
    }

    /**
     * Returns whether a Marine may activate: one of their IDs is ready, and they have not activated twice this round
     * (PH-ACT-1, PH-KIA-4).
     */
    public boolean mayActivate(final int marine) {
        return squad.isPresent(marine) && actsThisRound[marine] < 2 && (squad.idsOf(marine) & readyIds) != 0;
    }

    /** Returns the Marines who may activate, as a mask; see {@link #mayActivate}. */
    public int mayActivate() {
        int marines = readyIds & squad.present;
        for (int rest = readyIds & ~squad.present; rest != 0; rest &= rest - 1) {
            final int heir = squad.holder[Integer.numberOfTrailingZeros(rest)];
            marines |= heir == NONE ? 0 : 1 << heir;
        }
        for (int rest = marines; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            marines &= actsThisRound[marine] < 2 ? -1 : ~(1 << marine);
        }
        return marines;
    }

    boolean anyMayActivate() {
        for (int rest = readyIds & squad.present; rest != 0; rest &= rest - 1) { // usually the first one may
            if (actsThisRound[Integer.numberOfTrailingZeros(rest)] < 2) {
                return true;
            }
        }
        return mayActivate() != 0;
    }

    void put(final int marine, final int onto) {
        if (space[marine] != NONE) {
            marineMask &= ~(1 << space[marine]);
            marineAt[space[marine]] = NONE;
        }
        space[marine] = onto;
        if (onto != NONE) {
            marineMask |= 1 << onto;
            marineAt[onto] = marine;
        }
    }

    int tanks() {
        if (armored == 0) {
            return 0;
        }
        int spaces = 0;
        for (int rest = enemyMask; rest != 0; rest &= rest - 1) {
            final int at = Integer.numberOfTrailingZeros(rest);
            spaces |= tables.enemies.armored[tables.enemies.type[unit[at]]] ? 1 << at : 0;
        }
        return spaces;
    }

    /** Returns the spaces with Enemies that a weapon can hit (GAP-16). */
    int targets(final boolean antiTank) {
        return antiTank ? enemyMask : enemyMask & ~tanks();
    }

    /** Returns whether another Marine stands on an adjacent space. */
    boolean hasNeighbour(final int marine) {
        for (int rest = marineMask & ~(1 << space[marine]); rest != 0; rest &= rest - 1) {
            final int other = Integer.numberOfTrailingZeros(rest);
            if (tables.board.distance[space[marine] * Space.COUNT + other] == 1) {
                return true;
            }
        }
        return false;
    }

    /** Returns the smoke on all columns, two bits per column. */
    int smokeColumns() {
        int columns = 0;
        for (int column = 0; column < Space.COLUMNS; column++) {
            columns |= smoke[column] << 2 * column;
        }
        return columns;
    }

    /** Flips or removes every Smoke marker that is unchanged since an earlier {@link #smokeColumns} (PH-SMK-3). */
    void thinSmoke(final TrialListener trace, final int before) {
        for (int column = 0; column < Space.COLUMNS; column++) {
            final int old = before >>> 2 * column & 3;
            if (old > 0 && smoke[column] == old) {
                smoke[column]--;
                trace.tell(Event.SMOKE_CHANGED, column);
            }
        }
    }

    /** Records the Initiative after the latest activation, up to the maximum number. */
    void follow() {
        if (followed < FOLLOWED) {
            initiativeAfter[followed++] = initiative;
        }
    }

    /**
     * Returns the eliminated Enemies that count toward the retreat; rewards count those of the set-up (AMB-36, AMB-52).
     */
    int eliminatedForRetreat() {
        return tables.options.retreatCounts() == Options.RetreatCounts.ALL ? eliminatedCount : eliminatedOfSetUp;
    }

    /** Returns the Hard Cover that protects a Marine: that of the space and that of smoke (PH-SMK-2). */
    int marineHard(final int marine) {
        final int at = space[marine];
        return (marineHardCover >>> at & 1) + smoke[at % Space.COLUMNS];
    }
}
