package org.sitrep.rulesets.rambo.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.rambo.bots.drill.DrillBot;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.play.Ask;
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
    private final Decision decision = new Decision(Ask.MAX_OPTIONS);
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
        assertEquals(0, chosen(Ask.STANCE, RAMBO, 0, 1, 2, 3)); // Beat Feet, 4
        assertEquals(2, chosen(Ask.STANCE, RAMBO, 1, 2, 3)); // Hunt, 3
        assertEquals(1, chosen(Ask.STANCE, RAMBO, 1, 3)); // both 2: the first
    }

    @Test
    void poiThenAttackThenCardThenGear() {
        final int step = Ask.MOVE + NORTH_EAST;
        final int discard = Ask.DISCARD + 1;
        assertEquals(
                Ask.POI + 1,
                chosen(Ask.ACT, RAMBO, step, Ask.ATTACK, Ask.DRAW, Ask.POI + 1, Ask.PLAY, Ask.USE, Ask.END));
        assertEquals(
                Ask.ATTACK + 1,
                chosen(
                        Ask.ACT,
                        RAMBO,
                        step,
                        Ask.ATTACK + Ask.LAST_BURST,
                        Ask.ATTACK + 1,
                        Ask.DRAW,
                        Ask.PLAY,
                        Ask.USE,
                        Ask.END));
        assertEquals(Ask.PLAY + 3, chosen(Ask.ACT, RAMBO, step, Ask.DRAW, Ask.PLAY + 3, discard, Ask.USE, Ask.END));
        assertEquals(Ask.USE + 1, chosen(Ask.ACT, RAMBO, step, Ask.DRAW, discard, Ask.USE + 1, Ask.END));
    }

    /** The first P.O.I. of the dossier is the camp at (12, 3); Rambo stands at (0, 13). */
    @Test
    void theFirstStepNearerToTheFirstPoi() {
        assertEquals(
                Ask.MOVE + NORTH_EAST,
                chosen(Ask.ACT, RAMBO, Ask.MOVE + SOUTH, Ask.MOVE + NORTH_EAST, Ask.MOVE + EAST, Ask.DRAW, Ask.END));
    }

    @Test
    void noValorForSteps() {
        table.state.movement = 0;
        table.state.valor[RAMBO] = 3;
        assertEquals(Ask.DRAW, chosen(Ask.ACT, RAMBO, Ask.MOVE + NORTH_EAST, Ask.DRAW, Ask.END));
    }

    @Test
    void aCardIsDrawnWhereNoStepLeadsNearer() {
        assertEquals(Ask.DRAW, chosen(Ask.ACT, RAMBO, Ask.MOVE + SOUTH, Ask.DRAW, Ask.DISCARD, Ask.END));
        assertEquals(Ask.END, chosen(Ask.ACT, RAMBO, Ask.MOVE + SOUTH, Ask.DISCARD, Ask.END));
    }

    /** The ford of Cage Run is the area of columns 0 to 3 and rows 4 to 7; the cage lies at (12, 3). */
    @Test
    void whoeverCarriesATokenGoesToTheAreaOfTheTrigger() {
        lay("cage-run");
        put(RAMBO, 1, 9);
        final int[] options = {Ask.MOVE + NORTH, Ask.MOVE + EAST, Ask.DRAW, Ask.END};
        table.state.carries[RAMBO] = true;
        assertEquals(Ask.MOVE + NORTH, chosen(Ask.ACT, RAMBO, options));
        put(RAMBO, 1, 7);
        assertEquals(Ask.DRAW, chosen(Ask.ACT, RAMBO, options));
        table.state.carries[RAMBO] = false;
        put(RAMBO, 8, 3);
        assertEquals(Ask.MOVE + EAST, chosen(Ask.ACT, RAMBO, Ask.MOVE + SOUTH, Ask.MOVE + EAST, Ask.DRAW, Ask.END));
    }

    @Test
    void blocksAsMuchAsItCanAndElseTakesTheFirst() {
        assertEquals(2, chosen(Ask.BLOCK, RAMBO + (3 << 8), 0, 1, 2));
        assertEquals(0, chosen(Ask.ATTACK_VALOR, RAMBO, 0, 1, 2));
        assertEquals(3, chosen(Ask.NEXT_HERO, 0, 3, 1));
        assertEquals(5, chosen(Ask.TARGET, RAMBO, 5, 7, Ask.NOBODY));
        assertEquals(1, chosen(Ask.FOUND, 0, 1, 0, Ask.NOBODY));
    }
}
