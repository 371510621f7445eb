package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Catalogue.Scenario;
import org.sitrep.contract.Catalogue.Seat;
import org.sitrep.engine.Batch;
import org.sitrep.engine.RunRequest;
import org.sitrep.ruleset.CampaignKeys;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.LoadoutRules;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.stats.Tally;

/**
 * What every ruleset promises of its listings and its scenarios, and that batches do not depend on threads, nor wholes
 * on their parts.
 */
@Tag("contract")
@Tag("slow")
class RulesetContractTest {
    static Stream<Ruleset> rulesets() {
        return Catalogue.rulesets();
    }

    static Stream<Listed> listed() {
        return Catalogue.listed();
    }

    static Stream<Scenario> scenarios() {
        return Catalogue.scenarios();
    }

    static Stream<Scenario> someScenarios() {
        return Catalogue.someScenarios();
    }

    static Stream<Seat> seatsOnTheMap() {
        return Catalogue.seatsOnTheMap();
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

    /** A scenario that plays a mission or a campaign has it where the game says. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void missionsAndCampaignsAreUnderTheirKeys(final Scenario scenario) {
        scenario.ruleset().campaignKeys().ifPresent(keys -> {
            final ScenarioDocument document = scenario.load();
            document.text(keys.mission())
                    .ifPresent(id ->
                            assertTrue(document.at(keys.missions() + "." + id).isPresent(), id));
            document.text(keys.campaign())
                    .ifPresent(id -> assertTrue(document.at(keys.listOf(id)).isPresent(), id));
        });
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void aGameWithCampaignKeysHasACampaignAmongItsScenarios(final Ruleset ruleset) {
        final Optional<CampaignKeys> keys = ruleset.campaignKeys();
        assertEquals(
                keys.isPresent(),
                scenarios()
                        .filter(scenario -> scenario.ruleset() == ruleset)
                        .map(Scenario::load)
                        .anyMatch(document ->
                                keys.flatMap(of -> document.text(of.campaign())).isPresent()));
    }

    @ParameterizedTest
    @MethodSource("listed")
    void everyReadingButTheDefaultIsPlayedByTheCatalogue(final Listed listed) {
        final List<String> sets =
                listed.variants().flatMap(variant -> variant.sets().stream()).toList();
        for (final Ruleset.Listing option : listed.ruleset().options()) {
            assertTrue(
                    listed.unplayed().contains(option.id())
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
        final List<Boolean> leads = compiled.criteria().stream()
                .map(name -> compiled.layout().slot(name).orElseThrow().leads())
                .toList();
        assertEquals(leads.stream().sorted(Comparator.reverseOrder()).toList(), leads, "those that lead come first");
    }

    /** A loadout that is tried is sound exactly if a file with it is: one thing of a bearer more, less or swapped. */
    @ParameterizedTest
    @MethodSource("someScenarios")
    void aTriedLoadoutIsCheckedAsAFileIs(final Scenario scenario) {
        final LoadoutRules rules =
                scenario.ruleset().loadoutRules(scenario.load()).orElse(null);
        assumeTrue(rules != null, "no loadout is chosen before play begins");
        final int things = rules.space().things().size();
        for (int n = 0; n < Deep.or(4, 40); n++) {
            final int bearer = n % rules.present().bearers();
            final int[] kit = rules.present().kit(bearer);
            final int more = (7 * n + 3) % things;
            final int less = (11 * n + 5) % things;
            kit[more] += n % 4 == 3 ? 0 : 1;
            kit[less] -= kit[less] > 0 && n % 4 != 2 ? 1 : 0;
            final Kits kits = rules.present().with(bearer, kit);
            assertEquals(
                    scenario.isSoundWith(rules.sets(kits)),
                    rules.compile(kits, List.of()).isPresent(),
                    () -> scenario + " with " + rules.sets(kits));
        }
    }

    /** The bits are those of one thread that plays one after the other, whoever takes which of them. */
    @ParameterizedTest
    @OneIn(3)
    @MethodSource("seatsOnTheMap")
    void oneResultForAnyThreadsAndChunks(final Seat seat) {
        final RunRequest request = request(seat);
        final Tally one = run(seat, request.withThreads(1));
        assertEquals(request.trials(), one.completed());
        assertSame(one, run(seat, request.withThreads(2).withChunkTrials(1)));
        assertSame(one, run(seat, request.withThreads(3).withChunkTrials(7)));
        assertSame(one, run(seat, request.withThreads(2).withChunkTrials(100_000)));
    }

    @ParameterizedTest
    @OneIn(3)
    @MethodSource("seatsOnTheMap")
    void partsMergeIntoTheWhole(final Seat seat) {
        final RunRequest whole = request(seat);
        final long first = Math.max(1, whole.trials() / 5);
        final Tally parts = new Tally(seat.scenario().compiled().layout());
        parts.combine(run(seat, part(seat, first, whole.trials() - first)));
        parts.combine(run(seat, part(seat, 0, first)));
        assertSame(run(seat, whole), parts);
    }

    private static RunRequest request(final Seat seat) {
        return part(seat, 0, seat.trials(1_000, 60, 6));
    }

    private static RunRequest part(final Seat seat, final long first, final long trials) {
        return RunRequest.of(seat.bot(), 1967, trials).withFirstTrial(first);
    }

    private static Tally run(final Seat seat, final RunRequest request) {
        return new Batch(seat.scenario().compiled(), request).run().tally();
    }

    private static void assertSame(final Tally expected, final Tally actual) {
        assertEquals(expected.hash(), actual.hash());
        assertEquals(expected.completed(), actual.completed());
        assertEquals(expected.decisions(), actual.decisions());
        assertEquals(expected.slots(), actual.slots());
        assertEquals(expected.products(), actual.products());
        assertEquals(expected.curves(), actual.curves());
    }
}
