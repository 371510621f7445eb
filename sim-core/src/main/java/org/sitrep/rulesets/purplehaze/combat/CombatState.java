package org.sitrep.rulesets.purplehaze.combat;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.tables.CombatTables;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MarineTable;
import org.sitrep.rulesets.purplehaze.tables.Readings;

/**
 * All that changes during a combat: about 3.5 KB of primitive arrays, reset from the tables for each mission. One a playout.
 *
 * <p>A Marine is 0-5, his own ID less one; an ID is 0-5 likewise; a space is 0-11; masks have one bit a space, unit or card.
 */
final class CombatState {
    static final int MARINES = MarineTable.MARINES;
    static final int NONE = Index.NONE;
    /** A Tactics queue holds at most what is fixed, drawn and added: one an Enemy activation. */
    static final int MAX_QUEUE = 256;
    /** Calls of Fire Support in one combat: three skills with at most nine uses. */
    static final int MAX_CALLS = 32;

    final CombatTables tables;

    // Tracks
    int initiative;
    int round;
    boolean night;
    boolean illuminated;
    int marineActivations;
    int enemyActivations;
    boolean retreatRolled;
    int suppressed;
    boolean flanking;
    int firstOrder;
    int orderInHand;
    int marineInHand;
    End end;

    // Marines
    int alive;
    int aliveCount;
    int marineMask;
    final int[] marineAt = new int[Space.COUNT];
    final int[] space = new int[MARINES];
    final int[] soft = new int[MARINES];
    final int[] damage = new int[MARINES];
    final int[] cubes = new int[MARINES];
    final int[] wound = new int[MARINES];
    final int[] stress = new int[MARINES];
    final int[] conditionCubes = new int[MARINES];
    final int[] condition = new int[MARINES];
    final int[] acts = new int[MARINES];
    final int[] actsThisRound = new int[MARINES];
    final int[] extraId = new int[MARINES];
    final int[] holder = new int[MARINES];
    int readyIds;
    final int[] weapons = new int[MARINES * MarineTable.MAX_WEAPONS];
    final int[] gearFull;
    final int[] gearLow;
    final int[] skillUsed = new int[MARINES * MarineTable.SKILLS];

    // Enemies, by space
    int enemyMask;
    int hiddenMask;
    int supportMask;
    final int[] unit = new int[Space.COUNT];
    final int[] hitPoints = new int[Space.COUNT];
    final int[] enemySoft = new int[Space.COUNT];
    long unitPool;
    final int[] onBoard = new int[EnemyTable.TYPES];
    final int[] placed = new int[EnemyTable.TYPES];
    final int[] eliminated = new int[EnemyTable.TYPES];
    int enemies;
    int setUpEnemies;
    int eliminatedCount;
    int eliminatedOfSetUp;

    // Cover and smoke
    int enemyHardCover;
    int marineHardCover;
    int enemyHardUsed;
    final int[] marineHardUsed = new int[Space.COUNT];
    final int[] smoke = new int[Space.COLUMNS];

    // Tactics queue, oldest first
    final int[] queue = new int[MAX_QUEUE];
    int queueHead;
    int queueTail;
    final int[] tacticsPool;
    int tacticsPoolSize;
    int tacticsDrawn;

    // Decks
    int woundDeck;
    int conditionDeck;

    // Fire Support under way
    int calls;
    final int[] callSkill = new int[MAX_CALLS];
    final int[] callStage = new int[MAX_CALLS];

    // What reports count
    final int[] damageTaken = new int[MARINES];
    final int[] kills = new int[MARINES];
    int killsByFireSupport;
    int killsByClaymore;
    int damageByAttacks;
    int damageByTactics;
    int damageByFriendlyFire;
    int ammoSpent;
    int shed;

    CombatState(final CombatTables tables) {
        this.tables = tables;
        gearFull = new int[MARINES * tables.gear.count];
        gearLow = new int[MARINES * tables.gear.count];
        tacticsPool = new int[tables.markers.tacticsIndex.size()];
    }

    /** Puts everything back to where the set-up box begins, before anything is placed. */
    void reset() {
        resetTracks();
        resetMarines();
        resetEnemies();
        resetCounters();
    }

    private void resetTracks() {
        initiative = tables.setUp.initiative;
        round = 1;
        night = tables.setUp.night;
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
        queueHead = 0;
        queueTail = 0;
        tacticsDrawn = 0;
        System.arraycopy(tables.setUp.tacticsPool, 0, tacticsPool, 0, tacticsPool.length);
        tacticsPoolSize = 0;
        for (final int copies : tacticsPool) {
            tacticsPoolSize += copies;
        }
        calls = 0;
        Arrays.fill(smoke, 0);
    }

