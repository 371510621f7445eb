package org.sitrep.rulesets.rambo.tables;

import java.util.List;
import org.sitrep.rulesets.rambo.definition.AlertLevel;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.definition.Hero;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Stance;
import org.sitrep.rulesets.rambo.definition.TacticsCard;

/** One hero of the party: the board, and the tactics cards that the dossier admits to its deck. Immutable. */
public final class HeroTable {
    /** Number of stances of a board. */
    public static final int STANCES = 4;

    /** The hero as data. */
    public final Hero hero;
    /** Spaces of the health track, with the bonus of a party of two (RB-PC-1). */
    public final int health;
    /** Damage tokens that healing leaves at least; more than 0 only by the reading of AMB-HP-2. */
    public final int healableFrom;
    /** Level of each space of the alert track, from the bottom up. */
    public final int[] level;
    /** Stances as data. */
    public final Stance[] stances;
    /** Mask of the stances that are not forbidden. */
    public final int stanceMask;
    /** Cards of the deck as data, in the order of their numbers; includes forbidden ones, which are never drawn. */
    public final TacticsCard[] cards;
    /** Mask of the cards that are not forbidden. */
    public final int cardMask;
    /** Number of cards that are not forbidden. */
    public final int deckSize;
    /** List of effects of each card. */
    public final int[] cardEffects;
    /** Gear that the hero starts with. */
    public final int[] startingGear;

    HeroTable(
            final Hero hero,
            final Mission mission,
            final int healthBonus,
            final boolean bonusHeals,
            final int[] startingGear,
            final Forbidden forbidden,
            final EffectTable.Writer effects) {
        this.hero = hero;
        this.startingGear = startingGear;
        health = hero.health() + healthBonus;
        healableFrom = bonusHeals ? 0 : healthBonus;
        level = hero.alertTrack().stream().mapToInt(Enum::ordinal).toArray();
        stances = hero.stances().values().toArray(Stance[]::new);
        int open = 0;
        for (int s = 0; s < STANCES; s++) {
            open |= forbidden.has(Forbidden.stance(hero.id(), stances[s].id())) ? 0 : 1 << s;
        }
        stanceMask = open;
        final List<TacticsCard> deck = deck(hero, mission);
        cards = deck.toArray(TacticsCard[]::new);
        cardEffects = new int[cards.length];
        int drawable = 0;
        for (int card = 0; card < cards.length; card++) {
            drawable |= forbidden.has(Forbidden.tactics(hero.id(), cards[card].id())) ? 0 : 1 << card;
            cardEffects[card] = effects.add(cards[card].effects());
        }
        cardMask = drawable;
        deckSize = Integer.bitCount(drawable);
    }

    /** Returns the level of a space of the alert track; a space beyond either end has the level of that end. */
    public int levelAt(final int space) {
        return level[Math.max(0, Math.min(level.length - 1, space))];
    }

    /**
     * Returns the space to which an alert marker moves, within its track (RB-ALERT-2).
     *
     * @param spaces upwards; below 0 downwards
     * @param length spaces of the track
     */
    public static int moved(final int from, final int spaces, final int length) {
        return Math.max(0, Math.min(length - 1, from + spaces));
    }

    /** Returns the spaces of the alert track from one to the first red one, or to its end if none is red. */
    public int toRed(final int space) {
        int at = space;
        while (at < level.length && level[at] != AlertLevel.RED.ordinal()) {
            at++;
        }
        return at - space;
    }

    /** Returns the cards of a hero that a dossier admits to its deck, in the order of their numbers. */
    public static List<TacticsCard> deck(final Hero hero, final Mission mission) {
        return hero.tactics().values().stream()
                .filter(card -> card.number() >= mission.tactics().from()
                        && card.number() <= mission.tactics().to())
                .sorted((a, b) -> Integer.compare(a.number(), b.number()))
                .toList();
    }
}
