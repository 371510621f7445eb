package org.sitrep.rulesets.purplehaze.combat;

import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.TestHelp;
import org.sitrep.rulesets.purplehaze.squad.TestInHand;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Decision;

/** Lists and carries out Specialist Skill orders (PH-ACT-7, GAP-07). Passive skills act where they apply. */
final class SkillOrder extends CombatPart {
    private static final SkillId[] SKILLS = SkillId.values();
    private static final int INTELLIGENCE = Trait.INTELLIGENCE.ordinal();

    /** The skills that are orders, as a mask. */
    static final int ORDERS = mask(SkillId.ORDERS);

    private static int mask(final List<SkillId> skills) {
        int mask = 0;
        for (final SkillId skill : skills) {
            mask |= 1 << skill.ordinal();
        }
        return mask;
    }

    SkillOrder(final Combat combat) {
        super(combat);
    }

    /** Adds the possible uses of a skill by a Marine who has it, with a use left. */
    static void addOptions(final CombatState state, final Decision decision, final int marine, final int skill) {
        switch (SKILLS[skill]) {
            case PULL_BACK -> add(state, decision, marine, skill, 0, ownCost(state, marine, skill));
            case GO_AGAIN -> goAgain(state, decision, marine, skill);
            case ARTILLERY -> fireSupport(state, decision, marine, skill, !state.night, state.tables.artillery.cost());
            case AIR_STRIKE -> fireSupport(state, decision, marine, skill, !state.night, state.tables.airStrike.cost());
            case ILLUMINATION ->
                fireSupport(
                        state,
                        decision,
                        marine,
                        skill,
                        state.nightForMarines()
                                && state.tables.options.illuminationAtNight() == Options.Permission.ALLOWED, // AMB-41
                        state.tables.illuminationCost);
            case SUPPRESS -> {
                if (suppressingAmmo(state, marine) != CombatState.NONE) {
                    add(state, decision, marine, skill, 0, ownCost(state, marine, skill));
                }
            }
            case PATCH_UP -> patchUp(state, decision, marine, skill);
            default -> {} // passive, or for use outside combat only
        }
    }

    private static int ownCost(final CombatState state, final int marine, final int skill) {
        return state.squad.cards.skill[marine * MarineCards.SKILLS + skill].cost();
    }

    private static void add(
            final CombatState state,
            final Decision decision,
            final int marine,
            final int skill,
            final int argument,
            final int cost) {
        assert state.squad.isPresent(marine);
        final int wound = state.squad.wound[marine];
        final int extra =
                wound == CombatState.NONE ? 0 : state.tables.wounds.get(wound).skillCost(); // PH-WND-1
        decision.add(Order.pack(Order.SKILL, 0, skill, argument, cost + extra));
    }

    private static void goAgain(final CombatState state, final Decision decision, final int marine, final int skill) {
        for (int other = 0; other < CombatState.MARINES; other++) {
            // PH-ACT-1: a Marine who has finished an activation, and not yet two
            final boolean done = (state.readyIds & 1 << other) == 0;
            if (other != marine && state.squad.isPresent(other) && done && state.actsThisRound[other] == 1) {
                add(state, decision, marine, skill, other, ownCost(state, marine, skill));
            }
        }
    }

    private static void fireSupport(
            final CombatState state,
            final Decision decision,
            final int marine,
            final int skill,
            final boolean possible,
            final int cost) {
        final int radio = state.tables.gear.radio;
        if (possible
                && radio != CombatState.NONE
                && Equipment.has(state.squad, marine, radio) // PH-EQ-9
                && state.calls < CombatState.MAX_CALLS) {
            add(state, decision, marine, skill, 0, cost);
        }
    }

    private static void patchUp(final CombatState state, final Decision decision, final int marine, final int skill) {
        final int kit = state.tables.gear.firstAid;
        if (kit == CombatState.NONE || !Equipment.has(state.squad, marine, kit) || patchUpFocus(state) <= 0) {
            return;
        }
        for (int other = 0; other < CombatState.MARINES; other++) {
            if (other != marine
                    && state.squad.isPresent(other)
                    && state.squad.damage[other] > 0
                    && adjacent(state, marine, other)) {
                add(state, decision, marine, skill, other, ownCost(state, marine, skill));
            }
        }
    }

