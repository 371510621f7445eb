package org.sitrep.rulesets.rambo.play;

import org.sitrep.ruleset.RollKind;

/**
 * The draws of Rambo; there are no dice. Each with its description, the number in its address and its name in a replay.
 * Brackets describe the other parts of the address that are not always 0: when, who, ordinal.
 */
public enum RollId implements RollKind {
    /**
     * The next card of the threat deck, drawn from the cards not yet in it [when: 0 for the deck of the set-up, then
     * one more for each time that it is remade; ordinal: nth card] (RB-SETUP-7, RB-THREAT-6).
     */
    THREAT_CARD(1, "Threat card dealt"),
    /**
     * The next card of a hero's tactics deck, drawn from the cards not yet in it [who: hero, ordinal: nth card]
     * (RB-SETUP-11).
     */
    TACTICS_CARD(2, "Tactics card"),
    /** The fog card of a place, drawn from those left, if places are shuffled [ordinal: nth place] (AMB-FOG-7). */
    FOG_CONTENT(3, "Fog card laid out"),
    /**
     * The area next to the active hero's in which an enemy spawns [when: {@code MissionState.moment}, ordinal: nth area
     * drawn in that moment].
     */
    NEXT_AREA(4, "Area of a spawn"),
    /**
     * The Mission Leader's ruling where nothing else decides [when: {@code MissionState.moment}, who: the figure, hero
     * or card concerned, ordinal: nth ruling of that moment] (RB-LEAD-1, AMB-LEAD-1).
     */
    LEADER(5, "Ruling of the Mission Leader");

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
