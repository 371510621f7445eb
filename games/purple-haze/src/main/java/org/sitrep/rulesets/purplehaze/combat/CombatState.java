package org.sitrep.rulesets.purplehaze.combat;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;

/**
 * All that changes during a combat and ends with it: primitive arrays, reset from the set-up box for each fight. What
 * the Marines keep is in {@link #squad}. One a playout. The fields are public for the sake of the hot path and of those
 * who report; the classes of this package alone write them.
 *
 * <p>A Marine is 0-5, his own ID less one; an ID is 0-5 likewise; a space is 0-11; masks have one bit a space, unit or
 * card.
 */
public final class CombatState {
    /** Marines in a Squad. */
    public static final int MARINES = SquadState.MARINES;
    /** What is not there. */
    public static final int NONE = Index.NONE;
    /** How many activations, of either side, the Initiative is followed for. */
    public static final int FOLLOWED = 24;
    /** A Tactics queue holds at most what is fixed, drawn and added: one an Enemy activation. */
    static final int MAX_QUEUE = 256;
    /** Calls of Fire Support in one combat: three skills with at most nine uses. */
    static final int MAX_CALLS = 32;

    /** The components. */
    public final GameTables tables;
    /** The Marines. */
    public final SquadState squad;
    /** The box being played. */
    public SetUpTable setUp;
    /** Whether it is night. */
    public boolean night;

    // Tracks
    /** Initiative: Marines act at 0 and above. */
    public int initiative;
    /** Combat round, from 1. */
    public int round;
    /** Whether Illumination lifts the night for Marines (GAP-03). */
    public boolean illuminated;
    /** Marine activations so far. */
    public int marineActivations;
    /** Enemy activations so far. */
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
    public int marineInHand;
    /** How the combat ended; null while it goes on. */
    public End end;

    // Marines
    /** Spaces with Marines. */
    public int marineMask;
    /** The Marine on a space, or {@link #NONE}. */
    public final int[] marineAt = new int[Space.COUNT];
    /** The space of a Marine, or {@link #NONE}. */
    public final int[] space = new int[MARINES];
    /** Soft Cover of a Marine. */
    public final int[] soft = new int[MARINES];
    /** How often a Marine has activated. */
    public final int[] acts = new int[MARINES];
    /** How often a Marine has activated in this round. */
    public final int[] actsThisRound = new int[MARINES];
    /** IDs whose Activation markers are ready. */
    public int readyIds;

    // Enemies
    /** Spaces with Enemies. */
    public int enemyMask;
    /** Spaces with Enemies who lie face down. */
    public int hiddenMask;
    /** Spaces with Enemies who came with Support. */
    public int supportMask;
    /** The Enemy marker on a space. */
    public final int[] unit = new int[Space.COUNT];
    /** Hit Points left of the Enemy on a space. */
    public final int[] hitPoints = new int[Space.COUNT];
    /** Soft Cover left of the Enemy on a space. */
    public final int[] enemySoft = new int[Space.COUNT];
    /** Enemy markers never placed, as a mask. */
    public long unitPool;
    /** Enemies on the board by type. */
    public final int[] onBoard = new int[EnemyTable.TYPES];
    /** Enemies ever placed by type. */
    public final int[] placed = new int[EnemyTable.TYPES];
    /** Enemies eliminated by type. */
    public final int[] eliminated = new int[EnemyTable.TYPES];
    /** Enemies on the board. */
    public int enemies;
    /** Enemies placed at set-up. */
    public int setUpEnemies;
    /** Enemies eliminated. */
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
    public final int[] marineHardUsed = new int[Space.COUNT];
    /** Hard Cover that smoke gives on a column: 2, 1 or 0. */
    public final int[] smoke = new int[Space.COLUMNS];
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
    /** Tactics markers drawn so far. */
    public int tacticsDrawn;

