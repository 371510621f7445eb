package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.ruleset.StateArrays;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;
import org.sitrep.strategy.TrialListener;

/**
 * All that changes during a combat and ends with it: primitive arrays, reset from the set-up box for each fight. What
 * the Marines keep is in {@link #squad}. One a playout. The fields are public for the sake of the hot path and of those
 * who report; the classes of this package alone write them.
 *
 * <p>A Marine is 0-5, his own ID less one; an ID is 0-5 likewise; a space is 0-11; masks have one bit a space, unit or
 * card.
 */
public final class CombatState {
    public static final int MARINES = SquadState.MARINES;
    public static final int NONE = Index.NONE;
    /** How many activations, of either side, the Initiative is followed for. */
    public static final int FOLLOWED = 24;
    /** A Tactics queue holds at most what is fixed, drawn and added: one an Enemy activation. */
    static final int MAX_QUEUE = 256;
    /** The fresh side of Smoke: +2 Hard Cover, two line-of-sight penalties (PH-SMK-2). */
    static final int FRESH_SMOKE = 2;
    /** Calls of Fire Support in one combat: three skills with at most nine uses. */
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
    /** Whether Illumination lifts the night for Marines (GAP-03). */
    public boolean illuminated;

    public int marineActivations;
    public int enemyActivations;
    /** Whether the one retreat roll has been made. */
    public boolean retreatRolled;
    /** What SUPPRESS adds to the cost of the next Enemy activation. */
    public int suppressed;
    /** Whether Flanking holds in the Enemy activation under way. */
    public boolean flanking;
    /** The first {@link Order} of the activation under way once it is carried out, 0 before. */
    public int firstOrder;
    /** The {@link Order} that is being or was last carried out, 0 before the first. */
    public int orderInHand;
    /** The Marine who is or was last activated, or {@link #NONE}. */
    public int marineInHand = NONE;
    /** How the combat ended; null while it goes on. */
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
    /** How often a Marine has activated. */
    public final int[] acts = arrays.ints(MARINES);
    /** How often a Marine has activated in this round. */
    public final int[] actsThisRound = arrays.ints(MARINES);
    /** IDs whose Activation markers are ready. */
    public int readyIds = (1 << MARINES) - 1;

    // Enemies
    /** Spaces with Enemies. */
    public int enemyMask;
    /** Spaces with Enemies who lie face down. */
    public int hiddenMask;
    /** Spaces with Enemies who came with Support. */
    public int supportMask;
    /** The Enemy marker on a space. */
    public final int[] unit = arrays.ints(Space.COUNT);
    /** Hit Points left of the Enemy on a space. */
    public final int[] hitPoints = arrays.ints(Space.COUNT);
    /** Soft Cover left of the Enemy on a space. */
    public final int[] enemySoft = arrays.ints(Space.COUNT);
    /** Enemy markers never placed, as a mask. */
    public long unitPool;
    /** Enemies on the board by type. */
    public final int[] onBoard = arrays.ints(EnemyTable.TYPES);
    /** Enemies ever placed by type. */
    public final int[] placed = arrays.ints(EnemyTable.TYPES);
    /** Enemies eliminated by type. */
    public final int[] eliminated = arrays.ints(EnemyTable.TYPES);
    /** Enemies on the board. */
    public int enemies;

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
    /** What the Hard Cover of a Marine space has absorbed in this round (AMB-38). */
    public final int[] marineHardUsed = arrays.ints(Space.COUNT);
    /** Hard Cover that smoke gives on a column: 2, 1 or 0. */
    public final int[] smoke = arrays.ints(Space.COLUMNS);
    /** The smoke before the activation under way, two bits a column. */
    int smokeBefore;

    // Tactics
    /** Tactics markers from {@link #queueHead} to below {@link #queueTail}, oldest first. */
    public final int[] queue = new int[MAX_QUEUE];
    /** The bottom of the queue. */
    public int queueHead;
    /** One beyond the last marker of the queue that the box has fixed there, and that everybody knows. */
    public int queueFixed;
    /** One beyond the top of the queue. */
    public int queueTail;
    /** Copies of each Tactics marker in the pool. */
    public final int[] tacticsPool;
    /** All copies in the pool. */
    public int tacticsPoolSize;

    public int tacticsDrawn;

    // Fire Support under way
    /** Calls of Fire Support so far. */
    public int calls;

