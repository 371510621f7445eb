package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/** PH-BOON-1, PH-BOON-2, PH-BOON-4: the Boon deck. BN01 to BN03 are the Scout's, BN04 to BN06 the Squad Leader's. */
class BoonDeckTest {
    private static String card(final Expedition e, final int id) {
        return e.squad.boonCard[id - 1] < 0 ? "none" : e.squad.tables.boons.index.id(e.squad.boonCard[id - 1]);
    }

    /** PH-BOON-1: the card goes to its Specialization, with a point. */
    @Test
    void aCardGoesToItsMarine() {
        final Expedition e = new Expedition();
        e.rolls.expect("boonCard 0 of 18");
        e.parts.boonDeck.draw();
        assertEquals("BN01", card(e, 4));
        assertEquals(1, e.squad.boonPoints[3]);
        e.rolls.expect("boonCard 0 of 17");
        e.bot.answer(DecisionKind.BOON_CARD, 0);
        e.parts.boonDeck.draw();
        assertEquals("BN01", card(e, 4), "PH-BOON-2: one of the two");
        assertEquals(2, e.squad.boonPoints[3], "the point comes all the same");
        e.rolls.expect("boonCard 0 of 16");
        e.bot.answer(DecisionKind.BOON_CARD, 2);
        e.parts.boonDeck.draw();
        assertEquals("BN03", card(e, 4));
        e.assertUsed();
    }

    /** AMB-57: the holder of a lost Marine's ID gets his card; if nobody holds it, it goes back. */
    @Test
    void aLostMarinesCardGoesToTheHolder_AMB57() {
        final Expedition e = new Expedition().dead(4);
        e.rolls.expect("boonCard 0 of 18", "boonCard 0 of 18");
        e.parts.boonDeck.draw();
        e.squad.holder[3] = 1;
        e.squad.extraId[1] = 3;
        e.parts.boonDeck.draw();
        assertEquals("BN01", card(e, 2));
        assertEquals(1, e.squad.boonPoints[1]);
        e.assertUsed();
    }

    /** PH-BOON-4: a card of his own Specialization; none if all three are out. */
    @Test
    void aCardOfHisOwn() {
        final Expedition e = new Expedition();
        for (int left = 3; left > 0; left--) {
            e.rolls.expect("boonCard 0 of " + left);
            if (left < 3) {
                e.bot.answer(DecisionKind.BOON_CARD, e.squad.tables.boons.index.of("BN04"));
            }
            e.parts.boonDeck.give(0);
        }
        e.parts.boonDeck.give(0);
        assertEquals("BN04", card(e, 1));
        assertEquals(3, e.squad.boonPoints[0]);
        e.assertUsed();
    }

    /** PH-SET-4: what Marines hold at set-up is not in the deck. */
    @Test
    void heldCardsAreNotInTheDeck() {
        final Expedition e = new Expedition().holds(4, "BN01").holds(2, "BN08");
        e.parts.boonDeck.shuffle();
        assertEquals((1 << 18) - 1 - 1 - (1 << 7), e.state.boonDeck);
    }
}
