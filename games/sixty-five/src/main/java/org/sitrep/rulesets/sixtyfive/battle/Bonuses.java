package org.sitrep.rulesets.sixtyfive.battle;

import java.util.EnumSet;
import java.util.Set;
import org.sitrep.rulesets.sixtyfive.definition.BonusCard;
import org.sitrep.rulesets.sixtyfive.definition.BonusCard.Condition;
import org.sitrep.rulesets.sixtyfive.definition.HexName;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Ability;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.play.Rolls;

/** Draws the Bonus Victory Condition cards and sees whether they are fulfilled (SF-BON-1, GAP-6, AMB-69). */
final class Bonuses extends Part {
    private static final int FEW = 2;
    /** Conditions that are looked at when the battle is over. */
    private static final Set<Condition> AT_END = EnumSet.of(
            Condition.LOSE_A_QUARTER, Condition.CONTROL_F3, Condition.TWO_IN_THEIR_ZONE, Condition.LOSE_NO_HERO);

    private final Condition[] conditions;
    private final int f3;

    Bonuses(final Table table) {
        super(table);
        conditions = tables.data.bonusCards().values().stream()
                .map(BonusCard::condition)
                .toArray(Condition[]::new);
        final int second = Math.min(1, tables.battle.printed.maps().size() - 1);
        f3 = map.hex(second, HexName.parse("F3").orElseThrow());
    }

    /** Deals each side a card; impossible ones are drawn again. */
    void draw() {
        if (tables.rules.noBonusCards()) {
            return;
        }
        int taken = 0;
        for (int side = 0; side < 2; side++) {
            s.bonus[side] = pick(side, taken);
            taken |= 1 << s.bonus[side];
            trace.tell(Event.BONUS_DRAWN, side, s.bonus[side]);
        }
    }

    private int pick(final int side, final int taken) {
        int possible = 0;
        for (int card = 0; card < conditions.length; card++) {
            possible |= (taken & 1 << card) == 0 && isPossible(side, conditions[card]) ? 1 << card : 0;
        }
        return Rolls.nth(possible, rolls.pick(RollId.BONUS, 0, side, 0, Integer.bitCount(possible)));
    }

    /** Draws another card for a side: a guess of the other side. */
    void guess(final int side) {
        if (s.bonus[side] != BattleState.NONE) {
            s.bonus[side] = pick(side, 1 << s.bonus[1 - side]);
        }
    }

    private boolean isPossible(final int side, final Condition condition) {
        final long own = units.ofSide[side];
        final long enemies = units.ofSide[1 - side];
        final long able = units.with(Ability.ASSAULT) | units.with(Ability.ASSAULT_PLUS);
        return switch (condition) {
            case ELIMINATE_A_HERO -> (enemies & units.heroes) != 0;
            case EXIT_TWO -> tables.battle.friendlyEdge[1 - side].length > 0;
            case WIN_TWO_ASSAULTS -> (own & able) != 0;
            case DESTROY_A_HARD_TARGET -> (enemies & units.hard) != 0;
            case TWO_IN_THEIR_ZONE -> !table.setUp.isAnywhere(1 - side);
            case LOSE_NO_HERO -> (own & units.heroes) != 0;
            case CONTROL_F3, ELIMINATE_HALF, LOSE_A_QUARTER, FIRST_ELIMINATION -> true;
        };
    }

    /** Returns whether a side's own card lets its units leave the map over the enemy's edge (SF-MOVE-10). */
    boolean isExit(final int side) {
        return s.bonus[side] != BattleState.NONE && conditions[s.bonus[side]] == Condition.EXIT_TWO;
    }

    /** Looks whether the card of a side is fulfilled by now. */
    void look(final int side) {
        look(side, false);
    }

    /** Looks at both cards when the battle is over. */
    void atEnd() {
        look(0, true);
        look(1, true);
    }

    private void look(final int side, final boolean over) {
        final int card = s.bonus[side];
        if (card != BattleState.NONE
                && !s.bonusDone[side]
                && (over || !AT_END.contains(conditions[card]))
                && isMet(side, conditions[card])) {
            s.bonusDone[side] = true;
            trace.tell(Event.BONUS_FULFILLED, side);
        }
    }

    private boolean isMet(final int side, final Condition condition) {
        final long own = units.ofSide[side];
        final long enemies = units.ofSide[1 - side];
        return switch (condition) {
            case ELIMINATE_A_HERO -> (s.dead & enemies & units.heroes) != 0;
            case EXIT_TWO -> Long.bitCount(s.exitedThrough & own & ~units.heroes) >= FEW;
            case ELIMINATE_HALF -> 2 * Long.bitCount(s.dead & enemies) >= Long.bitCount(enemies);
            case WIN_TWO_ASSAULTS -> s.assaultsWon[side] >= FEW;
            case DESTROY_A_HARD_TARGET -> (s.dead & enemies & units.hard) != 0;
            case FIRST_ELIMINATION -> s.firstBlood == side;
            case LOSE_A_QUARTER -> Long.bitCount(s.dead & own) <= Long.bitCount(own) / 4;
            case CONTROL_F3 -> s.control[f3] == side;
            case TWO_IN_THEIR_ZONE -> table.setUp.inZone(1 - side, s.present & own & ~s.shaken) >= FEW;
            case LOSE_NO_HERO -> (s.dead & own & units.heroes) == 0;
        };
    }
}
