package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.definition.LuckyCharm;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Decision;

/**
 * Handles tests that are thrown again: by the Ability LUCKY, by a Lucky Charm, or by a Boon card (GAP-08 to GAP-10).
 * The whole test is thrown again and the new result stands, unless another means repeats it once more.
 */
public final class Rerolls extends SquadPart {
    /** Option of {@link DecisionKind#REROLL}: the result stands. */
    public static final int KEEP = 0;
    /** Option of {@link DecisionKind#REROLL}: by the tester's Ability. */
    public static final int ABILITY = 1;
    /** Option of {@link DecisionKind#REROLL}: by the tester's Lucky Charm. */
    public static final int CHARM = 2;
    /** First option of {@link DecisionKind#REROLL} for Boon cards: subtract it to get the card. */
    public static final int CARD = 16;

    Rerolls(final SquadParts parts) {
        super(parts);
    }

    /** Records the result of the current test and returns whether it is thrown again. */
    public boolean again(final int result) {
        final TestInHand test = squad.test;
        test.result = result;
        final int marine = test.marine;
        final boolean ability = squad.mayUse(marine, Ability.Kind.LUCKY);
        final boolean charm = squad.mayUse(marine, LuckyCharm.Effect.REROLL_TEST);
        final int cards = squadParts.boons.held(BoonCard.Effect.REROLL_TEST);
        if (!ability && !charm && cards == 0) {
            return false;
        }
        final Decision decision = seat.open(DecisionKind.REROLL, marine);
        decision.add(KEEP);
        if (ability) {
            decision.add(ABILITY);
        }
        if (charm) {
            decision.add(CHARM);
        }
        decision.addAll(CARD, cards);
        return throwAgain(marine, seat.ask());
    }

    private boolean throwAgain(final int marine, final int by) {
        switch (by) {
            case KEEP -> {
                return false;
            }
            case ABILITY -> useAbility(marine);
            case CHARM -> useCharm(marine);
            default -> squadParts.boons.play(by - CARD);
        }
        squad.test.again++;
        return true;
    }
}
