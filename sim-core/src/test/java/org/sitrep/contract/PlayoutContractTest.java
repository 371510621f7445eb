package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

    static Stream<Seat> seats() {
        return Catalogue.seats();
    }

    static Stream<Seat> someSeats() {
        return Catalogue.someSeats();
    }

    static Stream<Scenario> scenarios() {
        return Catalogue.scenarios();
    }

    private static long play(final Playout playout, final Outcome into, final long mission) {
        into.reset();
        playout.play(new TrialKey().set(SEED, mission), into);
        return into.hash(mission);
    }

    /**
     * Ends without an abort within the bound, fills every slot but those of a series it did not reach, and keeps to the
     * slots' ranges.
     */
    @ParameterizedTest
    @MethodSource("seats")
    void everyMissionEndsWithinTheBoundAndFillsItsSlots(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final OutcomeLayout layout = scenario.layout();
        final Set<String> mayBeAbsent = new HashSet<>();
        layout.series().forEach(series -> mayBeAbsent.addAll(series.slots()));
        final Playout playout = scenario.newPlayout(seat.bot(), seat.scenario().bound());
        final Outcome outcome = new Outcome(layout);
        for (long mission = 0; mission < seat.scenario().trials(60, 12, 4); mission++) {
            play(playout, outcome, mission);
            final String where = "mission " + mission;
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
            }
        }
    }

    /**
     * A used playout gives what a fresh one gives, for missions in any order and played again: so nothing is left over
     * from mission to mission.
     */
    @ParameterizedTest
    @MethodSource("seats")
    void aUsedPlayoutIsAsGoodAsAFreshOne(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final Outcome outcome = new Outcome(scenario.layout());
        final Playout used = scenario.newPlayout(seat.bot(), seat.scenario().bound());
        final int trials = seat.scenario().trials(20, 8, 3);
        final List<Long> forward = LongStream.range(0, trials)
                .map(m -> play(used, outcome, m))
                .boxed()
                .toList();
        for (int mission = trials - 1; mission >= 0; mission--) {
            assertEquals(forward.get(mission), play(used, outcome, mission), "used, backward: mission " + mission);
        }
        for (int mission = 0; mission < trials; mission++) {
            final Playout fresh =
                    scenario.newPlayout(seat.bot(), seat.scenario().bound());
            assertEquals(forward.get(mission), play(fresh, outcome, mission), "fresh: mission " + mission);
        }
        assertTrue(new HashSet<>(forward).size() > 1, "missions differ");
    }

    @ParameterizedTest
    @MethodSource("someSeats")
    void compilingAgainGivesTheSameMissions(final Seat seat) {
        final CompiledScenario one = seat.scenario().compiled();
        final CompiledScenario other = seat.scenario().compile();
        final Outcome outcome = new Outcome(one.layout());
        assertEquals(one.layout(), other.layout());
        final Playout ofOne = one.newPlayout(seat.bot(), seat.scenario().bound());
        final Playout ofOther = other.newPlayout(seat.bot(), seat.scenario().bound());
        for (long mission = 0; mission < seat.scenario().trials(20, 8, 2); mission++) {
            assertEquals(play(ofOne, outcome, mission), play(ofOther, outcome, mission), "mission " + mission);
        }
    }

    @ParameterizedTest
    @MethodSource("seats")
    void aToldMissionHasTheOutcomeOfThePlayedOne(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final Playout playout = scenario.newPlayout(seat.bot(), seat.scenario().bound());
        final Outcome outcome = new Outcome(scenario.layout());
        for (long mission = 0; mission < seat.scenario().trials(10, 5, 2); mission++) {
            final long played = play(playout, outcome, mission);
            outcome.reset();
            scenario.narrate(
                    seat.bot(), seat.scenario().bound(), new TrialKey().set(SEED, mission), new Silent(), outcome);
            assertEquals(played, outcome.hash(mission), "mission " + mission);
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
    void aMissionOverItsBoundSaysSoAndLeavesThePlayoutFit(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final Playout free = scenario.newPlayout(seat.bot(), seat.scenario().bound());
        final Playout bounded = scenario.newPlayout(seat.bot(), 3);
        final Playout twin = scenario.newPlayout(seat.bot(), 3);
        final Outcome outcome = new Outcome(scenario.layout());
        int givenUp = 0;
        for (long mission = 0; mission < 10; mission++) {
            final long wanted = play(free, outcome, mission);
            final boolean tooLong = outcome.decisions() > 3;
            final long hash = play(bounded, outcome, mission);
            assertEquals(tooLong, outcome.aborted());
            if (tooLong) {
                givenUp++;
                assertFalse(outcome.abortReason().isEmpty());
                assertEquals(3, outcome.decisions());
            } else {
                assertEquals(wanted, hash);
            }
            play(twin, outcome, 99);
            assertEquals(hash, play(twin, outcome, mission), "after another");
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
        for (long mission = 0; mission < seat.scenario().trials(20, 8, 2); mission++) {
            one += play(playout, outcome, mission);
            outcome.reset();
            playout.play(new TrialKey().set(SEED + 1, mission), outcome);
            other += outcome.hash(mission);
        }
        assertNotEquals(one, other);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void anUnknownBotIsRefused(final Scenario scenario) {
        assertThrows(IllegalArgumentException.class, () -> scenario.compiled().newPlayout("nobody", scenario.bound()));
    }
}
