package org.sitrep.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.Experiment;
import org.sitrep.Sitrep;
import org.sitrep.contract.WatchedPlaces;
import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.engine.TrialValues;
import org.sitrep.outcome.Slot;

/** Spark with executors in this process plays the bits of local threads. A real cluster: {@code try-cluster}. */
class ClusterTest {
    private static final Path LIBRARY = Path.of("scenarios");
    private static final long TRIALS = 4_000;
    private static final RunRequest REQUEST =
            RunRequest.of("", 1967, TRIALS).withFirstTrial(70).withThreads(2);
    private static final Elsewhere CLUSTER = new Cluster("local[2]", 0.005);

    private static SparkContext spark;

    /** While Spark starts, trials would be played here. */
    @BeforeAll
    static void start() {
        spark = SparkContext.getOrCreate(
                new SparkConf().setMaster("local[2]").setAppName("Test").set("spark.ui.enabled", "false"));
        new JavaSparkContext(spark).broadcast("").destroy();
    }

    @AfterAll
    static void stop() {
        spark.stop();
    }

    private static int jobs() {
        return spark.statusTracker().getJobIdsForGroup(null).length;
    }

    private static PairedEntry entry(final String bot, final String... sets) {
        Experiment patrol = Sitrep.open("scenarios/purple-haze/combats/patrol.yaml")
                .library(LIBRARY)
                .bot(bot);
        for (final String set : sets) {
            patrol = patrol.set(set);
        }
        return patrol.entry();
    }

    private static PairedRun paired(final Elsewhere places) {
        return new PairedRun(
                List.of(entry("rifleman"), entry("novice", "start.threat=5")),
                List.of(new PairedRun.Pair(0, 1)),
                REQUEST.withElsewhere(places),
                Optional.empty());
    }

    @Test
    void aPairedRunIsThatOfLocalThreads() {
        final PairedRunResult here = paired(Elsewhere.NOWHERE).run(() -> 0, "");
        final int before = jobs();
        final PairedRunResult there = paired(CLUSTER).run(() -> 0, "");
        assertTrue(jobs() > before, "all was played here");
        for (int side = 0; side < 2; side++) {
            assertEquals(
                    here.results().get(side).resultHash(),
                    there.results().get(side).resultHash());
        }
        assertEquals(here.pairs().get(0).sums(), there.pairs().get(0).sums());
    }

    @Test
    void recordedSlotsAreThoseOfLocalThreads() {
        final PairedEntry entry = entry("rifleman");
        final List<String> slots = entry.scenario().layout().slots().stream()
                .limit(2)
                .map(Slot::name)
                .toList();
        final RunRequest request = REQUEST.withBot(entry.bot());
        final TrialValues here = new Recorder(entry.scenario(), slots, request).run();
        final TrialValues there = new Recorder(entry.scenario(), slots, request.withElsewhere(CLUSTER)).run();
        assertEquals(here.hash(), there.hash());
        for (int slot = 0; slot < slots.size(); slot++) {
            assertArrayEquals(here.row(slot), there.row(slot));
        }
    }

    /** A stop in mid-run leaves a beginning, from which the run continues. */
    @Test
    void aStoppedRunContinues() {
        final RunRequest request = REQUEST.withRange(0, 20_000);
        final AtomicReference<PairedRun> running = new AtomicReference<>();
        final Elsewhere stopping =
                new WatchedPlaces(CLUSTER, () -> running.get().requestStop());
        final PairedEntry entry = entry("rifleman");
        running.set(new PairedRun(List.of(entry), List.of(), request.withElsewhere(stopping), Optional.empty()));
        final PairedRunResult some = running.get().run(() -> 0, "");
        assertTrue(some.result().unplayed() > 0, "it was not stopped");
        final PairedRunResult all = new PairedRun(
                        List.of(entry), List.of(), request.withElsewhere(CLUSTER), Optional.of(some))
                .run(() -> 0, "");
        final PairedRunResult once =
                new PairedRun(List.of(entry), List.of(), request, Optional.empty()).run(() -> 0, "");
        assertEquals(once.result().resultHash(), all.result().resultHash());
    }

    @Test
    void aMasterThatDoesNotAnswerIsNamed() {
        final Elsewhere silent = new ClusterOpener().open("spark://127.0.0.1:1").orElseThrow();
        final String message = assertThrows(
                        Elsewhere.Refusal.class, () -> paired(silent).run(() -> 0, ""))
                .getMessage();
        assertTrue(message.startsWith("--on spark://127.0.0.1:1: no master answers there"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"local", "somewhere", "http://host:80", "spark://"})
    void otherAddressesAreNotKnown(final String address) {
        assertFalse(new ClusterOpener().open(address).isPresent());
    }
}
