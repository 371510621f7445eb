package org.sitrep.ruleset;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.ruleset.tale.Choice;
import org.sitrep.ruleset.tale.Gauge;
import org.sitrep.ruleset.tale.Tale;

class TaleRecorderTest {
    @Test
    void everythingIsKeptInOrderUnderItsHeading() {
        final Choice choice = new Choice(
                "way",
                "Which way?",
                List.of(new Choice.Option("left", Double.NaN), new Choice.Option("right", Double.NaN)),
                1,
                true,
                "");
        final List<Gauge> gauges = List.of(new Gauge("Stamina", "7", 7, 0, 12));
        final TaleRecorder recorder = new TaleRecorder(false);
        recorder.line("before all");
        recorder.heading("Round 1");
        recorder.gauges(gauges);
        recorder.choice(choice);
        recorder.line("They go right.");
        recorder.board("..@\n\n");
        recorder.heading("End");
        assertEquals(
                new Tale(List.of(
                        new Tale.Step("", List.of(new Tale.Line("before all"))),
                        new Tale.Step(
                                "Round 1",
                                List.of(
                                        new Tale.Gauges(gauges),
                                        new Tale.Chosen(choice),
                                        new Tale.Line("They go right."),
                                        new Tale.Board("..@"))),
                        new Tale.Step("End", List.of()))),
                recorder.tale());
    }
}
