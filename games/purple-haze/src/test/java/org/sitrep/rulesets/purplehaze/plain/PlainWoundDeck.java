package org.sitrep.rulesets.purplehaze.plain;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.WoundCard;

/** The Wound deck and what a draw does to a Marine. Drawing at random from a list stands for shuffling. */
final class PlainWoundDeck {

    private final PlainChance chance;
    private final PlainStress stress;
    private final List<WoundCard> cards = new ArrayList<>(PlainContent.WOUND_CARDS);

    PlainWoundDeck(PlainChance chance, PlainStress stress) {
        this.chance = chance;
        this.stress = stress;
    }

    List<WoundCard> cards() {
        return cards;
    }

    /**
     * The check after all Damage of one attack: at or over the threshold all Damage goes and one Wound comes
     * (PH-DMG-2).
     */
    void check(PlainMarine marine) {
        if (marine.damage >= marine.damageThreshold()) {
            marine.damage = 0;
            wound(marine);
        }
    }

    private void wound(PlainMarine marine) {
        marine.woundCubes++;
        if (marine.woundCubes == PlainMarine.FATAL_CUBES) {
            marine.killed = true; // PH-WND-3 without a draw (AMB-49); the card he keeps leaves with him
            return;
        }
        WoundCard drawn = chance.take(cards);
        if (drawn.killsAtOnce()) {
            marine.killed = true; // PH-WND-4: the card stays out, and a card he kept leaves with him
            return;
        }
        if (marine.wound == null) {
            marine.wound = drawn;
        } else {
            keepTheHigher(marine, drawn);
        }
        stress.add(marine, drawn.stress());
    }

    private void keepTheHigher(PlainMarine marine, WoundCard drawn) {
        boolean drawnIsHigher = drawn.number() > marine.wound.number(); // PH-WND-2
        cards.add(drawnIsHigher ? marine.wound : drawn);
        marine.wound = drawnIsHigher ? drawn : marine.wound;
    }
}
