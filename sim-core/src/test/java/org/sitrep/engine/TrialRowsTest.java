package org.sitrep.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.Slot;

/** The rows that a run hands out: every trial once, in order, with the values of the recorder and the tally. */
@Timeout(30)
class TrialRowsTest {
    private static final long FIRST = 40;
    private static final int TRIALS = 3_001;
    private static final List<String> NAMES =
            new ToyScenario().layout().slots().stream().map(Slot::name).toList();

    /** Every row as text. */
    private static final class Lines implements TrialRows {
        private final List<String> all = new ArrayList<>();

        @Override
        public void accept(final TrialBlock block) {
            for (int row = 0; row < block.rows(); row++) {
                final StringBuilder line = new StringBuilder()
                        .append(block.trial(row))
                        .append(' ')
                        .append(block.entry(row))
                        .append(block.aborted(row) ? " aborted" : "");
                for (int slot = 0; slot < block.slots(); slot++) {
                    line.append(' ').append(block.value(row, slot));
                }
                all.add(line.toString());
            }
        }
    }

    private static RunRequest request(final int threads, final int chunk) {
        return RunRequest.of(ToyScenario.BOT, 77, TRIALS)
                .withFirstTrial(FIRST)
                .withThreads(threads)
                .withChunkTrials(chunk);
    }

    private static PairedRun run(final RunRequest request, final int entries) {
        final PairedEntry entry = new PairedEntry(new ToyScenario(), Samples.SUBJECT, ToyScenario.BOT);
        return new PairedRun(
                IntStream.range(0, entries).mapToObj(e -> entry).toList(), List.of(), request, Optional.empty());
    }

    private static List<String> lines(final RunRequest request, final int entries) {
        final Lines lines = new Lines();
        run(request.withRows(lines), entries).run(() -> 0, "");
        return lines.all;
    }

    @ParameterizedTest
    @CsvSource({"1, 256", "3, 7", "2, 5000", "7, 1"})
    void shouldBeTheSameForAnyThreadsAndChunks(final int threads, final int chunk) {
        assertEquals(lines(request(1, 64), 2), lines(request(threads, chunk), 2));
    }

    @Test
    void shouldHaveTheValuesOfTheRecorderAndTheHashOfTheTally() {
        final TrialValues values = new Recorder(new ToyScenario(), NAMES, request(1, 64)).run();
        final List<String> expected = new ArrayList<>();
        for (int i = 0; i < TRIALS; i++) {
            final StringBuilder line = new StringBuilder(FIRST + i + " 0");
            boolean none = true;
            for (int slot = 0; slot < NAMES.size(); slot++) {
                none &= values.get(slot, i) == Outcome.ABSENT;
            }
            line.append(none ? " aborted" : "");
            for (int slot = 0; slot < NAMES.size(); slot++) {
                line.append(' ').append(values.get(slot, i));
            }
            expected.add(line.toString());
        }
        assertEquals(expected, lines(request(2, 64), 1));
        assertTrue(expected.stream().anyMatch(line -> line.contains("aborted")));
    }

    @Test
    void shouldNotChangeTheResult() {
        final String without = run(request(2, 64), 2).run(() -> 0, "").result().resultHash();
        final String with = run(request(3, 5).withRows(block -> {}), 2)
                .run(() -> 0, "")
                .result()
                .resultHash();
        assertEquals(without, with);
    }

    /** Stages end at every 300 trials. */
    @Test
    void shouldGoOnFromStageToStage() {
        final Lines lines = new Lines();
        final PairedRun.Saving often = new PairedRun.Saving(Double.POSITIVE_INFINITY, 300, all -> {});
        run(request(2, 64).withRows(lines), 1).run(() -> 0, Optional.empty(), "", often);
        assertEquals(lines(request(1, 64), 1), lines.all);
    }

    @Test
    void shouldPlayEverythingHere() {
        final AtomicInteger asked = new AtomicInteger();
        final Elsewhere places = job -> {
            asked.incrementAndGet();
            return Optional.empty();
        };
        assertEquals(TRIALS, lines(request(2, 64).withElsewhere(places), 1).size());
        assertEquals(0, asked.get());
    }

    /** The first block asks for a stop: chunks in progress are finished and handed over. */
    @Test
    void shouldHandOverAPrefixAfterAStop() {
        final Lines lines = new Lines();
        final AtomicReference<PairedRun> playing = new AtomicReference<>();
        playing.set(run(
                request(3, 50).withRows(block -> {
                    playing.get().requestStop();
                    lines.accept(block);
                }),
                1));
        final RunResult result = playing.get().run(() -> 0, "").result();
        assertTrue(result.unplayed() > 0);
        assertEquals(result.completed() + result.aborted(), lines.all.size());
        assertEquals(lines(request(1, 64), 1).subList(0, lines.all.size()), lines.all);
    }

