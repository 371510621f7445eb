package org.sitrep.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.Exchange;

/** Places that play half of the trials of each job in parts, by batches of their own. */
class ElsewhereTest {
    private static final int TRIALS = 2_003;
    private static final long FIRST = 70;
    private static final List<String> SLOTS = List.of("score", "won");
    private static final RunRequest REQUEST =
            RunRequest.of(ToyScenario.BOT, 77, TRIALS).withFirstTrial(FIRST).withThreads(2);
    private static final PairedRun.Saving OFTEN = new PairedRun.Saving(Double.POSITIVE_INFINITY, 300, all -> {});

    /** The fate of a part on its way back. */
    private enum Way {
        WHOLE,
        MISSING,
        CUT_OFF,
        OF_FEWER_TRIALS,
        OF_OTHER_TRIALS
    }

    /** Plays the last half of each job in some parts; the last part comes back by a way of its own. */
    private record Half(int parts, Way way, AtomicInteger jobs) implements Elsewhere {
        private Half(final int parts, final Way way) {
            this(parts, way, new AtomicInteger());
        }

        @Override
        public Optional<Begun> begin(final Job job) {
            jobs.incrementAndGet();
            final RunRequest all = job.request();
            final long here = all.trials() / 2;
            final List<byte[]> played = IntStream.range(0, parts)
                    .mapToObj(part -> {
                        final long from = here + (all.trials() - here) * part / parts;
                        final long to = here + (all.trials() - here) * (part + 1) / parts;
                        return part(job, all.firstTrial() + from, to - from, part == parts - 1 ? way : Way.WHOLE);
                    })
                    .toList();
            return Optional.of(begun(
                    all.firstTrial() + here, way == Way.MISSING ? played.subList(0, parts - 1) : played, () -> {}));
        }

        private static byte[] part(final Job job, final long first, final long trials, final Way way) {
            final RunRequest range = job.request()
                    .withRange(
                            way == Way.OF_OTHER_TRIALS ? first - 1 : first,
                            way == Way.OF_FEWER_TRIALS ? trials - 1 : trials)
                    .withElsewhere(NOWHERE);
            final byte[] bytes = new Batch(job.with(range)).playAway(null).orElseThrow();
            return way == Way.CUT_OFF ? Arrays.copyOf(bytes, bytes.length - 3) : bytes;
        }
    }

    /** Returns trials of which these parts come back, and then something happens. */
    private static Elsewhere.Begun begun(final long first, final List<byte[]> played, final Runnable then) {
        return new Elsewhere.Begun() {
            @Override
            public long firstTrial() {
                return first;
            }

            @Override
            public void await(final Consumer<byte[]> parts) {
                played.forEach(parts);
                then.run();
            }

            @Override
            public void stop() {
                // it is all played
            }
        };
    }

    private static PairedRunResult paired(final Elsewhere places) {
        final PairedEntry toy = new PairedEntry(new ToyScenario(), Samples.SUBJECT, ToyScenario.BOT);
        final PairedRun run = new PairedRun(
                List.of(toy, toy), List.of(new PairedRun.Pair(0, 1)), REQUEST.withElsewhere(places), Optional.empty());
        return run.run(() -> 0, Optional.empty(), "", OFTEN);
    }

    @ParameterizedTest
    @CsvSource({"1, WHOLE", "3, WHOLE", "2, MISSING", "2, CUT_OFF", "2, OF_FEWER_TRIALS", "2, OF_OTHER_TRIALS"})
    void aResultDoesNotDependOnPlaces(final int parts, final Way way) {
        final PairedRunResult here = paired(Elsewhere.NOWHERE);
        final Half half = new Half(parts, way);
        final PairedRunResult there = paired(half);
        assertTrue(half.jobs.get() > 1, "one stage");
        for (int entry = 0; entry < 2; entry++) {
            assertEquals(
                    ResultHash.of(here.results().get(entry)),
                    ResultHash.of(there.results().get(entry)));
        }
        assertEquals(here.pairs().get(0).sums(), there.pairs().get(0).sums());
        assertEquals(here.pairs().get(0).incomplete(), there.pairs().get(0).incomplete());
        assertTrue(here.result().aborted() > 0, "the toy gives up one trial in 64");
    }

    @ParameterizedTest
    @CsvSource({"1, WHOLE", "3, WHOLE", "2, MISSING", "2, CUT_OFF"})
    void recordedSlotsDoNotDependOnPlaces(final int parts, final Way way) {
        final Recorder here = new Recorder(new ToyScenario(), SLOTS, REQUEST);
        final Recorder there = new Recorder(new ToyScenario(), SLOTS, REQUEST.withElsewhere(new Half(parts, way)));
        final TrialValues expected = here.run();
        final TrialValues values = there.run();
        assertEquals(expected.hash(), values.hash());
        assertEquals(here.aborted(), there.aborted());
        for (int slot = 0; slot < SLOTS.size(); slot++) {
            assertArrayEquals(expected.row(slot), values.row(slot));
        }
    }

