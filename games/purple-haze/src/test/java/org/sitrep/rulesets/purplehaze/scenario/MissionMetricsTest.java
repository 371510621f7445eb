package org.sitrep.rulesets.purplehaze.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;

/** The metrics of Missions add up, and agree with what a trace of the same Missions counts for itself. */
@Tag("slow")
class MissionMetricsTest {
    /** Nine Missions of so many are 10,000 and more. */
    private static final int MISSIONS = 1120;

    static List<String> missions() {
        return Content.filesIn("missions");
    }

    private static MissionTables tables(final String mission) {
        return new MissionTables(new GameTables(Content.load(mission).game()));
    }

    /** One Mission's outcome, by name. */
    private static final class Sheet {
        private final OutcomeLayout layout;
        private final Outcome outcome;
        private final Map<String, int[]> matching = new HashMap<>();

        Sheet(final OutcomeLayout layout) {
            this.layout = layout;
            outcome = new Outcome(layout);
        }

        int of(final String name) {
            final int value = outcome.get(layout.index(name));
            assertNotEquals(Outcome.ABSENT, value, name);
            return value;
        }

        /** The sum of all slots whose names match. */
        int sum(final String regex) {
            int sum = 0;
            for (final int slot : matching.computeIfAbsent(regex, this::slots)) {
                sum += outcome.get(slot);
            }
            return sum;
        }

        private int[] slots(final String regex) {
            final int[] slots = layout.slots().stream()
                    .map(Slot::name)
                    .filter(name -> name.matches(regex))
                    .mapToInt(layout::index)
                    .toArray();
            assertTrue(slots.length > 0 || regex.startsWith("encounter"), () -> "nothing matches " + regex);
            return slots;
        }
    }

    @ParameterizedTest
    @MethodSource("missions")
    void everySumAgrees(final String mission) {
        final MissionTables tables = tables(mission);
        final MissionState state = new MissionState(tables, new SquadState(tables.components));
        final Count count = new Count();
        final Playout playout = Playouts.mission(state, new RandomBot<>(), 100_000, new TrialKey(), count);
        final Sheet sheet = new Sheet(Playouts.layout(tables));
        for (long index = 0; index < MISSIONS; index++) {
            sheet.outcome.reset();
            count.reset();
            playout.play(new TrialKey().set(1970, index), sheet.outcome);
            assertFalse(sheet.outcome.aborted(), sheet.outcome.abortReason());
            assertSums(sheet);
            assertExperience(sheet, state);
            assertTracks(sheet, state);
            count.assertAgrees(sheet::of, sheet::sum);
        }
    }

    private static void assertSums(final Sheet sheet) {
        assertEquals(1, sheet.sum("end\\..*"));
        assertEquals(sheet.of("end.squadLost"), sheet.sum("lost\\..*"));
        assertEquals(sheet.of("kia"), sheet.sum("killed\\..*"));
        assertEquals(6, sheet.of("kia") + sheet.of("survivors"));
        for (final String loss :
                List.of("kia killed", "evacuated evacuated", "hospital hospital", "breakdowns breakdown")) {
            final String[] names = loss.split(" ");
            assertEquals(sheet.of(names[0]), sheet.sum("marine\\..\\." + names[1]));
        }
        assertEquals(sheet.of("wounds"), sheet.sum("marine\\..\\.wounds"));
        assertEquals(sheet.of("wounds"), sheet.sum("wound\\..*"));
        assertEquals(sheet.of("combats"), sheet.sum("combat\\.[^.]*"));
        assertEquals(sheet.of("combats"), sheet.sum("combat\\.[^.]*\\.[^.]*"));
        assertEquals(sheet.of("eliminated"), sheet.sum("enemy\\..*\\.eliminated"));
        assertEquals(sheet.of("met"), sheet.sum("enemy\\..*\\.met"));
        assertEquals(sheet.of("eliminated"), sheet.sum("marine\\..\\.kills") + sheet.sum("kills\\..*"));
        assertTrue(sheet.of("events") >= sheet.sum("event\\..*"));
        assertEquals(sheet.of("hours"), sheet.sum("hours\\..*"));
        assertTrue(sheet.of("evacuated") == 0 || sheet.of("flights") > 0);
    }

    private static void assertExperience(final Sheet sheet, final MissionState state) {
        final int gained = Arrays.stream(state.squad.experience).sum();
        assertEquals(gained, sheet.of("experience"), "the reference squad begins without any");
        assertEquals(gained, sheet.sum("experience\\..*"));
        assertEquals(gained, sheet.sum("marine\\..\\.experience"));
    }

    /** Each full hour that the Mission has seen, and none after it. */
    private static void assertTracks(final Sheet sheet, final MissionState state) {
        for (final Series series : sheet.layout.series()) {
            for (int hour = 0; hour < series.slots().size(); hour++) {
                final int value =
                        sheet.outcome.get(sheet.layout.index(series.slots().get(hour)));
                assertEquals(
                        hour * 60 <= state.elapsed(),
                        value != Outcome.ABSENT,
                        series.slots().get(hour));
            }
        }
        assertEquals(state.mission.definition.threat(), sheet.of("threat.hour.0"));
        assertEquals(state.mission.definition.stamina(), sheet.of("stamina.hour.0"));
    }

    /**
     * A report shows everything: each metric that is neither a step of a series nor a part of a share is in one group,
     * no more.
     */
    @Test
    void everyMetricOfALayoutHasItsPlace() {
        for (final String mission : missions()) {
            final OutcomeLayout layout = Playouts.layout(tables(mission));
            final Set<String> grouped = new HashSet<>();
            layout.groups().stream()
                    .map(Group::metrics)
                    .flatMap(Collection::stream)
                    .forEach(metric -> assertTrue(grouped.add(metric), () -> mission + ": " + metric + " twice"));
            assertTrue(
                    layout.slots().size() < 400,
                    () -> mission + ": " + layout.slots().size());
            assertTrue(layout.slots().stream().noneMatch(slot -> slot.max() - slot.min() > 6000));
        }
    }

    /** What a Mission cannot come to has no slot: the City's Events are not those of the Crash. */
    @Test
    void aLayoutHasWhatItsMissionCanHave() {
        final OutcomeLayout crash = Playouts.layout(tables("missions/01-crash.yaml"));
        assertTrue(crash.slot("objective.home").isPresent());
        assertTrue(crash.slot("event.5.passed").isPresent());
        assertTrue(crash.slot("event.6.passed").isEmpty());
        assertTrue(crash.slot("encounter.G01.failed").isPresent());
        final OutcomeLayout road = Playouts.layout(tables("missions/08-dark-road.yaml"));
        assertTrue(road.slot("objective.home").isEmpty());
        assertNotEquals(crash, road);
    }
}
