package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.dice.DiceThrow;
import org.sitrep.rng.MissionKey;
import org.sitrep.rulesets.purplehaze.play.Rolls;

/** Rolls what a {@link RollScript} says and nothing else: a roll that is not the next in the script fails, as does one that is never made. */
final class ScriptedRolls extends Rolls {
    private static final int NONE = CombatState.NONE;

    private final RollScript script;

    ScriptedRolls(final CombatState state, final RollScript script) {
        super(new MissionKey(), state.tables.totals, state.tables.faces);
        this.script = script;
    }

    private int pick(final String roll, final int count) {
        return (int) script.take(roll, NONE, count, "");
    }

    private int pick(final String roll, final int marine, final int count) {
        return (int) script.take(roll, marine, count, "");
    }

    private int die(final String roll) {
        return (int) script.take(roll, NONE, NONE, "");
    }

    private long test(final String roll, final int marine, final int focus, final int strike, final int crit) {
        return script.take(roll, marine, NONE, RollScript.pooled(focus, strike, crit));
    }

    private static String again(final int again) {
        return again == 0 ? "" : "Again" + again;
    }

    @Override
    public int fighter(final int nth, final int count) {
        return pick("fighter", count);
    }

    @Override
    public int specialist(final int nth, final int count) {
        return pick("specialist", count);
    }

    @Override
    public int tacticsMarker(final int nth, final int count) {
        return pick("tacticsMarker", count);
    }

    @Override
    public int hiddenShuffle(final int nth, final int count) {
        return pick("hiddenShuffle", count);
    }

    @Override
    public int combatMarker(final int activation, final int count) {
        return pick("combatMarker", count);
    }

    @Override
    public long enemyTest(final int activation, final int focus, final int strike, final int crit) {
        return test("enemyTest", NONE, focus, strike, crit);
    }

    @Override
    public long tacticsTest(final int activation, final int focus, final int strike, final int crit) {
        return test("tacticsTest", NONE, focus, strike, crit);
    }

    @Override
    public int aimShootTarget(final int activation) {
        return die("aimShootTarget");
    }

    @Override
    public int aimShootTest(final int activation, final int focus, final int strike, final int crit) {
        return (int) test("aimShootTest", NONE, focus, strike, crit);
    }

    @Override
    public long aimShootThrow(final int activation, final int focus, final int strike, final int crit) {
        return test("aimShootThrow", NONE, focus, strike, crit);
    }

    @Override
    public void enemyDice(
            final int test,
            final int activation,
            final int focus,
            final int strike,
            final int crit,
            final DiceThrow into) {
        script.takeDice("enemyDice", RollScript.pooled(focus, strike, crit), into);
    }

    @Override
    public void redDice(
            final int test,
            final int activation,
            final int focus,
            final int strike,
            final int crit,
            final DiceThrow into) {
        script.takeDice("redDice", RollScript.pooled(focus, strike, crit), into);
    }

    @Override
    public int redMarker(final int nth, final int count) {
        return pick("redMarker", count);
    }

    @Override
    public int regroup(final int activation) {
        return die("regroup");
    }

    @Override
    public int retreat() {
        return die("retreat");
    }

    @Override
    public int supportFighter(final int activation, final int count) {
        return pick("supportFighter", count);
    }

    @Override
    public int supportSpace(final int activation, final int count) {
        return pick("supportSpace", count);
    }

    @Override
    public int hardMoveMover(final int activation, final int nth, final int count) {
        return pick("hardMoveMover", count);
    }

    @Override
    public int hardMoveSpace(final int activation, final int nth, final int count) {
        return pick("hardMoveSpace", count);
    }

    @Override
    public int woundCard(final int marine, final int cube, final int nth, final int count) {
        return pick("woundCard", marine, count);
    }

    @Override
    public int conditionCard(final int marine, final int cube, final int count) {
        return pick("conditionCard", marine, count);
    }

    @Override
    public int marineTest(
            final int marine,
            final int activation,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        return (int) test("marineTest" + again(again), marine, focus, strike, crit);
    }

    @Override
    public int claymoreDud() {
        return die("claymoreDud");
    }

    @Override
    public int claymoreDudAgain() {
        return die("claymoreDudAgain");
    }

    @Override
    public int claymoreTest(final int again, final int focus, final int strike, final int crit) {
        return (int) test("claymoreTest" + again(again), NONE, focus, strike, crit);
    }

    @Override
    public int fireMissionTableA(final int nth) {
        return die("fireMissionTableA");
    }

    @Override
    public int fireMissionTableB(final int nth) {
        return die("fireMissionTableB");
    }

    @Override
    public int fireMissionHardCover(final int nth) {
        return die("fireMissionHardCover");
    }

    @Override
    public int fireMissionD3(final int nth) {
        return die("fireMissionD3");
    }

    @Override
    public int friendlyFireRow(final int nth, final int count) {
        return pick("friendlyFireRow", count);
    }

    @Override
    public int patchUpTest(
            final int marine,
            final int activation,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        return (int) test("patchUpTest" + again(again), marine, focus, strike, crit);
    }
}
