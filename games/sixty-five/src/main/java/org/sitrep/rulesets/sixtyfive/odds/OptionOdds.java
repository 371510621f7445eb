package org.sitrep.rulesets.sixtyfive.odds;

import java.util.Optional;
import java.util.Set;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.tables.CardTable;

/** Words the exact odds of an option, as the side that is asked sees the battle. */
public final class OptionOdds {
    /** The kinds of questions whose options may have odds. */
    public static final Set<Integer> KINDS =
            Set.of(DecisionKind.BID, DecisionKind.TARGET, DecisionKind.JOIN, DecisionKind.SUPPORT);

    private OptionOdds() {}

    /** Returns the odds of an option in a few words, e.g. {@code hits 81 %, eliminates 10 %}; empty if it has none. */
    public static String of(final BattleView seen, final int kind, final int subject, final int option) {
        return switch (kind) {
            case DecisionKind.BID -> bid(seen, option);
            case DecisionKind.TARGET -> option == DecisionKind.NOTHING ? "" : AttackOdds.of(seen, kind, option);
            case DecisionKind.JOIN -> AttackOdds.of(seen, kind, option);
            case DecisionKind.SUPPORT ->
                subject >> 8 == Block.BULLET_STORM.ordinal() ? AttackOdds.of(seen, kind, option) : "";
            default -> "";
        };
    }

    /**
     * Returns the odds of a card in the bid for the initiative, against the enemy's best card and against any one of
     * them (SF-INIT-1, SF-INIT-2), e.g. {@code beats the best 26 %, any one 72 %}; empty if the side has seen a card of
     * the enemy's hand, or the enemy has none.
     */
    private static String bid(final BattleView seen, final int card) {
        if (seen.enemyCardsSeen() != 0 || seen.hidden() == 0) {
            return "";
        }
        final CardTable cards = seen.tables.cards;
        final DeckForms.Bid bid = new DeckForms.Bid(cards.tn[card], Optional.of(cards.apfb[card]));
        return "beats the best "
                + Odds.rounded(DeckForms.against(cards, seen.unseen(), bid, seen.hidden(), 1))
                + ", any one "
                + Odds.rounded(DeckForms.against(cards, seen.unseen(), bid, 1, 1));
    }
}
