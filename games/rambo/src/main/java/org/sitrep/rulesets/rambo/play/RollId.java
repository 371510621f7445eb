package org.sitrep.rulesets.rambo.play;

import org.sitrep.ruleset.RollKind;

/** The draws of Rambo: the number in their addresses, and what a replay calls them. */
public enum RollId implements RollKind {
    /** See {@link Rolls#threatCard}. */
    THREAT_CARD(1, "Threat card dealt"),
    /** See {@link Rolls#tacticsCard}. */
    TACTICS_CARD(2, "Tactics card"),
    /** See {@link Rolls#fogContent}. */
    FOG_CONTENT(3, "Fog card laid out"),
    /** See {@link Rolls#nextArea}. */
    NEXT_AREA(4, "Area of a spawn"),
    /** See {@link Rolls#leader}. */
    LEADER(5, "Mission Leader rules");

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
