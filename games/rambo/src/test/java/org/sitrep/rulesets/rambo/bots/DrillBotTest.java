package org.sitrep.rulesets.rambo.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.rambo.bots.drill.DrillBot;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;

/** The drill, sentence by sentence as the ruleset's README has it, on tables set up by hand. */
class DrillBotTest {
    private static final int RAMBO = 0;
    private static final int NORTH = 0;
    private static final int NORTH_EAST = 1;
    private static final int EAST = 2;
    private static final int SOUTH = 4;

    private final Bot<GameView> drill = new DrillBot();
    private final Decision decision = new Decision(DecisionKind.MAX_OPTIONS);
    private BotTable table;

    @BeforeEach
    void layOut() {
        lay("01-proof");
    }

    private void lay(final String mission) {
        table = new BotTable(mission);
        table.clear();
        final MissionState s = table.state;
        for (int hero = 0; hero < s.party; hero++) {
            put(hero, hero, 13);
        }
        s.active = RAMBO;
        s.movement = 4;
    }

    private void put(final int hero, final int x, final int y) {
        table.state.heroSpace[hero] = table.state.tables.map.space(x, y);
    }

    private int chosen(final int kind, final int subject, final int... options) {
        decision.open(kind, subject);
        for (final int option : options) {
            decision.add(option);
        }
        return options[drill.choose(table.view, decision)];
    }

    @Test
    void theStanceOfMostMovement() {
        assertEquals(0, chosen(DecisionKind.STANCE, RAMBO, 0, 1, 2, 3)); // Beat Feet, 4
        assertEquals(2, chosen(DecisionKind.STANCE, RAMBO, 1, 2, 3)); // Hunt, 3
        assertEquals(1, chosen(DecisionKind.STANCE, RAMBO, 1, 3)); // both 2: the first
    }

    @Test
    void poiThenAttackThenCardThenGear() {
        final int step = DecisionKind.MOVE + NORTH_EAST;
        final int discard = DecisionKind.DISCARD + 1;
        assertEquals(
                DecisionKind.POI + 1,
                chosen(
                        DecisionKind.ACT,
                        RAMBO,
                        step,
                        DecisionKind.ATTACK,
                        DecisionKind.DRAW,
                        DecisionKind.POI + 1,
                        DecisionKind.PLAY,
                        DecisionKind.USE,
                        DecisionKind.END));
        assertEquals(
                DecisionKind.ATTACK + 1,
                chosen(
                        DecisionKind.ACT,
                        RAMBO,
                        step,
                        DecisionKind.ATTACK + DecisionKind.LAST_BURST,
                        DecisionKind.ATTACK + 1,
                        DecisionKind.DRAW,
                        DecisionKind.PLAY,
                        DecisionKind.USE,
                        DecisionKind.END));
        assertEquals(
                DecisionKind.PLAY + 3,
                chosen(
                        DecisionKind.ACT,
                        RAMBO,
                        step,
                        DecisionKind.DRAW,
                        DecisionKind.PLAY + 3,
                        discard,
                        DecisionKind.USE,
                        DecisionKind.END));
        assertEquals(
                DecisionKind.USE + 1,
                chosen(
                        DecisionKind.ACT,
                        RAMBO,
                        step,
                        DecisionKind.DRAW,
                        discard,
                        DecisionKind.USE + 1,
                        DecisionKind.END));
    }

    /** The first P.O.I. of the dossier is the camp at (12, 3); Rambo stands at (0, 13). */
    @Test
    void theFirstStepNearerToTheFirstPoi() {
        assertEquals(
                DecisionKind.MOVE + NORTH_EAST,
                chosen(
                        DecisionKind.ACT,
                        RAMBO,
                        DecisionKind.MOVE + SOUTH,
                        DecisionKind.MOVE + NORTH_EAST,
                        DecisionKind.MOVE + EAST,
                        DecisionKind.DRAW,
                        DecisionKind.END));
    }

    @Test
    void noValorForSteps() {
        table.state.movement = 0;
        table.state.valor[RAMBO] = 3;
        assertEquals(
                DecisionKind.DRAW,
                chosen(DecisionKind.ACT, RAMBO, DecisionKind.MOVE + NORTH_EAST, DecisionKind.DRAW, DecisionKind.END));
    }

    @Test
    void aCardIsDrawnWhereNoStepLeadsNearer() {
        assertEquals(
                DecisionKind.DRAW,
                chosen(
                        DecisionKind.ACT,
                        RAMBO,
                        DecisionKind.MOVE + SOUTH,
                        DecisionKind.DRAW,
                        DecisionKind.DISCARD,
                        DecisionKind.END));
        assertEquals(
                DecisionKind.END,
                chosen(DecisionKind.ACT, RAMBO, DecisionKind.MOVE + SOUTH, DecisionKind.DISCARD, DecisionKind.END));
    }

    /** The ford of Cage Run is the area of columns 0 to 3 and rows 4 to 7; the cage lies at (12, 3). */
    @Test
    void whoeverCarriesATokenGoesToTheAreaOfTheTrigger() {
        lay("cage-run");
        put(RAMBO, 1, 9);
        final int[] options = {DecisionKind.MOVE + NORTH, DecisionKind.MOVE + EAST, DecisionKind.DRAW, DecisionKind.END
        };
        table.state.carries[RAMBO] = true;
        assertEquals(DecisionKind.MOVE + NORTH, chosen(DecisionKind.ACT, RAMBO, options));
        put(RAMBO, 1, 7);
        assertEquals(DecisionKind.DRAW, chosen(DecisionKind.ACT, RAMBO, options));
        table.state.carries[RAMBO] = false;
        put(RAMBO, 8, 3);
        assertEquals(
                DecisionKind.MOVE + EAST,
                chosen(
                        DecisionKind.ACT,
                        RAMBO,
                        DecisionKind.MOVE + SOUTH,
                        DecisionKind.MOVE + EAST,
                        DecisionKind.DRAW,
                        DecisionKind.END));
    }

    @Test
    void blocksAsMuchAsItCanAndElseTakesTheFirst() {
        assertEquals(2, chosen(DecisionKind.BLOCK, RAMBO + (3 << 8), 0, 1, 2));
        assertEquals(0, chosen(DecisionKind.ATTACK_VALOR, RAMBO, 0, 1, 2));
        assertEquals(3, chosen(DecisionKind.NEXT_HERO, 0, 3, 1));
        assertEquals(5, chosen(DecisionKind.TARGET, RAMBO, 5, 7, DecisionKind.NOBODY));
        assertEquals(1, chosen(DecisionKind.FOUND, 0, 1, 0, DecisionKind.NOBODY));
    }
}
