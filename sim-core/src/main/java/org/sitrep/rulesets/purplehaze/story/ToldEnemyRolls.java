package org.sitrep.rulesets.purplehaze.story;

import org.sitrep.dice.ConditionalThrow;
import org.sitrep.dice.DiceThrow;
import org.sitrep.dice.FaceSampler;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.story.Laws;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.story.Rolling;
import org.sitrep.ruleset.story.ToldRoll;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.play.Bits;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;

/**
 * The rolls of the Enemy, each told as it is made: the dice, what counts of them and its exact law. They are the very rolls of {@link Rolls}.
 *
 * <p>An Enemy test is shown with the very dice it threw. A Marine's test draws its result from the exact law without throwing dice; those shown are drawn from the law of the dice given that result, so they are as likely as any throw
 * that gives it, and are no roll of their own.
 */
class ToldEnemyRolls extends Rolls {
    static final int SIX = 6;
    /** More is good for the player. */
    static final int GOOD = 1;
    /** More is bad for the player. */
    static final int BAD = -1;

    final CombatState state;
    final Rolling told;
    final PoolLaws laws;
    private final MissionKey key;
    private final DiceThrow dice = new DiceThrow();

    ToldEnemyRolls(final MissionKey key, final CombatState state, final Rolling told) {
        super(key, state.tables.totals, state.tables.faces);
        this.key = key;
        this.state = state;
        this.told = told;
        laws = new PoolLaws(state.tables.readings.matchRule);
    }

    final ToldRoll die(final String id, final String name, final int face) {
        return told.made(new ToldRoll(id, name).shows("D6", face).counts(face, Laws.alike(SIX), 0));
    }

    /** A D6 that counts for whether something happens, on so many of its faces. */
    final ToldRoll chance(
            final String id,
            final String name,
            final int face,
            final boolean happens,
            final int faces,
            final int good) {
        return die(id, name, face).counts(happens ? 1 : 0, Laws.sixths(faces), good);
    }

    /** A test of which only the result was drawn. */
    final void test(
            final String id,
            final String name,
            final int marine,
            final long address,
            final int again,
            final int focus,
            final int strike,
            final int crit,
            final int result) {
        new ConditionalThrow(state.tables.readings.matchRule, focus, strike, crit)
                .draw(key, address, result >> 1, (result & 1) != 0, dice);
        told.made(new ToldRoll(id, again > 0 ? name + ", thrown again" : name)
                .of(Wording.marine(state, marine))
                .shows(PoolLaws.shown(dice))
                .counts(result >> 1, laws.hits(focus, strike, crit), GOOD)
                .result(Wording.hits(result >> 1, (result & 1) != 0)));
    }

    @Override
    public int fighter(final int nth, final int count) {
        final int index = super.fighter(nth, count);
        final ToldRoll roll = told.drawn("fighter", "Fighter marker", index, count);
        final long pool = state.unitPool & state.tables.enemies.unitsOfType[EnemyTable.FIGHTER];
        if (!state.tables.readings.hiddenEnemies && Bits.count(pool) == count) {
            roll.result(Wording.unit(state, Bits.nth(pool, index)));
        }
        return index;
    }

    @Override
    public int specialist(final int nth, final int count) {
        final int index = super.specialist(nth, count);
        told.drawn("specialist", "Specialist marker", index, count);
        return index;
    }

    @Override
    public int tacticsMarker(final int nth, final int count) {
        final int index = super.tacticsMarker(nth, count);
        told.drawn("tacticsMarker", "Tactics marker", index, count).result("face down, 1 of " + count);
        return index;
    }

    @Override
    public int hiddenShuffle(final int nth, final int count) {
        final int index = super.hiddenShuffle(nth, count);
        told.drawn("hiddenShuffle", "Face-down Enemy shuffled", index, count);
        return index;
    }

    @Override
    public int combatMarker(final int activation, final int count) {
        final int index = super.combatMarker(activation, count);
        final int marker = state.tables.markers.combatPool[index];
        told.drawn("combatMarker", "Combat marker", index, count)
                .result(state.tables.markers.combatIndex.id(marker) + ", 1 of " + count);
        return index;
    }

    @Override
    public long enemyTest(final int activation, final int focus, final int strike, final int crit) {
        final long result = super.enemyTest(activation, focus, strike, crit);
        facesTest("enemyTest", "Enemy attack", RollId.ENEMY_TEST, activation, focus, strike, crit, result);
        return result;
    }

    @Override
    public long tacticsTest(final int activation, final int focus, final int strike, final int crit) {
        final long result = super.tacticsTest(activation, focus, strike, crit);
        facesTest("tacticsTest", "Tactics attack", RollId.TACTICS_TEST, activation, focus, strike, crit, result);
        return result;
    }

