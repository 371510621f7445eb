package org.sitrep.rulesets.purplehaze.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.SkillId;

/** Tables of the components serve any Squad that may come to play with them. */
class GameTablesTest {
    private static GameTables tables(final String... sets) {
        return new GameTables(Content.load("combats/patrol.yaml", sets).game());
    }

    /** Every mode with its attachment in the hands of any Marine at any level is within the samplers. */
    @Test
    void theSamplersReachTheDiceOfEveryLevel() {
        final GameTables tables = tables("squad=reference");
        final SpecializationTable levels = tables.specializations;
        int most = 0;
        for (int row = 0; row < levels.skills.length; row++) {
            final int at = row * SpecializationTable.SKILLS;
            final int extra = levels.skill[at + SkillId.EXTRA_AMMO.ordinal()].strike()
                    + levels.skill[at + SkillId.STAND_AND_FIRE.ordinal()].strike();
            for (int mode = 0; mode < tables.modes.count; mode++) {
                final int strike = tables.modes.strike[mode] + extra;
                assertTrue(tables.totals.mean(4, strike, tables.modes.crit[mode]) >= 0);
                most = Math.max(most, strike);
            }
        }
        assertTrue(most > 8, "some level adds dice: " + most);
    }

    /** What is sampled does not hang on who serves: the tables of any squad are the same. */
    @Test
    void theSamplersAreTheSameForEverySquad() {
        final GameTables recruits = tables("squad=reference");
        final GameTables old = tables("squad=old-hands");
        assertEquals(recruits.totals.mean(2, 6, 2), old.totals.mean(2, 6, 2));
        assertEquals(recruits.specializations.names(), old.specializations.names());
    }

    @Test
    void eachLogEntryHasABit() {
        final GameTables tables = tables("combats.patrol.log=[{with: [b, a]}, {without: [c]}]", "start.log=[c]");
        assertEquals(List.of("a", "b", "c"), tables.flags.ids().subList(0, 3));
        assertEquals(0b101, tables.flagsOf(List.of("c", "a")));
        assertEquals(0, tables.flagsOf(List.of()));
    }
}
