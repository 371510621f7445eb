package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Survival;
import org.sitrep.report.model.MetricText;
import org.sitrep.report.result.RunResultJson;
import org.sitrep.stats.Tally;

/** Reports do not show what a scenario makes impossible; the files for machines keep it. */
final class ImpossibleTest {
    private static final List<String> FIRE = List.of("end.fire", "fire.lost", "hut.fire", "barn.fire", "pond.fire");
    private static final List<String> NOTHING = List.of();

    /** A place burns down in the second of two hours, or floods in the first, or stands. */
    private static OutcomeLayout layout(final List<String> impossible) {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        for (final String end : List.of("stands", "end.flood", "end.fire")) {
            b.add(Slot.flag(end, "Ends: " + end, Better.NEUTRAL));
        }
        for (final String cause : List.of("flood", "fire")) {
            b.add(Slot.flag(cause + ".atRisk", "At risk of " + cause, Better.HIGHER));
            b.add(Slot.flag(cause + ".lost", "Lost to " + cause, Better.LOWER));
        }
        for (final String place : List.of("hut", "barn", "pond")) {
            b.add(Slot.flag(place + ".flood", "Flood of " + place, Better.LOWER));
            b.add(Slot.flag(place + ".fire", "Fire of " + place, Better.LOWER));
        }
        b.add(new Survival(
                "standing",
                "Places standing",
                "?",
                "hour",
                List.of(
                        new Survival.Curve("floods", List.of("flood.atRisk"), List.of("flood.lost")),
                        new Survival.Curve("a blaze", List.of("fire.atRisk"), List.of("fire.lost")))));
        b.add(new Group(
                "ends",
                "Ends",
                "?",
                Group.Kind.CATEGORY,
                List.of("stands", "end.flood", "end.fire"),
                List.of("It stands", "A flood", "A blaze ends it")));
        b.add(new Group(
                "places",
                "Places",
                "?",
                Group.Kind.MATRIX,
                List.of("hut.flood", "hut.fire", "barn.flood", "barn.fire", "pond.flood", "pond.fire"),
                List.of("Hut", "Barn", "Pond"),
                List.of("Flooded", "Burnt")));
        b.add(new Group(
                "fires",
                "Fires alone",
                "?",
                Group.Kind.PER_SUBJECT,
                List.of("hut.fire", "barn.fire", "pond.fire"),
                List.of("Hut", "Barn", "Pond")));
        impossible.forEach(b::impossible);
        return b.headline("stands").build();
    }

    /** Every fourth place floods; none burns, unless one trial contradicts the declaration. */
    private static RunResult result(final int trials, final List<String> impossible, final boolean contradicted) {
        final OutcomeLayout layout = layout(impossible);
        final Tally tally = new Tally(layout);
        final Outcome outcome = new Outcome(layout);
        for (int i = 0; i < trials; i++) {
            outcome.reset();
            for (int slot = 0; slot < layout.slots().size(); slot++) {
                outcome.set(slot, 0);
            }
            final boolean burns = contradicted && i == 7;
            final int floods = !burns && i % 4 == 0 ? 1 : 0;
            outcome.set(layout.index("end.fire"), burns ? 1 : 0);
            outcome.set(layout.index("end.flood"), floods);
            outcome.set(layout.index("stands"), burns ? 0 : 1 - floods);
            outcome.set(layout.index("hut.flood"), floods);
            outcome.set(layout.index("flood.atRisk"), 1);
            outcome.set(layout.index("flood.lost"), floods);
            outcome.set(layout.index("fire.atRisk"), 1);
            tally.accept(outcome, i);
        }
        return SampleCampaign.result(layout, tally);
    }

    private static RunResult result(final List<String> impossible) {
        return result(200, impossible, false);
    }

