package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.dice.DicePool;
import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.mission.MissionRecord.Count;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.TestInHand;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.CardTexts;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.strategy.Decision;

/** Treats Marines, in a Bivouac or where an Event allows it: First Aid and a PEP TALK (PH-BIV-6, GAP-07). */
final class FirstAid extends MissionPart {
    /** The minutes of one First Aid (PH-BIV-6). */
    private static final int MINUTES = 30;

    private static final int INTELLIGENCE = Trait.INTELLIGENCE.ordinal();
    private static final int TESTS = 1 << INTELLIGENCE | CardTexts.FIRST_AID;

    FirstAid(final MissionParts parts) {
        super(parts);
    }

    /** Lets the player use a Bivouac of the given minutes; not called if no one rested. */
    void give(final int minutes) {
        treat(
                squad.tables.options.firstAidLimit() == Options.FirstAidLimit.KITS
                        ? Integer.MAX_VALUE
                        : minutes / MINUTES); // AMB-14
        if (state.end == null) {
            pepTalk();
        }
    }

    /** Lets the player give First Aid up to {@code most} times, each with a step of a Kit. */
    void treat(final int most) {
        int given = 0;
        while (given < most && state.end == null && once(state.firstAids)) {
            state.firstAids++;
            given++;
        }
    }

    private boolean once(final int nth) {
        if (!addTesters()) {
            return false;
        }
        final int chosen = seat.ask();
        if (chosen == DecisionKind.NOBODY) {
            return false;
        }
        final int tester = (chosen & 7) - 1;
        payWith(chosen >>> 3);
        heal(test(tester, nth));
        return true;
    }

    /** Adds the testers with each Kit, and the card that replaces a Kit (BN16); adds none if no Marine has Damage. */
    private boolean addTesters() {
        final Decision decision = seat.open(DecisionKind.FIRST_AID, 0);
        decision.add(DecisionKind.NOBODY);
        if (squad.with(squad.damage) != 0) {
            for (int rest = squad.carriers(squad.tables.gear.firstAid); rest != 0; rest &= rest - 1) {
                decision.addAll(1 + 8 * Integer.numberOfTrailingZeros(rest), squad.present);
            }
            if (squad.held.first(CardOp.FIRST_AID_FREE) != HeldCards.NOTHING) {
                decision.addAll(1 + 8 * DecisionKind.BY_CARD, squad.present);
            }
        }
        return decision.count() > 1;
    }

    private void payWith(final int carrier) {
        if (carrier == DecisionKind.BY_CARD) {
            spend(squad.held.first(CardOp.FIRST_AID_FREE));
        } else {
            Equipment.spend(squad, carrier, squad.tables.gear.firstAid);
        }
    }

    /** Makes the Intelligence test, without penalty by night; returns the successes. */
    private int test(final int marine, final int nth) {
        final TestInHand test = squad.test;
        test.begin(marine, INTELLIGENCE, focus(squad, marine), strike(squad, marine), crit(squad, marine), false);
        test.firstAid = true;
        squadParts.help.offer();
        parts.casualties.check(); // ALL IN
        if (!squad.isPresent(marine) || state.end != null) {
            return 0;
        }
        do {
            test.result = rolls.firstAidTest(
                    marine,
                    state.round,
                    nth,
                    test.again,
                    TraitTests.within(test.focus, DicePool.MAX_FOCUS),
                    TraitTests.within(test.strike, DicePool.MAX_STRIKE),
                    TraitTests.within(test.crit, DicePool.MAX_CRIT));
        } while (squadParts.rerolls.again(test.result));
        state.record.add(Count.FIRST_AIDS, 1);
        trace.tell(Event.FIRST_AID, marine, test.focus, test.strike, test.successes());
        return test.successes();
    }

    /** Returns the Focus dice of First Aid by a Marine, without help. */
    static int focus(final SquadState squad, final int marine) {
        return GameTables.TRAIT_FOCUS
                + squad.cards.skill[MarineCards.at(marine, SkillId.STEADY_HANDS)].focus()
                + squad.inForce.dice(marine, TESTS, CardLine::focus);
    }

    /** Returns the Strike dice of First Aid by a Marine, without help. */
    static int strike(final SquadState squad, final int marine) {
        return TraitTests.strike(squad, marine, INTELLIGENCE)
                + squad.cards.skill[MarineCards.at(marine, SkillId.MEDIC)].strike()
                + squad.inForce.dice(marine, CardTexts.FIRST_AID, CardLine::strike); // GAP-08
    }

    /** Returns the Crit dice of First Aid by a Marine, without help. */
    static int crit(final SquadState squad, final int marine) {
        return squad.inForce.dice(marine, TESTS, CardLine::crit);
    }

    private void heal(final int successes) {
        for (int left = successes; left > 0 && squad.with(squad.damage) != 0; left--) {
            seat.open(DecisionKind.HEAL, left).addAll(0, squad.with(squad.damage));
            dropDamage(seat.ask(), 1);
        }
    }

    private void pepTalk() {
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.isPresent(marine) && squad.mayUse(marine, SkillId.PEP_TALK)) {
                final int chosen = whoHasStress(DecisionKind.PEP_TALK, marine);
                if (chosen != DecisionKind.NOBODY) {
                    useSkill(marine, SkillId.PEP_TALK);
                    dropStress(
                            chosen - 1,
                            -squad.cards.skill(marine, SkillId.PEP_TALK).amount());
                }
            }
        }
    }

    /** Asks which Marine with Stress benefits: {@link DecisionKind#NOBODY}, else Marine + 1. */
    int whoHasStress(final int kind, final int subject) {
        final Decision decision = seat.open(kind, subject);
        decision.add(DecisionKind.NOBODY);
        decision.addAll(1, squad.with(squad.stress));
        return seat.ask();
    }
}
