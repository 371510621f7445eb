package org.sitrep.rulesets.purplehaze.bots.playbook;

import org.sitrep.playbook.Facts;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.planner.PlannerCombat;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;

/** Facts about the current combat as a whole. */
final class CombatFacts {
    static final Facts<CombatFacts> FACTS = new Facts<CombatFacts>(2)
            .number("initiative", -40, 40, f -> f.combat.initiative())
            .as("Initiative: Marines act at 0 and above.")
            .flag("night", f -> f.combat.nightForMarines())
            .as("It is night without Illumination for the Marines.")
            .number("enemies", 0, 12, f -> f.combat.enemies())
            .as("Enemies on the board.")
            .number("specialists", 0, 12, CombatFacts::specialists)
            .as("Specialists on the board.")
            .number("tanks", 0, 12, f -> f.combat.armoredEnemies())
            .as("Tanks on the board.")
            .number("hidden", 0, 12, CombatFacts::hidden)
            .as("Enemies face down.")
            .number("eliminated", 0, 60, f -> f.combat.eliminated())
            .as("Enemies eliminated in this combat.")
            .number("toRetreat", -60, 60, f -> f.combat.eliminationsToRetreatRoll())
            .as("Eliminations left before the retreat roll; 0 or less if it is due.")
            .number("tactics", 0, 40, f -> f.combat.tacticsWaiting())
            .as("Tactics markers in the queue, face down.")
            .number("ready", 0, 6, CombatFacts::ready)
            .as("Marines who may still activate this round, including the Marine in hand.")
            .flag("inDanger", f -> PlannerCombat.inDanger(f.view.squad, f.combat))
            .as("One more death would end the Mission, a Marine has two Wound cubes and more than two Enemies are "
                    + "left.");

    /** Facts about the current Marine and their space. */
    static final Facts<CombatFacts> OF_MARINE = new Facts<CombatFacts>(12)
            .number("mySoftCover", 0, 6, f -> f.combat.soft(f.marine))
            .as("Soft Cover of the Marine in hand.")
            .flag("myHardCover", f -> f.combat.marineHardCover(f.combat.space(f.marine)))
            .as("The Marine in hand stands in Hard Cover.")
            .number("mySmoke", 0, 2, f -> f.combat.smoke(CombatView.column(f.combat.space(f.marine))))
            .as("Hard Cover by smoke on the column of the Marine in hand.")
            .flag("second", f -> f.combat.firstOrder() != 0)
            .as("It is the second order of the activation.");

    private GameView view;
    private CombatView combat;
    private int marine;

    /** Switches to a combat and the current Marine; returns this object. */
    CombatFacts of(final GameView newView, final int newMarine) {
        view = newView;
        combat = newView.combat;
        marine = newMarine;
        return this;
    }

    private int specialists() {
        return combat.enemies() - combat.enemiesOnBoard(EnemyTable.FIGHTER) - combat.armoredEnemies();
    }

    private int hidden() {
        int count = 0;
        for (int rest = combat.enemySpaces(); rest != 0; rest &= rest - 1) {
            count += combat.hidden(Integer.numberOfTrailingZeros(rest)) ? 1 : 0;
        }
        return count;
    }

    private int ready() {
        int count = 0;
        for (int marine = 0; marine < SquadView.MARINES; marine++) {
            count += combat.mayActivate(marine) ? 1 : 0;
        }
        return count;
    }
}
