package org.sitrep.rulesets.purplehaze.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sitrep.dice.ExactLaw;
import org.sitrep.dice.MatchRule;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.Firefight;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.definition.Gear;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Trait;

/** The odds of tests other than Fire, from the dice on the cards. */
class DiceOddsTest {
    private static final int CORPSMAN = 6;
    private static final int PATIENT = 3;

    private final Firefight fight = new Firefight();
    private final DiceOdds odds = new DiceOdds(fight.state);

    private static String rounded(final double share) {
        return Math.round(100 * share) + " %";
    }

    /** One face in six is a dud (PH-CLY-1). */
    @Test
    void theClaymoreMayBeADud() {
        final Gear.TestPool test = fight.tables.gear.claymoreTest;
        final ExactLaw law = ExactLaw.of(MatchRule.STANDARD, test.focus(), test.strike(), test.crit());
        assertEquals(
                "dud in 17 %, else mean hits " + Math.round(10 * law.mean().doubleValue()) / 10.0, odds.claymore());
    }

    /** A success removes a Damage, and no more than the patient has. */
    @Test
    void patchUpRemovesWhatIsThere() {
        final int marine = CORPSMAN - 1;
        final int strike = fight.state.squad.trait(marine, Trait.INTELLIGENCE.ordinal());
        final CombatView view = new CombatView(fight.state);
        assertEquals(strike, view.patchUpStrike(marine), "no card adds dice");
        final ExactLaw law = ExactLaw.of(MatchRule.STANDARD, view.patchUpFocus(), strike, 0);
        final double some = law.probabilityAtLeast(1).doubleValue();
        final int order = Order.SKILL | SkillId.PATCH_UP.ordinal() << 8 | PATIENT - 1 << 16;
        fight.damage(PATIENT, 1);
        assertEquals(
                "removes Damage in " + rounded(some) + ", mean " + Math.round(10 * some) / 10.0,
                odds.of(marine, order));
        fight.damage(PATIENT, 2);
        final double two = law.probabilityAtLeast(2).doubleValue();
        assertTrue(two > 0);
        assertEquals(
                "removes Damage in " + rounded(some) + ", mean " + Math.round(10 * (some + two)) / 10.0,
                odds.of(marine, order));
    }

    @Test
    void atNightATestHasAFocusDieLess() {
        final int day = new CombatView(fight.state).patchUpFocus();
        fight.state.night = true;
        assertEquals(day - 1, new CombatView(fight.state).patchUpFocus());
    }
}
