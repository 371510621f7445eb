package org.sitrep.ruleset;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Intervention;
import org.sitrep.strategy.QuestionNames;
import org.sitrep.strategy.SideBots;
import org.sitrep.strategy.TrialEvent;
import org.sitrep.strategy.TrialListener;

/**
 * The common part of all compiled scenarios: their bots and descriptions. A batch, a reach count, a step trace and a
 * narration are the same playout with different listeners. Immutable.
 *
 * @param <S> state of a playout, covering all its tables if it has several
 * @param <R> the game's rolls
 */
public abstract class PreparedScenario<S, R> implements CompiledScenario {
    private static final long[] NO_NUMBERS = {};

    private final About about;
    /** Set once, before anyone plays it. */
    private Supplier<Optional<Origin>> origin = Optional::empty;

    /**
     * The description of a scenario.
     *
     * @param sides the sides and their bots, including external ones
     * @param setup description of what is played
     * @param options readings in force
     * @param questions names of the kinds of questions
     */
    public record About(
            SideBots sides, Map<String, String> setup, Map<String, String> options, QuestionNames questions) {}

    /** Stores the description of a scenario. */
    protected PreparedScenario(final About about) {
        this.about = about;
    }

    /**
     * Stores what it was made from.
     *
     * @param made called by {@link #origin}, each time
     * @return this
     */
    public final PreparedScenario<S, R> from(final Supplier<Origin> made) {
        origin = () -> Optional.of(made.get());
        return this;
    }

    @Override
    public final Optional<Origin> origin() {
        return origin.get();
    }

    @Override
    public final Map<String, String> setup() {
        return about.setup;
    }

    @Override
    public final Map<String, String> options() {
        return about.options;
    }

    @Override
    public final Optional<SideBots> sides() {
        return Optional.of(about.sides);
    }

    /**
     * Creates the bot of a side for one playout.
     *
     * @param <V> the view of the side's bots
     * @param text names bots as {@code --bot} does
     * @throws IllegalArgumentException if there is no such bot, or it does not take its budget
     */
    public final <V> Bot<V> bot(final String text, final int side, final Class<V> view) {
        return about.sides.seat(text, side, view);
    }

    /** Returns the state of a new playout. */
    protected abstract S newState();

    /**
     * Returns a playout; the only factory.
     *
     * @param botId names bots for {@link #bot}
     * @param rollsKey set to the key of each trial
     * @param listeners listeners of the playout
     */
    protected abstract Playout newPlayout(
            String botId, int maxDecisions, S state, TrialKey rollsKey, Listeners<R> listeners);

    /** Returns the listeners that count what a playout reaches; empty if nothing is counted. */
    protected Optional<Listeners<R>> reach(final S state) {
        return Optional.empty();
    }

    /** Returns the listeners that narrate a playout in words. */
    protected abstract Listeners<R> story(S state, TrialKey rollsKey, Narrator narrator);

    /** Returns numbers of the state that follow those of an event in its step, see {@link StepTrace}. */
    protected long[] stateNumbers(final S state, final TrialEvent event) {
        return NO_NUMBERS;
    }

    private Listeners<R> steps(final S state, final StepSink sink, final Listeners<R> next) {
        return new Listeners<>() {
            @Override
            public TrialListener trace(final int table) {
                final TrialListener listener = next.trace(table);
                return sink == StepSink.NONE
                        ? listener
                        : new StepTrace(listener, sink, about.questions::id, event -> stateNumbers(state, event));
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

    private Playout intervened(
            final String botId,
            final int maxDecisions,
            final S state,
            final TrialKey rollsKey,
            final Listeners<R> next,
            final Intervention intervention) {
        final Listeners<R> listeners = new Listeners<>() {
            @Override
            public TrialListener trace(final int table) {
                return intervention.over(next.trace(table), rollsKey, about.questions::id);
            }

            @Override
            public R rolls(final int table, final R plain) {
                return next.rolls(table, plain);
            }
        };
        final Playout playout = newPlayout(botId, maxDecisions, state, rollsKey, listeners);
        return (key, into) -> {
            intervention.begin();
            playout.play(key, into);
        };
    }

    @Override
    public final Optional<Playout> newPlayout(
            final String botId, final int maxDecisions, final Intervention intervention) {
        return Optional.of(
                intervened(botId, maxDecisions, newState(), new TrialKey(), new Listeners<>() {}, intervention));
    }

    @Override
    public final boolean narrate(
            final String botId,
            final int maxDecisions,
            final TrialKey key,
            final Narrator narrator,
            final Intervention intervention,
            final Outcome into) {
        final S state = newState();
        final TrialKey rollsKey = new TrialKey();
        final Listeners<R> story = story(state, rollsKey, narrator);
        intervened(botId, maxDecisions, state, rollsKey, story, intervention).play(key, into);
        story.close();
        return true;
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
