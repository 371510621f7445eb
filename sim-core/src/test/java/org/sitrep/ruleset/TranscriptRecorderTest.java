package org.sitrep.ruleset;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.ruleset.transcript.Transcript;

class TranscriptRecorderTest {
    @Test
    void everythingIsKeptInOrderUnderItsHeading() {
        final Choice choice = new Choice(
                "way",
                "Which way?",
                List.of(new Choice.Option("left", Double.NaN), new Choice.Option("right", Double.NaN)),
                1,
                true,
                "");
        final List<TrackState> gauges = List.of(new TrackState("Stamina", "7", 7, 0, 12));
        final TranscriptRecorder recorder = new TranscriptRecorder(false);
        recorder.line("before all");
        recorder.heading("Round 1");
        recorder.gauges(gauges);
        recorder.choice(choice);
        recorder.line("They go right.");
        recorder.board("..@\n\n");
        recorder.heading("End");
        assertEquals(
                new Transcript(List.of(
                        new Transcript.Step("", List.of(new Transcript.Line("before all"))),
                        new Transcript.Step(
                                "Round 1",
                                List.of(
                                        new Transcript.Gauges(gauges),
                                        new Transcript.Chosen(choice),
                                        new Transcript.Line("They go right."),
                                        new Transcript.Board("..@"))),
                        new Transcript.Step("End", List.of()))),
                recorder.transcript());
    }
}