    private void resetMarines() {
        final MarineTable marines = tables.marines;
        alive = (1 << MARINES) - 1;
        aliveCount = MARINES;
        marineMask = 0;
        readyIds = alive;
        Arrays.fill(marineAt, NONE);
        Arrays.fill(marineHardUsed, 0);
        Arrays.fill(skillUsed, 0);
        for (int marine = 0; marine < MARINES; marine++) {
            space[marine] = NONE;
            soft[marine] = marines.maxSoft[marine]; // PH-CBS-6, PH-HIT-6
            damage[marine] = 0;
            cubes[marine] = 0;
            wound[marine] = NONE;
            stress[marine] = marines.stress[marine];
            condition[marine] = marines.condition[marine];
            conditionCubes[marine] = condition[marine] == NONE ? 0 : 1;
            acts[marine] = 0;
            actsThisRound[marine] = 0;
            extraId[marine] = NONE;
            holder[marine] = marine;
        }
        System.arraycopy(marines.weapons, 0, weapons, 0, weapons.length);
        System.arraycopy(marines.gearFull, 0, gearFull, 0, gearFull.length);
        System.arraycopy(marines.gearLow, 0, gearLow, 0, gearLow.length);
        woundDeck = (1 << tables.cards.wounds) - 1; // PH-SET-4
        conditionDeck = tables.cards.conditionDeck;
        marineHardCover = tables.setUp.marineHardCover;
    }

    private void resetEnemies() {
        enemyMask = 0;
        hiddenMask = 0;
        supportMask = 0;
        enemyHardUsed = 0;
        enemyHardCover = tables.setUp.enemyHardCover;
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
        shed = 0;
    }

    boolean isAlive(final int marine) {
        return (alive & 1 << marine) != 0;
    }

    /** Whether the night hinders Marines: Illumination lifts it (GAP-03). */
    boolean nightForMarines() {
        return night && !illuminated;
    }

    /** Whether a Marine may activate: an ID of his is ready, and he has not activated twice this round (PH-ACT-1, PH-KIA-4). */
    boolean mayActivate(final int marine) {
        return isAlive(marine) && actsThisRound[marine] < 2 && (idsOf(marine) & readyIds) != 0;
    }

    /** The IDs that a Marine holds, as a mask. */
    int idsOf(final int marine) {
        return 1 << marine | (extraId[marine] == NONE ? 0 : 1 << extraId[marine]);
    }

    boolean anyMayActivate() {
        for (int marine = 0; marine < MARINES; marine++) {
            if (mayActivate(marine)) {
                return true;
            }
        }
        return false;
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

    /** The rating of a Trait now: printed, changed by the Wound and Condition in force, at least 0 (PH-TRT-2). */
    int trait(final int marine, final int trait) {
        final int width = Readings.traits();
        int rating = tables.marines.traits[marine * width + trait];
        if (wound[marine] != NONE) {
            rating += tables.cards.woundTraits[wound[marine] * width + trait];
        }
        if (condition[marine] != NONE) {
            rating += tables.cards.conditionTraits[condition[marine] * width + trait];
        }
        return Math.max(0, rating);
    }

    /** The Damage Threshold now, at least 1 (PH-WND-5). */
    int damageThreshold(final int marine) {
        final int printed = tables.marines.damageThreshold[marine];
        return Math.max(1, wound[marine] == NONE ? printed : printed - tables.cards.woundThreshold[wound[marine]]);
    }

    /** The Stress Threshold now (PH-CND-1). */
    int stressThreshold(final int marine) {
        final int printed = tables.marines.stressThreshold[marine];
        return condition[marine] == NONE ? printed : printed + tables.cards.conditionThreshold[condition[marine]];
    }

    /** The eliminated Enemies that count toward the retreat; rewards count those of the set-up (AMB-36, AMB-52). */
    int eliminatedForRetreat() {
        return tables.readings.retreatCountsAll ? eliminatedCount : eliminatedOfSetUp;
    }

    /** The Hard Cover that protects a Marine: his space's own and that of smoke (PH-SMK-2). */
    int marineHard(final int marine) {
        final int at = space[marine];
        return (marineHardCover >>> at & 1) + smoke[at % Space.COLUMNS];
    }
}
