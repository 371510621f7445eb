package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.strategy.Decision;

/** Applies hits to Enemies and their cover (PH-HIT-1 to PH-HIT-4). */
final class EnemyHits extends CombatPart {
    /** Kills by Fire Support, credited to no Marine. */
    static final int BY_FIRE_SUPPORT = -1;
    /** Kills of the Claymore. */
    static final int BY_CLAYMORE = -2;

    EnemyHits(final Combat combat) {
        super(combat);
    }

    /**
     * Applies one attack to the Enemy on a space.
     *
     * @param strip Soft Cover stripped first, even without hits
     * @param critical whether all Soft Cover is lost and Hard Cover is ignored (PH-HIT-2)
     * @param ignoredHard the Hard Cover ignored
     * @param by the Marine to credit, or one of the constants
     */
    void apply(
            final int space,
            final int hits,
            final int strip,
            final boolean critical,
            final int ignoredHard,
            final int by) {
        if (hits > 0) {
            reveal(space); // PH-OPT-1
        }
        state.enemySoft[space] = critical ? 0 : Math.max(0, state.enemySoft[space] - strip); // PH-HIT-1 (a)
        final int hard = critical ? 0 : Math.min(hits, Math.max(0, hardCover(space) - ignoredHard)); // PH-HIT-1 (b)
        if (hard > 0) {
            state.enemyHardUsed |= 1 << space;
        }
        final int soft = Math.min(hits - hard, state.enemySoft[space]); // PH-HIT-1 (c)
        state.enemySoft[space] -= soft;
        final int lost = Math.min(hits - hard - soft, state.hitPoints[space]); // PH-HIT-1 (d), PH-HIT-3
        state.hitPoints[space] -= lost;
        trace.tell(Event.ENEMY_HIT, space, hits, hard, soft, lost);
        if (state.hitPoints[space] == 0) {
            eliminate(space, by);
        }
    }

    /**
     * Applies one attack to all Enemies on a set of spaces as evenly as possible; the player assigns leftovers
     * (PH-FLM-1, PH-CLY-1).
     *
     * @param spaces the spaces of the Enemies, as a mask; not empty
     */
    void split(
            final int spaces,
            final int hits,
            final int strip,
            final boolean critical,
            final boolean ignoresHard,
            final int by) {
        final int share = hits / Integer.bitCount(spaces);
        final int more = leftovers(spaces, hits % Integer.bitCount(spaces));
        for (int rest = spaces; rest != 0; rest &= rest - 1) {
            final int space = Integer.numberOfTrailingZeros(rest);
            apply(
                    space,
                    share + (more >>> space & 1),
                    strip,
                    critical,
                    ignoresHard ? state.enemyHardCover >>> space & 1 : 0,
                    by);
        }
    }

    private int leftovers(final int spaces, final int count) {
        int chosen = 0;
        for (int i = 0; i < count; i++) {
            final Decision decision = seat.open(DecisionKind.LEFTOVER_HIT, 0);
            decision.addAll(0, spaces & ~chosen);
            chosen |= 1 << seat.ask();
        }
        return chosen;
    }

    /**
     * Returns the Hit Points that an attack would remove, for a Burst that compares losses (AMB-39); for a face-down
     * Enemy, as far as its space shows.
     */
    int losses(final int space, final int hits, final int strip, final boolean critical, final int ignoredHard) {
        if ((state.hiddenMask & 1 << space) != 0) {
            return Math.max(0, hits - (critical ? 0 : Math.max(0, hardCover(space) - ignoredHard)));
        }
        final int cover = critical ? 0 : Math.max(0, state.enemySoft[space] - strip);
        final int hard = critical ? 0 : Math.max(0, hardCover(space) - ignoredHard);
        return Math.min(state.hitPoints[space], Math.max(0, hits - hard - cover));
    }

    private int hardCover(final int space) {
        return hardCover(state, space);
    }

    /** Returns the Hard Cover that still absorbs on an Enemy space. */
    static int hardCover(final CombatState state, final int space) {
        final int used = state.tables.options.hardCoverAbsorbs() == Options.HardCoverAbsorbs.ONCE_A_ROUND
                ? state.enemyHardUsed
                : 0; // AMB-38
        return (state.enemyHardCover & ~used) >>> space & 1;
    }

    /** Turns a hidden Enemy face up and gives it its Soft Cover (PH-OPT-1). */
    void reveal(final int space) {
        if ((state.hiddenMask & 1 << space) == 0) {
            return;
        }
        state.hiddenMask &= ~(1 << space);
        state.enemySoft[space] = state.tables.enemies.soft[state.unit[space]];
        trace.tell(Event.ENEMY_REVEALED, space);
    }

    private void eliminate(final int space, final int by) {
        final int unit = state.unit[space];
        final int type = state.tables.enemies.type[unit];
        final boolean support = (state.supportMask & 1 << space) != 0;
        state.enemyMask &= ~(1 << space);
        state.supportMask &= ~(1 << space);
        state.hiddenMask &= ~(1 << space);
        state.onBoard[type]--;
        state.enemies--;
        state.armored -= state.tables.enemies.armored[type] ? 1 : 0;
        state.eliminated[type]++;
        state.eliminatedCount++;
        state.eliminatedOfSetUp += support ? 0 : 1;
        if (by >= 0) {
            state.kills[by]++;
        } else if (by == BY_CLAYMORE) {
            state.killsByClaymore++;
        } else {
            state.killsByFireSupport++;
        }
        trace.tell(Event.ENEMY_ELIMINATED, space, unit);
    }

    /** Puts a unit on a space, face up with its Soft Cover or hidden without (PH-CBS-3, PH-OPT-1). */
    static void place(
            final CombatState state, final int space, final int unit, final boolean support, final boolean hidden) {
        final EnemyTable enemies = state.tables.enemies;
        final int type = enemies.type[unit];
        state.unitPool &= ~(1L << unit);
        state.unit[space] = unit;
        state.hitPoints[space] = enemies.hitPoints[unit];
        state.enemySoft[space] = hidden ? 0 : enemies.soft[unit];
        state.enemyMask |= 1 << space;
        state.hiddenMask |= hidden ? 1 << space : 0;
        state.supportMask |= support ? 1 << space : 0;
        state.onBoard[type]++;
        state.placed[type]++;
        state.enemies++;
        state.armored += enemies.armored[type] ? 1 : 0;
    }

    /** Moves the Enemy on a space to an empty one; cover markers of the spaces stay. */
    static void move(final CombatState state, final int from, final int to) {
        state.unit[to] = state.unit[from];
        state.hitPoints[to] = state.hitPoints[from];
        state.enemySoft[to] = state.enemySoft[from];
        state.enemyMask = state.enemyMask & ~(1 << from) | 1 << to;
        state.hiddenMask = moved(state.hiddenMask, from, to);
        state.supportMask = moved(state.supportMask, from, to);
    }

    private static int moved(final int mask, final int from, final int to) {
        return mask & ~(1 << from) | (mask >>> from & 1) << to;
    }
}
