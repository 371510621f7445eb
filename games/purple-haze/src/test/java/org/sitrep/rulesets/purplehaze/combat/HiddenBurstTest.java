package org.sitrep.rulesets.purplehaze.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.OrderWorth;
import org.sitrep.rulesets.purplehaze.bots.PlaceWorth;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/**
 * What the rifleman expects of a Burst at an Enemy who lies face down, and of one with such a neighbour (PH-OPT-1,
 * PH-HIT-5).
 */
class HiddenBurstTest extends RulesTest {
    private double kills;
    private double wanted;

    /**
     * The neighbour in r2c3 is face up with so many hits to go; the target in r2c2, about whom nothing is known, takes
     * no fewer than he.
     */
    @Test
    void aFaceDownTargetTakesNoFewerHitsThanHisNeighbour() {
        final Firefight fight = fight("options.hiddenEnemies=true")
                .marine(1, "r1c2")
                .enemy("r2c2", "F12")
                .enemy("r2c3", "F01");
        fight.enemyHits.reveal(Firefight.at("r2c3"));
        fight.rolls.marineTest(0);
        fight.bot.watch(DecisionKind.SECOND_ORDER, view -> weigh(view, fight.bot.offered(DecisionKind.FIRST_ORDER)));
        fight.activate(1, "move r1c1", "fire M16 auto at r2c2");
        assertTrue(wanted > 0, "the Burst was on offer");
        assertEquals(wanted, kills, 1e-12);
    }

    private void weigh(final GameView view, final List<Integer> orders) {
        final CombatView combat = view.combat;
        final OrderWorth worth = new OrderWorth();
        worth.begin(view, 0, new PlaceWorth());
        final int target = Firefight.at("r2c2");
        for (final int order : orders) {
            final boolean shot = Order.kind(order) == Order.FIRE && Order.target(order) == target;
            if (shot && combat.burst(0, order)) {
                wanted = combat.probabilityAtLeast(0, order, 2 * combat.hitsToEliminate(Firefight.at("r2c3"), 0));
                kills = worth.neighbour(combat, order, target, 1);
            }
        }
    }
}
