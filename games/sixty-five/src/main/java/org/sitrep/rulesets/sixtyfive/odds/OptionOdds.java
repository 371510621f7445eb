package org.sitrep.rulesets.sixtyfive.odds;

import java.util.Set;
import org.sitrep.rulesets.sixtyfive.battle.BattleView;
import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;

/** Words the exact odds of an option, as the side that is asked sees the battle. */
public final class OptionOdds {
    /** The kinds of questions whose options may have odds. */
    public static final Set<Integer> KINDS =
            Set.of(DecisionKind.BID, DecisionKind.TARGET, DecisionKind.JOIN, DecisionKind.SUPPORT);

    private OptionOdds() {}

    /** Returns the odds of an option in a few words, e.g. {@code hits 81 %, eliminates 10 %}; empty if it has none. */
    public static String of(final BattleView seen, final int kind, final int subject, final int option) {
        return switch (kind) {
            case DecisionKind.BID -> BidOdds.of(seen, option);
            case DecisionKind.TARGET -> option == DecisionKind.NOTHING ? "" : AttackOdds.of(seen, kind, option);
            case DecisionKind.JOIN -> AttackOdds.of(seen, kind, option);
            case DecisionKind.SUPPORT ->
                subject >> 8 == Block.BULLET_STORM.ordinal() ? AttackOdds.of(seen, kind, option) : "";
            default -> "";
        };
    }
}
