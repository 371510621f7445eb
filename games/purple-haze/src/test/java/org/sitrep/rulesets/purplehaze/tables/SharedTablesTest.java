package org.sitrep.rulesets.purplehaze.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.Content;

/** Variants of one scenario have the same tables of what they do not change, and their own of what they do. */
class SharedTablesTest {
    private static GameTables patrol(final String... sets) {
        return new GameTables(Content.load("combats/patrol.yaml", sets).game());
    }

    private static MissionTables crash(final String... sets) {
        return new MissionTables(
                new GameTables(Content.load("missions/01-crash.yaml", sets).game()));
    }

    private static MapTable map(final MissionTables tables) {
        return tables.missions[tables.missionIndex.of("crash")].map;
    }

    @Test
    void variantsOfACombatShareSamplersBoardAndLinesOfSight() {
        final GameTables base = patrol();
        final GameTables variant = patrol("start.threat=8", "weapons.m16.modes.auto.strike=7");
        assertSame(base.totals, variant.totals);
        assertSame(base.faces, variant.faces);
        assertSame(base.board, variant.board);
        assertSame(base.board.lineOfSight, variant.board.lineOfSight);
    }

    @Test
    void lawsOfDiceAreComputedOnce() {
        final GameTables base = patrol();
        final GameTables variant = patrol("start.threat=8");
        assertSame(base.throwsOf(3, 4, 1), variant.throwsOf(3, 4, 1));
        assertSame(base.hitsOn(5, 3, 4, 1), variant.hitsOn(5, 3, 4, 1));
        assertNotSame(base.hitsOn(5, 3, 4, 1), base.hitsOn(6, 3, 4, 1));
        assertNotSame(
                base.throwsOf(3, 4, 1),
                patrol("options.criticalHit=any-two-scoring").throwsOf(3, 4, 1));
    }

    @Test
    void anotherBoardOrReadingHasTablesOfItsOwn() {
        final GameTables base = patrol();
        assertNotSame(base.board, patrol("board.circleRadius=0.2").board);
        assertNotSame(base.board, patrol("options.touchedCircle=crosses-not").board);
        assertNotSame(base.board, patrol("options.rangeCounts=centre-strip-too").board);
        assertNotSame(base.faces, patrol("options.criticalHit=any-two-scoring").faces);
        assertNotSame(base.totals, patrol("options.criticalHit=any-two-scoring").totals);
    }

    @Test
    void variantsOfAMissionShareTheMap() {
        final MissionTables base = crash();
        assertSame(map(base), map(crash("start.threat=8", "terrain.jungle.minutes=90")));
        assertSame(map(base).distance, map(crash("squad=veterans")).distance);
    }

    @Test
    void whatIsMadeTwiceIsTheSame() {
        final SharedTables<Object> tables = new SharedTables<>();
        final Object first = tables.of(List.of("a"), Object::new);
        assertSame(first, tables.of(List.of(new String("a")), () -> {
            throw new AssertionError("made twice");
        }));
        assertEquals("other", tables.of(List.of("b"), () -> "other"));
    }
}
