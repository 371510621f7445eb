package org.sitrep.rulesets.purplehaze.combat;

import org.sitrep.rulesets.purplehaze.definition.CardLine;
import org.sitrep.rulesets.purplehaze.definition.CardLine.When;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.definition.Specialization.Skill;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.squad.MarineCards;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.rulesets.purplehaze.tables.CardTexts;
import org.sitrep.strategy.Decision;

/**
 * Offers the plays between two activations of a combat: those possible at any time, and the cards for combats (GAP-09).
 * These give Initiative before the first activation, restore a Fire Support, or remove Hard Cover from an Enemy space.
 */
final class CombatPlays extends CombatPart {
    /** The Radio Operator's own ID less one. */
    private static final int RADIO_OPERATOR = 1;

    private static final SkillId[] FIRE_SUPPORT = {SkillId.ARTILLERY, SkillId.AIR_STRIKE, SkillId.ILLUMINATION};

    private final CardTexts texts;

    CombatPlays(final Combat combat) {
        super(combat);
        texts = state.tables.texts;
    }

    /** Lets the player make any number of plays. */
    void offer() {
        int chosen = squadParts.anytime.choose(squadParts.anytime.playable() | playable());
        while (chosen != HeldCards.NOTHING) {
            play(chosen);
            chosen = squadParts.anytime.choose(squadParts.anytime.playable() | playable());
        }
    }

    /** Returns the uses of cards for combats that would have an effect now, as a mask of {@link HeldCards}. */
    private long playable() {
        long playable = 0;
        for (long rest = squad.held.uses(CardOp.COMBAT); rest != 0; rest &= rest - 1) {
            playable |= helps(1 + Long.numberOfTrailingZeros(rest)) ? rest & -rest : 0;
        }
        return playable;
    }

    private boolean helps(final int use) {
        final int text = squad.held.text(use);
        final int holder = squad.held.holder(use);
        for (int row = texts.first[text]; row < texts.first[text + 1]; row++) {
            if (texts.line[row].when() == When.COMBAT && helps(holder, texts.line[row])) {
                return true;
            }
        }
        return false;
    }

    private boolean helps(final int holder, final CardLine line) {
        return squad.inForce.holds(holder, line)
                && (line.initiative() != 0 && isBeforeFirst()
                        || line.fireSupport() != 0 && anySpent()
                        || line.hardCoverRemoved() != 0 && state.enemyHardCover != 0);
    }

    private boolean isBeforeFirst() {
        return state.marineActivations + state.enemyActivations == 0;
    }

    private boolean anySpent() {
        for (final SkillId skill : FIRE_SUPPORT) {
            if (squad.isPresent(RADIO_OPERATOR) && isSpent(skill)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the Radio Operator has spent a use of a Fire Support. */
    private boolean isSpent(final SkillId skill) {
        final int at = MarineCards.at(RADIO_OPERATOR, skill);
        return squad.cards.skill[at] != Skill.NONE && squad.cards.skill[at].uses() > 0 && squad.skillUsed[at] > 0;
    }

    private void play(final int use) {
        final int holder = squad.held.holder(use);
        final int text = squad.held.text(use);
        beginUse(use);
        squadParts.anytime.carryOut(use, holder, text);
        for (int row = texts.first[text]; row < texts.first[text + 1]; row++) {
            final CardLine line = texts.line[row];
            if (line.when() == When.COMBAT && helps(holder, line)) {
                carryOut(use, line);
            }
        }
        endUse(use);
    }

    private void carryOut(final int use, final CardLine line) {
        if (line.initiative() != 0 && isBeforeFirst()) {
            state.initiative += line.initiative();
            trace.tell(Event.INITIATIVE_CHANGED, line.initiative());
        }
        regainFireSupport(use, line.fireSupport());
        removeHardCover(use, line.hardCoverRemoved());
    }

    private void regainFireSupport(final int use, final int uses) {
        for (int i = 0; i < uses && anySpent(); i++) {
            final Decision decision = seat.open(DecisionKind.PLAY_TARGET, use);
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

    private void removeHardCover(final int use, final int markers) {
        for (int i = 0; i < markers && state.enemyHardCover != 0; i++) {
            final Decision decision = seat.open(DecisionKind.PLAY_TARGET, use);
            decision.addAll(0, state.enemyHardCover);
            final int space = seat.ask();
            state.enemyHardCover &= ~(1 << space); // PH-HIT-4
            trace.tell(Event.HARD_COVER_REMOVED, space);
        }
    }
}