    public final int[] callSkill = new int[MAX_CALLS];
    /** Where a call is, a constant of {@link FireMission}. */
    public final int[] callStage = new int[MAX_CALLS];

    /** What the Red player of Sapper mode holds. */
    public final RedState red;

    // What reports count
    public final int[] damageTaken = arrays.ints(MARINES);
    /** Enemies that a Marine has eliminated. */
    public final int[] kills = arrays.ints(MARINES);

    public int killsByFireSupport;
    public int killsByClaymore;

    public int damageByAttacks;
    public int damageByTactics;
    /** Damage by our own Fire Support. */
    public int damageByFriendlyFire;
    /** Steps of ammo and grenades spent. */
    public int ammoSpent;
    /** The Initiative after each activation of either side, as far as {@link #followed} says. */
    public final int[] initiativeAfter = new int[FOLLOWED];
    /** How many activations are followed so far. */
    public int followed;

    /** As a combat begins, whatever its box; null until it is wanted. */
    private CombatState fresh;

    /** Creates the state of combats of a Squad. */
    public CombatState(final SquadState squad) {
        this.squad = squad;
        tables = squad.tables;
        tacticsPool = arrays.ints(tables.markers.tactics.index.size());
        red = new RedState(tables);
    }

    /** Puts everything to where a set-up box begins, before anything is placed; what Red holds stays. */
    void reset(final SetUpTable box, final boolean atNight) {
        if (fresh == null) {
            fresh = new CombatState(squad);
            fresh.unitPool = (1L << tables.enemies.units) - 1;
        }
        copyBoard(fresh);
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
     * Makes this the same as another combat of the same game, hidden things included, with the Squad that fights it.
     * Copies some 2,000 bytes; no allocation.
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

    /** Returns whether the night hinders Marines: Illumination lifts it (GAP-03). */
    public boolean nightForMarines() {
        return night && !illuminated;
    }

    /**
     * Returns whether a Marine may activate: an ID of his is ready, and he has not activated twice this round
     * (PH-ACT-1, PH-KIA-4).
     */
    public boolean mayActivate(final int marine) {
        return squad.isPresent(marine) && actsThisRound[marine] < 2 && (squad.idsOf(marine) & readyIds) != 0;
    }

    /** Returns the Marines who may activate, as a mask: what {@link #mayActivate} says of each. */
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
        for (int rest = readyIds & squad.present; rest != 0; rest &= rest - 1) { // mostly the first one may
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
        if (onBoard[EnemyTable.TANK] == 0) {
            return 0;
        }
        int spaces = 0;
        for (int rest = enemyMask; rest != 0; rest &= rest - 1) {
            final int at = Integer.numberOfTrailingZeros(rest);
            spaces |= tables.enemies.type[unit[at]] == EnemyTable.TANK ? 1 << at : 0;
        }
        return spaces;
    }

    /** The spaces with Enemies whom a weapon can hit (GAP-16). */
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

    /** Returns the smoke on all columns, two bits each. */
    int smokeColumns() {
        int columns = 0;
        for (int column = 0; column < Space.COLUMNS; column++) {
            columns |= smoke[column] << 2 * column;
        }
        return columns;
    }

    /** Every Smoke marker that still lies as in {@link #smokeColumns} of before flips, or goes (PH-SMK-3). */
    void thinSmoke(final TrialListener trace, final int before) {
        for (int column = 0; column < Space.COLUMNS; column++) {
            final int old = before >>> 2 * column & 3;
            if (old > 0 && smoke[column] == old) {
                smoke[column]--;
                trace.tell(Event.SMOKE_CHANGED, column);
            }
        }
    }

    /** Notes the Initiative after the latest activation; those beyond the followed ones are not kept. */
    void follow() {
        if (followed < FOLLOWED) {
            initiativeAfter[followed++] = initiative;
        }
    }

    /** The eliminated Enemies that count toward the retreat; rewards count those of the set-up (AMB-36, AMB-52). */
    int eliminatedForRetreat() {
        return tables.options.retreatCounts() == Options.RetreatCounts.ALL ? eliminatedCount : eliminatedOfSetUp;
    }

    /** The Hard Cover that protects a Marine: his space's own and that of smoke (PH-SMK-2). */
    int marineHard(final int marine) {
        final int at = space[marine];
        return (marineHardCover >>> at & 1) + smoke[at % Space.COLUMNS];
    }
}
