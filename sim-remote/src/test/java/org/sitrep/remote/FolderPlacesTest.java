package org.sitrep.remote;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.Sitrep;
import org.sitrep.contract.WatchedPlaces;
import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.Job;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.RunRequest;

/** A command and its workers, which are threads here, share a folder; the result is that of the command alone. */
class FolderPlacesTest {
    private static final RunRequest REQUEST =
            RunRequest.of("", 1967, 2_000).withFirstTrial(70).withThreads(2);

    @TempDir
    private Path folder;

    private static PairedEntry entry() {
        return Sitrep.open("scenarios/rambo/missions/01-proof.yaml")
                .library(Path.of("scenarios"))
                .bot("random")
                .entry();
    }

    private static PairedRun run(final PairedEntry entry, final Elsewhere places) {
        return new PairedRun(
                List.of(entry, entry),
                List.of(new PairedRun.Pair(0, 1)),
                REQUEST.withElsewhere(places),
                Optional.empty());
    }

    private Elsewhere places() {
        return new FolderPlaces("folder:" + folder, folder, 0.2, 1);
    }

    /** Also for the other tests of places. */
    static void assertSame(final PairedRunResult here, final PairedRunResult there) {
        for (int side = 0; side < 2; side++) {
            assertEquals(
                    here.results().get(side).resultHash(),
                    there.results().get(side).resultHash());
        }
        assertEquals(here.pairs().get(0).sums(), there.pairs().get(0).sums());
    }

    /** A worker that begins before the command plays some of the parts, and ends with it. */
    @Test
    void workersPlayTheSame() throws IOException {
        final PairedEntry entry = entry();
        final FolderWorker worker = new FolderWorker(folder, 1, 60);
        final CompletableFuture<Long> parts =
                CompletableFuture.supplyAsync(() -> assertDoesNotThrow(() -> worker.run()));
        final PairedRunResult there = run(entry, places()).run(() -> 0, "");
        new SharedFolder(folder).end();
        assertSame(run(entry, Elsewhere.NOWHERE).run(() -> 0, ""), there);
        assertTrue(parts.join() > 0, "the worker played nothing");
        assertEquals(List.of(), left("todo"));
        assertEquals(List.of(), left("taken"));
        assertEquals(List.of(), left("done"));
    }

    private List<String> left(final String name) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve(name))) {
            return files.map(Path::toString).toList();
        }
    }

    @Test
    void aCommandWithoutWorkersPlaysAlone() {
        final PairedEntry entry = entry();
        assertSame(
                run(entry, Elsewhere.NOWHERE).run(() -> 0, ""),
                run(entry, places()).run(() -> 0, ""));
    }

    /** A worker with other code says so, and the command ends with its message. */
    @ParameterizedTest
    @CsvSource({"true, false, other code of Sitrep", "false, true, damaged"})
    void otherCodeAndDamagedJobsAreRefused(final boolean otherCode, final boolean otherJob, final String says)
            throws IOException {
        final PairedEntry entry = entry();
        final Job job =
                new Job(List.of(new Job.Entry(entry.scenario(), entry.bot())), List.of(), List.of(), true, REQUEST);
        final Parcel sound = Parcel.of(job, "here");
        final Parcel parcel = new Parcel(
                otherJob ? sound.json().replace("seed", "sead") : sound.json(),
                sound.sha256(),
                otherCode ? "0" : sound.code());
        final SharedFolder shared = new SharedFolder(folder);
        shared.begin();
        shared.offer(parcel);
        shared.offer(new SharedFolder.Part(parcel.sha256(), new SharedJobs.Range(0, 5)));
        assertThrows(IllegalStateException.class, () -> new FolderWorker(folder, 1, 60).run());
        final String reason = shared.refused().orElseThrow();
        assertTrue(reason.contains(says), reason);
    }

    /** The command plays a part whose worker gives no sign of life for a second. */
    @Test
    void aLostWorkerCostsItsPart() {
        final PairedEntry entry = entry();
        final AtomicReference<Optional<SharedFolder.Part>> taken = new AtomicReference<>(Optional.empty());
        final Elsewhere losing = new WatchedPlaces(places(), () -> {
            if (taken.get().isEmpty()) {
                taken.set(assertDoesNotThrow(() -> new SharedFolder(folder).take()));
            }
        });
        assertSame(
                run(entry, Elsewhere.NOWHERE).run(() -> 0, ""),
                run(entry, losing).run(() -> 0, ""));
        assertTrue(taken.get().isPresent(), "nothing was taken");
    }

    /** Else a trial that fails would be named only after all others were played in vain. */
    @Test
    void nothingIsSentAfterAPartThatLacksItsTrials() {
        final List<SharedJobs.Range> sent = new ArrayList<>();
        final Elsewhere failing = new SharedJobs<Parcel>("there", 1e-9, 1) {
            @Override
            protected Parcel keep(final Parcel parcel) {
                return parcel;
            }

            @Override
            protected int parallel() {
                return 1;
            }

            @Override
            protected Sent send(final Parcel parcel, final Job job, final List<Range> ranges) {
                sent.addAll(ranges);
                return new Sent() {
                    @Override
                    public void await(final Consumer<PlayedPart> parts) {
                        parts.accept(new PlayedPart(new byte[0], 1e-6));
                    }

                    @Override
                    public void stop() {
                        // it has ended
                    }
                };
            }
        };
        final PairedEntry entry = entry();
        final Job job =
                new Job(List.of(new Job.Entry(entry.scenario(), entry.bot())), List.of(), List.of(), true, REQUEST);
        failing.begin(job).orElseThrow().await(part -> {});
        assertEquals(1, sent.size(), sent::toString);
    }

    @Test
    void aFolderThatCannotBeUsedIsNamed() throws IOException {
        final Path file = Files.writeString(folder.resolve("file"), "");
        final Elsewhere places = new FolderOpener().open("folder:" + file).orElseThrow();
        final String message = assertThrows(
                        Elsewhere.Refusal.class, () -> run(entry(), places).run(() -> 0, ""))
                .getMessage();
        assertTrue(message.startsWith("--on folder:" + file + ": the folder cannot be used"), message);
    }
}
