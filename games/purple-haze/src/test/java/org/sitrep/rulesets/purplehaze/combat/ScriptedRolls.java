package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.dice.DiceThrow;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.play.Rolls;

/**
 * Rolls what a {@link RollScript} says and nothing else: a roll that is not the next in the script fails, as does one
 * that is never made.
 */
final class ScriptedRolls extends Rolls {
    private static final int NONE = CombatState.NONE;

    private final RollScript script;

    ScriptedRolls(final CombatState state, final RollScript script) {
        super(new TrialKey(), state.tables.totals, state.tables.faces);
        this.script = script;
    }

    private static boolean scripted(final RollId roll) {
        return roll.number() < RollId.THREAT_DIE.number() || roll == RollId.RED_MARKER;
    }

    @Override
    public int pick(final RollId roll, final int when, final int who, final int ordinal, final int count) {
        final boolean card = roll == RollId.WOUND_CARD || roll == RollId.CONDITION_CARD;
        return scripted(roll)
                ? (int) script.take(roll.id(), card ? who : NONE, count, "")
                : super.pick(roll, when, who, ordinal, count);
    }

    @Override
    public int d6(final RollId roll, final int when, final int who, final int ordinal) {
        if (!scripted(roll)) {
            return super.d6(roll, when, who, ordinal);
        }
        final int made = (int) script.take(roll.id(), NONE, NONE, "");
        return roll == RollId.FIRE_MISSION_D3 ? 2 * made : made; // PH-DICE-11
    }

    @Override
    protected int test(
            final RollId roll,
            final long address,
            final int marine,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        if (!scripted(roll)) {
            return super.test(roll, address, marine, again, focus, strike, crit);
        }
        final String id = roll.id() + (again == 0 ? "" : "Again" + again);
        return (int) script.take(id, marine, NONE, RollScript.pooled(focus, strike, crit));
    }

    @Override
    public long throwFaces(final RollId roll, final int activation, final int focus, final int strike, final int crit) {
        return script.take(roll.id(), NONE, NONE, RollScript.pooled(focus, strike, crit));
    }

    @Override
    public void throwDice(
            final RollId roll,
            final int activation,
            final int test,
            final int focus,
            final int strike,
            final int crit,
            final DiceThrow into) {
        final String id = roll == RollId.RED_DICE ? "redDice" : "enemyDice";
        script.takeDice(id, RollScript.pooled(focus, strike, crit), into);
    }
}
