package org.sitrep.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.Experiment;
import org.sitrep.Sitrep;
import org.sitrep.SitrepException;
import org.sitrep.analysis.Comparison;
import org.sitrep.analysis.sweep.SweepPoint;
import org.sitrep.analysis.sweep.SweepResult;
import org.sitrep.analysis.sweep.SweepStudy;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Metric;
import org.sitrep.report.Tables;
import org.sitrep.ruleset.transcript.Transcript;
import org.sitrep.stats.Estimate;
import tech.tablesaw.aggregate.AggregateFunctions;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.Table;

/** The examples of docs/embedding.md, and the contract of the experiments that they make. */
class EmbeddingTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final String PATROL =
            ROOT.resolve("scenarios/purple-haze/combats/patrol.yaml").toString();

    private static Experiment patrol() {
        return Sitrep.open(PATROL).library(ROOT.resolve("scenarios"));
    }

    /** As the page shows them, from the folder of the project. */
    static Estimate firstExample() {
        final Estimate survivors = Sitrep.open("scenarios/purple-haze/combats/patrol.yaml")
                .bot("rifleman")
                .trials(10_000)
                .seed(1967)
                .run()
                .estimate("squad.survivors");
        return survivors;
    }

    static Comparison secondExample() {
        final Experiment patrol =
                Sitrep.open("scenarios/purple-haze/combats/patrol.yaml").trials(2_000);
        final Comparison comparison = patrol.compare(patrol.set("start.threat=8"));
        return comparison;
    }

    static SweepStudy thirdExample() {
        final SweepResult sweep = Sitrep.open("scenarios/purple-haze/combats/patrol.yaml")
                .bot("rifleman")
                .trials(2_000)
                .sweep("start.threat=2,5,8");
        final SweepStudy study = sweep.studies().get(0);
        for (final SweepPoint point : study.varied()) {
            System.out.println(point.values() + " " + point.estimates().get("squad.survivors"));
        }
        return study;
    }

    static Table fourthExample() {
        final Table trials = Tables.trials(Sitrep.open("scenarios/purple-haze/combats/patrol.yaml")
                .bot("rifleman")
                .trials(10_000));
        final Table killed = trials.where(trials.intColumn("squad.survivors").isLessThan(6));
        System.out.println(killed.summarize("wounds", AggregateFunctions.mean).by("end.retreat"));
        return trials;
    }

    /** A table of every trial has the means of the run, and tables of results have their metrics. */
    @Test
    void tablesHaveTheNumbersOfResults() {
        final Experiment patrol = patrol().bot("rifleman").trials(2_000);
        final RunResult result = patrol.run();
        final Table trials = Tables.trials(patrol);
        assertEquals(2_000, trials.rowCount());
        assertEquals(1967, trials.longColumn("seed").mean());
        assertEquals(
                result.estimate("squad.survivors").value(),
                trials.intColumn("squad.survivors").mean(),
                1e-12);
        final IntColumn late = trials.intColumn("initiative.after.9");
        assertEquals(
                result.estimate("initiative.after.9").n(), trials.rowCount() - late.countMissing(), "trials so long");
        final Table metrics = Tables.of(result);
        assertEquals("squad.survivors", metrics.stringColumn("metric").get(0));
        assertEquals(
                result.estimate("squad.survivors").low(),
                metrics.doubleColumn("low").get(0));
        assertTrue(Tables.of(patrol.compare(patrol.set("start.threat=8"))).rowCount() > 0);
        assertEquals(2, Tables.of(patrol.trials(200).sweep("start.threat=2,8")).rowCount() - 1);
    }

    /** The hash that the command line prints for the same run (docs: the README's run, of fewer trials). */
    @Test
    void aRunIsThatOfTheCommandLineOnAnyThreads() {
        final RunResult one =
                patrol().bot("rifleman").trials(2_000).seed(1967).threads(1).run();
        final RunResult three =
                patrol().bot("rifleman").trials(2_000).threads(3).run();
        assertEquals("0511303097d61e8f", one.outcomeHash());
        assertEquals(one.resultHash(), three.resultHash());
        assertEquals(5.9725, one.estimate("squad.survivors").value());
        assertThrows(IllegalArgumentException.class, () -> one.estimate("glory"));
    }

    /** The text that the page quotes for its first example. */
    @Test
    void theFirstExamplePrintsWhatThePageSays() {
        final RunResult result =
                patrol().bot("rifleman").trials(10_000).seed(1967).run();
        assertEquals(
                "5.972 [5.968, 5.976] (95 %, n=10000)",
                result.estimate("squad.survivors").toString());
    }

    /** The text that the page quotes for its sweep. */
    @Test
    void theSweepGivesWhatThePageSays() {
        final SweepResult sweep = patrol().bot("rifleman").trials(2_000).sweep("start.threat=2,5,8");
        final SweepStudy study = sweep.studies().get(0);
        final List<String> survivors = study.varied().stream()
                .map(point -> point.values() + " " + point.estimates().get("squad.survivors"))
                .toList();
        assertEquals(
                List.of(
                        "{start.threat=2} 5.994 [5.982, 5.997] (95 %, n=2000)",
                        "{start.threat=5} 5.973 [5.959, 5.979] (95 %, n=2000)",
                        "{start.threat=8} 5.907 [5.889, 5.920] (95 %, n=2000)"),
                survivors);
        final SweepPoint present = study.varied().get(1);
        assertEquals(study.base().orElseThrow().outcomeHash(), present.outcomeHash());
        assertEquals(0, present.differences().get("squad.survivors").value());
        assertEquals("every combination", sweep.why());
    }

    @Test
    void aSweepNamesWhatItCannotVary() {
        for (final String factor : List.of("start.threat", "start.thread=2,3", "start.threat=98,99")) {
            assertThrows(SitrepException.class, () -> patrol().trials(20).sweep(factor), factor);
        }
        assertThrows(SitrepException.class, () -> patrol().sweep());
        assertThrows(SitrepException.class, () -> patrol().sweep("start.threat=2,5", "start.threat=8"));
        final SweepStudy study =
                patrol().trials(20).sweep("start.threat=2,99").studies().get(0);
        assertEquals(1, study.varied().size());
        assertEquals(1, study.unplayable().size());
    }

    @Test
    void partsOfARunHaveTheirOwnTrials() {
        final RunResult second = patrol().firstTrial(1_000).trials(1_000).run();
        assertEquals(1_000, second.firstTrial());
        assertEquals(1_000, second.completed());
    }

    @Test
    void experimentsAreComparedOnTheSameTrials() {
        final Experiment base = patrol().trials(500);
        final Comparison comparison = base.compare(base.set("start.threat=8"), base.bot("random"));
        assertEquals(3, comparison.sides().size());
        final Metric survivors = comparison.criteria().get(0).metric();
        assertTrue(
                comparison
                                .difference(comparison.steps().get(0), survivors, 0.95)
                                .high()
                        < 0,
                "a higher Threat costs Marines");
        assertThrows(SitrepException.class, base::compare);
    }

    @Test
    void oneTrialIsReplayed() {
        final Transcript transcript = patrol().bot("drill").replay(17);
        assertFalse(transcript.steps().isEmpty());
        assertEquals(transcript, patrol().bot("drill").replay(17));
    }

    @Test
    void aPlaybookPlays() {
        final String book =
                ROOT.resolve("scenarios/purple-haze/playbooks/novice.yaml").toString();
        final RunResult result = patrol().bot(book).trials(20).run();
        assertEquals("novice", result.bot());
        assertEquals(book, result.botFile().orElseThrow().file());
    }

    /** A playbook may play one side, and a bot of the game the other. */
    @Test
    void eachSideHasABot() {
        final String book =
                ROOT.resolve("scenarios/purple-haze/playbooks/novice.yaml").toString();
        final Experiment sapper = patrol().set("options.sapper=on").trials(20);
        final RunResult result = sapper.bot("red=random,squad=" + book).run();
        assertEquals("squad=novice,red=random", result.bot());
        assertEquals(
                "squad=" + book + ",red=random", result.botFile().orElseThrow().file());
        assertEquals("rifleman", sapper.bot("red=keen").run().bot());
        assertEquals(
                patrol().bot(book).trials(20).run().botFile(),
                sapper.bot("squad=" + book).run().botFile(),
                "a bot alone has the hash of its file");
        for (final Experiment wrong : List.of(patrol().bot("red=keen"), sapper.bot("red=novice"))) {
            assertThrows(SitrepException.class, wrong::entry);
        }
    }

    @Test
    void everythingThatIsWrongIsInTheException() {
        final SitrepException wrong = assertThrows(
                SitrepException.class, patrol().set("start.thread=3").set("start.threat=99")::run);
        assertTrue(wrong.findings().size() >= 2, wrong.getMessage());
        assertTrue(wrong.getMessage().contains("start.thread"), wrong.getMessage());
        for (final Experiment unusable : List.of(Sitrep.open("no-such-file.yaml"), patrol().bot("nobody"))) {
            assertThrows(SitrepException.class, unusable::entry);
        }
        assertThrows(SitrepException.class, () -> patrol().trials(0));
        assertThrows(SitrepException.class, () -> patrol().firstTrial(-1));
        assertThrows(SitrepException.class, () -> patrol().replay(-1));
        assertThrows(SitrepException.class, () -> patrol().threads(0));
        assertThrows(SitrepException.class, () -> patrol().maxDecisions(0));
    }

    @Test
    void aCommandNamesItsExperiment() {
        assertEquals(
                PATROL + ", bot drill, start.threat=8",
                patrol().bot("drill").set("start.threat=8").toString());
    }
}
