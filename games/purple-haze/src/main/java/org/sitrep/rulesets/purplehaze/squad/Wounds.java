package org.sitrep.rulesets.purplehaze.squad;

import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.definition.WoundCard;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.Pieces;
import org.sitrep.strategy.Decision;

/**
 * Applies Damage, Wounds, Stress, Conditions and death (PH-DMG, PH-STR, PH-WND, PH-CND, PH-KIA).
 *
 * <p>Methods that draw Wounds return the mask of the Marines who die of them. The caller removes these from its board
 * or map and then lets the Squad {@linkplain #mourn mourn}.
 */
public final class Wounds extends SquadPart {
    /** The number of cubes at which a Marine is dead (PH-WND-3) or broken (PH-CND-3). */
    public static final int LAST_CUBE = 3;
    /** The Stress of a comrade's death before Willpower is subtracted (PH-KIA-1). */
    private static final int COMRADE_STRESS = 6;

    Wounds(final SquadParts parts) {
        super(parts);
    }

    /**
     * Draws Wounds after all Damage of one source, in the order of own IDs (PH-DMG-2, PH-ENM-5); returns the mask of
     * the Marines who die.
     */
    public int check() {
        int dying = 0;
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            final int damage = squad.damage[marine];
            if (damage != 0 && squad.isPresent(marine) && damage >= squad.damageThreshold(marine)) {
                dying |= drawWound(marine);
            }
        }
        return dying;
    }

    /**
     * Gives a Marine Damage, part of which a card may ignore, and returns the Damage taken; {@link #check} follows once
     * the source has done all of it.
     */
    public int takeDamage(final int marine, final int damage) {
        int taken = damage;
        final int use = damage > 0 ? squad.held.own(marine, CardOp.IGNORE_DAMAGE) : HeldCards.NOTHING; // GAP-10
        if (use != HeldCards.NOTHING && seat.askYes(DecisionKind.IGNORE_DAMAGE, marine | damage << 8)) {
            taken = Math.max(
                    0, damage + squad.held.line(use, CardOp.IGNORE_DAMAGE).damage());
            spend(use);
        }
        squad.damage[marine] += taken;
        return taken;
    }

    /**
     * Gives a Marine a Wound and returns the Marine's bit if it is fatal, else 0. Damage is cleared first, also when an
     * effect orders the draw (PH-STR-3).
     */
    public int drawWound(final int marine) {
        squad.damage[marine] = 0;
        final int cube = squad.cubes[marine] + 1;
        if (cube == LAST_CUBE) { // PH-WND-3
            squad.cubes[marine] = cube;
            if (squad.tables.options.thirdWound() == Options.ThirdWound.CARD_DRAWN && squad.woundDeck != 0) { // AMB-49
                squad.woundDeck &= ~(1 << draw(marine, cube, false));
            }
            trace.tell(Event.THIRD_WOUND, marine);
            return 1 << marine;
        }
        if (squad.woundDeck == 0) {
            squad.cubes[marine] = cube;
            return 0; // every card is held or removed: only the cube counts
        }
        final int card = drawForMarine(marine, cube);
        if (ignores(marine, card)) {
            return 0;
        }
        squad.cubes[marine] = cube;
        return suffer(marine, card, cube);
    }

    /** Returns whether the player uses a card to ignore the Wound card: no cube, no Stress (GAP-10). */
    private boolean ignores(final int marine, final int card) {
        final int use = squad.held.own(marine, CardOp.IGNORE_WOUND);
        if (use == HeldCards.NOTHING || !seat.askYes(DecisionKind.IGNORE_WOUND, marine | card << 8)) {
            return false;
        }
        spend(use);
        trace.tell(Event.WOUND_IGNORED, marine, card);
        squad.woundsIgnored[marine]++;
        return true;
    }

    private int suffer(final int marine, final int card, final int cube) {
        squad.woundsSuffered[card]++;
        if (squad.tables.wounds.get(card).isKia()) { // PH-WND-4
            squad.woundDeck &= ~(1 << card);
            trace.tell(Event.WOUND_DRAWN, marine, card, card, cube);
            return 1 << marine;
        }
        keepHigher(marine, card);
        trace.tell(Event.WOUND_DRAWN, marine, card, squad.wound[marine], cube);
        takeStress(marine, squad.tables.wounds.get(card).stress()); // PH-WND-2
        return 0;
    }

    private void keepHigher(final int marine, final int card) {
        final int old = squad.wound[marine];
        final int higher = Math.max(old, card);
        squad.woundDeck &= ~(1 << higher);
        if (old != SquadState.NONE) {
            squad.woundDeck |= 1 << Math.min(old, card); // PH-WND-2: the other goes back
        }
        squad.wound[marine] = higher;
    }

    private int draw(final int marine, final int cube, final boolean second) {
        final int deck = squad.woundDeck;
        final int nth = (second ? 1 : 0) + 2 * squad.woundsIgnored[marine];
        return rolls.pickBit(RollId.WOUND_CARD, cube, marine, nth, deck);
    }

    /**
     * Draws one card, or the lower of two by an Ability or charm, or in a combat with a Flak Jacket (PH-WND-8, GAP-08);
     * the jacket is not spent where the card applies.
     */
    private int drawForMarine(final int marine, final int cube) {
        final int thickSkin = squad.held.own(marine, CardOp.LOWER_WOUND);
        if (thickSkin != HeldCards.NOTHING) {
            count(thickSkin); // the first Wound, whatever the deck holds
        }
        final int first = draw(marine, cube, false);
        final int flak = squad.tables.gear.flakJacket;
        final boolean jacket = squad.inCombat && flak != SquadState.NONE && Equipment.has(squad, marine, flak);
        if (thickSkin == HeldCards.NOTHING && !jacket || Integer.bitCount(squad.woundDeck) < 2) {
            return first;
        }
        squad.woundDeck &= ~(1 << first);
        final int second = draw(marine, cube, true);
        squad.woundDeck |= 1 << first;
        final int lower = Math.min(first, second);
        if (thickSkin != HeldCards.NOTHING) {
            tellUse(thickSkin);
            trace.tell(Event.THICK_SKIN, marine, lower, first + second - lower);
            return lower;
        }
        Equipment.spend(squad, marine, flak);
        final Pieces<WoundCard> wounds = squad.tables.wounds;
        final int higher = Math.max(first, second);
        final int suffered = squad.tables.options.flakAndKia() == Options.FlakAndKia.KILLS
                        && wounds.get(higher).isKia()
                ? higher
                : lower;
        trace.tell(Event.FLAK_JACKET, marine, suffered, first + second - suffered);
        return suffered;
    }

    /** Gives a Marine Stress, which may turn into a Condition (PH-STR-2). */
    public void takeStress(final int marine, final int stress) {
        int taken = stress;
        final int use = stress > 0 ? squad.held.own(marine, CardOp.LESS_STRESS) : HeldCards.NOTHING; // GAP-08
        if (use != HeldCards.NOTHING) {
            taken = Math.max(
                    0, stress + squad.held.line(use, CardOp.LESS_STRESS).stress());
            spend(use);
        }
        squad.stress[marine] += taken;
        if (squad.stress[marine] >= squad.stressThreshold(marine)) {
            drawCondition(marine);
        }
    }

    /**
     * Gives a Marine a Condition; Stress is cleared first, also when an effect orders the draw (PH-STR-2, PH-STR-3).
     */
    public void drawCondition(final int marine) {
        squad.stress[marine] = 0;
        final int cube = ++squad.conditionCubes[marine];
        if (cube >= LAST_CUBE || squad.conditionDeck == 0) {
            return; // PH-CND-3: breaks down after the Mission, AMB-50: no card
        }
        final int deck = squad.conditionDeck;
        final int card = rolls.pickBit(RollId.CONDITION_CARD, cube, marine, 0, deck);
        final int old = squad.condition[marine];
        final int higher = Math.max(old, card);
        squad.conditionDeck &= ~(1 << higher);
        if (old != SquadState.NONE) {
            squad.conditionDeck |= 1 << Math.min(old, card); // PH-CND-2
        }
        squad.condition[marine] = higher;
        squad.conditionsDrawn[card]++;
        trace.tell(Event.CONDITION_DRAWN, marine, card, higher);
    }

    /**
     * Removes the dying from the Squad together. Then, for each of them in the order of own IDs, the comrades take
     * Stress and the IDs pass on (PH-KIA-1, PH-KIA-3).
     */
    public void mourn(final int dying) {
        if (dying == 0) {
            return;
        }
        for (int rest = dying; rest != 0; rest &= rest - 1) {
            trace.tell(Event.KILLED, Integer.numberOfTrailingZeros(rest));
        }
        squad.kill(dying);
        for (int rest = dying; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            comradesGrieve();
            passOnIds(marine);
        }
    }

    /** Passes on the IDs of a Marine who has left the Squad: the own one before an extra one (PH-KIA-3). */
    public void passOnIds(final int marine) {
        passOn(marine);
        if (squad.extraId[marine] != SquadState.NONE) {
            passOn(squad.extraId[marine]);
            squad.extraId[marine] = SquadState.NONE;
        }
    }

    private void comradesGrieve() {
        final int trait = squad.tables.options.comradeStress().ordinal();
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            takeStress(marine, Math.max(0, COMRADE_STRESS - squad.trait(marine, trait))); // PH-KIA-1
        }
    }

    private void passOn(final int id) {
        squad.holder[id] = SquadState.NONE;
        final Decision decision = seat.open(DecisionKind.ID_HOLDER, id + 1);
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            if (squad.isPresent(marine) && squad.extraId[marine] == SquadState.NONE) {
                decision.add(marine);
            }
        }
        if (decision.count() == 0) {
            return; // no Marine can take it: its hits are lost
        }
        final int heir = seat.ask();
        squad.holder[id] = heir;
        squad.extraId[heir] = id;
        trace.tell(Event.ID_PASSED, id, heir);
    }
}
