package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Catalogue.Scenario;
import org.sitrep.contract.Catalogue.Seat;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.transcript.Transcript;

/** What every ruleset promises of its playouts, on every scenario and with every bot of the catalogue. */
@Tag("contract")
@Tag("slow")
class PlayoutContractTest {
    private static final long SEED = 1967;
    /** Each scenario compiled a second time, once for all its bots. */
    private static final Map<Scenario, CompiledScenario> AGAIN = new ConcurrentHashMap<>();

    static Stream<Seat> seats() {
        return Catalogue.seats();
    }

    static Stream<Seat> someSeats() {
        return Catalogue.someSeats();
    }

    static Stream<Scenario> scenarios() {
        return Catalogue.scenarios();
    }

    private static long play(final Playout playout, final Outcome into, final long trial) {
        into.reset();
        playout.play(new TrialKey().set(SEED, trial), into);
        return into.hash(trial);
    }

    /**
     * Ends without an abort within the bound, fills every slot but those of a series it did not reach, and keeps to the
     * slots' ranges.
     */
    @ParameterizedTest
    @OneIn(17)
    @MethodSource("seats")
    void everyTrialEndsWithinTheBoundAndFillsItsSlots(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final OutcomeLayout layout = scenario.layout();
        final Set<String> mayBeAbsent = new HashSet<>();
        layout.series().forEach(series -> mayBeAbsent.addAll(series.slots()));
        final Playout playout = scenario.newPlayout(seat.bot(), seat.scenario().bound());
        final Outcome outcome = new Outcome(layout);
        for (long trial = 0; trial < seat.scenario().trials(60, 12, 4); trial++) {
            play(playout, outcome, trial);
            final String where = "trial " + trial;
            assertFalse(outcome.aborted(), () -> where + ": " + outcome.abortReason());
            assertTrue(
                    outcome.decisions() > 0
                            && outcome.decisions() <= seat.scenario().bound(),
                    where);
            for (int i = 0; i < outcome.size(); i++) {
                final Slot slot = layout.slots().get(i);
                final int value = outcome.get(i);
                assertTrue(
                        value == Outcome.ABSENT
                                ? mayBeAbsent.contains(slot.name())
                                        || seat.scenario().mayBeAbsent(slot.name())
                                : value >= slot.min() && value <= slot.max(),
                        () -> where + ": " + slot.name() + " = " + value);
                assertTrue(
                        value == Outcome.ABSENT
                                || value == 0
                                || !layout.impossible().contains(slot.name()),
                        () -> where + ": " + slot.name() + " is declared as impossible, and is " + value);
            }
        }
    }

    /**
     * A used playout gives what a fresh one gives, for trials in any order and played again: so nothing is left over
     * from trial to trial.
     */
    @ParameterizedTest
    @OneIn(17)
    @MethodSource("seats")
    void aUsedPlayoutIsAsGoodAsAFreshOne(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final Outcome outcome = new Outcome(scenario.layout());
        final Playout used = scenario.newPlayout(seat.bot(), seat.scenario().bound());
        final int trials = Deep.or(1, 20) * seat.scenario().trials(20, 8, 3);
        final List<Long> forward = LongStream.range(0, trials)
                .map(m -> play(used, outcome, m))
                .boxed()
                .toList();
        for (int trial = trials - 1; trial >= 0; trial--) {
            assertEquals(forward.get(trial), play(used, outcome, trial), "used, backward: trial " + trial);
        }
        for (int trial = 0; trial < trials; trial++) {
            final Playout fresh =
                    scenario.newPlayout(seat.bot(), seat.scenario().bound());
            assertEquals(forward.get(trial), play(fresh, outcome, trial), "fresh: trial " + trial);
        }
        assertTrue(new HashSet<>(forward).size() > 1, "trials differ");
    }

    @ParameterizedTest
    @MethodSource("someSeats")
    void compilingAgainGivesTheSameTrials(final Seat seat) {
        final CompiledScenario one = seat.scenario().compiled();
        final CompiledScenario other = AGAIN.computeIfAbsent(seat.scenario(), Scenario::compile);
        final Outcome outcome = new Outcome(one.layout());
        assertEquals(one.layout(), other.layout());
        final Playout ofOne = one.newPlayout(seat.bot(), seat.scenario().bound());
        final Playout ofOther = other.newPlayout(seat.bot(), seat.scenario().bound());
        for (long trial = 0; trial < seat.scenario().trials(20, 8, 2); trial++) {
            assertEquals(play(ofOne, outcome, trial), play(ofOther, outcome, trial), "trial " + trial);
        }
    }

    @ParameterizedTest
    @OneIn(17)
    @MethodSource("seats")
    void aToldTrialHasTheOutcomeOfThePlayedOne(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final Playout playout = scenario.newPlayout(seat.bot(), seat.scenario().bound());
        final Outcome outcome = new Outcome(scenario.layout());
        for (long trial = 0; trial < seat.scenario().trials(10, 5, 2); trial++) {
            final long played = play(playout, outcome, trial);
            outcome.reset();
            scenario.narrate(
                    seat.bot(), seat.scenario().bound(), new TrialKey().set(SEED, trial), new Silent(), outcome);
            assertEquals(played, outcome.hash(trial), "trial " + trial);
        }
    }

    private static final class Silent implements Narrator {
        /** So that nothing is left out, every choice is explained. */
        @Override
        public boolean wantsAll() {
            return true;
        }

        @Override
        public void heading(final String text) {
            // The outcome is compared, not the words.
        }

        @Override
        public void tell(final Transcript.Entry entry) {
            // The outcome is compared, not the words.
        }
    }

    /**
     * One that would ask for more is given up; one that ends before is as if there were no bound, and so is what a
     * playout plays after another that it gave up.
     */
    @ParameterizedTest
    @MethodSource("someSeats")
    void aTrialOverItsBoundSaysSoAndLeavesThePlayoutFit(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final Playout free = scenario.newPlayout(seat.bot(), seat.scenario().bound());
        final Playout bounded = scenario.newPlayout(seat.bot(), 3);
        final Playout twin = scenario.newPlayout(seat.bot(), 3);
        final Outcome outcome = new Outcome(scenario.layout());
        int givenUp = 0;
        for (long trial = 0; trial < seat.trials(40, 40, 10); trial++) {
            final long wanted = play(free, outcome, trial);
            final boolean tooLong = outcome.decisions() > 3;
            final long hash = play(bounded, outcome, trial);
            assertEquals(tooLong, outcome.aborted());
            if (tooLong) {
                givenUp++;
                assertFalse(outcome.abortReason().isEmpty());
                assertEquals(3, outcome.decisions());
            } else {
                assertEquals(wanted, hash);
            }
            play(twin, outcome, 99);
            assertEquals(hash, play(twin, outcome, trial), "after another");
        }
        assertTrue(givenUp > 0, "the bound was never met");
    }

    @ParameterizedTest
    @MethodSource("someSeats")
    void theSeedDecides(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final Playout playout = scenario.newPlayout(seat.bot(), seat.scenario().bound());
        final Outcome outcome = new Outcome(scenario.layout());
        long one = 0;
        long other = 0;
        for (long trial = 0; trial < seat.scenario().trials(20, 8, 2); trial++) {
            one += play(playout, outcome, trial);
            outcome.reset();
            playout.play(new TrialKey().set(SEED + 1, trial), outcome);
            other += outcome.hash(trial);
        }
        assertNotEquals(one, other);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void anUnknownBotIsRefused(final Scenario scenario) {
        assertThrows(IllegalArgumentException.class, () -> scenario.compiled().newPlayout("nobody", scenario.bound()));
    }
}
