package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.sixtyfive.bots.SergeantBot;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.strategy.Decision;

/** Answers of the sergeant in small positions. */
class SergeantScenesTest {
    /** A vehicle scores by leaving, but the enemies in sight would fire at those behind it. */
    @Test
    void aVehicleFiresBeforeItLeaves() {
        final Scene scene = new Scene(
                "us-m113-acav: 1",
                "vc-rpd: 1",
                "battle.rules.exits=[{side: us, zone: {map: 1, hexes: [A6]}, vehiclesOnly: true}]",
                "battle.victory.scores={com: [{count: eliminated-vehicles, side: us, points: 3}], "
                        + "us: [{count: eliminated, side: com}, {count: exited-vehicles, side: us, points: 2}]}",
                "battle.victory.atEnd=[{wins: com, score: com, less: us, atLeast: 1}]",
                "battle.victory.otherwise=us");
        scene.put("us-m113-acav", "J1", 3);
        scene.put("vc-rpd", "J3");
        scene.hand(Scene.US, 14);
        final int card = scene.card(14);
        assertEquals(
                card | DecisionKind.UPPER,
                chosen(scene, DecisionKind.PLAY, 1, card | DecisionKind.UPPER, card | DecisionKind.LOWER));
    }

    /** A hex that is to be taken is worth a way under fire when time runs out, not before. */
    @Test
    void theSideThatMustActHurriesAtTheEnd() {
        final Scene scene = new Scene(
                "us-rifle: 1",
                "vc-rpd: 2",
                Scene.terrain("F1 jungle", "F2 jungle", "E1 kunai", "G1 kunai", "F6 building"));
        final int rifle = scene.put("us-rifle", "F2");
        scene.put("vc-rpd", "I1");
        scene.put("vc-rpd", "I1");
        final int away = scene.hex("F1");
        final int near = scene.hex("F5");
        assertEquals(away, chosen(scene, DecisionKind.RETREAT, rifle, away, near));
        scene.s.turn = scene.tables.battle.printed.turns() - 1;
        assertEquals(near, chosen(scene, DecisionKind.RETREAT, rifle, away, near));
    }

    private static int chosen(final Scene scene, final int kind, final int subject, final int... options) {
        final Decision decision = new Decision(options.length);
        decision.open(kind, subject);
        for (final int option : options) {
            decision.add(option);
        }
        final BattleView view = new BattleView(scene.s, Scene.US);
        final SergeantBot sergeant = new SergeantBot();
        sergeant.begin(view, null);
        return decision.option(sergeant.choose(view, decision));
    }
}
