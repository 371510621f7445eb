package org.sitrep.rulesets.rambo.bots.planner;

import org.sitrep.rulesets.rambo.play.DecisionKind;

/** Holds the plan of a hero for step 4 and its worth. Filled in place. Not thread-safe. */
final class Plan {
    /** In spaces of movement, the common unit of all worths. */
    double worth;
    /** Card to play or discard, as an option of step 4; {@link DecisionKind#END} for none. */
    int card;
    /** True if the card waits until the hero is where it attacks. */
    boolean cardLater;
    /** Space where the hero attacks or uses a P.O.I. */
    int stand;

    int end;
    boolean attacks;

    void clear() {
        worth = Double.NEGATIVE_INFINITY;
        card = DecisionKind.END;
        cardLater = false;
        stand = DecisionKind.NOBODY;
        end = DecisionKind.NOBODY;
        attacks = false;
    }

    void copy(final Plan other) {
        worth = other.worth;
        card = other.card;
        cardLater = other.cardLater;
        stand = other.stand;
        end = other.end;
        attacks = other.attacks;
    }
}
