package org.sitrep.rulesets.rambo.bots.planner;

import org.sitrep.rulesets.rambo.play.DecisionKind;

/** What a hero is to do in step 4, and what that is worth. Filled in place; not thread-safe. */
final class Plan {
    /** In the spaces of movement that everything is reckoned in. */
    double worth;
    /** Card that is played or discarded as an option of step 4, {@link DecisionKind#END} for none. */
    int card;
    /** Whether the card waits until the hero is where it attacks. */
    boolean cardLater;
    /** Where the hero attacks, or uses a P.O.I. */
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
