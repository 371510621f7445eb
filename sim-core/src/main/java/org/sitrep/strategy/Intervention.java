package org.sitrep.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.sitrep.rng.TrialKey;

/**
 * Intervenes in the trials of one playout: answers the first questions of a side by a {@link DecisionPlan}, stops at a
 * decision, or branches off there. A branch takes a given option; after it, all rolls and the bots' own random numbers
 * are others. Whatever was rolled, dealt or shuffled before stays as it was. One per playout; not thread-safe.
 */
public final class Intervention {
    /** The reason of a trial that was stopped at a decision. */
    public static final TrialAborted STOPPED = new TrialAborted("stopped at a decision");

    private static final int NEVER = -1;
    private static final int STOP = -1;

    private final Optional<DecisionPlan> plan;
    private final List<BotRandom> randoms = new ArrayList<>();
    private final List<Made> made = new ArrayList<>();
    private TrialKey rolls;
    private int side = DecisionPlan.ANY;
    private long ordinal = NEVER;
    private int option;
    private long branch;
    private boolean branched;
    private int asked;
    private Supplier<List<String>> odds = List::of;

    /**
     * A decision that was made.
     *
     * @param side side of the seat
     * @param ordinal number of the side's question in the trial, from 0
     * @param kind kind of the question
     * @param count number of options
     * @param chosen index of the chosen option
     */
    public record Made(int side, long ordinal, int kind, int count, int chosen) {}

    private Intervention(final Optional<DecisionPlan> plan) {
        this.plan = plan;
    }

    /** Returns an intervention that does nothing yet. */
    public static Intervention none() {
        return new Intervention(Optional.empty());
    }

    /** Returns an intervention that answers by a plan, where its questions come up as recorded. */
    public static Intervention by(final DecisionPlan plan) {
        return new Intervention(Optional.of(plan));
    }

    /** Stops trials from now on right after a decision; they are aborted with {@link #STOPPED}. */
    public Intervention stopAt(final int atSide, final long atOrdinal) {
        return at(atSide, atOrdinal, STOP, 0);
    }

    /**
     * Takes an option at a decision of trials from now on, and other draws after it.
     *
     * @param atSide side of the decision; {@link DecisionPlan#ANY} in a game for one player
     * @param atOrdinal number of the side's question, from 0
     * @param taken index of the option
     * @param newBranch selects the draws
     */
    public void branchAt(final int atSide, final long atOrdinal, final int taken, final long newBranch) {
        at(atSide, atOrdinal, taken, newBranch);
    }

    private Intervention at(final int atSide, final long atOrdinal, final int taken, final long newBranch) {
        side = atSide;
        ordinal = atOrdinal;
        option = taken;
        branch = newBranch;
        return this;
    }

    /** Prepares for a trial; called by the playout. */
    public void begin() {
        branched = false;
        odds = List::of;
        made.clear();
        randoms.clear();
    }

    /** Returns the decisions of the last trial, in order. */
    public List<Made> made() {
        return List.copyOf(made);
    }

    /**
     * Returns what supplies the exact odds of the options at which the last trial was stopped, see
     * {@link TrialListener#odds}. They are computed on request, before another trial is played.
     */
    public Supplier<List<String>> odds() {
        return odds;
    }

    /**
     * Returns the listener of a table that intervenes there.
     *
     * @param next receives everything
     * @param newRolls key that the rolls are drawn from
     * @param questions id of each kind of question
     */
    public TrialListener over(final TrialListener next, final TrialKey newRolls, final IntFunction<String> questions) {
        rolls = newRolls;
        return new TrialListener() {
            @Override
            public <V> Bot<V> seated(final Bot<V> bot, final int seat) {
                final Bot<V> planned = plan.filter(one -> one.isFor(seat))
                        .<Bot<V>>map(one -> new PlannedBot<>(one, questions, any -> bot, count -> {}))
                        .orElse(bot);
                return next.seated(new Intervening<>(planned), seat);
            }

            @Override
            public void decided(final Decision decision, final int chosen) {
                made.add(new Made(asked, decision.ordinal(), decision.kind(), decision.count(), chosen));
                next.decided(decision, chosen);
                if (option == STOP && isHere(asked, decision)) {
                    odds = () -> next.odds(decision);
                    throw STOPPED;
                }
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
                next.tell(event, a, b, c, d, e, f, g, h, i);
            }
        };
    }

    private boolean isHere(final int seat, final Decision decision) {
        return decision.ordinal() == ordinal && (side == DecisionPlan.ANY || side == seat);
    }

    private void divert() {
        branched = true;
        rolls.divert(branch);
        randoms.forEach(random -> random.divert(branch));
    }

    /** The bot of a seat. */
    private final class Intervening<V> extends Bot<V> {
        private final Bot<V> bot;
        private BotRandom random;

        Intervening(final Bot<V> bot) {
            this.bot = bot;
            id = bot.id;
        }

        @Override
        public void begin(final V view, final BotRandom own) {
            random = own;
            if (!branched && !randoms.contains(own)) {
                randoms.add(own);
            }
            bot.begin(view, own);
        }

        @Override
        public int choose(final V view, final Decision decision) {
            asked = random.side();
            if (branched || option == STOP || !isHere(asked, decision)) {
                return bot.choose(view, decision);
            }
            bot.answered(view, decision, option);
            divert();
            return option;
        }

        @Override
        public void answered(final V view, final Decision decision, final int chosen) {
            bot.answered(view, decision, chosen);
        }

        @Override
        public Explanation explain(final V view, final Decision decision, final int chosen) {
            return bot.explain(view, decision, chosen);
        }
    }
}
