package org.sitrep.engine;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.Playout;
import org.sitrep.ruleset.StepSink;
import org.sitrep.stats.PairSums;
import org.sitrep.stats.PairTally;

class PairedRunTest {
    private static final long SEED = 77;
    private static final long TRIALS = 3_001;
    private static final List<PairedRun.Pair> PAIRS = List.of(new PairedRun.Pair(0, 1), new PairedRun.Pair(1, 0));

    /** The toy, whose every third trial scores one more. */
    private static final class Luckier implements CompiledScenario {
        private final ToyScenario toy = new ToyScenario();

        @Override
        public OutcomeLayout layout() {
            return toy.layout();
        }

        @Override
        public Map<String, String> setup() {
            return toy.setup();
        }

        @Override
        public Map<String, String> options() {
            return toy.options();
        }

        @Override
        public Playout newPlayout(final String botId, final int maxDecisions) {
            final Playout playout = toy.newPlayout(botId, maxDecisions);
            return (key, into) -> {
                playout.play(key, into);
                final int score = into.get(ToyScenario.SCORE);
                if (key.trialIndex() % 3 == 0 && score != Outcome.ABSENT) {
                    into.set(ToyScenario.SCORE, score + 1);
                }
            };
        }

        @Override
        public void narrate(
                final String botId,
                final int maxDecisions,
                final TrialKey key,
                final Narrator narrator,
                final StepSink sink,
                final Outcome into) {
            throw new UnsupportedOperationException();
        }
    }

    private static PairedEntry contender(final CompiledScenario scenario) {
        return new PairedEntry(scenario, Samples.SUBJECT, ToyScenario.BOT);
    }

    private static RunRequest request(final int threads, final int chunk) {
        return RunRequest.of("nobody", SEED, TRIALS).withThreads(threads).withChunkTrials(chunk);
    }

    private static PairedRunResult contest(final RunRequest request) {
        return new PairedRun(
                        List.of(contender(new ToyScenario()), contender(new Luckier())),
                        PAIRS,
                        request,
                        Optional.empty())
                .run(() -> 0, "2026-01-01T00:00:00Z");
    }

    @ParameterizedTest
    @CsvSource({"1,256", "2,7", "5,1", "3,100000"})
    void shouldGiveTheSameForAnyThreadsAndChunks(final int threads, final int chunk) {
        final PairedRunResult result = contest(request(threads, chunk));
        final CompiledScenario luckier = new Luckier();
        final PairTally plain = new PairTally(luckier.layout());
        for (long m = 0; m < TRIALS; m++) {
            final Outcome first = new Outcome(luckier.layout());
            final Outcome second = new Outcome(luckier.layout());
            new ToyScenario().newPlayout(ToyScenario.BOT, 100).play(new TrialKey().set(SEED, m), first);
            luckier.newPlayout(ToyScenario.BOT, 100).play(new TrialKey().set(SEED, m), second);
            plain.accept(first, second);
        }
        assertEquals(plain.sums(), result.pairs().get(0).sums());
        assertEquals(plain.incomplete(), result.pairs().get(0).incomplete());
        assertTrue(plain.incomplete() > 0, "the toy gives up one trial in 64");
        final PairSums score = result.pairs().get(0).sums().get(ToyScenario.SCORE);
        assertEquals(score.differing(), score.second() - score.first());
        assertEquals(
                score.first(),
                result.pairs().get(1).sums().get(ToyScenario.SCORE).second());
    }

    @Test
    void shouldGiveEachTheResultOfARunByItself() {
        final RunResult alone = PairedRun.ofOne(
                        new ToyScenario(), Samples.SUBJECT, request(2, 7).withBot(ToyScenario.BOT))
                .run(() -> 0, "2026-01-01T00:00:00Z")
                .result();
        final PairedRunResult result = contest(request(3, 64));
        assertEquals(alone.resultHash(), result.results().get(0).resultHash());
        assertEquals(TRIALS, result.pairs().get(0).trials());
    }

