package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Catalogue.Scenario;
import org.sitrep.contract.Catalogue.Seat;
import org.sitrep.engine.Batch;
import org.sitrep.engine.Job;
import org.sitrep.engine.JobText;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.RunRequest;
import org.sitrep.ruleset.Kits;
import org.sitrep.ruleset.LoadoutRules;

/** A job that travels as text leaves behind to the byte what it leaves here, with every bot in every scenario. */
@Tag("contract")
class JobTextContractTest {
    static Stream<Seat> seats() {
        return Catalogue.seats();
    }

    @ParameterizedTest
    @OneIn(25)
    @MethodSource("seats")
    void aJobTravels(final Seat seat) {
        final Job.Entry entry = new Job.Entry(seat.scenario().compiled(), seat.bot());
        final RunRequest request = RunRequest.of("", Long.MIN_VALUE + 1967, seat.trials(40, 4, 2))
                .withFirstTrial(1L << 40)
                .withMaxDecisions(seat.scenario().bound());
        final List<String> slots =
                List.of(entry.scenario().layout().slots().get(0).name());
        requireTravels(
                seat.scenario(),
                new Job(List.of(entry, entry), List.of(new PairedRun.Pair(0, 1)), slots, true, request));
    }

    static Stream<Scenario> someScenarios() {
        return Catalogue.someScenarios();
    }

    /** The tables of a loadout are made from data, without a file. */
    @ParameterizedTest
    @OneIn(5)
    @MethodSource("someScenarios")
    void aTriedLoadoutTravels(final Scenario scenario) {
        final LoadoutRules rules =
                scenario.ruleset().loadoutRules(scenario.load()).orElse(null);
        assumeTrue(rules != null, "no loadout is chosen before play begins");
        final Kits tried = Stream.concat(rules.sensible().stream(), Stream.of(rules.present()))
                .filter(kits -> rules.compile(kits, List.of()).isPresent())
                .findFirst()
                .orElseThrow();
        final Job.Entry entry = new Job.Entry(
                rules.compile(tried, List.of()).orElseThrow(),
                scenario.ruleset().bots().get(0).id());
        requireTravels(scenario, new Job(List.of(entry), List.of(), List.of(), true, RunRequest.of("", 1967, 3)));
    }

    private static void requireTravels(final Scenario scenario, final Job job) {
        final JobText text = JobText.of(job).orElseThrow();
        final JobText read = JobText.read(text.json());
        assertEquals(text, read);
        final Job there = new JobText.Opener(List.of(scenario.ruleset()), 1).open(read);
        assertArrayEquals(
                new Batch(job).playAway(null).orElseThrow(),
                new Batch(there).playAway(null).orElseThrow());
    }
}
