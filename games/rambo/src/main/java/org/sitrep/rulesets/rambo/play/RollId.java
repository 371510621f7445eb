package org.sitrep.rulesets.rambo.play;

import org.sitrep.ruleset.RollKind;

/**
 * The draws of Rambo: the number in their addresses, and their names in a replay. The method of {@link Rolls} with the
 * name of a constant makes the draw and describes it.
 */
public enum RollId implements RollKind {
    THREAT_CARD(1, "Threat card dealt"),
    TACTICS_CARD(2, "Tactics card"),
    FOG_CONTENT(3, "Fog card laid out"),
    NEXT_AREA(4, "Area of a spawn"),
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
