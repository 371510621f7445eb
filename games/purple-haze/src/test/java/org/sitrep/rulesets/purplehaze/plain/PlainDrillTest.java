package org.sitrep.rulesets.purplehaze.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.plain.PlainBox.Threat;
import org.sitrep.rulesets.purplehaze.plain.PlainContent.Ammo;
import org.sitrep.rulesets.purplehaze.plain.PlainOrder.Fire;

/** The drill in RANDOM by day: F01-F06 in the order of the spaces, the Elite on (1,1), Marine Hard Cover on (1,3). */
class PlainDrillTest {

    private static final int SET_UP_DRAWS = 8;

    private final ScriptedChance chance = new ScriptedChance();
    private PlainBoard board;
    private PlainDrill drill;

    @BeforeEach
    void setUp() {
        for (int draw = 0; draw < SET_UP_DRAWS; draw++) {
            chance.draw(0);
        }
        board = new PlainBoard(PlainBox.RANDOM, Threat.LOW, false, chance);
        drill = new PlainDrill(board);
    }

    @Test
    void firesAtTheTargetWithMostFocusThenLeastToChewThrough() {
        Fire shot = drill.shot(marine(1)).orElseThrow(); // from (2,1): F01, F02 and the Elite are all at 3 Focus
        assertEquals("F01", shot.target().marker.code());
        assertEquals(3, shot.focus());
        assertEquals(Ammo.AUTOMATIC, shot.mode().ammo());
    }

    @Test
    void equalTargetsAreTakenByRowThenColumn() {
        board.enemies.get(0).hitPoints = 4; // F01 on (1,2): 4 + 1, as F02 on (1,3): 3 + 2
        assertEquals("F01", drill.shot(marine(1)).orElseThrow().target().marker.code());
        board.enemies.get(0).hitPoints = 5;
        assertEquals("F02", drill.shot(marine(1)).orElseThrow().target().marker.code());
    }

    @Test
    void firesSingleShotsWhenTheAmmoIsSpent() {
        marine(1).ammoSteps = 0;
        assertEquals(Ammo.NONE, drill.shot(marine(1)).orElseThrow().mode().ammo());
        marine(3).ammoSteps = 0;
        assertTrue(drill.shot(marine(3)).isEmpty(), "the M60 has no mode without ammo");
    }

    @Test
    void firesThenMovesToHardCover() {
        chance.dice(1, 2, 3).dice(1, 1, 1, 1, 6, 5).dice(4, 3); // 4 hits on face 1, 2 on face 3
        assertEquals(4 + 2, drill.activate(marine(1)));
        assertEquals(1, board.eliminated.size());
        assertEquals(Space.at(1, 3), marine(1).space);
        assertEquals(1, marine(1).ammoSteps);
        chance.assertUsedUp();
    }

    @Test
    void hardCoverOfTheTargetAbsorbsOneHitAfterTheStrip() {
        PlainEnemy target = board.enemies.get(0); // F01 on (1,2), where Hard Cover lies
        board.enemies.retainAll(List.of(target));
        target.hitPoints = 6;
        chance.dice(1, 1, 1).dice(4, 4, 4, 5, 5, 6).dice(2, 3); // 2 + 1 hits
        drill.activate(marine(1));
        assertEquals(0, target.softCover);
        assertEquals(6 - 2, target.hitPoints);
        chance.assertUsedUp();
    }

    @Test
    void takesCoverRatherThanMoveAfterFiring_PH_ACT_5() {
        marine(1).softCover = 0;
        chance.dice(1, 2, 3).dice(4, 4, 5, 5, 6, 6).dice(4, 5); // 3 + 3 + 1 hits
        assertEquals(4 + 3, drill.activate(marine(1)));
        assertEquals(2, marine(1).softCover);
        assertEquals(Space.at(2, 1), marine(1).space);
        chance.assertUsedUp();
    }

    @Test
    void staysIdleOnHardCover() {
        marine(1).space = Space.at(1, 3);
        chance.dice(1, 2, 3).dice(4, 5, 6, 4, 5, 6).dice(4, 5);
        assertEquals(4, drill.activate(marine(1)));
        assertEquals(Space.at(1, 3), marine(1).space);
    }

    @Test
    void aWoundRaisesFireAndMoveOnceAnOrderAndTakesACrit_PH_WND_1() {
        marine(1).wound = PlainContent.WOUND_CARDS.get(10); // W.11: Move +2, Fire +2, one Crit die fewer
        chance.dice(1, 2, 3).dice(1, 4, 4, 5, 5, 6).dice(1);
        assertEquals(4 + 2 + 2 + 2, drill.activate(marine(1)));
        chance.assertUsedUp();
    }

    @Test
    void withoutATargetHeMovesToTheNearestEmptySpaceAtTheLeastCost_PH_ACT_3() {
        marine(3).ammoSteps = 0;
        assertEquals(3, drill.activate(marine(3))); // from (2,3): (1,2) is the first of the neighbours free
        assertEquals(Space.at(1, 2), marine(3).space);
    }

    @Test
    void withoutATargetHeTakesCoverFirst() {
        marine(3).ammoSteps = 0;
        marine(3).softCover = 0;
        assertEquals(3, drill.activate(marine(3)));
        assertEquals(2, marine(3).softCover);
        assertEquals(Space.at(2, 3), marine(3).space);
    }

    @Test
    void aHolderOfTwoIdsActsTwiceInARow() {
        marine(1).takeId(6, true);
        marine(6).killed = true;
        assertEquals(marine(1), drill.next().orElseThrow());
        marine(1).flipMarker();
        assertEquals(marine(1), drill.next().orElseThrow());
        marine(1).flipMarker();
        assertEquals(marine(2), drill.next().orElseThrow());
    }

    private PlainMarine marine(int id) {
        return board.squad.get(id - 1);
    }
}
