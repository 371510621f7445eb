package org.sitrep.rulesets.purplehaze.squad;

import java.util.function.ToIntFunction;
import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.CardTexts;

/**
 * Effects of the Abilities, Lucky Charms and skills of Marines that need no use (PH-CHM-1, PH-MAR-2). Reads the Squad,
 * changes nothing.
 */
public final class CardsInForce {
    /** A Fire order of a Marine without a neighbour. */
    public static final int ALONE = 1;
    /** A Fire order in an automatic mode. */
    public static final int AUTOMATIC = 2;
    /** A Fire order with thrown gear. */
    public static final int THROWN = 4;

    private final SquadState squad;
    private final CardTexts texts;

    CardsInForce(final SquadState squad) {
        this.squad = squad;
        texts = squad.tables.texts;
    }

    /** Returns the text of a Marine's Ability among the {@link CardTexts}. */
    int ability(final int marine) {
        return squad.cards.abilityText(marine);
    }

    /** Returns the text of a Marine's charm among the {@link CardTexts}. */
    int charm(final int marine) {
        return texts.firstCharm + squad.charm[marine];
    }

    /** Returns the text of a Marine's skills with lines among the {@link CardTexts}. */
    int skill(final int marine) {
        return squad.cards.skillText(marine);
    }

    /** Returns the sum of a value over a Marine's Ability, charm and skills, where it is in force. */
    public int sum(final int marine, final CardOp op) {
        if ((squad.cardOps & op.bit()) == 0) {
            return 0;
        }
        final int charm = charm(marine);
        if (((squad.cards.ops[marine] | texts.ops[charm]) & op.bit()) == 0) {
            return 0;
        }
        return sum(marine, ability(marine), op) + sum(marine, charm, op) + sum(marine, skill(marine), op);
    }

    private int sum(final int marine, final int text, final CardOp op) {
        int sum = 0;
        for (int row = texts.first[text]; row < texts.first[text + 1]; row++) {
            if ((texts.does[row] & op.bit()) != 0 && holds(marine, texts.line[row])) {
                sum += op.value.applyAsInt(texts.line[row]);
            }
        }
        return sum;
    }

    /** Returns the tests to which a Marine's Ability, charm or skills always add dice, as a mask. */
    public int tests(final int marine) {
        return squad.cards.tests[marine] | texts.tests[charm(marine)];
    }

    /** Returns the dice that a Marine's Ability, charm and skills always add to any of the tests of a mask. */
    public int dice(final int marine, final int tests, final ToIntFunction<CardLine> dice) {
        return (tests(marine) & tests) == 0
                ? 0
                : dice(marine, ability(marine), tests, dice)
                        + dice(marine, charm(marine), tests, dice)
                        + dice(marine, skill(marine), tests, dice);
    }

    private int dice(final int marine, final int text, final int tests, final ToIntFunction<CardLine> dice) {
        int sum = 0;
        for (int row = texts.first[text]; row < texts.first[text + 1]; row++) {
            if (adds(marine, row, tests)) {
                sum += dice.applyAsInt(texts.line[row]);
            }
        }
        return sum;
    }

    private boolean adds(final int marine, final int row, final int tests) {
        return texts.line[row].when() == CardLine.When.TEST
                && (texts.rowTests[row] & tests) != 0
                && holds(marine, texts.line[row]);
    }

    /**
     * Returns the dice that a Marine's Ability, charm and skills always add to a Fire order.
     *
     * @param shot what the order has of {@link #ALONE}, {@link #AUTOMATIC} and {@link #THROWN}
     * @param weapon the bit of its weapon; 0 for thrown gear
     */
    public int fireDice(final int marine, final int shot, final long weapon, final ToIntFunction<CardLine> dice) {
        return fireDice(marine, ability(marine), shot, weapon, dice)
                + fireDice(marine, charm(marine), shot, weapon, dice)
                + fireDice(marine, skill(marine), shot, weapon, dice);
    }

    private int fireDice(
            final int marine, final int text, final int shot, final long weapon, final ToIntFunction<CardLine> dice) {
        int sum = 0;
        for (int row = texts.first[text]; row < texts.first[text + 1]; row++) {
            if (adds(marine, row, CardTexts.FIRE)
                    && (texts.weapons[row] == 0 || (texts.weapons[row] & weapon) != 0)
                    && allows(texts.line[row].needs(), shot)) {
                sum += dice.applyAsInt(texts.line[row]);
            }
        }
        return sum;
    }

    private static boolean allows(final CardLine.Needs needs, final int shot) {
        return (!needs.alone() || (shot & ALONE) != 0)
                && (!needs.automatic() || (shot & AUTOMATIC) != 0)
                && (!needs.thrown() || (shot & THROWN) != 0);
    }

    /** Returns whether a line's needs of the holder and the Squad are met. */
    public boolean holds(final int marine, final CardLine line) {
        final CardLine.Needs needs = line.needs();
        return (!needs.pointMan() || squad.pointMan == marine)
                && (!needs.wounded() || squad.wound[marine] != SquadState.NONE)
                && (!needs.comradeKilled() || squad.killed != 0);
    }
}
