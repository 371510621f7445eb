package org.sitrep.rulesets.sixtyfive.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Ability;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Power;

/** Tests the values of counters that the rulebook states, and the sets of units made from them. */
class UnitTableTest {
    private static final UnitTable UNITS =
            new GameTables(Content.load("battles/04-clear.yaml").game()).units;

    private static int unit(final String type) {
        return IntStream.range(0, UNITS.count)
                .filter(unit -> UNITS.printed(unit).id().equals(type))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void printedValues() { // SF-UNIT-1, SF-UNIT-10
        assertEquals(2, UNITS.highExplosive[unit("us-rifle")]);
        assertEquals(3, (UNITS.movement[unit("us-m113")] + 1) / 2);
        assertEquals(1, UNITS.targeting[unit("nva-pt-76")]);
        assertEquals(2, UNITS.armorPiercing[unit("nva-pt-76")]);
        assertEquals(4, UNITS.armor[unit("us-m48")]);
        assertEquals(
                3,
                new GameTables(Content.load("battles/04-clear.yaml").game())
                        .data
                        .artillery()
                        .highExplosive());
    }

    @Test
    void abilitiesAndPowers() { // SF-UNIT-7
        assertEquals(1L << unit("us-dixon"), UNITS.with(Ability.SNIPER) & UNITS.ofSide[0]);
        assertEquals(1L << unit("nva-chu"), UNITS.with(Power.CHARGE) & UNITS.heroes);
    }

    @ParameterizedTest
    @CsvSource({"us-rifle, leg two", "nva-minh, leg hero two", "us-m48, vehicle hard", "us-m113, vehicle hard carrier"})
    void setsOfUnits(final String type, final String sets) { // SF-UNIT-2, SF-UNIT-4, SF-UNIT-6, SF-UNIT-8, SF-UNIT-9
        final long bit = 1L << unit(type);
        final StringBuilder in = new StringBuilder();
        in.append((UNITS.leg & bit) != 0 ? "leg " : "")
                .append((UNITS.heroes & bit) != 0 ? "hero " : "")
                .append((UNITS.vehicles & bit) != 0 ? "vehicle " : "")
                .append((UNITS.hard & bit) != 0 ? "hard " : "")
                .append((UNITS.carriers & bit) != 0 ? "carrier " : "")
                .append((UNITS.twoSteps & bit) != 0 ? "two" : "");
        assertEquals(sets, in.toString().strip());
    }
}
