package org.sitrep.rulesets.sixtyfive.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.contract.Deep;
import org.sitrep.rulesets.sixtyfive.definition.Content;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;

/**
 * Battles by random answers keep the invariants SF-ENG-1 to SF-ENG-7, under each reading too, and none is given up.
 * {@code -Dsitrep.sixtyfive.battles=1000} plays that number of each scenario.
 */
@Tag("slow")
class RandomBattlesTest {
    private static final long SEED = 1967;
    private static final long BATTLES = Long.getLong("sitrep.sixtyfive.battles", Deep.or(80, 100_000));
    /** Of each scenario, for a reading. */
    private static final long A_READING = Deep.or(5, 200);

    private static GameTables shipped(final String file, final String... sets) {
        return new GameTables(Content.load("battles/" + file + ".yaml", sets).game());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "01-village-assault",
                "02-by-the-belt-buckle",
                "03-an-ambush-ambushed",
                "04-clear",
                "05-tanks-in-the-wire",
                "06-horror-on-highway-1",
                "07-death-from-above",
                "08-aint-gonna-happen"
            })
    void everyBattleKeepsThem(final String file) {
        final BattleInvariants played = new BattleInvariants(shipped(file));
        for (long battle = 0; battle < BATTLES; battle++) {
            played.play(SEED, battle);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"04-clear", "07-death-from-above", "08-aint-gonna-happen"})
    void theSameSeedIsTheSameBattle(final String file) {
        final GameTables tables = shipped(file);
        final BattleInvariants one = new BattleInvariants(tables);
        final BattleInvariants fresh = new BattleInvariants(tables);
        for (long battle = 0; battle < 20; battle++) {
            one.play(SEED, battle);
            final long log = one.log();
            one.play(SEED, battle + 1000); // what is left over from another battle changes nothing
            assertNotEquals(log, one.log());
            fresh.play(SEED, battle);
            assertEquals(log, fresh.log());
            one.play(SEED, battle);
            assertEquals(log, one.log());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"02-by-the-belt-buckle", "05-tanks-in-the-wire", "07-death-from-above"})
    void theExpansionPlays(final String file) { // SF-ACT-18 to SF-ACT-23, SF-REA-5, SF-REA-6
        final BattleInvariants played = new BattleInvariants(
                new GameTables(Content.loadWith("components/expansion-cards.yaml", "battles/" + file + ".yaml")
                        .game()));
        for (long battle = 0; battle < A_READING * 4; battle++) {
            played.play(SEED, battle);
        }
    }

    /** Layouts and victory conditions that the lost pictures and the text leave open, as changes of the data. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "01-village-assault; battle.maps=[{map: map-1}, {map: map-2, row: 6, turned: true}]", // AMB-71
                "01-village-assault; battle.maps=[{map: map-1}, {map: map-2, column: 11}]",
                "03-an-ambush-ambushed; battle.maps=[{map: map-2, row: 6}, {map: map-3}]", // AMB-70
                "04-clear; battle.victory.atOnce=[{wins: us, score: losses, atLeast: 9}, "
                        + "{wins: us, score: left, atMost: 0}]", // AMB-72
                // AMB-73
                "06-horror-on-highway-1; battle.maps=[{map: map-2}, {map: map-1, row: 6}, {map: map-3, row: 12}]",
                "08-aint-gonna-happen; battle.victory.scores.com=[{count: on-map, side: com, map: 1, points: -1}, "
                        + "{count: on-map, side: com, map: 2, points: -1}]" // AMB-75
            })
    void everyLayoutPlays(final String file, final String reading) {
        final BattleInvariants played = new BattleInvariants(shipped(file, reading));
        for (long battle = 0; battle < A_READING; battle++) {
            played.play(SEED, battle);
        }
    }

    /** Every reading of every option but the defaults, which come first. */
    static Stream<String> readings() {
        final List<String> all = new ArrayList<>();
        for (final var option : Options.class.getRecordComponents()) {
            final Object[] values = option.getType().getEnumConstants();
            for (int other = 1; other < values.length; other++) {
                all.add("options." + option.getName() + "="
                        + values[other].toString().toLowerCase(Locale.ROOT).replace('_', '-'));
            }
        }
        all.addAll(List.of("hits=any-hit", "hits=green-artillery"));
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("readings")
    void everyReadingPlays(final String reading) {
        final List<String> files = List.of("07-death-from-above", "05-tanks-in-the-wire", "06-horror-on-highway-1");
        for (final String file : files.subList(0, Deep.or(2, 3))) {
            final BattleInvariants played = new BattleInvariants(shipped(file, reading));
            for (long battle = 0; battle < A_READING; battle++) {
                played.play(SEED, battle);
            }
        }
    }
}
