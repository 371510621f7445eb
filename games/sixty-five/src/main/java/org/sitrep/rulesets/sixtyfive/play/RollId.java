package org.sitrep.rulesets.sixtyfive.play;

import org.sitrep.ruleset.RollKind;

/**
 * The draws of '65. Each with its description, the number in its address and its name in a replay. Brackets describe
 * the other parts of the address that are not always 0: when, who, ordinal. A card is drawn from the set of cards in
 * the draw pile, so the pile has no order that anybody could know.
 */
public enum RollId implements RollKind {
    /** A card dealt to a hand [when: turn, who: side, ordinal: nth card, redealt cards counted on] (SF-TURN-2). */
    DEAL(1, "Card dealt"),
    /**
     * A card drawn to a hand [when: {@code BattleState.moment}, who: side, ordinal: nth card of the moment] (SF-IMP-1,
     * SF-ACT-14).
     */
    HAND(2, "Card drawn"),
    /**
     * A card of a Damage Draw [when: {@code BattleState.moment}, who: the lead unit, ordinal: 64 times the unit's
     * attacks of the moment, + nth card] (SF-FIRE-5).
     */
    DAMAGE(3, "Card of the damage"),
    /** The card of a Targeting draw [as {@link #DAMAGE}] (SF-AP-3). */
    TARGET(4, "Card of the targeting"),
    /** The card of an armor-piercing draw [as {@link #DAMAGE}] (SF-AP-5). */
    ARMOR(5, "Card of the penetration"),
    /**
     * A card drawn against a hex by artillery or an air strike [when: {@code BattleState.moment}, who: the hex,
     * ordinal: 64 times the strikes of the moment, + nth card] (SF-ART-4).
     */
    STRIKE(6, "Card of the strike"),
    /**
     * A card of an assault [when: {@code BattleState.moment}, who: the hex, ordinal: 64 times the side, + nth card].
     */
    ASSAULT(7, "Card of the assault"),
    /** The friend hit in a hex that both sides hold [when, who, ordinal as the card that hit] (SF-OPF-4). */
    FRIEND_HIT(8, "Friend hit"),
    /** The front hex into which a helicopter crashes [when: {@code BattleState.moment}, who: unit] (SF-HELO-8). */
    CRASH(9, "Where it crashes"),
    /** A die for relics [when: {@code BattleState.moment}, who: hex] (S8). */
    SEARCH(10, "Search for relics"),
    /** A Bonus Victory Condition card [who: side]; impossible ones are left out (SF-BON-1). */
    BONUS(11, "Bonus card"),
    /** The card that says whether it pours [as {@link #HAND}, counted with it] (SF-ACT-18). */
    DOWNPOUR(12, "Card of the downpour"),
    /** The card of a trap [when: {@code BattleState.moment}, who: hex, ordinal: nth trap of the impulse] (SF-REA-5). */
    TRAP(13, "Card of the trap"),
    /** The card that the other side loses [as {@link #HAND}, counted with it] (SF-ACT-22). */
    RECON_PATROL(14, "Card lost"),
    /** A card that a bot guesses in the other hand [ordinal: nth card]; never drawn in a trial. */
    GUESSED_HAND(15, "Card guessed");

    final int number;
    private final String label;

    RollId(final int number, final String label) {
        this.number = number;
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }
}