    // Fire Support under way
    /** Calls of Fire Support so far. */
    public int calls;
    /** The skill of a call. */
    public final int[] callSkill = new int[MAX_CALLS];
    /** Where a call is, a constant of {@link FireMission}. */
    public final int[] callStage = new int[MAX_CALLS];

    /** What the Red player of Sapper mode holds. */
    public final RedState red;

    // What reports count
    /** Damage that a Marine has taken. */
    public final int[] damageTaken = new int[MARINES];
    /** Enemies that a Marine has eliminated. */
    public final int[] kills = new int[MARINES];
    /** Enemies eliminated by Fire Support. */
    public int killsByFireSupport;
    /** Enemies eliminated by the Claymore. */
    public int killsByClaymore;
    /** Damage by Enemy attacks. */
    public int damageByAttacks;
    /** Damage by Tactics markers. */
    public int damageByTactics;
    /** Damage by our own Fire Support. */
    public int damageByFriendlyFire;
    /** Steps of ammo and grenades spent. */
    public int ammoSpent;
    /** The Initiative after each activation of either side, as far as {@link #followed} says. */
    public final int[] initiativeAfter = new int[FOLLOWED];
    /** How many activations are followed so far. */
    public int followed;

    /** Creates the state of combats of a Squad. */
    public CombatState(final SquadState squad) {
        this.squad = squad;
        tables = squad.tables;
        tacticsPool = new int[tables.markers.tactics.index.size()];
        red = new RedState(tables);
    }

    /** Puts everything to where a set-up box begins, before anything is placed. */
    void reset(final SetUpTable box, final boolean atNight) {
        setUp = box;
        night = atNight;
        resetTracks();
        resetTactics();
        resetMarines();
        resetEnemies();
        resetCounters();
    }

    private void resetTracks() {
        initiative = setUp.initiative;
        round = 1;
        illuminated = false;
        marineActivations = 0;
        enemyActivations = 0;
        retreatRolled = false;
        suppressed = 0;
        flanking = false;
        firstOrder = 0;
        orderInHand = 0;
        marineInHand = NONE;
        end = null;
        calls = 0;
        Arrays.fill(smoke, 0);
        smokeBefore = 0;
    }

    private void resetTactics() {
        queueHead = 0;
        queueFixed = 0;
        queueTail = 0;
        tacticsDrawn = 0;
        System.arraycopy(setUp.tacticsPool, 0, tacticsPool, 0, tacticsPool.length);
        tacticsPoolSize = 0;
        for (final int copies : tacticsPool) {
            tacticsPoolSize += copies;
        }
    }

    private void resetMarines() {
        marineMask = 0;
        readyIds = (1 << MARINES) - 1;
        Arrays.fill(marineAt, NONE);
        Arrays.fill(marineHardUsed, 0);
        for (int marine = 0; marine < MARINES; marine++) {
            space[marine] = NONE;
            soft[marine] = squad.cards.maxSoft(marine); // PH-CBS-6, PH-HIT-6
            acts[marine] = 0;
            actsThisRound[marine] = 0;
        }
        marineHardCover = setUp.marineHardCover;
    }

    private void resetEnemies() {
        enemyMask = 0;
        hiddenMask = 0;
        supportMask = 0;
        enemyHardUsed = 0;
        enemyHardCover = setUp.enemyHardCover;
        unitPool = (1L << tables.enemies.units) - 1;
        enemies = 0;
        setUpEnemies = 0;
        eliminatedCount = 0;
        eliminatedOfSetUp = 0;
        Arrays.fill(onBoard, 0);
        Arrays.fill(placed, 0);
        Arrays.fill(eliminated, 0);
    }

    private void resetCounters() {
        Arrays.fill(damageTaken, 0);
        Arrays.fill(kills, 0);
        killsByFireSupport = 0;
        killsByClaymore = 0;
        damageByAttacks = 0;
        damageByTactics = 0;
        damageByFriendlyFire = 0;
        ammoSpent = 0;
        followed = 0;
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

    /** The spaces with tanks. */
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