    /** The receiver takes its time over every block: no thread plays on without bound. */
    @Test
    void shouldWaitForASlowReceiver() {
        final AtomicInteger played = new AtomicInteger();
        final AtomicInteger most = new AtomicInteger();
        final AtomicInteger received = new AtomicInteger();
        final ToyScenario toy = new ToyScenario("killRate", trial -> false, played::incrementAndGet);
        final RunRequest request = request(2, 10).withRows(block -> {
            LockSupport.parkNanos(100_000);
            most.accumulateAndGet(played.get() - received.getAndAdd(block.rows()), Math::max);
        });
        new Batch(toy, request).run();
        assertEquals(TRIALS, received.get());
        // Eight blocks of ten trials are the window of two threads.
        assertTrue(most.get() <= 80, most + " trials ahead");
    }

    @Test
    void shouldEndTheRunWithWhatTheReceiverThrows() {
        final UncheckedIOException full = new UncheckedIOException(new IOException("No space left on device"));
        final AtomicInteger calls = new AtomicInteger();
        final RunRequest request = request(3, 10).withRows(block -> {
            if (calls.incrementAndGet() == 20) {
                throw full;
            }
        });
        assertSame(full, assertThrows(UncheckedIOException.class, () -> new Batch(new ToyScenario(), request).run()));
        assertEquals(20, calls.get());
    }

    @ParameterizedTest
    @CsvSource({"1, 100", "3, 10", "7, 1"})
    void shouldNameTheFirstTrialThatFails(final int threads, final int chunk) {
        final ToyScenario toy = new ToyScenario("killRate", trial -> trial >= FIRST + 517, () -> {});
        final Lines lines = new Lines();
        final RunRequest request = request(threads, chunk).withRows(lines);
        final TrialFailedException failed =
                assertThrows(TrialFailedException.class, () -> new Batch(toy, request).run());
        assertEquals(FIRST + 517, failed.trialIndex());
        assertTrue(lines.all.size() <= 517);
    }

    /** One thread is lost in its third trial; the others end, though its chunk is never filled. */
    @Test
    void shouldEndWithoutALostThread() {
        final AtomicReference<PairedRun> playing = new AtomicReference<>();
        final AtomicInteger begun = new AtomicInteger();
        final ToyScenario toy = new ToyScenario("killRate", trial -> false, () -> {
            if (begun.incrementAndGet() == 3) {
                playing.get().abandon(Thread.currentThread(), FIRST, "silent", "");
                while (true) {
                    LockSupport.park();
                }
            }
        });
        final Lines lines = new Lines();
        playing.set(PairedRun.ofOne(toy, Samples.SUBJECT, request(3, 5).withRows(lines)));
        final RunResult result = playing.get().run(() -> 0, "").result();
        assertEquals(RunResult.BOT_SILENT, result.stopReason());
        assertTrue(lines.all.size() < TRIALS);
        assertEquals(lines(request(1, 64), 1).subList(0, lines.all.size()), lines.all);
    }

    /**
     * Slack: 16 KB over 200,000 trials, since a batch has objects of its own. One object a trial would be over 3 MB.
     */
    @Test
    void shouldAllocateNothingPerTrial() {
        final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        final long[] sum = {0};
        final RunRequest request = RunRequest.of(ToyScenario.BOT, 77, 1).withRows(block -> {
            for (int row = 0; row < block.rows(); row++) {
                sum[0] += block.value(row, 0);
            }
        });
        final Job job = new Job(
                List.of(new Job.Entry(new ToyScenario(), ToyScenario.BOT)), List.of(), List.of(), true, request);
        final WorkerShare share = new WorkerShare(job, null, null);
        final RowWindow window = new RowWindow(job);
        play(share, window, 0, 100_000);
        final long id = Thread.currentThread().getId();
        final long before = threads.getThreadAllocatedBytes(id);
        play(share, window, 100_000, 200_000);
        final long bytes = threads.getThreadAllocatedBytes(id) - before;
        assertTrue(bytes <= 16_384, () -> bytes + " bytes for 200,000 trials");
        assertFalse(sum[0] == 0);
    }

    private static void play(final WorkerShare share, final RowWindow window, final long first, final long trials) {
        window.begin(RunRequest.of("", 77, trials).withFirstTrial(first).withChunkTrials(100));
        for (long from = first; from < first + trials; from += 100) {
            final TrialBlock block = window.open(from, from + 100);
            share.play(from, from + 100, block);
            window.filled(block);
        }
    }
}
