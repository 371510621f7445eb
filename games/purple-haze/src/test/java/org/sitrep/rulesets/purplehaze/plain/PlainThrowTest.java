package org.sitrep.rulesets.purplehaze.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainThrowTest {

    @Test
    void everyMatchOfTheTestExampleCounts_WE01() {
        PlainThrow dice = new PlainThrow(List.of(4, 5, 5), List.of(3, 4, 5, 6, 6, 6), List.of(3, 5));
        assertEquals(List.of(0, 0, 2, 1, 6, 2), faces(dice));
        assertEquals(11, dice.totalHits());
        assertFalse(dice.anyCritical());
    }

    @Test
    void anAutomaticBurstScoresEightWithoutACritical_WE03() {
        PlainThrow dice = new PlainThrow(List.of(4, 5, 6), List.of(1, 3, 4, 5, 5, 6), List.of(1, 4));
        assertEquals(8, dice.totalHits());
        assertFalse(dice.anyCritical());
    }

    @Test
    void twoCritsOnOneIdMakeTenHitsAndACritical_WE04() {
        PlainThrow dice = new PlainThrow(List.of(5, 5), List.of(5), List.of(5, 5));
        assertEquals(10, dice.hits(5));
        assertTrue(dice.critical(5));
    }

    /** The player aid's table: dice that all show one face, their hits, and whether they are critical. */
    @ParameterizedTest
    @CsvSource({
        "SS,1,false", "SSS,2,false", "SC,2,false", "FS,1,false", "FSS,2,false", "FSSS,3,false", "FSC,3,false",
        "FC,2,false", "FCC,4,true", "FSSCC,6,true", "FFS,2,false", "FFC,4,false", "FFSC,6,false", "FFSS,4,false",
        "FFSSC,8,false", "FFCC,8,true", "FFSCC,10,true", "FFSSCC,12,true", "CC,0,false", "S,0,false", "FF,0,false"
    })
    void scoresTheRowsOfThePlayerAid_WE05(String pool, int hits, boolean critical) {
        PlainThrow dice = new PlainThrow(ones(pool, 'F'), ones(pool, 'S'), ones(pool, 'C'));
        assertEquals(hits, dice.hits(1));
        assertEquals(critical, dice.critical(1));
    }

    @Test
    void withoutFocusNothingIsThrown_PH_DICE_5() {
        ScriptedChance nothing = new ScriptedChance();
        assertEquals(0, PlainThrow.of(nothing, 0, 6, 2).totalHits());
        nothing.assertUsedUp();
    }

    private static List<Integer> faces(PlainThrow dice) {
        List<Integer> hits = new ArrayList<>();
        for (int face = 1; face <= 6; face++) {
            hits.add(dice.hits(face));
        }
        return hits;
    }

    private static List<Integer> ones(String pool, char kind) {
        List<Integer> dice = new ArrayList<>();
        for (char die : pool.toCharArray()) {
            if (die == kind) {
                dice.add(1);
            }
        }
        return dice;
    }
}
