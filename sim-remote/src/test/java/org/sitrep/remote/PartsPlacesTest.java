package org.sitrep.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.Sitrep;
import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.PairedEntry;
import org.sitrep.engine.PairedRun;
import org.sitrep.engine.PairedRunResult;
import org.sitrep.engine.RunRequest;

/** Parts that wait in a folder, are played in copies of it, and are brought together. */
class PartsPlacesTest {
    private static final int TRIALS = 400;

    private static final PairedEntry ENTRY = Sitrep.open("scenarios/rambo/missions/01-proof.yaml")
            .library(Path.of("scenarios"))
            .bot("random")
            .entry();

    /** One for all tests: to open a job takes longer than to play its few trials. */
    private static final ParcelPlayer PLAYER = new ParcelPlayer(1);

    @TempDir
    private Path all;

    private Path folder;

    @BeforeEach
    void startsWithoutParts() {
        folder = all.resolve("study");
    }

    private static PairedRunResult run(final RunRequest request) {
        final PairedRun run =
                new PairedRun(List.of(ENTRY, ENTRY), List.of(new PairedRun.Pair(0, 1)), request, Optional.empty());
        // Otherwise it would be saved from time to time, in stages.
        return run.run(() -> 0, Optional.empty(), "", new PairedRun.Saving(Double.POSITIVE_INFINITY, 100, all -> {}));
    }

    private static RunRequest request(final int threads) {
        return RunRequest.of("", 1967, TRIALS).withFirstTrial(70).withThreads(threads);
    }

    /** Asks as a new process would. */
    private PairedRunResult ask(final int threads) {
        return run(request(threads).withElsewhere(new PartsPlaces("parts:" + folder, folder, 0.02)));
    }

    private void play(final Path at, final int share, final int of) throws IOException {
        new FolderWorker(at, PLAYER, 1).run(share, of);
    }

    private static List<Path> files(final Path at) throws IOException {
        try (Stream<Path> files = Files.list(at)) {
            return files.sorted().toList();
        }
    }

    private static void copy(final Path from, final Path to) throws IOException {
        Files.createDirectories(to);
        for (final Path file : files(from)) {
            Files.copy(file, to.resolve(file.getFileName()));
        }
    }

    private Path copy(final String name) throws IOException {
        final Path copy = all.resolve(name);
        for (final String each : List.of("jobs", "todo", "done")) {
            copy(folder.resolve(each), copy.resolve(each));
        }
        return copy;
    }

    private static void assertAlone(final PairedRunResult there) {
        FolderPlacesTest.assertSame(run(request(2).withElsewhere(Elsewhere.NOWHERE)), there);
    }

    @Test
    void partsOfTwoMachinesMakeTheWhole() throws IOException {
        assertThrows(Elsewhere.Pending.class, () -> ask(2));
        final List<Path> copies = List.of(copy("first"), copy("second"));
        play(copies.get(0), 1, 2);
        play(copies.get(1), 2, 2);
        for (final Path at : copies) {
            assertFalse(files(at.resolve("done")).isEmpty());
            copy(at.resolve("done"), folder.resolve("done"));
        }
        assertAlone(ask(2));
    }

    /** The command says how many parts are missing, and the share of a part does not depend on what is played. */
    @Test
    void missingPartsAreCounted() throws IOException {
        assertThrows(Elsewhere.Pending.class, () -> ask(1));
        final int parts = files(folder.resolve("todo")).size();
        play(folder, 1, 3);
        final int left = parts - (parts + 2) / 3;
        final String message =
                assertThrows(Elsewhere.Pending.class, () -> ask(1)).getMessage();
        assertTrue(message.startsWith(left + " parts wait in " + folder + "; play them"), message);
        assertEquals(parts, files(folder.resolve("todo")).size());
        play(folder, 2, 3);
        play(folder, 3, 3);
        assertAlone(ask(1));
    }

    /** Parts lost on their way, altered or cut off are offered again. */
    @Test
    void lostAndDamagedPartsChangeNothing() throws IOException {
        assertThrows(Elsewhere.Pending.class, () -> ask(2));
        play(folder, 1, 1);
        final List<Path> done = files(folder.resolve("done"));
        Files.delete(done.get(0));
        Files.delete(folder.resolve("todo").resolve(done.get(0).getFileName()));
        for (int part = 1; part < 4; part++) {
            Files.write(done.get(part), Arrays.copyOf(Files.readAllBytes(done.get(part)), 10 * part - 10));
        }
        final byte[] altered = Files.readAllBytes(done.get(4));
        altered[altered.length - 1]++;
        Files.write(done.get(4), altered);
        final String message =
                assertThrows(Elsewhere.Pending.class, () -> ask(2)).getMessage();
        assertTrue(message.startsWith("5 parts wait"), message);
        play(folder, 1, 1);
        assertAlone(ask(2));
    }

    /** Trials of another build would not be the same. */
    @Test
    void partsForOtherCodeAreForgotten() throws IOException {
        assertThrows(Elsewhere.Pending.class, () -> ask(2));
        play(folder, 1, 1);
        final Path job = files(folder.resolve("jobs")).get(0);
        Files.writeString(job, Files.readString(job).replaceFirst(".", "x"));
        assertThrows(Elsewhere.Pending.class, () -> ask(2));
        assertEquals(List.of(), files(folder.resolve("done")));
    }

    @Test
    void aShortJobIsPlayedHere() {
        final PartsPlaces slow = new PartsPlaces("parts:" + folder, folder, 3_600);
        assertAlone(run(request(2).withElsewhere(slow)));
    }
}
