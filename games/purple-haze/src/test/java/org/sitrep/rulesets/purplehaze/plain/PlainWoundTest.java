package org.sitrep.rulesets.purplehaze.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.WoundCard;

class PlainWoundTest {

    private final ScriptedChance chance = new ScriptedChance();
    private final PlainWoundDeck deck = new PlainWoundDeck(chance, new PlainStress(chance));

    /** MP.05 is the man of the rulebook's example: both thresholds 7. */
    private final PlainMarine ray = marine(5);

    @Test
    void oneBelowTheThresholdNothingHappens_PH_DMG_2() {
        ray.damage = 6;
        deck.check(ray);
        assertEquals(6, ray.damage);
        assertEquals(0, ray.woundCubes);
        chance.assertUsedUp();
    }

    @Test
    void aHigherCardReplacesTheOlderOne_WE82() {
        wound(ray, 2);
        ray.stressTaken = 0;
        ray.damage = 9; // threshold 7 less 1 of W.02; the excess is lost
        chance.draw(position(8));
        deck.check(ray);
        assertEquals(0, ray.damage);
        assertEquals(8, ray.wound.number());
        assertEquals(2, ray.woundCubes);
        assertEquals(4, ray.stressTaken);
        assertEquals(4, ray.damageThreshold());
        assertTrue(numbers().contains(2), "the older card is shuffled back");
        assertFalse(numbers().contains(8));
        ray.damage = 4;
        deck.check(ray); // one more Wound kills, without a draw
        assertTrue(ray.killed);
        assertEquals(3, ray.woundCubes);
        assertFalse(numbers().contains(8), "the card he keeps leaves with him");
        chance.assertUsedUp();
    }

    @Test
    void aLowerCardGoesBackButItsStressAndCubeCount_WE83() {
        wound(ray, 8);
        ray.stressTaken = 0;
        ray.damage = 4;
        chance.draw(position(3));
        deck.check(ray);
        assertEquals(0, ray.damage);
        assertEquals(8, ray.wound.number());
        assertEquals(2, ray.woundCubes);
        assertEquals(2, ray.stressTaken);
        assertTrue(numbers().contains(3));
        assertEquals(11, deck.cards().size());
        chance.assertUsedUp();
    }

    @Test
    void theKiaCardKillsAtTheFirstWoundAndStaysOut_PH_WND_4() {
        wound(ray, 12);
        assertTrue(ray.killed);
        assertEquals(1, ray.woundCubes);
        assertFalse(numbers().contains(12));
        assertEquals(11, deck.cards().size());
        chance.assertUsedUp();
    }

    private void wound(PlainMarine marine, int card) {
        marine.damage = marine.damageThreshold();
        chance.draw(position(card));
        deck.check(marine);
    }

    private int position(int card) {
        return numbers().indexOf(card);
    }

    private List<Integer> numbers() {
        return deck.cards().stream().map(WoundCard::number).toList();
    }

    static PlainMarine marine(int id) {
        return new PlainMarine(PlainContent.REFERENCE_SQUAD.get(id - 1), PlainContent.STARTING_SPACES.get(id - 1));
    }
}
