package org.sitrep.rulesets.sixtyfive.odds;

import java.util.Optional;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;

/** Words the exact odds of a card in the initiative bid, as the side that bids it sees the battle. */
final class BidOdds {
    private BidOdds() {}

    /**
     * Returns the odds against the enemy's best card and against any one of them, e.g. {@code beats the best 26 %, any
     * one 72 %}; empty if the side has seen a card of the enemy's hand, or the enemy has none.
     */
    static String of(final BattleView seen, final int card) {
        if (seen.enemyCardsSeen() != 0 || seen.hidden() == 0) {
            return "";
        }
        final DeckForms.Bid bid =
                new DeckForms.Bid(seen.tables.cards.tn[card], Optional.of(seen.tables.cards.apfb[card]));
        return "beats the best "
                + Odds.rounded(DeckForms.against(seen.tables.cards, seen.unseen(), bid, seen.hidden(), 1))
                + ", any one "
                + Odds.rounded(DeckForms.against(seen.tables.cards, seen.unseen(), bid, 1, 1));
    }
}
