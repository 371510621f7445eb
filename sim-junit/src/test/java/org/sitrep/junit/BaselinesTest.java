package org.sitrep.junit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;
import org.sitrep.Experiment;
import org.sitrep.Sitrep;
import org.sitrep.analysis.check.Baseline;
import org.sitrep.analysis.check.BaselineEntry;
import org.sitrep.analysis.check.BaselineMaker;
import org.sitrep.analysis.check.BaselineText;
import org.sitrep.analysis.check.CheckSide;
import org.sitrep.engine.RunRequest;
import org.sitrep.scenario.KeyOrder;

/** A patrol that lies in a folder of its own beside its baseline, and is changed there. */
class BaselinesTest {
    private static final String PATROL =
            "sitrep: 1\nruleset: purple-haze\ntitle: Mine\nextends: purple-haze:combats/patrol.yaml\n";

    @TempDir
    private Path folder;

    private Path baseline;

    @BeforeEach
    void make() throws IOException {
        System.setProperty(Experiment.LIBRARY, BalanceTest.LIBRARY.toString());
        final Path scenario = Files.writeString(folder.resolve("mine.yaml"), PATROL);
        final CheckSide open = CheckSide.of(
                "mine.yaml", "rifleman", Sitrep.open(scenario).bot("rifleman").open(KeyOrder.NONE), "rifleman");
        final List<String> watched = List.of("squad.survivors", "eliminated", "killRate");
        final BaselineEntry entry = new BaselineMaker(open, watched, RunRequest.of("", 5, 1_000))
                .play("mine.yaml", "rifleman", metric -> 0)
                .orElseThrow();
        baseline = Files.writeString(
                folder.resolve("balance.baseline"),
                BaselineText.write(new Baseline("made by a test", 5, 100_000, KeyOrder.NONE, List.of(entry)))
                        .replace("margin 0", "margin 0.05"));
    }

    @Test
    void whatHasNotChangedPasses() throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), "# A remark.\n" + PATROL.replace("Mine", "Ours"));
        final List<DynamicTest> tests =
                Baselines.tests(baseline, Undecided.FAIL).toList();
        assertEquals(
                List.of(
                        "mine.yaml, rifleman: squad.survivors",
                        "mine.yaml, rifleman: eliminated",
                        "mine.yaml, rifleman: killRate"),
                tests.stream().map(DynamicTest::getDisplayName).toList());
        tests.forEach(test -> assertDoesNotThrow(test.getExecutable()));
    }

    /** At Threat 2 there are fewer Enemies: five of them eliminated instead of six. */
    @Test
    void whatHasMovedFailsAndSaysWhere() throws IOException {
        Files.writeString(folder.resolve("mine.yaml"), PATROL + "start: {threat: 2}\n");
        final List<DynamicTest> tests =
                Baselines.tests(baseline, Undecided.PASS).toList();
        final AssertionFailedError moved =
                assertThrows(AssertionFailedError.class, tests.get(1).getExecutable());
        assertTrue(moved.getMessage().startsWith("moved: it was 5.8"), moved.getMessage());
        assertTrue(moved.getMessage().contains("they first diverge at "), moved.getMessage());
        assertTrue(moved.getMessage().contains("\nchanged data: start.threat: 5 -> 2"), moved.getMessage());
        assertDoesNotThrow(tests.get(0).getExecutable());
        final AssertionFailedError ratio =
                assertThrows(AssertionFailedError.class, tests.get(2).getExecutable());
        assertTrue(ratio.getMessage().startsWith("moved: it was 0."), ratio.getMessage());
    }

    @Test
    void whatCannotBeReadIsSaid() throws IOException {
        assertTrue(assertThrows(IllegalStateException.class, () -> Baselines.check(folder.resolve("none.baseline")))
                .getMessage()
                .startsWith("there is no baseline"));
        Files.writeString(baseline, Files.readString(baseline).replace("eliminated", "glory"));
        assertTrue(assertThrows(IllegalStateException.class, () -> Baselines.check(baseline))
                .getMessage()
                .contains("glory"));
        Files.delete(folder.resolve("mine.yaml"));
        make();
        Files.delete(folder.resolve("mine.yaml"));
        assertThrows(IllegalStateException.class, () -> Baselines.check(baseline));
    }
}
