package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.dice.DicePool;
import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.TestHelp;
import org.sitrep.rulesets.purplehaze.squad.TestInHand;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;

/** Makes the Trait tests of Events and Encounters (PH-DICE-9): one per tester, in the order of own IDs. */
final class TraitTests extends MissionPart {
    /** The lowest DIFF that gives experience when passed. */
    private static final int HARD = 3;

    private static final Trait[] TRAITS = Trait.values();

    private final StoryTable table = state.tables.story;
    private final EntryInHand entry = parts.entry;

    TraitTests(final MissionParts parts) {
        super(parts);
    }

    /** Makes the tests of a step and returns whether enough Marines pass; without a tester, they do not. */
    boolean pass(final int step) {
        final int testers = parts.selection.of(table.testers[step]);
        final int count = Integer.bitCount(testers);
        final int required = table.enough[step];
        final int enough = required == 0 ? count : Math.min(count, required);
        int passed = 0;
        state.successes = 0;
        for (int rest = testers; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            final boolean tests = squad.isPresent(marine) && entry.goesOn(state);
            passed |= tests && passes(marine, step) ? 1 << marine : 0;
        }
        entry.tests++;
        entry.passed = passed;
        entry.failed = testers & ~passed;
        return count > 0 && Integer.bitCount(passed) >= enough;
    }

    private boolean passes(final int marine, final int step) {
        final TestInHand test = squad.test;
        final int trait = table.trait[step];
        final boolean counts = table.diff[step] == 0; // PH-DICE-9: the number of successes is used
        prepare(test, marine, step);
        final int diff = test.needed;
        if (!squad.isPresent(marine)) {
            return false; // the price of the tester's dice was fatal
        }
        boolean passed = thrown(test) >= diff;
        while ((!passed || counts) && squadParts.rerolls.again(test.result)) {
            passed = thrown(test) >= diff;
        }
        state.successes += test.successes();
        state.record.tested(trait, passed);
        trace.tell(Event.TRAIT_TESTED, marine, trait, diff, passed ? 1 : 0);
        if (passed && diff >= HARD) {
            state.gainExperience(marine, 1, ExperienceSource.TESTS);
            trace.tell(Event.EXPERIENCE, marine, 1);
        }
        return passed;
    }

    /** Prepares the tester's dice, with the player's additions before the throw; the price of these is paid first. */
    private void prepare(final TestInHand test, final int marine, final int step) {
        final boolean night = !entry.atRest && state.night();
        final int trait = table.trait[step];
        final int diff = table.diff[step];
        final int focus = GameTables.TRAIT_FOCUS
                + table.focus[step] // PH-DICE-2
                - (night ? 1 : 0) // PH-DICE-4
                + squad.inForce.dice(marine, 1 << trait, CardLine::focus);
        final int before = strike(squad, marine, trait);
        final int crit = squad.inForce.dice(marine, 1 << trait, CardLine::crit);
        test.begin(marine, trait, focus, before + table.strike[step], crit, night);
        final boolean mayBeHarder = diff > 0 && !entry.atRest;
        test.needed = diff + (mayBeHarder ? parts.sapper.harder(marine, trait, diff) : 0); // PH-OPT-3
        squadParts.help.offer();
        if (squad.damage[marine] >= squad.damageThreshold(marine)) { // by ALL IN
            parts.casualties.check();
        }
        test.strike += strike(squad, marine, trait) - before; // a resulting Condition or Wound counts
    }

    private int thrown(final TestInHand test) {
        test.result = rolls.traitTest(
                entry.ordinal,
                test.marine,
                entry.tests,
                test.again,
                within(test.focus, DicePool.MAX_FOCUS),
                within(test.strike, DicePool.MAX_STRIKE),
                within(test.crit, DicePool.MAX_CRIT));
        return test.successes();
    }

    static int within(final int dice, final int most) {
        return Math.max(0, Math.min(most, dice));
    }

    /**
     * Returns the Strike dice of a Marine's Trait test: rating, cards, and the skills STEADY and POINT MAN (PH-DICE-3,
     * GAP-07, GAP-08).
     */
    static int strike(final SquadState squad, final int marine, final int trait) {
        final int dice = squad.trait(marine, trait) + TestHelp.traitStrike(squad, marine, trait);
        return switch (TRAITS[trait]) {
            case CHARISMA, WILLPOWER -> dice + skill(squad, marine, SkillId.STEADY);
            case PERCEPTION -> dice + (squad.pointMan == marine ? skill(squad, marine, SkillId.POINT_MAN) : 0);
            case SURVIVABILITY, INTELLIGENCE -> dice;
        };
    }

    private static int skill(final SquadState squad, final int marine, final SkillId id) {
        return squad.cards.skill(marine, id).strike();
    }
}
