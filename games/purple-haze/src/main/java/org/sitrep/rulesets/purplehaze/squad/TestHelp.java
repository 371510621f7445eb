package org.sitrep.rulesets.purplehaze.squad;

import java.util.Arrays;
import org.sitrep.rulesets.purplehaze.definition.Ability;
import org.sitrep.rulesets.purplehaze.definition.BoonCard;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.strategy.Decision;

/**
 * Offers help for a test before the dice are thrown: the Abilities NIGHT OWL, DEADEYE and ALL IN, and Boon cards
 * (GAP-08, GAP-09).
 */
public final class TestHelp extends SquadPart {
    /** Option of {@link DecisionKind#BEFORE_TEST}: no help, or no more. */
    public static final int NOTHING = 0;
    /** Option of {@link DecisionKind#BEFORE_TEST}: the tester's Ability NIGHT OWL or DEADEYE. */
    public static final int ABILITY = 1;
    /** Option of {@link DecisionKind#BEFORE_TEST}: ALL IN, Stress for Focus dice. */
    public static final int STRESS_FOR_FOCUS = 2;
    /** Option of {@link DecisionKind#BEFORE_TEST}: ALL IN, Damage for Strike dice. */
    public static final int DAMAGE_FOR_STRIKE = 3;
    /** First option of {@link DecisionKind#BEFORE_TEST} for Boon cards: subtract it to get the card. */
    public static final int CARD = 16;

    /** The Ability that helps each Trait. */
    private static final Ability.Kind[] OF_TRAIT = Arrays.stream(Trait.values())
            .map(trait -> switch (trait) {
                case SURVIVABILITY -> Ability.Kind.BUSHMAN;
                case CHARISMA -> Ability.Kind.SMOOTH_TALKER;
                case PERCEPTION -> Ability.Kind.SHARP_EYE;
                case INTELLIGENCE -> Ability.Kind.BOOKWORM;
                case WILLPOWER -> Ability.Kind.STUBBORN;
            })
            .toArray(Ability.Kind[]::new);
    /** The Focus dice that DEADEYE requires. */
    private static final int DEADEYE_FOCUS = 3;

    /** The options taken for the current test, as a mask; cards leave the hand. */
    private int taken;

    TestHelp(final SquadParts parts) {
        super(parts);
    }

    /** Returns the Strike dice that a Marine's Ability always adds to a test of a Trait (GAP-08). */
    public static int traitStrike(final SquadState squad, final int marine, final int trait) {
        return squad.cards.has(marine, OF_TRAIT[trait])
                ? squad.cards.ability(marine).strike()
                : 0;
    }

    /**
     * Offers all help for the current test, one item after the other, and changes its dice. ALL IN can cause a
     * Condition or a Wound. Before the dice are thrown, the caller must have Wounds checked and subtract their effect
     * on the Trait from the Strike dice.
     */
    public void offer() {
        final TestInHand test = squad.test;
        if (test.focus <= 0 && mayIgnoreNight(test)) {
            take(ABILITY); // without it, there was no test
        }
        taken = 0;
        while (true) {
            final Decision decision = seat.open(DecisionKind.BEFORE_TEST, test.marine);
            decision.add(NOTHING);
            addOptions(decision, test);
            if (decision.count() == 1) {
                return;
            }
            final int chosen = seat.ask();
            if (chosen == NOTHING) {
                return;
            }
            take(chosen);
        }
    }

    private void addOptions(final Decision decision, final TestInHand test) {
        final int marine = test.marine;
        if (mayIgnoreNight(test)
                || (taken & 1 << ABILITY) == 0
                        && test.focus >= DEADEYE_FOCUS
                        && squad.mayUse(marine, Ability.Kind.DEADEYE)) {
            decision.add(ABILITY);
        }
        if (test.isTraitTest() && squad.cards.has(marine, Ability.Kind.ALL_IN)) {
            if ((taken & 1 << STRESS_FOR_FOCUS) == 0) {
                decision.add(STRESS_FOR_FOCUS);
            }
            if ((taken & 1 << DAMAGE_FOR_STRIKE) == 0) {
                decision.add(DAMAGE_FOR_STRIKE);
            }
        }
        final int card = cardFor(test);
        if (card != SquadState.NONE) {
            decision.add(CARD + card);
        }
    }

    /** Returns the tester's own Boon card if it helps such a test. */
    private int cardFor(final TestInHand test) {
        if (test.isTraitTest()) {
            return squadParts.boons.of(test.marine, BoonCard.Effect.TEST_FOCUS);
        }
        return test.trait == TestInHand.FIRE
                ? squadParts.boons.of(test.marine, BoonCard.Effect.FIRE_STRIKE)
                : SquadState.NONE;
    }

    private boolean mayIgnoreNight(final TestInHand test) {
        return test.hinderedByNight && squad.mayUse(test.marine, Ability.Kind.NIGHT_OWL);
    }

    private void take(final int chosen) {
        final TestInHand test = squad.test;
        final int marine = test.marine;
        switch (chosen) {
            case ABILITY -> useAbility(test);
            case STRESS_FOR_FOCUS -> {
                trace.tell(Event.ABILITY_USED, marine);
                squadParts.wounds.takeStress(marine, 1);
                test.focus += squad.cards.ability(marine).focus();
            }
            case DAMAGE_FOR_STRIKE -> {
                trace.tell(Event.ABILITY_USED, marine);
                squadParts.wounds.takeDamage(marine, 1);
                test.strike += squad.cards.ability(marine).strike();
            }
            default -> playCard(test, chosen - CARD);
        }
        taken |= chosen < CARD ? 1 << chosen : 0;
    }

    private void useAbility(final TestInHand test) {
        final int marine = test.marine;
        useAbility(marine);
        if (test.hinderedByNight && squad.cards.has(marine, Ability.Kind.NIGHT_OWL)) {
            test.hinderedByNight = false;
            test.focus++; // PH-DICE-4
        } else {
            test.crit += squad.cards.ability(marine).crit();
        }
    }

    private void playCard(final TestInHand test, final int card) {
        squadParts.boons.play(card);
        if (test.trait == TestInHand.FIRE) {
            test.strike += squad.tables.boons.get(card).amount();
        } else {
            test.focus += squad.tables.boons.get(card).amount();
        }
    }
}
