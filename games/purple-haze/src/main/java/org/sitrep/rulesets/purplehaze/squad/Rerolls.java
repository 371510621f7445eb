package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.definition.CardLine.Whom;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.strategy.Decision;

/**
 * Handles tests that are thrown again: by the tester's Ability, Lucky Charm or Boon card, or by a card that is for
 * anybody's test (GAP-08 to GAP-10). The whole test is thrown again and the new result stands, unless another means
 * repeats it once more.
 */
public final class Rerolls extends SquadPart {
    /** Option of {@link DecisionKind#REROLL}: the result stands. */
    public static final int KEEP = 0;

    Rerolls(final SquadParts parts) {
        super(parts);
    }

    /** Records the result of the current test and returns whether it is thrown again. */
    public boolean again(final int result) {
        final TestInHand test = squad.test;
        test.result = result;
        final long uses = helping(test);
        if (uses == 0) {
            return false;
        }
        final int marine = test.marine;
        final long ability = 1L << HeldCards.ABILITY - 1 + marine;
        final long charm = 1L << HeldCards.CHARM - 1 + marine;
        final long skill = 1L << HeldCards.SKILL - 1 + marine;
        final Decision decision = seat.open(DecisionKind.REROLL, marine);
        decision.add(KEEP);
        if ((uses & ability) != 0) {
            decision.add(TestHelp.ABILITY);
        }
        if ((uses & charm) != 0) {
            decision.add(TestHelp.CHARM);
        }
        if ((uses & skill) != 0) {
            decision.add(TestHelp.SKILL);
        }
        decision.addAll(TestHelp.CARD, uses & ~ability & ~charm & ~skill);
        final int chosen = seat.ask();
        if (chosen == KEEP) {
            return false;
        }
        spend(TestHelp.use(marine, chosen));
        test.again++;
        return true;
    }

    private long helping(final TestInHand test) {
        long helping = 0;
        for (long rest = squad.held.uses(CardOp.REROLL_TEST.bit()); rest != 0; rest &= rest - 1) {
            final int use = 1 + Long.numberOfTrailingZeros(rest);
            final int holder = squad.held.holder(use);
            final int row = squad.tables.texts.row(squad.held.text(use), CardOp.REROLL_TEST);
            final boolean helps = (squad.tables.texts.rowTests[row] & test.bits()) != 0
                    && (holder == test.marine || squad.tables.texts.line[row].who() == Whom.CHOICE)
                    && squad.inForce.holds(holder, squad.tables.texts.line[row]);
            helping |= helps ? rest & -rest : 0;
        }
        return helping;
    }
}
