package org.sitrep.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.Experiment;
import org.sitrep.Sitrep;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.cli.base.ExitCode;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Metric;
import org.sitrep.report.result.ResultFile;
import org.sitrep.report.result.RunResultJson;
import org.sitrep.ruleset.transcript.Transcript;

/** The command line and the API are two doors to the same play: what one returns, the other does. */
class FrontDoorTest {
    private static final String PATROL = Cli.shipped("purple-haze/combats/patrol.yaml");
    private static final String NOVICE = Cli.shipped("purple-haze/playbooks/novice.yaml");

    @TempDir
    private Path folder;

    private static Experiment patrol() {
        return Sitrep.open(PATROL)
                .library(Cli.REPOSITORY.resolve("scenarios"))
                .bot("rifleman")
                .trials(300);
    }

    private static String json(final String... line) {
        final List<String> words = new ArrayList<>(List.of(line));
        words.addAll(List.of("--format", "json"));
        final Cli.Result result = Cli.run(words.toArray(String[]::new));
        assertEquals(ExitCode.OK, result.code(), result.err());
        return result.out();
    }

    private Path file(final String... line) throws IOException {
        final String[] words = Stream.concat(Stream.of(line), Stream.of("--trials", "300", "--no-report"))
                .toArray(String[]::new);
        return Files.writeString(folder.resolve("result.json"), json(words));
    }

    @Test
    void aRun() throws IOException {
        final RunResult typed = RunResultJson.read(file("run", PATROL, "--bot", NOVICE, "--set", "start.threat=8"));
        final RunResult called = patrol().bot(NOVICE).set("start.threat=8").run();
        assertEquals(called.outcomeHash(), typed.outcomeHash());
        assertEquals(called.content(), typed.content());
        assertEquals(called.botFile(), typed.botFile());
        assertEquals(called.tallies(), typed.tallies());
    }

    @Test
    void aComparison() throws IOException {
        final Comparison typed = ResultFile.COMPARISON.read(
                file("compare", PATROL, "--bot", "rifleman", "--against", "--set start.threat=8"));
        final Comparison called = patrol().compare(patrol().set("start.threat=8"));
        assertEquals(called.criteria(), typed.criteria());
        for (final var criterion : called.criteria()) {
            final Metric metric = criterion.metric();
            assertEquals(
                    called.difference(called.steps().get(0), metric, 0.95),
                    typed.difference(typed.steps().get(0), metric, 0.95));
        }
    }

    @Test
    void aSweep() throws IOException {
        final SweepResult typed = ResultFile.SWEEP.read(file(
                "sweep",
                PATROL,
                "--bot",
                "rifleman",
                "--vary",
                "start.threat=2,5,8,99",
                "--vary",
                "start.night=false,true"));
        final SweepResult called = patrol().sweep("start.threat=2,5,8,99", "start.night=false,true");
        assertEquals(called.studies(), typed.studies());
        assertEquals(called.factors(), typed.factors());
        assertEquals(called.why(), typed.why());
    }

    @Test
    void aReplay() {
        final List<String> headings = patrol().replay(17).steps().stream()
                .map(Transcript.Step::heading)
                .toList();
        final String typed = json("replay", PATROL, "--bot", "rifleman", "--trial", "17");
        int from = 0;
        for (final String heading : headings) {
            final int at = typed.indexOf("\"heading\": \"" + heading + "\"", from);
            assertEquals(true, at >= from, heading);
            from = at + 1;
        }
        assertEquals(headings.size(), typed.split("\"heading\": ", -1).length - 1);
    }
}
