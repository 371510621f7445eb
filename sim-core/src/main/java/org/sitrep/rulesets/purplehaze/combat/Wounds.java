package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.tables.CardTables;
import org.sitrep.strategy.Decision;

/** Damage, Wounds, Stress, Conditions and death (PH-DMG, PH-STR, PH-WND, PH-CND, PH-KIA). */
final class Wounds {
    /** A Marine with so many cubes is dead (PH-WND-3) or broken (PH-CND-3). */
    private static final int LAST_CUBE = 3;
    /** Willpower is taken from this to get the Stress of a comrade's death (PH-KIA-1). */
    private static final int COMRADE_STRESS = 6;

    private final CombatState state;
    private final Rolls rolls;
    private final Table table;
    private final CombatTrace trace;
    /** Killed in the attack under way; they stay on the board until all have been hit. */
    private int dying;

    Wounds(final CombatState state, final Rolls rolls, final Table table, final CombatTrace trace) {
        this.state = state;
        this.rolls = rolls;
        this.table = table;
        this.trace = trace;
    }

    /** After all Damage of one source: Wounds in the order of own IDs, then the dead leave and their IDs pass on (PH-DMG-2, PH-ENM-5). */
    void check() {
        dying = 0;
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            if (state.isAlive(marine) && state.damage[marine] >= state.damageThreshold(marine)) {
                state.damage[marine] = 0;
                wound(marine);
            }
        }
        if (dying != 0) {
            bury();
        }
    }

    private void wound(final int marine) {
        final int cube = ++state.cubes[marine];
        if (cube == LAST_CUBE) { // PH-WND-3
            if (state.tables.readings.thirdWoundDraws && state.woundDeck != 0) { // AMB-49
                state.woundDeck &= ~(1 << draw(marine, cube, false));
            }
            trace.thirdWound(marine);
            dying |= 1 << marine;
            return;
        }
        if (state.woundDeck == 0) {
            return; // every card is held or gone: the cube alone counts
        }
        final int card = drawForMarine(marine, cube);
        if (state.tables.cards.woundKia[card]) { // PH-WND-4
            state.woundDeck &= ~(1 << card);
            trace.woundDrawn(marine, card, card, cube);
            dying |= 1 << marine;
            return;
        }
        keepHigher(marine, card);
        trace.woundDrawn(marine, card, state.wound[marine], cube);
        takeStress(marine, state.tables.cards.woundStress[card]); // PH-WND-2
    }

    private void keepHigher(final int marine, final int card) {
        final int old = state.wound[marine];
        final int kept = Math.max(old, card);
        state.woundDeck &= ~(1 << kept);
        if (old != CombatState.NONE) {
            state.woundDeck |= 1 << Math.min(old, card); // PH-WND-2: the other goes back
        }
        state.wound[marine] = kept;
    }

    private int draw(final int marine, final int cube, final boolean second) {
        final int deck = state.woundDeck;
        return Bits.nth(deck, rolls.woundCard(marine, cube, second, Bits.count(deck)));
    }

    /** One card, or with a Flak Jacket the lower of two (PH-WND-8). */
    private int drawForMarine(final int marine, final int cube) {
        final int first = draw(marine, cube, false);
        final int flak = state.tables.gear.flakJacket;
        if (flak == CombatState.NONE || !Equipment.has(state, marine, flak) || Bits.count(state.woundDeck) < 2) {
            return first;
        }
        state.woundDeck &= ~(1 << first);
        final int second = draw(marine, cube, true);
        state.woundDeck |= 1 << first;
        Equipment.spend(state, marine, flak);
        final CardTables cards = state.tables.cards;
        final int higher = Math.max(first, second);
        final int suffered =
                state.tables.readings.kiaThroughFlak && cards.woundKia[higher] ? higher : Math.min(first, second);
        trace.flakJacket(marine, suffered, first + second - suffered);
        return suffered;
    }

    private void takeStress(final int marine, final int stress) {
        state.stress[marine] += stress;
        if (state.stress[marine] < state.stressThreshold(marine)) {
            return;
        }
        state.stress[marine] = 0; // PH-STR-2
        final int cube = ++state.conditionCubes[marine];
        if (cube >= LAST_CUBE || state.conditionDeck == 0) {
            return; // PH-CND-3: he breaks down after the Mission, AMB-50: no card
        }
        final int deck = state.conditionDeck;
        final int card = Bits.nth(deck, rolls.conditionCard(marine, cube, Bits.count(deck)));
        final int old = state.condition[marine];
        final int kept = Math.max(old, card);
        state.conditionDeck &= ~(1 << kept);
        if (old != CombatState.NONE) {
            state.conditionDeck |= 1 << Math.min(old, card); // PH-CND-2
        }
        state.condition[marine] = kept;
        trace.conditionDrawn(marine, card, kept);
    }

    private void bury() {
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            if ((dying & 1 << marine) != 0) {
                trace.killed(marine);
                state.alive &= ~(1 << marine);
                state.aliveCount--;
                state.put(marine, CombatState.NONE); // PH-KIA-2
            }
        }
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            if ((dying & 1 << marine) != 0) {
                comradesGrieve();
                passOn(marine); // PH-KIA-3: in the order of IDs, a man's own before his extra one
                if (state.extraId[marine] != CombatState.NONE) {
                    passOn(state.extraId[marine]);
                    state.extraId[marine] = CombatState.NONE;
                }
            }
        }
    }

    private void comradesGrieve() {
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            if (state.isAlive(marine)) { // PH-KIA-1
                takeStress(
                        marine, Math.max(0, COMRADE_STRESS - state.trait(marine, state.tables.readings.comradeTrait)));
            }
        }
    }

    private void passOn(final int id) {
        state.holder[id] = CombatState.NONE;
        final Decision decision = table.open(Ask.ID_HOLDER, id + 1);
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            if (state.isAlive(marine) && state.extraId[marine] == CombatState.NONE) {
                decision.add(marine);
            }
        }
        if (decision.count() == 0) {
            return; // nobody can take it: its hits are lost
        }
        final int heir = table.ask();
        state.holder[id] = heir;
        state.extraId[heir] = id;
        trace.idPassed(id, heir);
    }
}
