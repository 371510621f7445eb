package org.sitrep.ruleset;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.QuestionNames;
import org.sitrep.strategy.TrialEvent;
import org.sitrep.strategy.TrialListener;

/**
 * What all scenarios made ready to be played have in common, of whatever game and kind: who may play them, what is said
 * of them, and that a batch, a count of what is reached, steps and a story are one playout with other listeners.
 * Immutable.
 *
 * @param <V> the ruleset's view
 * @param <S> the state of a playout, of all its tables where it has several
 * @param <R> the game's rolls
 */
public abstract class PreparedScenario<V, S, R> implements CompiledScenario {
    private static final long[] NO_NUMBERS = {};

    private final About<V> about;

    /**
     * What is said of a scenario.
     *
     * @param bots the catalogue, and guests
     * @param setup what is played, in words
     * @param options readings in force
     * @param questions names the kinds of questions
     */
    public record About<V>(
            List<BotDefinition<V>> bots,
            Map<String, String> setup,
            Map<String, String> options,
            QuestionNames questions) {
        /** Copies the list. */
        public About {
            bots = List.copyOf(bots);
        }
    }

    /** Keeps what is said of a scenario. */
    protected PreparedScenario(final About<V> about) {
        this.about = about;
    }

    @Override
    public final Map<String, String> setup() {
        return about.setup;
    }

    @Override
    public final Map<String, String> options() {
        return about.options;
    }

    /**
     * Returns a bot of its own for one playout.
     *
     * @param id what names it, with its budget if it takes one
     * @throws IllegalArgumentException if the catalogue has none of that id, or it takes no such budget
     */
    public final Bot<V> bot(final String id) {
        return BotDefinition.seat(about.bots, id);
    }

    /** Returns the state of a new playout. */
    protected abstract S newState();

    /**
     * Returns a playout: the one way to make it.
     *
     * @param botId names a bot for {@link #bot}
     * @param rollsKey is set to the key of each trial
     * @param listeners who is told what happens in it
     */
    protected abstract Playout newPlayout(
            String botId, int maxDecisions, S state, TrialKey rollsKey, Listeners<R> listeners);

    /** Returns who counts what a playout reaches; empty where nothing is counted. */
    protected Optional<Listeners<R>> reach(final S state) {
        return Optional.empty();
    }

    /** Returns who tells a playout in words. */
    protected abstract Listeners<R> story(S state, TrialKey rollsKey, Narrator narrator);

    /** Returns numbers of the state that follow those of an event in its step, see {@link StepTrace}. */
    protected long[] stateNumbers(final S state, final TrialEvent event) {
        return NO_NUMBERS;
    }

    private Listeners<R> steps(final S state, final StepSink sink, final Listeners<R> next) {
        return new Listeners<>() {
            @Override
            public TrialListener trace(final int table) {
                final TrialListener told = next.trace(table);
                return sink == StepSink.NONE
                        ? told
                        : new StepTrace(told, sink, about.questions::id, event -> stateNumbers(state, event));
            }

            @Override
            public R rolls(final int table, final R plain) {
                return next.rolls(table, plain);
            }
        };
    }

    @Override
    public final Playout newPlayout(final String botId, final int maxDecisions) {
        return newPlayout(botId, maxDecisions, newState(), new TrialKey(), new Listeners<>() {});
    }

    @Override
    public final Optional<Probe> newProbe(final String botId, final int maxDecisions) {
        final S state = newState();
        return reach(state).map(reach -> {
            final Playout playout = newPlayout(botId, maxDecisions, state, new TrialKey(), reach);
            return new Probe() {
                @Override
                public void play(final TrialKey key, final Outcome into) {
                    playout.play(key, into);
                }

                @Override
                public List<Count> counts() {
                    return reach.counts();
                }
            };
        });
    }

    @Override
    public final Optional<Playout> newTraced(final String botId, final int maxDecisions, final StepSink sink) {
        final S state = newState();
        final Listeners<R> steps = steps(state, sink, new Listeners<>() {});
        return Optional.of(newPlayout(botId, maxDecisions, state, new TrialKey(), steps));
    }

    @Override
    public final void narrate(
            final String botId,
            final int maxDecisions,
            final TrialKey key,
            final Narrator narrator,
            final StepSink sink,
            final Outcome into) {
        final S state = newState();
        final TrialKey rollsKey = new TrialKey();
        final Listeners<R> story = story(state, rollsKey, narrator);
        newPlayout(botId, maxDecisions, state, rollsKey, steps(state, sink, story))
                .play(key, into);
        story.close();
    }
}
