package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rulesets.purplehaze.definition.Options;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.squad.HeldCards;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.CardOp;
import org.sitrep.strategy.Decision;

/** Applies the effects that occur only at R&amp;R (PH-RNR-3, AMB-51). */
final class RestEffects extends MissionPart {
    private static final int BRAWL_DICE = 4;
    private static final int LOST_UP_TO = 2;
    private static final int WON_FROM = 5;

    private final EntryInHand entry = parts.entry;

    RestEffects(final MissionParts parts) {
        super(parts);
    }

    /**
     * Lets two Marines fight, those with the lowest own IDs if there are more; the one who takes less Damage drops a
     * Stress.
     */
    void brawl(final int marines) {
        if (Integer.bitCount(marines) < 2) {
            return; // no opponent
        }
        final int first = Integer.numberOfTrailingZeros(marines);
        final int second = Integer.numberOfTrailingZeros(marines & marines - 1);
        final int onSecond = hits(first, second);
        final int onFirst = hits(second, first);
        parts.marineEffects.damage(1 << first, onFirst);
        parts.marineEffects.damage(1 << second, onSecond);
        if (onFirst != onSecond) {
            parts.marineEffects.stress(1 << (onFirst < onSecond ? first : second), -1);
        }
    }

    private int hits(final int fighter, final int other) {
        int hits = 0;
        for (int die = 0; die < BRAWL_DICE; die++) {
            final int id = rolls.d6(RollId.BRAWL_DIE, entry.ordinal, fighter, die) - 1;
            hits += (squad.idsOf(other) & 1 << id) != 0 ? 1 : 0;
        }
        return hits;
    }

    /**
     * Rolls for all Boon points of the Marines present: they are lost, nothing happens, or the Squad Leader receives
     * twice as many.
     */
    void gamble() {
        final int stake = squad.boonPointsOfAll();
        if (stake == 0) {
            return;
        }
        final int die = die();
        trace.tell(Event.GAMBLED, die, stake);
        final boolean won = die >= WON_FROM;
        if (die <= LOST_UP_TO || won && squad.tables.options.gambleWon() == Options.GambleWon.STAKE_PAID) {
            loseAllPoints();
        }
        final int leader = squad.holder[0];
        if (won && leader != SquadState.NONE) {
            parts.marineEffects.changeBoonPoints(leader, 2 * stake);
        }
    }

    private void loseAllPoints() {
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            parts.marineEffects.changeBoonPoints(marine, -squad.boonPoints[marine]);
        }
    }

    /**
     * Rolls the D6, once more for each Marine with a card for it as long as the player chooses to and it is not won.
     */
    private int die() {
        int again = 0;
        int die = rolls.d6(RollId.GAMBLE, entry.ordinal, 0, again);
        for (int rest = squad.present; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            final int use = squad.held.own(marine, CardOp.GAMBLE_AGAIN);
            if (die < WON_FROM && use != HeldCards.NOTHING && wantsAgain(die, marine)) {
                spend(use);
                die = rolls.d6(RollId.GAMBLE, entry.ordinal, 0, ++again);
            }
        }
        return die;
    }

    private boolean wantsAgain(final int die, final int marine) {
        final Decision decision = seat.open(DecisionKind.GAMBLE_AGAIN, die);
        decision.add(0);
        decision.add(marine + 1);
        return seat.ask() != 0;
    }

    /** Removes a Condition cube or all Stress, as the player chooses for those who have two cubes; else all Stress. */
    void relief(final int marines) {
        for (int rest = marines; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            if (prefersStress(marine) || !parts.marineEffects.calm(marine)) {
                dropStress(marine, squad.stress[marine]);
            }
        }
    }

    /** Asks what a Marine drops who has both: a second cube and Stress (PH-RNR-3). */
    private boolean prefersStress(final int marine) {
        if (squad.conditionCubes[marine] < 2 || squad.stress[marine] == 0) {
            return false;
        }
        final Decision decision = seat.open(DecisionKind.RELIEF, marine);
        decision.add(DecisionKind.DROP_CUBE);
        decision.add(DecisionKind.DROP_STRESS);
        return seat.ask() == DecisionKind.DROP_STRESS;
    }
}
