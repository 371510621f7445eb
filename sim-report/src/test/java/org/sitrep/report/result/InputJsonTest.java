package org.sitrep.report.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.analysis.check.CheckResult;
import org.sitrep.analysis.loadout.LoadoutAnswer;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.solve.SolveResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.ToolVersion;
import org.sitrep.report.Publications;
import org.sitrep.scenario.ValueSources;

/**
 * What a result was made from comes back from its file, and files of before it was said are still read.
 *
 * <p>Provenance of {@code publications/early/}: as {@code publications/}, and the golden sweep, made by the builds
 * before this was said.
 */
final class InputJsonTest {
    private static final Path FILES = Path.of("src", "test", "resources", "org", "sitrep", "report", "publications");
    private static final ValueSources AMBUSHED = new ValueSources(406, 34, 2464, 4);

    @TempDir
    private Path folder;

    @Test
    void everythingComesBack() throws IOException {
        final CheckResult check = ResultFile.CHECK.read(FILES.resolve("check.json"));
        assertEquals(check, ResultFile.CHECK.read(file(ResultFile.CHECK.write(check))));
        assertEquals(new ToolVersion("development", "sample"), check.madeBy());
        whole(check.entries().get(1).input());
        final SideRace race = ResultFile.RACE.read(FILES.resolve("race.json"));
        assertEquals(race, ResultFile.RACE.read(file(ResultFile.RACE.write(race))));
        assertEquals(new ToolVersion("development", "sample"), race.madeBy());
        assertEquals(
                List.of("loadout=reference", "loadout=smoke-and-frags"),
                race.entrants().get(1).input().changes());
        final SolveResult solved = ResultFile.SOLVE.read(FILES.resolve("solve.json"));
        final SolveResult again = ResultFile.SOLVE.read(file(ResultFile.SOLVE.write(solved)));
        assertEquals(solved.origin(), again.origin());
        assertEquals(ResultFile.SOLVE.write(solved), ResultFile.SOLVE.write(again));
        whole(solved.origin().input());
        final LoadoutAnswer answer = ResultFile.LOADOUTS.read(FILES.resolve("loadouts.json"));
        assertEquals(answer, ResultFile.LOADOUTS.read(file(ResultFile.LOADOUTS.write(answer))));
        whole(answer.subject().input());
    }

    private static void whole(final ContentSummary input) {
        assertEquals("purple-haze", input.ruleset());
        assertEquals(AMBUSHED, input.sources());
        assertEquals("score-not", input.options().get("critsOnStrikes"));
        assertTrue(input.files().contains("scenarios/purple-haze/combats/ambushed.yaml"));
        assertEquals(64, input.contentSha256().length());
    }

    @ParameterizedTest
    @ValueSource(strings = {"race", "solve", "check", "loadouts", "sweep"})
    void earlyFilesAreStillShown(final String kind) throws IOException {
        final Path early = FILES.resolve("early").resolve(kind + ".json");
        final String page = Publications.read(early).orElseThrow().page().get().toString();
        final boolean counted = List.of("loadouts", "sweep").contains(kind);
        assertEquals(counted, page.contains("choices of the scenario or of this run"), kind);
        assertEquals(!counted, page.contains("nothing is known about it"), kind);
        assertEquals(List.of("race", "check").contains(kind), !page.contains("Made by"), kind);
    }

    @Test
    void earlyFilesKeepWhatTheySaid() throws IOException {
        final Path early = FILES.resolve("early");
        final LoadoutAnswer answer = ResultFile.LOADOUTS.read(early.resolve("loadouts.json"));
        assertEquals("purple-haze", answer.subject().input().ruleset());
        assertEquals(AMBUSHED, answer.subject().input().sources());
        assertEquals(answer, ResultFile.LOADOUTS.read(file(ResultFile.LOADOUTS.write(answer))));
        final SweepStudy study =
                ResultFile.SWEEP.read(early.resolve("sweep.json")).studies().get(0);
        assertTrue(study.input().sources().known());
        assertEquals(64, study.input().contentSha256().length());
        assertFalse(study.input().files().isEmpty());
        final CheckResult check = ResultFile.CHECK.read(early.resolve("check.json"));
        assertEquals(ContentSummary.UNKNOWN, check.entries().get(0).input());
        assertFalse(check.madeBy().known());
        assertEquals(check, ResultFile.CHECK.read(file(ResultFile.CHECK.write(check))));
    }

    @Test
    void aCountThatIsNoneIsRefused() throws IOException {
        final String text = Files.readString(FILES.resolve("race.json"));
        assertTrue(text.contains("\"house\": 2462"));
        final Path negative = file(text.replace("\"house\": 2462", "\"house\": -1"));
        final ResultFormatException wrong =
                assertThrows(ResultFormatException.class, () -> ResultFile.RACE.read(negative));
        assertTrue(wrong.getMessage().contains("provenance.house"), wrong.getMessage());
    }

    private Path file(final String text) throws IOException {
        return Files.writeString(folder.resolve("kept.json"), text);
    }
}
