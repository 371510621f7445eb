package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Skill;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.AnytimePlays;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.strategy.Decision;

/**
 * Offers the plays between two activations of a combat: those possible at any time, and the Boon cards for combats
 * (GAP-09). These give Initiative before the first activation, restore a Fire Support, or remove Hard Cover from an
 * Enemy space.
 */
final class CombatPlays extends CombatPart {
    /** The Radio Operator's own ID less one. */
    private static final int RADIO_OPERATOR = 1;

    private static final SkillId[] FIRE_SUPPORT = {SkillId.ARTILLERY, SkillId.AIR_STRIKE, SkillId.ILLUMINATION};

    CombatPlays(final Combat combat) {
        super(combat);
    }

    /** Lets the player make any number of plays. */
    void offer() {
        int chosen = squadParts.anytime.choose(squadParts.anytime.playable() | playable());
        while (chosen != AnytimePlays.NOTHING) {
            final int card = chosen - AnytimePlays.CARD;
            if (chosen < AnytimePlays.CHARM && isForCombat(card)) {
                play(card);
            } else {
                squadParts.anytime.play(chosen);
            }
            chosen = squadParts.anytime.choose(squadParts.anytime.playable() | playable());
        }
    }

    private boolean isForCombat(final int card) {
        return switch (state.tables.boons.get(card).effect()) {
            case COMBAT_INITIATIVE, FIRE_SUPPORT_AGAIN, REMOVE_HARD_COVER -> true;
            default -> false;
        };
    }

    /** Returns the cards for combats that would have an effect now. */
    private int playable() {
        int cards = 0;
        for (int rest = squadParts.boons.held(); rest != 0; rest &= rest - 1) {
            final int card = Integer.numberOfTrailingZeros(rest);
            final boolean helps = switch (state.tables.boons.get(card).effect()) {
                case COMBAT_INITIATIVE -> state.marineActivations + state.enemyActivations == 0;
                case FIRE_SUPPORT_AGAIN -> state.squad.isPresent(RADIO_OPERATOR) && anySpent();
                case REMOVE_HARD_COVER -> state.enemyHardCover != 0;
                default -> false;
            };
            cards |= helps ? 1 << card : 0;
        }
        return cards;
    }

    private boolean anySpent() {
        for (final SkillId skill : FIRE_SUPPORT) {
            if (isSpent(skill)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the Radio Operator has spent a use of a Fire Support. */
    private boolean isSpent(final SkillId skill) {
        final int at = MarineCards.at(RADIO_OPERATOR, skill);
        final SquadState squad = state.squad;
        return squad.cards.skill[at] != Skill.NONE && squad.cards.skill[at].uses() > 0 && squad.skillUsed[at] > 0;
    }

    private void play(final int card) {
        final int amount = state.tables.boons.get(card).amount();
        squadParts.boons.play(card);
        switch (state.tables.boons.get(card).effect()) {
            case COMBAT_INITIATIVE -> {
                state.initiative += amount;
                trace.tell(Event.INITIATIVE_CHANGED, amount);
            }
            case FIRE_SUPPORT_AGAIN -> regainFireSupport(card, amount);
            case REMOVE_HARD_COVER -> removeHardCover(card, amount);
            default -> throw new IllegalStateException("not for combats: " + card);
        }
    }

    private void regainFireSupport(final int card, final int uses) {
        for (int i = 0; i < uses && anySpent(); i++) {
            final Decision decision = seat.open(DecisionKind.PLAY_TARGET, AnytimePlays.CARD + card);
            for (final SkillId skill : FIRE_SUPPORT) {
                if (isSpent(skill)) {
                    decision.add(skill.ordinal());
                }
            }
            final int skill = seat.ask();
            state.squad.skillUsed[RADIO_OPERATOR * MarineCards.SKILLS + skill]--;
            trace.tell(Event.FIRE_SUPPORT_REGAINED, skill);
        }
    }

    private void removeHardCover(final int card, final int markers) {
        for (int i = 0; i < markers && state.enemyHardCover != 0; i++) {
            final Decision decision = seat.open(DecisionKind.PLAY_TARGET, AnytimePlays.CARD + card);
            decision.addAll(0, state.enemyHardCover);
            final int space = seat.ask();
            state.enemyHardCover &= ~(1 << space); // PH-HIT-4
            trace.tell(Event.HARD_COVER_REMOVED, space);
        }
    }
}
