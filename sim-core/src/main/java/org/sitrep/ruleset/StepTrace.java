package org.sitrep.ruleset;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.TrialEvent;
import org.sitrep.strategy.TrialListener;

/** Forwards each event and each decision to a sink as a step, and then to another listener, such as a narration. */
final class StepTrace extends TrialListener {
    private final TrialListener next;
    private final StepSink sink;
    private final IntFunction<String> questions;
    private final Function<TrialEvent, long[]> more;
    private final Map<TrialEvent, String> ids = new IdentityHashMap<>();

    /**
     * @param next receives everything after the sink
     * @param questions returns the id of a kind of question
     * @param more returns the numbers that follow those of an event, which describe the board; mostly none
     */
    StepTrace(
            final TrialListener next,
            final StepSink sink,
            final IntFunction<String> questions,
            final Function<TrialEvent, long[]> more) {
        this.next = next;
        this.sink = sink;
        this.questions = questions;
        this.more = more;
    }

    /** Returns the result of {@code next}: a bot that explains itself does so to a narration. */
    @Override
    public <V> Bot<V> seated(final Bot<V> bot, final int side) {
        return next.seated(bot, side);
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        sink.decision(questions.apply(decision.kind()), decision, chosen);
        next.decided(decision, chosen);
    }

    @Override
    public void tell(
            final TrialEvent event,
            final long a,
            final long b,
            final long c,
            final long d,
            final long e,
            final long f,
            final long g,
            final long h,
            final long i) {
        final int count = event.stepNumbers();
        final long[] extra = more.apply(event);
        final long[] numbers = Arrays.copyOf(new long[] {a, b, c, d, e, f, g, h, i}, count + extra.length);
        System.arraycopy(extra, 0, numbers, count, extra.length);
        sink.step(ids.computeIfAbsent(event, TrialEvent::id), numbers);
        next.tell(event, a, b, c, d, e, f, g, h, i);
    }
}