    /** The stop comes while it waits: trials played here count, those elsewhere do not. */
    @Test
    void aStopLeavesAPrefix() {
        final AtomicReference<Recorder> recorder = new AtomicReference<>();
        final Elsewhere stopping = job ->
                Optional.of(begun(FIRST + 100, List.of(), () -> recorder.get().requestStop()));
        recorder.set(new Recorder(new ToyScenario(), SLOTS, REQUEST.withElsewhere(stopping)));
        assertEquals(100, recorder.get().run().trials());
    }

    private static Job job() {
        return new Job(List.of(new Job.Entry(new ToyScenario(), ToyScenario.BOT)), List.of(), SLOTS, true, REQUEST);
    }

    /** A batch whose playouts have played another range leaves the bytes of a new one. */
    @Test
    void playoutsAreUsedAgainWithoutTrace() {
        Batch batch = new Batch(job().range(FIRST, 50));
        batch.playAway(null);
        for (int part = 1; part < 5; part++) {
            batch = batch.next(FIRST + 70 * part, 30 + part);
            final byte[] expected = Half.part(job(), FIRST + 70 * part, 30 + part, Way.WHOLE);
            assertArrayEquals(expected, batch.playAway(null).orElseThrow());
        }
    }

    @Test
    void aBatchThatWasStoppedIsNotUsedAgain() {
        final Batch batch = new Batch(job());
        batch.requestStop();
        assertTrue(batch.playAway(null).isEmpty());
        assertThrows(IllegalStateException.class, () -> batch.next(FIRST, 10));
    }

    /** Parts in many orders, each twice: they merge to the bytes of one batch, in few ranges. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void partsMayComeInAnyOrderAndTwice(final int order) {
        final Job job = job();
        final List<byte[]> parts = IntStream.range(0, 40)
                .mapToObj(part -> Half.part(job, FIRST + 50 * part, 50, Way.WHOLE))
                .toList();
        final SlotRecorder recorder = new SlotRecorder(new ToyScenario().layout(), SLOTS, REQUEST);
        final Arrivals arrivals = new Arrivals(job, recorder, FIRST, FIRST + 2_000);
        final List<byte[]> shuffled = new ArrayList<>(parts);
        shuffled.addAll(parts.subList(0, 20));
        Collections.shuffle(shuffled, new Random(order));
        final long taken = shuffled.stream()
                .filter(part -> arrivals.take(part).isPresent())
                .count();
        assertEquals(40, taken);
        assertEquals(1, arrivals.ranges());
        final byte[] whole = Half.part(job, FIRST, 2_000, Way.WHOLE);
        assertArrayEquals(
                whole, Exchange.write(with -> arrivals.beginning().orElseThrow().exchange(with, recorder)));
    }

    /** The third part of five is lost, and then comes a stop: two parts count. */
    @Test
    void aStopLeavesThePartsBeforeTheFirstGap() {
        final AtomicReference<Recorder> recorder = new AtomicReference<>();
        final Elsewhere losing = job -> {
            final List<byte[]> parts = IntStream.of(4, 1, 3, 0)
                    .mapToObj(part -> Half.part(job, FIRST + 400 * part, 400, Way.WHOLE))
                    .toList();
            return Optional.of(begun(FIRST, parts, () -> recorder.get().requestStop()));
        };
        recorder.set(new Recorder(new ToyScenario(), SLOTS, REQUEST.withElsewhere(losing)));
        assertEquals(800, recorder.get().run().trials());
    }

    /** A trial that fails elsewhere fails here again, and is named. */
    @Test
    void aTrialThatFailsElsewhereIsNamed() {
        final CompiledScenario failing = new ToyScenario("killRate", trial -> trial == FIRST + TRIALS - 5, () -> {});
        final Elsewhere losing = job -> Optional.of(begun(FIRST + 1_000, List.of(), () -> {}));
        final Batch batch = new Batch(failing, REQUEST.withElsewhere(losing));
        assertEquals(
                FIRST + TRIALS - 5,
                assertThrows(TrialFailedException.class, batch::run).trialIndex());
    }

    /** A scenario of a test was made from nothing that could be sent. */
    @Test
    void whatWasMadeFromNothingKnownStaysHere() {
        final Job job = job();
        assertTrue(JobText.of(job).isEmpty());
    }
}