    @Test
    void shouldShowNoRowColumnCurveOrSentenceOfIt() {
        final RunResult result = result(FIRE);
        for (final String text : List.of(
                Rendered.text(result, 80, false, false),
                Rendered.html(result).replaceAll("(?s)<script.*?</script>", ""),
                Rendered.markdown(result))) {
            assertTrue(text.contains("A flood"), text);
            assertTrue(text.contains("Flooded"), text);
            assertTrue(text.contains("floods"), text);
            assertFalse(text.contains("laze"), text);
            assertFalse(text.contains("Burnt"), text);
            assertFalse(text.contains("Fires alone"), text);
            assertFalse(text.contains("Never: "), text);
            assertFalse(text.contains("Ends: end.fire"), text);
        }
    }

    @Test
    void shouldShowWhatIsPossibleAndWasNotSeen() {
        final String text = Rendered.text(result(NOTHING), 80, false, false);
        assertTrue(text.contains("  Never: A blaze ends it (at most "), text);
        assertTrue(text.contains("  a blaze "), "the curve: " + text);
        assertTrue(text.contains("  Never: Burnt (at most "), text);
    }

    /** A group keeps the rows of places that could have flooded. */
    @Test
    void shouldKeepRowsWithSomethingPossible() {
        final List<Group> groups = new MetricText(result(FIRE)).groups();
        assertEquals(List.of("ends", "places"), groups.stream().map(Group::name).toList());
        assertEquals(List.of("It stands", "A flood"), groups.get(0).itemLabels());
        assertEquals(List.of("Hut", "Barn", "Pond"), groups.get(1).itemLabels());
        assertEquals(List.of("Flooded"), groups.get(1).columnLabels());
        assertEquals(
                List.of("hut.flood", "barn.flood", "pond.flood"), groups.get(1).metrics());
        final List<Group> pond = new MetricText(result(List.of("pond.flood", "pond.fire"))).groups();
        assertEquals(List.of("Hut", "Barn"), pond.get(1).itemLabels());
        assertEquals(List.of("Hut", "Barn"), pond.get(2).itemLabels());
    }

    /** Where no trial is played, a group keeps what is possible. */
    @Test
    void shouldLeaveItOutWhereNothingWasPlayed() {
        final List<Group> groups = new MetricText(result(0, FIRE, false)).groups();
        assertEquals(List.of("It stands", "A flood"), groups.get(0).itemLabels());
    }

    /** A wrong declaration hides no trial. */
    @Test
    void shouldShowWhatATrialContradicts() {
        final String text = Rendered.text(result(200, FIRE, true), 80, false, false);
        assertTrue(text.contains("  A blaze ends it "), text);
    }

    @Test
    void shouldKeepItInTheFilesForMachines() {
        assertEquals(Rendered.tables(result(NOTHING)), Rendered.tables(result(FIRE)));
        final String json = RunResultJson.write(result(FIRE));
        assertTrue(json.contains("\"end.fire\": {\"value\": 0"), json);
    }

    @Test
    void shouldStoreItApartFromHashesAndEquality() {
        final RunResult declared = result(FIRE);
        final RunResult read = RunResultJson.read(RunResultJson.write(declared), "result.json");
        assertEquals(FIRE, List.copyOf(read.layout().impossible()));
        final RunResult plain = result(NOTHING);
        assertEquals(plain.layout(), declared.layout());
        assertEquals(plain.layout().hashCode(), declared.layout().hashCode());
        assertEquals(plain.resultHash(), declared.resultHash());
        assertEquals(plain.outcomeHash(), declared.outcomeHash());
    }

    /** A file of an earlier version has no such key; its report is as it was. */
    @Test
    void shouldReadAFileWithoutTheKey() {
        final String now = RunResultJson.write(result(FIRE));
        final String older = now.replaceAll(",\\s*\"impossible\": \\[[^]]*]", "");
        assertFalse(older.contains("impossible"), older);
        assertEquals(RunResultJson.write(result(NOTHING)), older, "nothing else differs");
        final RunResult read = RunResultJson.read(older, "result.json");
        assertEquals(List.of(), List.copyOf(read.layout().impossible()));
        assertEquals(result(FIRE).resultHash(), read.resultHash());
        assertTrue(Rendered.text(read, 80, false, false).contains("  Never: A blaze ends it (at most "));
    }
}
