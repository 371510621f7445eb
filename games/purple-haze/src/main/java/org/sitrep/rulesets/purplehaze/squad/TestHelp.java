package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.CardTexts;
import org.sitrep.strategy.Decision;

/**
 * Offers help for a test before the dice are thrown: the tester's Ability, charm, skill and Boon card (GAP-07 to
 * GAP-10).
 */
public final class TestHelp extends SquadPart {
    /** Option of {@link DecisionKind#BEFORE_TEST}: no help, or no more. */
    public static final int NOTHING = 0;
    /** Option of {@link DecisionKind#BEFORE_TEST} and {@link DecisionKind#REROLL}: the tester's Ability, unpriced. */
    public static final int ABILITY = 1;
    /** Option of {@link DecisionKind#BEFORE_TEST}: the tester's Ability, at a price in Stress. */
    public static final int ABILITY_FOR_STRESS = 2;
    /** Option of {@link DecisionKind#BEFORE_TEST}: the tester's Ability, at a price in Damage. */
    public static final int ABILITY_FOR_DAMAGE = 3;
    /** Option of {@link DecisionKind#BEFORE_TEST} and {@link DecisionKind#REROLL}: the tester's Lucky Charm. */
    public static final int CHARM = 4;
    /** Option of {@link DecisionKind#BEFORE_TEST} and {@link DecisionKind#REROLL}: the tester's skill with lines. */
    public static final int SKILL = 5;
    /**
     * First option of {@link DecisionKind#BEFORE_TEST} for Boon cards, and of {@link DecisionKind#REROLL} for other
     * uses: subtract it to get the card, or the bit of {@link HeldCards}.
     */
    public static final int CARD = 16;

    private static final long BEFORE_TEST = CardOp.FIRE_STRIKE.bit() | CardOp.TEST_FOCUS.bit();

    private final CardTexts texts;
    /** The options taken for the current test, as a mask; cards leave the hand. */
    private int taken;

    TestHelp(final SquadParts parts) {
        super(parts);
        texts = squad.tables.texts;
    }

    /** Returns the Strike dice that a Marine's cards always add to a test of a Trait (GAP-08). */
    public static int traitStrike(final SquadState squad, final int marine, final int trait) {
        return squad.inForce.dice(marine, 1 << trait, CardLine::strike);
    }

    /**
     * Offers all help for the current test, one item after the other, and changes its dice. A price can cause a
     * Condition or a Wound. Before the dice are thrown, the caller must have Wounds checked and subtract their effect
     * on the Trait from the Strike dice.
     */
    public void offer() {
        final TestInHand test = squad.test;
        if (!squad.held.mayDo(test.marine, BEFORE_TEST)) {
            return;
        }
        taken = 0;
        if (test.focus <= 0) {
            ignoreNight(test); // without it, there was no test
        }
        while (true) {
            final Decision decision = seat.open(DecisionKind.BEFORE_TEST, test.marine);
            decision.add(NOTHING);
            for (int option = ABILITY; option <= SKILL; option++) {
                if (row(test, option) != SquadState.NONE) {
                    decision.add(option);
                }
            }
            final int card = CARD + Math.max(0, squad.boonCard[test.marine]);
            if (row(test, card) != SquadState.NONE) {
                decision.add(card);
            }
            if (decision.count() == 1) {
                return;
            }
            final int chosen = seat.ask();
            if (chosen == NOTHING) {
                return;
            }
            take(test, chosen);
        }
    }

    /** Uses the first card that ignores the night, if there is one. */
    private void ignoreNight(final TestInHand test) {
        for (int option = ABILITY; option <= SKILL; option++) {
            final int row = row(test, option);
            if (row != SquadState.NONE && texts.line[row].ignoresNight()) {
                take(test, option);
                return;
            }
        }
    }

    /**
     * Returns the use of {@link HeldCards} that an option of {@link DecisionKind#BEFORE_TEST} or
     * {@link DecisionKind#REROLL} stands for, other than 0.
     */
    public static int use(final int tester, final int option) {
        return switch (option) {
            case ABILITY, ABILITY_FOR_STRESS, ABILITY_FOR_DAMAGE -> HeldCards.ABILITY + tester;
            case CHARM -> HeldCards.CHARM + tester;
            case SKILL -> HeldCards.SKILL + tester;
            default -> option - CARD + HeldCards.CARD;
        };
    }

    /** Returns the row of the line that an option stands for, or none if it does not help the test now. */
    private int row(final TestInHand test, final int option) {
        final int marine = test.marine;
        if (option >= CARD ? squad.boonCard[marine] == SquadState.NONE : (taken & 1 << option) != 0) {
            return SquadState.NONE;
        }
        final int use = use(test.marine, option);
        final int text = squad.held.text(use);
        if ((texts.ops[text] & BEFORE_TEST) == 0 || !squad.held.hasUse(use)) {
            return SquadState.NONE;
        }
        for (int row = texts.first[text]; row < texts.first[text + 1]; row++) {
            if ((texts.does[row] & BEFORE_TEST) != 0 && isOf(option, texts.line[row]) && helps(test, row)) {
                return row;
            }
        }
        return SquadState.NONE;
    }

    private static boolean isOf(final int option, final CardLine line) {
        return switch (option) {
            case ABILITY -> line.priceStress() == 0 && line.priceDamage() == 0;
            case ABILITY_FOR_STRESS -> line.priceStress() != 0;
            case ABILITY_FOR_DAMAGE -> line.priceStress() == 0 && line.priceDamage() != 0;
            default -> true;
        };
    }

    private boolean helps(final TestInHand test, final int row) {
        final CardLine line = texts.line[row];
        return (texts.rowTests[row] & test.bits()) != 0
                && test.focus >= line.needs().focusAtLeast()
                && (!line.ignoresNight() || test.hinderedByNight)
                && squad.inForce.holds(test.marine, line);
    }

    private void take(final TestInHand test, final int option) {
        final int use = use(test.marine, option);
        final CardLine line = texts.line[row(test, option)];
        final boolean priced = line.priceStress() + line.priceDamage() != 0;
        if (priced
                && HeldCards.isAbility(use)
                && squad.cards.ability(test.marine).uses() == 0) {
            tellUse(use); // the price is the limit, so that it is not counted
        } else {
            spend(use);
        }
        if (line.priceStress() != 0) {
            squadParts.wounds.takeStress(test.marine, line.priceStress());
        }
        if (line.priceDamage() != 0) {
            squadParts.wounds.takeDamage(test.marine, line.priceDamage());
        }
        if (line.ignoresNight()) {
            test.hinderedByNight = false;
            test.focus++; // PH-DICE-4
        }
        test.focus += line.focus();
        test.strike += line.strike();
        test.crit += line.crit();
        taken |= option < CARD ? 1 << option : 0;
    }
}
