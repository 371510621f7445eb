package org.sitrep.rulesets;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.Catalogue.Scenario;
import org.sitrep.rulesets.Catalogue.Seat;

/** What every ruleset promises of its playouts, on every scenario and with every bot of the catalogue. */
class PlayoutContractTest {
    private static final long SEED = 1967;
    private static final int BOUND = 2_000;
    private static final int MISSIONS = 60;

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
        playout.play(new MissionKey().set(SEED, mission), into);
        return into.hash(mission);
    }

    /** Ends without an abort within the bound, fills every slot but those of a series it did not reach, and keeps to the slots' ranges. */
    @ParameterizedTest
    @MethodSource("seats")
    void everyMissionEndsWithinTheBoundAndFillsItsSlots(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final OutcomeLayout layout = scenario.layout();
        final Set<String> mayBeAbsent = new HashSet<>();
        layout.series().forEach(series -> mayBeAbsent.addAll(series.slots()));
        final Playout playout = scenario.newPlayout(seat.bot(), BOUND);
        final Outcome outcome = new Outcome(layout);
        for (long mission = 0; mission < MISSIONS; mission++) {
            play(playout, outcome, mission);
            final String where = "mission " + mission;
            assertFalse(outcome.aborted(), () -> where + ": " + outcome.abortReason());
            assertTrue(outcome.decisions() > 0 && outcome.decisions() <= BOUND, where);
            for (int i = 0; i < outcome.size(); i++) {
                final Slot slot = layout.slots().get(i);
                final int value = outcome.get(i);
                assertTrue(
                        value == Outcome.ABSENT
                                ? mayBeAbsent.contains(slot.name())
                                : value >= slot.min() && value <= slot.max(),
                        () -> where + ": " + slot.name() + " = " + value);
            }
        }
    }

    /** A used playout gives what a fresh one gives, for missions in any order and played again: so nothing is left over from mission to mission. */
    @ParameterizedTest
    @MethodSource("seats")
    void aUsedPlayoutIsAsGoodAsAFreshOne(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final Outcome outcome = new Outcome(scenario.layout());
        final Playout used = scenario.newPlayout(seat.bot(), BOUND);
        final List<Long> forward =
                LongStream.range(0, 20).map(m -> play(used, outcome, m)).boxed().toList();
        for (int mission = 19; mission >= 0; mission--) {
            assertEquals(forward.get(mission), play(used, outcome, mission), "used, backward: mission " + mission);
        }
        for (final int mission : new int[] {0, 7, 19}) {
            final Playout fresh = scenario.newPlayout(seat.bot(), BOUND);
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
        for (long mission = 0; mission < 20; mission++) {
            assertEquals(
                    play(one.newPlayout(seat.bot(), BOUND), outcome, mission),
                    play(other.newPlayout(seat.bot(), BOUND), outcome, mission));
        }
    }

    @ParameterizedTest
    @MethodSource("seats")
    void aToldMissionHasTheOutcomeOfThePlayedOne(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final Playout playout = scenario.newPlayout(seat.bot(), BOUND);
        final Outcome outcome = new Outcome(scenario.layout());
        for (long mission = 0; mission < 10; mission++) {
            final long played = play(playout, outcome, mission);
            outcome.reset();
            scenario.narrate(seat.bot(), BOUND, new MissionKey().set(SEED, mission), new Silent(), outcome);
            assertEquals(played, outcome.hash(mission), "mission " + mission);
        }
    }

    private static final class Silent implements Narrator {
        @Override
        public void heading(final String text) {
            // The outcome is compared, not the words.
        }

        @Override
        public void line(final String text) {
            // The outcome is compared, not the words.
        }

        @Override
        public void board(final String text) {
            // The outcome is compared, not the words.
        }
    }

    @ParameterizedTest
    @MethodSource("someSeats")
    void aMissionOverItsBoundSaysSoAndLeavesThePlayoutFit(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final Playout bounded = scenario.newPlayout(seat.bot(), 3);
        final Playout twin = scenario.newPlayout(seat.bot(), 3);
        final Outcome outcome = new Outcome(scenario.layout());
        for (long mission = 0; mission < 10; mission++) {
            final long hash = play(bounded, outcome, mission);
            assertTrue(outcome.aborted());
            assertFalse(outcome.abortReason().isEmpty());
            assertEquals(3, outcome.decisions());
            play(twin, outcome, 99);
            assertEquals(hash, play(twin, outcome, mission), "after another abort");
        }
    }

    @ParameterizedTest
    @MethodSource("someSeats")
    void theSeedDecides(final Seat seat) {
        final CompiledScenario scenario = seat.scenario().compiled();
        final Playout playout = scenario.newPlayout(seat.bot(), BOUND);
        final Outcome outcome = new Outcome(scenario.layout());
        long one = 0;
        long other = 0;
        for (long mission = 0; mission < 20; mission++) {
            one += play(playout, outcome, mission);
            outcome.reset();
            playout.play(new MissionKey().set(SEED + 1, mission), outcome);
            other += outcome.hash(mission);
        }
        assertNotEquals(one, other);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void anUnknownBotIsRefused(final Scenario scenario) {
        assertThrows(IllegalArgumentException.class, () -> scenario.compiled().newPlayout("nobody", BOUND));
    }
}
