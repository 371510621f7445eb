package org.sitrep.rulesets.purplehaze.story;

import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.story.Laws;
import org.sitrep.ruleset.story.Rolling;
import org.sitrep.ruleset.story.ToldRoll;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.FireSupport;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.play.Bits;

/** The rolls of the Marines in combats, and of what their own guns and the Enemy's do to them, each told as it is made. */
class ToldCombatRolls extends ToldEnemyRolls {
    private static final int DUD = 6;
    private static final int FRIENDLY_FIRE = 6;

    /** The call of Fire Support that comes down on the Squad, or none. */
    private int friendlyCall = CombatState.NONE;

    ToldCombatRolls(final MissionKey key, final CombatState state, final Rolling told) {
        super(key, state, told);
    }

    @Override
    public int marineTest(
            final int marine,
            final int activation,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        final int result = super.marineTest(marine, activation, again, focus, strike, crit);
        final long address = marineTestAddress(marine, activation, again);
        test("marineTest", "Combat test", marine, address, again, focus, strike, crit, result);
        return result;
    }

    @Override
    public int claymoreDud() {
        final int face = super.claymoreDud();
        dud("claymoreDud", "Claymore", face);
        return face;
    }

    @Override
    public int claymoreDudAgain() {
        final int face = super.claymoreDudAgain();
        dud("claymoreDudAgain", "Claymore, once more", face);
        return face;
    }

    private void dud(final String id, final String name, final int face) {
        chance(id, name, face, face != DUD, SIX - 1, GOOD).result(face == DUD ? "a dud" : "it goes off");
    }

    @Override
    public int claymoreTest(final int again, final int focus, final int strike, final int crit) {
        final int result = super.claymoreTest(again, focus, strike, crit);
        final int marine = state.squad.test.marine;
        final long address = claymoreTestAddress(again);
        test("claymoreTest", "Claymore test", marine, address, again, focus, strike, crit, result);
        return result;
    }

    /** What it takes is told a moment later. */
    @Override
    public int fireMissionTableA(final int nth) {
        final int face = super.fireMissionTableA(nth);
        die("fireMissionTableA", "Table A", face);
        return face;
    }

    /** The call lands, or not, on a die of Table A. */
    final void arrives(final int face, final int intelligence) {
        told.latest("fireMissionTableA")
                .counts(face <= intelligence ? 1 : 0, Laws.sixths(intelligence), GOOD)
                .result((face <= intelligence ? "it lands" : "it is late") + ", Intelligence " + intelligence);
    }

    @Override
    public int fireMissionTableB(final int nth) {
        final int face = super.fireMissionTableB(nth);
        chance("fireMissionTableB", "Table B", face, face != FRIENDLY_FIRE, SIX - 1, GOOD)
                .result(face == FRIENDLY_FIRE ? "friendly fire" : "it lands");
        return face;
    }

    @Override
    public int fireMissionHardCover(final int nth) {
        final int face = super.fireMissionHardCover(nth);
        final int from = strike(nth).hardCoverGoneFrom();
        chance("fireMissionHardCover", "Hard Cover under fire", face, face >= from, SIX + 1 - from, good(nth))
                .result(face >= from ? "gone" : "it holds");
        return face;
    }

    @Override
    public int fireMissionD3(final int nth) {
        final int hits = super.fireMissionD3(nth);
        told.made(new ToldRoll("fireMissionD3", "Hits of the fire mission")
                .shows("D3", hits)
                .counts(hits, Laws.alike(SIX / 2), good(nth))
                .result(Wording.hits(hits + strike(nth).hitsBeyondD3(), false) + " on each"));
        return hits;
    }

    private FireSupport.Strike strike(final int nth) {
        return state.callSkill[nth] == SkillId.ARTILLERY.ordinal() ? state.tables.artillery : state.tables.airStrike;
    }

    private int good(final int nth) {
        return nth == friendlyCall ? BAD : GOOD;
    }

    @Override
    public int friendlyFireRow(final int nth, final int count) {
        final int index = super.friendlyFireRow(nth, count);
        friendlyCall = nth;
        told.drawn("friendlyFireRow", "Row of friendly fire", index, count).result("Marine row " + (index + 1));
        return index;
    }

    @Override
    public int patchUpTest(
            final int marine,
            final int activation,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        final int result = super.patchUpTest(marine, activation, again, focus, strike, crit);
        final long address = patchUpTestAddress(marine, activation, again);
        test("patchUpTest", "PATCH UP", marine, address, again, focus, strike, crit, result);
        return result;
    }

    /** The Wound cards are numbered from bad to worse: of two the higher is kept (PH-WND-2). */
    @Override
    public int woundCard(final int marine, final int cube, final int nth, final int count) {
        final int index = super.woundCard(marine, cube, nth, count);
        final int card = Bits.nth(state.squad.woundDeck, index);
        told.drawn("woundCard", "Wound card", index, count)
                .of(Wording.marine(state, marine))
                .counts(index + 1, Laws.alike(count), BAD)
                .result(state.tables.cards.woundIndex.id(card) + ", 1 of " + count);
        return index;
    }

    /** The Condition cards are numbered from bad to worse: of two the higher is kept (PH-CND-2). */
    @Override
    public int conditionCard(final int marine, final int cube, final int count) {
        final int index = super.conditionCard(marine, cube, count);
        final int card = Bits.nth(state.squad.conditionDeck, index);
        told.drawn("conditionCard", "Condition card", index, count)
                .of(Wording.marine(state, marine))
                .counts(index + 1, Laws.alike(count), BAD)
                .result(state.tables.cards.conditionIndex.id(card) + ", 1 of " + count);
        return index;
    }
}
