package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.OrderWorth;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;

/** Facts of the combat in hand as a whole. */
final class CombatFacts {
    static final int GROUP = 2;
    private static final FactGroup IDS = new FactGroup(GROUP);

    private enum Of {
        INITIATIVE,
        NIGHT,
        ENEMIES,
        SPECIALISTS,
        TANKS,
        HIDDEN,
        ELIMINATED,
        TO_RETREAT,
        TACTICS,
        READY,
        DANGER,
        MY_SOFT,
        MY_HARD,
        MY_SMOKE,
        MY_SECOND
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(
            IDS.number(Of.INITIATIVE, "initiative", -40, 40, "Initiative: Marines act at 0 and above."),
            IDS.flag(Of.NIGHT, "night", "It is night and no Illumination helps the Marines."),
            IDS.number(Of.ENEMIES, "enemies", 0, 12, "Enemies on the board."),
            IDS.number(Of.SPECIALISTS, "specialists", 0, 12, "Specialists among them."),
            IDS.number(Of.TANKS, "tanks", 0, 12, "Tanks among them."),
            IDS.number(Of.HIDDEN, "hidden", 0, 12, "Enemies face down."),
            IDS.number(Of.ELIMINATED, "eliminated", 0, 60, "Enemies eliminated in this combat."),
            IDS.number(
                    Of.TO_RETREAT,
                    "toRetreat",
                    -60,
                    60,
                    "Enemies that must still fall before the retreat roll; 0 or less if it is due."),
            IDS.number(Of.TACTICS, "tactics", 0, 40, "Tactics markers that wait face down."),
            IDS.number(Of.READY, "ready", 0, 6, "Marines who may still activate this round, the one in hand too."),
            IDS.flag(
                    Of.DANGER,
                    "inDanger",
                    "One more death would end the Mission, somebody has two Wound cubes and more than two Enemies are left."));

    static final List<Fact> OF_MARINE = List.of(
            IDS.number(Of.MY_SOFT, "mySoftCover", 0, 6, "Soft Cover of the Marine in hand."),
            IDS.flag(Of.MY_HARD, "myHardCover", "He stands in Hard Cover."),
            IDS.number(Of.MY_SMOKE, "mySmoke", 0, 2, "Hard Cover that smoke gives on his column."),
            IDS.flag(Of.MY_SECOND, "second", "It is the second order of his activation."));

    double of(final GameView view, final int marine, final int nth) {
        final CombatView combat = view.combat;
        return switch (VALUES[nth]) {
            case INITIATIVE -> combat.initiative();
            case NIGHT -> combat.nightForMarines() ? 1 : 0;
            case ENEMIES -> combat.enemies();
            case SPECIALISTS ->
                combat.enemies() - combat.enemiesOnBoard(EnemyTable.FIGHTER) - combat.enemiesOnBoard(EnemyTable.TANK);
            case TANKS -> combat.enemiesOnBoard(EnemyTable.TANK);
            case HIDDEN -> hidden(combat);
            case ELIMINATED -> combat.eliminated();
            case TO_RETREAT -> combat.eliminationsToRetreatRoll();
            case TACTICS -> combat.tacticsWaiting();
            case READY -> ready(combat);
            case DANGER -> OrderWorth.inDanger(view) ? 1 : 0;
            case MY_SOFT -> combat.soft(marine);
            case MY_HARD -> combat.marineHardCover(combat.space(marine)) ? 1 : 0;
            case MY_SMOKE -> combat.smoke(CombatView.column(combat.space(marine)));
            case MY_SECOND -> combat.firstOrder() != 0 ? 1 : 0;
        };
    }

    private static int hidden(final CombatView combat) {
        int count = 0;
        for (int rest = combat.enemySpaces(); rest != 0; rest &= rest - 1) {
            count += combat.hidden(Integer.numberOfTrailingZeros(rest)) ? 1 : 0;
        }
        return count;
    }

    private static int ready(final CombatView combat) {
        int count = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            count += combat.mayActivate(marine) ? 1 : 0;
        }
        return count;
    }
}
