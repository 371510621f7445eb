package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.strategy.GivenUp;

/**
 * Effects that last: those of persistent cards until their owner's next turn (RB-PERS-1), those of Battlefield
 * Conditions until the end of a round. What they come to together is kept up to date. Not thread-safe.
 */
public final class Lasting {
    /** Ends with its owner's next turn and not with a round. */
    static final int WITH_CARD = 0;

    /** Cards in play have at most 4 × 4 + 4 × 6; what lasts to the end of a round may come again and again. */
    private static final int MOST = 128;

    private static final GivenUp TOO_MANY = new GivenUp("more than " + MOST + " effects last at once");
    private static final int HEROES = 4;

    private final int[] kind = new int[MOST];
    private final int[] n = new int[MOST];
    private final int[] heroes = new int[MOST];
    private final int[] owner = new int[MOST];
    private final int[] until = new int[MOST];
    private int count;

    private int covered;
    private int hidden;
    private final int[] resistance = new int[HEROES];
    private int enemyRange;
    private int enemyDamage;
    private int enemyResistance;
    private int heroRange;
    private int weaponAlert;
    private boolean noHiding;

    /** Adds an effect; {@code round} is the last round of it, or {@link #WITH_CARD}. */
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

    /** Ends what a hero's cards did. */
    void clearOwner(final int hero) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (owner[i] != hero || until[i] != WITH_CARD) {
                keep(i, kept++);
            }
        }
        end(kept);
    }

    /** Ends what lasts until the end of a round. */
    void endRound(final int round) {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (until[i] != round) {
                keep(i, kept++);
            }
        }
        end(kept);
    }

    /** A hero that attacks is hidden no longer. */
    void reveal(final int hero) {
        if ((hidden >> hero & 1) != 0) {
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
        covered = 0;
        hidden = 0;
        enemyRange = 0;
        enemyDamage = 0;
        enemyResistance = 0;
        heroRange = 0;
        weaponAlert = 0;
        noHiding = false;
        for (int h = 0; h < HEROES; h++) {
            resistance[h] = 0;
        }
        for (int i = 0; i < count; i++) {
            sum(i);
        }
    }

    private void sum(final int i) {
        final int k = kind[i];
        if (k == EffectKind.COUNT_AS_COVER.ordinal()) {
            covered |= heroes[i];
        } else if (k == EffectKind.HIDDEN.ordinal()) {
            hidden |= heroes[i];
        } else if (k == EffectKind.RESISTANCE.ordinal()) {
            for (int h = 0; h < HEROES; h++) {
                resistance[h] += (heroes[i] >> h & 1) * n[i];
            }
        } else if (k == EffectKind.ENEMY_RANGE.ordinal()) {
            enemyRange += n[i];
        } else if (k == EffectKind.ENEMY_DAMAGE.ordinal()) {
            enemyDamage += n[i];
        } else if (k == EffectKind.ENEMY_RESISTANCE.ordinal()) {
            enemyResistance += n[i];
        } else if (k == EffectKind.HERO_RANGE.ordinal()) {
            heroRange += n[i];
        } else if (k == EffectKind.WEAPON_ALERT.ordinal()) {
            weaponAlert += n[i];
        } else {
            noHiding |= k == EffectKind.NO_HIDING_IN_COVER.ordinal();
        }
    }

    /** Returns whether a card lets a hero count as in cover. */
    public boolean covers(final int hero) {
        return (covered >> hero & 1) != 0;
    }

    /** Returns whether a card hides a hero. */
    public boolean hides(final int hero) {
        return (hidden >> hero & 1) != 0;
    }

    /** Returns the resistance that cards give a hero. */
    public int resistance(final int hero) {
        return resistance[hero];
    }

    /** Returns by how much the range of enemies is changed. */
    public int enemyRange() {
        return enemyRange;
    }

    /** Returns by how much the damage of enemies is changed. */
    public int enemyDamage() {
        return enemyDamage;
    }

    /** Returns by how much the resistance of enemies is changed. */
    public int enemyResistance() {
        return enemyResistance;
    }

    /** Returns by how much the range of weapons is changed. */
    public int heroRange() {
        return heroRange;
    }

    /** Returns by how much the alert of weapons that are not silent is changed. */
    public int weaponAlert() {
        return weaponAlert;
    }

    /** Returns whether cover hides nobody. */
    public boolean noHiding() {
        return noHiding;
    }

    /** Makes this the same as another. */
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