    @Test
    void shouldRefuseSidesThatCannotBeCompared() {
        final CompiledScenario other = new ToyScenario("won", m -> false, () -> {});
        assertThrows(
                IllegalArgumentException.class,
                () -> new PairedRun(
                        List.of(contender(new ToyScenario()), contender(other)),
                        PAIRS,
                        request(1, 1),
                        Optional.empty()));
        assertThrows(
                IllegalArgumentException.class,
                () -> new PairedRun(List.of(contender(new ToyScenario())), PAIRS, request(1, 1), Optional.empty()));
    }

    @Test
    void shouldNameTheTrialThatFails() {
        final CompiledScenario failing = new ToyScenario("killRate", m -> m >= 500, () -> {});
        final PairedRun contest = new PairedRun(
                List.of(contender(new ToyScenario()), contender(failing)), PAIRS, request(2, 3), Optional.empty());
        final TrialFailedException failed = assertThrows(TrialFailedException.class, () -> contest.run(() -> 0, "now"));
        assertEquals(500, failed.trialIndex());
    }

    /** The toy, one of whose trials never ends: it tells who watches the clock, who gives it up. */
    private static final class Silent implements CompiledScenario {
        private static final long TRIAL = 1_000;

        private final ToyScenario toy = new ToyScenario();
        private final AtomicReference<PairedRun> contest = new AtomicReference<>();
        /** Later trials wait for it: otherwise another thread may have played them all before. */
        private final CountDownLatch abandoned = new CountDownLatch(1);

        @Override
        public OutcomeLayout layout() {
            return toy.layout();
        }

        @Override
        public Map<String, String> setup() {
            return toy.setup();
        }

        @Override
        public Map<String, String> options() {
            return toy.options();
        }

        @Override
        public Playout newPlayout(final String botId, final int maxDecisions) {
            final Playout playout = toy.newPlayout(botId, maxDecisions);
            return (key, into) -> {
                if (key.trialIndex() == TRIAL) {
                    contest.get().abandon(Thread.currentThread(), TRIAL, "bot owl did not answer", "decision 3");
                    abandoned.countDown();
                    while (true) {
                        LockSupport.park();
                    }
                }
                if (key.trialIndex() > TRIAL) {
                    assertDoesNotThrow(() -> abandoned.await());
                }
                playout.play(key, into);
            };
        }

        @Override
        public void narrate(
                final String botId,
                final int maxDecisions,
                final TrialKey key,
                final Narrator narrator,
                final StepSink sink,
                final Outcome into) {
            throw new UnsupportedOperationException();
        }
    }

    @ParameterizedTest
    @CsvSource({"1,256", "2,7", "3,64"})
    void shouldGoOnWithoutAThreadWhoseBotDoesNotAnswer(final int threads, final int chunk) {
        final Silent silent = new Silent();
        final List<PairedEntry> contenders =
                List.of(contender(new ToyScenario()), contender(silent), contender(new Luckier()));
        final PairedRun contest = new PairedRun(
                contenders,
                List.of(new PairedRun.Pair(0, 1), new PairedRun.Pair(0, 2)),
                request(threads, chunk),
                Optional.empty());
        silent.contest.set(contest);
        final PairedRunResult result = contest.run(() -> 0, "now");
        final RunResult first = result.results().get(0);
        final long played = first.completed() + first.aborted();
        assertTrue(played > 0 && played < TRIALS, () -> played + " played");
        for (final RunResult entry : result.results()) {
            assertEquals(played, entry.completed() + entry.aborted());
            assertEquals(RunResult.BOT_SILENT, entry.stopReason());
        }
        result.pairs().forEach(pair -> assertEquals(played, pair.trials()));
        assertEquals(List.of(), reasons(first));
        assertEquals(
                List.of("bot owl did not answer, decision 3"),
                reasons(result.results().get(1)));
        assertEquals(
                List.of("not continued: bot owl did not answer, decision 3"),
                reasons(result.results().get(2)));
        assertEquals(first.aborted() + 1, result.pairs().get(1).incomplete());
    }

    /** Returns what the trial that never ends says, of a result. */
    private static List<String> reasons(final RunResult result) {
        return result.abortedTrials().stream()
                .filter(abort -> abort.trial() == Silent.TRIAL)
                .map(abort -> abort.reason() + ", " + abort.detail())
                .toList();
    }
}