    private static boolean adjacent(final CombatState state, final int a, final int b) {
        return state.tables.board.distance[state.space[a] * Space.COUNT + state.space[b]] == 1;
    }

    /** Returns the Focus dice of PATCH UP; with 0 it cannot be ordered. */
    static int patchUpFocus(final CombatState state) {
        return GameTables.TRAIT_FOCUS - (state.nightForMarines() ? 1 : 0); // a Trait test like any other, not First Aid
    }

    /** Returns the Strike dice of PATCH UP by a Marine, without help. */
    static int patchUpStrike(final SquadState squad, final int marine) {
        return squad.trait(marine, INTELLIGENCE) + TestHelp.traitStrike(squad, marine, INTELLIGENCE);
    }

    /** Returns the ammo that SUPPRESS would spend: that of the first weapon with an automatic mode and a step left. */
    private static int suppressingAmmo(final CombatState state, final int marine) {
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            final int weapon = state.squad.weapons[marine * StartingSquad.MAX_WEAPONS + i];
            if (weapon == CombatState.NONE) {
                return CombatState.NONE;
            }
            final int first = state.tables.weapons.firstMode[weapon];
            for (int mode = first; mode < first + state.tables.weapons.modes[weapon]; mode++) {
                final int ammo = state.tables.modes.spends[mode];
                if (state.tables.modes.printed[mode].automatic()
                        && ammo != CombatState.NONE
                        && Equipment.has(state.squad, marine, ammo)) {
                    return ammo;
                }
            }
        }
        return CombatState.NONE;
    }

    void carryOut(final int marine, final int order) {
        final int skill = Order.skill(order);
        state.squad.skillUsed[marine * MarineCards.SKILLS + skill]++;
        switch (SKILLS[skill]) {
            case PULL_BACK -> state.end = End.PULL_BACK;
            case GO_AGAIN -> state.readyIds |= 1 << Order.argument(order);
            case ARTILLERY, AIR_STRIKE, ILLUMINATION -> call(skill);
            case SUPPRESS -> {
                Equipment.spend(state.squad, marine, suppressingAmmo(state, marine));
                state.ammoSpent++;
                state.suppressed += state.squad.cards.skill[marine * MarineCards.SKILLS + skill].amount();
            }
            case PATCH_UP -> carryOutPatchUp(marine, Order.argument(order));
            default -> throw new IllegalStateException("no order: " + SKILLS[skill]);
        }
    }

    private void call(final int skill) {
        state.callSkill[state.calls] = skill;
        state.callStage[state.calls] = FireMission.TABLE_A;
        state.calls++;
        trace.tell(Event.FIRE_MISSION_CALLED, skill);
    }

    private void carryOutPatchUp(final int marine, final int patient) {
        Equipment.spend(state.squad, marine, state.tables.gear.firstAid);
        final int successes = patchUpTest(marine) >> 1;
        final int removed = Math.min(successes, state.squad.damage[patient]);
        state.squad.damage[patient] -= removed;
        trace.tell(Event.PATCHED_UP, patient, successes, removed);
    }

    /** Makes the Trait test of PATCH UP; returns successes × 2 + critical; none if the Marine dies of going ALL IN. */
    private int patchUpTest(final int marine) {
        final SquadState squad = state.squad;
        final TestInHand test = squad.test;
        final int rating = squad.trait(marine, INTELLIGENCE);
        test.begin(marine, INTELLIGENCE, patchUpFocus(state), patchUpStrike(squad, marine), 0, state.nightForMarines());
        squadParts.help.offer();
        combat.marineHits.checkWounds();
        if (!squad.isPresent(marine)) {
            return 0;
        }
        test.strike += squad.trait(marine, INTELLIGENCE) - rating; // a Condition or Wound that ALL IN has just caused
        int result;
        do {
            result = rolls.combatTest(
                    RollId.PATCH_UP_TEST, marine, state.acts[marine], test.again, test.focus, test.strike, test.crit);
        } while (squadParts.rerolls.again(result));
        return result;
    }
}
