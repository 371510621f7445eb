package org.sitrep.rulesets.rambo.mission;

import java.util.Arrays;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.strategy.TrialAborted;

/**
 * Holds effects that last: those of persistent cards until their owner's next turn (RB-PERS-1), those of Battlefield
 * Conditions until the end of a round. Their sums are kept up to date. Not thread-safe.
 */
public final class Lasting {
    /** Stands for an effect that ends with its owner's next turn instead of a round. */
    static final int WITH_CARD = 0;

    /** Cards in play have at most 4 × 4 + 4 × 6; effects that last until the end of a round may be repeated. */
    private static final int MOST = 128;

    private static final TrialAborted TOO_MANY = new TrialAborted("more than " + MOST + " effects last at once");
    private static final int HEROES = 4;

    private final int[] kind = new int[MOST];
    private final int[] n = new int[MOST];
    private final int[] heroes = new int[MOST];
    private final int[] owner = new int[MOST];
    private final int[] until = new int[MOST];
    private int count;

    /** Sums over all effects, by the ordinal of their kind: heroes concerned, and amounts. */
    private final int[] concerned = new int[EffectKind.values().length];

    private final int[] amounts = new int[EffectKind.values().length];
    private final int[] resistance = new int[HEROES];

    /** Adds an effect; {@code round} is its last round, or {@link #WITH_CARD}. */
    void add(final int effectKind, final int amount, final int heroMask, final int ownedBy, final int round) {
        if (count == MOST) {
            throw TOO_MANY;
        }
        kind[count] = effectKind;
        n[count] = amount;
        heroes[count] = heroMask;
        owner[count] = ownedBy;
        until[count] = round;
        count++;
        sum();
    }

    void clearOwner(final int hero) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (owner[i] != hero || until[i] != WITH_CARD) {
                keep(i, kept++);
            }
        }
        end(kept);
    }

    void endRound(final int round) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (until[i] != round) {
                keep(i, kept++);
            }
        }
        end(kept);
    }

    /** Ends what hides a hero, since the hero attacks. */
    void reveal(final int hero) {
        if (hides(hero)) {
            for (int i = 0; i < count; i++) {
                if (kind[i] == EffectKind.HIDDEN.ordinal()) {
                    heroes[i] &= ~(1 << hero);
                }
            }
            sum();
        }
    }

    private void keep(final int from, final int to) {
        kind[to] = kind[from];
        n[to] = n[from];
        heroes[to] = heroes[from];
        owner[to] = owner[from];
        until[to] = until[from];
    }

    private void end(final int kept) {
        if (kept != count) {
            count = kept;
            sum();
        }
    }

    private void sum() {
        Arrays.fill(concerned, 0);
        Arrays.fill(amounts, 0);
        Arrays.fill(resistance, 0);
        for (int i = 0; i < count; i++) {
            concerned[kind[i]] |= heroes[i];
            amounts[kind[i]] += n[i];
            for (int h = 0; h < HEROES && kind[i] == EffectKind.RESISTANCE.ordinal(); h++) {
                resistance[h] += (heroes[i] >> h & 1) * n[i];
            }
        }
    }

    /** Returns whether a card lets a hero count as in cover. */
    public boolean covers(final int hero) {
        return (concerned[EffectKind.COUNT_AS_COVER.ordinal()] >> hero & 1) != 0;
    }

    /** Returns whether a card hides a hero. */
    public boolean hides(final int hero) {
        return (concerned[EffectKind.HIDDEN.ordinal()] >> hero & 1) != 0;
    }

    /** Returns the resistance that cards give a hero. */
    public int resistance(final int hero) {
        return resistance[hero];
    }

    /** Returns the change of the range of enemies. */
    public int enemyRange() {
        return amounts[EffectKind.ENEMY_RANGE.ordinal()];
    }

    /** Returns the change of the damage of enemies. */
    public int enemyDamage() {
        return amounts[EffectKind.ENEMY_DAMAGE.ordinal()];
    }

    /** Returns the change of the resistance of enemies. */
    public int enemyResistance() {
        return amounts[EffectKind.ENEMY_RESISTANCE.ordinal()];
    }

    /** Returns the change of the range of weapons. */
    public int heroRange() {
        return amounts[EffectKind.HERO_RANGE.ordinal()];
    }

    /** Returns the change of the alert of weapons that are not silent. */
    public int weaponAlert() {
        return amounts[EffectKind.WEAPON_ALERT.ordinal()];
    }

    /** Returns whether cover hides no hero. */
    public boolean noHiding() {
        return amounts[EffectKind.NO_HIDING_IN_COVER.ordinal()] != 0;
    }

    void copy(final Lasting other) {
        count = other.count;
        for (int i = 0; i < count; i++) {
            kind[i] = other.kind[i];
            n[i] = other.n[i];
            heroes[i] = other.heroes[i];
            owner[i] = other.owner[i];
            until[i] = other.until[i];
        }
        sum();
    }
}
