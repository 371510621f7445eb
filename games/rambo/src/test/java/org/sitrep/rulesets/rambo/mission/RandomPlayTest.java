package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Deep;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Options;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;

/**
 * Missions by random answers keep the invariants, under each reading too, and none is given up.
 * {@code -Dsitrep.rambo.missions=100000} plays so many of each mission and party.
 */
@Tag("slow")
class RandomPlayTest {
    private static final long SEED = 1967;
    private static final long MISSIONS = Long.getLong("sitrep.rambo.missions", Deep.or(250, 2000));
    /** Of each of four missions; 32 per reading, or 200. */
    private static final long A_READING = Deep.or(8, 50);

    private static final Path LIBRARY = Path.of("..", "..", "scenarios");

    static GameTables shipped(final String file, final String... sets) {
        final Findings findings = new Findings();
        final String path =
                LIBRARY.resolve(Path.of("rambo", "missions", file + ".yaml")).toString();
        final GameData game = ScenarioLoader.load(new LoadRequest(path, LIBRARY, List.of(), List.of(sets)), findings)
                .flatMap(document -> Binder.bind(document, GameData.class, findings))
                .filter(bound -> findings.isEmpty())
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
        return new GameTables(game, game.mission().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "01-proof, four",
        "01-proof, three",
        "01-proof, two",
        "01-proof, one",
        "cage-run, four",
        "cage-run, three",
        "cage-run, two",
        "cage-run, one",
        "powder-store, four",
        "powder-store, three",
        "powder-store, two",
        "powder-store, one",
        "powder-store, doc-four"
    })
    void everyMissionKeepsThem(final String file, final String party) {
        final GameTables tables = shipped(file, "party=" + party);
        final MissionInvariants played = new MissionInvariants(tables);
        final int[] causes = new int[Cause.COUNT];
        final long[] spawned = new long[tables.enemies.size()];
        for (long mission = 0; mission < MISSIONS; mission++) {
            final MissionState state = played.play(SEED, mission);
            causes[state.cause]++;
            for (int type = 0; type < spawned.length; type++) {
                spawned[type] += state.record.spawned[type];
            }
        }
        assertTrue(Arrays.stream(spawned).allMatch(n -> n > 0), "every card is met: " + Arrays.toString(spawned));
        assertEquals(MISSIONS, Arrays.stream(causes).sum());
        assertTrue(causes[Cause.TIME] + causes[Cause.RED] > 0, Arrays.toString(causes));
    }

    @ParameterizedTest
    @CsvSource({"01-proof, four", "cage-run, one", "powder-store, three"})
    void theSameSeedIsTheSameMission(final String file, final String party) {
        final GameTables tables = shipped(file, "party=" + party);
        final MissionInvariants one = new MissionInvariants(tables);
        final MissionInvariants fresh = new MissionInvariants(tables);
        for (long mission = 0; mission < 50; mission++) {
            one.play(SEED, mission);
            final long log = one.log();
            one.play(SEED, mission + 1000); // what is left over from another mission changes nothing
            fresh.play(SEED, mission);
            assertEquals(log, fresh.log());
            one.play(SEED, mission);
            assertEquals(log, one.log());
        }
    }

    /** Every reading of every option but the defaults, which come first, from the options record itself. */
    static Stream<String> readings() {
        final List<String> all = new ArrayList<>();
        for (final var option : Options.class.getRecordComponents()) {
            final Object[] values = option.getType().getEnumConstants();
            for (int other = 1; other < values.length; other++) {
                all.add(option.getName() + "="
                        + values[other].toString().toLowerCase(Locale.ROOT).replace('_', '-'));
            }
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("readings")
    void everyReadingPlays(final String reading) {
        for (final String mission : List.of("01-proof four", "cage-run three", "powder-store two", "cage-run one")) {
            final String[] words = mission.split(" ");
            final MissionInvariants played =
                    new MissionInvariants(shipped(words[0], "party=" + words[1], "options." + reading));
            for (long i = 0; i < A_READING; i++) {
                played.play(SEED, i);
            }
        }
    }
}
