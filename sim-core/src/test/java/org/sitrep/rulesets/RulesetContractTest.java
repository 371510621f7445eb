package org.sitrep.rulesets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.rulesets.Catalogue.Scenario;
import org.sitrep.rulesets.Catalogue.Seat;

/** What every ruleset promises of its listings and its scenarios, and that batches of real combats do not depend on threads. */
class RulesetContractTest {
    private static final int MISSIONS = 2_000;

    static Stream<Ruleset> rulesets() {
        return Catalogue.rulesets();
    }

    static Stream<Scenario> scenarios() {
        return Catalogue.scenarios();
    }

    static Stream<Seat> someSeats() {
        return Catalogue.someSeats();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void idsAreDistinctAndEverythingListedIsExplained(final Ruleset ruleset) {
        for (final List<Ruleset.Listing> listings : List.of(ruleset.bots(), ruleset.options(), ruleset.checks())) {
            assertFalse(listings.isEmpty());
            assertEquals(
                    listings.size(),
                    listings.stream().map(Ruleset.Listing::id).distinct().count());
            for (final Ruleset.Listing listing : listings) {
                assertFalse(listing.summary().isBlank(), listing.id());
                assertEquals(
                        listing.values().size(),
                        listing.values().stream().distinct().count(),
                        listing.id());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyReadingButTheDefaultIsPlayedByTheCatalogue(final Ruleset ruleset) {
        final List<String> sets = Catalogue.scenarios()
                .filter(scenario -> scenario.ruleset() == ruleset)
                .flatMap(scenario -> scenario.variant().sets().stream())
                .toList();
        for (final Ruleset.Listing option : ruleset.options()) {
            assertTrue(
                    option.id().equals("boardSpaces")
                            || sets.stream().anyMatch(set -> set.startsWith("options." + option.id() + "=")),
                    option.id());
        }
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void aScenarioTellsWhatIsPlayedAndEveryReadingInForce(final Scenario scenario) {
        final CompiledScenario compiled = scenario.compiled();
        assertFalse(compiled.setup().isEmpty());
        assertEquals(
                scenario.ruleset().options().stream().map(Ruleset.Listing::id).toList(),
                List.copyOf(compiled.options().keySet()));
        for (final Ruleset.Listing option : scenario.ruleset().options()) {
            final String inForce = compiled.options().get(option.id());
            final String prefix = "options." + option.id() + "=";
            final String expected = scenario.variant().sets().stream()
                    .filter(set -> set.startsWith(prefix))
                    .map(set -> set.substring(prefix.length()))
                    .findFirst()
                    .orElse(option.values().get(0));
            assertEquals(expected, inForce, option.id());
        }
        assertTrue(compiled.layout().slot(compiled.layout().headline()).isPresent());
    }

    @ParameterizedTest
    @MethodSource("someSeats")
    void oneHashForOneTwoAndSevenThreads(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final long one = hash(scenario, seat.bot(), 1, 256);
        assertEquals(one, hash(scenario, seat.bot(), 2, 256));
        assertEquals(one, hash(scenario, seat.bot(), 7, 13));
    }

    private static long hash(
            final CompiledScenario scenario, final String bot, final int threads, final int chunkMissions) {
        final RunRequest request =
                RunRequest.of(bot, 1967, MISSIONS).withThreads(threads).withChunkMissions(chunkMissions);
        return new Batch(scenario, request).run().tally().hash();
    }
}
