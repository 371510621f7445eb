package org.sitrep.rulesets.purplehaze.combat;

/**
 * Makes one combat the same as another of the same game, hidden things included. Copies some 2,000 bytes; no
 * allocation.
 */
final class CombatCopy {
    private CombatCopy() {}

    /** Makes the one the same as the other, with the Squad that fights it. */
    static void copy(final CombatState from, final CombatState to) {
        to.squad.copyFrom(from.squad);
        to.setUp = from.setUp;
        to.night = from.night;
        tracks(from, to);
        marines(from, to);
        enemies(from, to);
        tactics(from, to);
        to.red.copyFrom(from.red);
        counters(from, to);
    }

    private static void tracks(final CombatState from, final CombatState to) {
        to.initiative = from.initiative;
        to.round = from.round;
        to.illuminated = from.illuminated;
        to.marineActivations = from.marineActivations;
        to.enemyActivations = from.enemyActivations;
        to.retreatRolled = from.retreatRolled;
        to.suppressed = from.suppressed;
        to.flanking = from.flanking;
        to.firstOrder = from.firstOrder;
        to.orderInHand = from.orderInHand;
        to.marineInHand = from.marineInHand;
        to.end = from.end;
        copy(from.smoke, to.smoke);
        to.smokeBefore = from.smokeBefore;
        to.calls = from.calls;
        System.arraycopy(from.callSkill, 0, to.callSkill, 0, from.calls);
        System.arraycopy(from.callStage, 0, to.callStage, 0, from.calls);
    }

    private static void marines(final CombatState from, final CombatState to) {
        to.marineMask = from.marineMask;
        copy(from.marineAt, to.marineAt);
        copy(from.space, to.space);
        copy(from.soft, to.soft);
        copy(from.acts, to.acts);
        copy(from.actsThisRound, to.actsThisRound);
        to.readyIds = from.readyIds;
        to.marineHardCover = from.marineHardCover;
        copy(from.marineHardUsed, to.marineHardUsed);
    }

    private static void enemies(final CombatState from, final CombatState to) {
        to.enemyMask = from.enemyMask;
        to.hiddenMask = from.hiddenMask;
        to.supportMask = from.supportMask;
        copy(from.unit, to.unit);
        copy(from.hitPoints, to.hitPoints);
        copy(from.enemySoft, to.enemySoft);
        to.unitPool = from.unitPool;
        copy(from.onBoard, to.onBoard);
        copy(from.placed, to.placed);
        copy(from.eliminated, to.eliminated);
        to.enemies = from.enemies;
        to.setUpEnemies = from.setUpEnemies;
        to.eliminatedCount = from.eliminatedCount;
        to.eliminatedOfSetUp = from.eliminatedOfSetUp;
        to.enemyHardCover = from.enemyHardCover;
        to.enemyHardUsed = from.enemyHardUsed;
    }

    private static void tactics(final CombatState from, final CombatState to) {
        to.queueHead = from.queueHead;
        to.queueFixed = from.queueFixed;
        to.queueTail = from.queueTail;
        final int waiting = from.queueTail - from.queueHead;
        System.arraycopy(from.queue, from.queueHead, to.queue, from.queueHead, waiting);
        copy(from.tacticsPool, to.tacticsPool);
        to.tacticsPoolSize = from.tacticsPoolSize;
        to.tacticsDrawn = from.tacticsDrawn;
    }

    private static void counters(final CombatState from, final CombatState to) {
        copy(from.damageTaken, to.damageTaken);
        copy(from.kills, to.kills);
        to.killsByFireSupport = from.killsByFireSupport;
        to.killsByClaymore = from.killsByClaymore;
        to.damageByAttacks = from.damageByAttacks;
        to.damageByTactics = from.damageByTactics;
        to.damageByFriendlyFire = from.damageByFriendlyFire;
        to.ammoSpent = from.ammoSpent;
        to.followed = from.followed;
        System.arraycopy(from.initiativeAfter, 0, to.initiativeAfter, 0, from.followed);
    }

    private static void copy(final int[] from, final int[] to) {
        System.arraycopy(from, 0, to, 0, to.length);
    }
}