    /** What counts are the hits on IDs that somebody holds. */
    private void facesTest(
            final String id,
            final String name,
            final int roll,
            final int activation,
            final int focus,
            final int strike,
            final int crit,
            final long result) {
        enemyDice(roll, activation, focus, strike, crit, dice);
        int hits = 0;
        int held = 0;
        for (int face = 1; face <= SIX; face++) {
            if (state.squad.holder[face - 1] != CombatState.NONE) {
                held++;
                hits += FaceSampler.hits(result, face);
            }
        }
        told.made(new ToldRoll(id, name)
                .shows(PoolLaws.shown(dice))
                .counts(hits, laws.hits(focus, strike, crit, held), BAD)
                .result(Wording.faces(result)));
    }

    @Override
    public int aimShootTarget(final int activation) {
        final int id = super.aimShootTarget(activation);
        somebody("aimShootTarget", "AimShoot, ID aimed at", id);
        return id;
    }

    /** A D6 that counts for whether anybody holds the ID. */
    final void somebody(final String id, final String name, final int face) {
        int held = 0;
        for (final int holder : state.squad.holder) {
            held += holder == CombatState.NONE ? 0 : 1;
        }
        final int marine = state.squad.holder[face - 1];
        chance(id, name, face, marine != CombatState.NONE, held, BAD)
                .result(marine == CombatState.NONE ? "nobody holds that ID" : Wording.marine(state, marine));
    }

    @Override
    public int aimShootTest(final int activation, final int focus, final int strike, final int crit) {
        final int result = super.aimShootTest(activation, focus, strike, crit);
        new ConditionalThrow(state.tables.readings.matchRule, focus, strike, crit)
                .draw(key, aimShootTestAddress(activation), result >> 1, (result & 1) != 0, dice);
        aimed("aimShootTest", focus, strike, crit, result >> 1, (result & 1) != 0);
        return result;
    }

    @Override
    public long aimShootThrow(final int activation, final int focus, final int strike, final int crit) {
        final long result = super.aimShootThrow(activation, focus, strike, crit);
        enemyDice(RollId.AIM_SHOOT_TEST, activation, focus, strike, crit, dice);
        aimed("aimShootThrow", focus, strike, crit, FaceSampler.totalHits(result), FaceSampler.anyCritical(result));
        return result;
    }

    private void aimed(
            final String id,
            final int focus,
            final int strike,
            final int crit,
            final int hits,
            final boolean critical) {
        told.made(new ToldRoll(id, "AimShoot")
                .of("at " + Wording.marine(state, state.red.aimedAt))
                .shows(PoolLaws.shown(dice))
                .counts(hits, laws.hits(focus, strike, crit), BAD)
                .result(Wording.hits(hits, critical)));
    }

    /** What the dice thrown again come to hangs on those that lie, of which no law is told. */
    @Override
    public void redDice(
            final int test,
            final int activation,
            final int focus,
            final int strike,
            final int crit,
            final DiceThrow into) {
        super.redDice(test, activation, focus, strike, crit, into);
        told.made(new ToldRoll("redDice", "Red throws dice again")
                .shows(PoolLaws.shown(into))
                .counts(focus + strike + crit, null, 0)
                .result(Phrases.count(focus + strike + crit, "die thrown again", "dice thrown again")));
    }

    @Override
    public int redMarker(final int nth, final int count) {
        final int index = super.redMarker(nth, count);
        told.drawn("redMarker", "Combat marker for Red's hand", index, count).result("face down, 1 of " + count);
        return index;
    }

    @Override
    public int regroup(final int activation) {
        final int face = super.regroup(activation);
        die("regroup", "Regroup", face)
                .counts(face, Laws.alike(SIX), BAD)
                .result(Wording.initiative(state.initiative - face));
        return face;
    }

    @Override
    public int retreat() {
        final int face = super.retreat();
        final int left = state.enemies;
        chance("retreat", "Retreat roll", face, face > left, SIX - left, GOOD)
                .result((face > left ? "they retreat, more than " : "they stay, not more than ")
                        + Phrases.count(left, "Enemy left", "Enemies left"));
        return face;
    }

    @Override
    public int supportFighter(final int activation, final int count) {
        final int index = super.supportFighter(activation, count);
        told.drawn("supportFighter", "Fighter of Support", index, count);
        return index;
    }

    @Override
    public int supportSpace(final int activation, final int count) {
        final int index = super.supportSpace(activation, count);
        told.drawn("supportSpace", "Space of Support", index, count);
        return index;
    }

    @Override
    public int hardMoveMover(final int activation, final int nth, final int count) {
        final int index = super.hardMoveMover(activation, nth, count);
        told.drawn("hardMoveMover", "HardMove, who moves", index, count);
        return index;
    }

    @Override
    public int hardMoveSpace(final int activation, final int nth, final int count) {
        final int index = super.hardMoveSpace(activation, nth, count);
        told.drawn("hardMoveSpace", "HardMove, where to", index, count);
        return index;
    }
}
