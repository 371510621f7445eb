package org.sitrep.strategy;

import java.util.function.IntConsumer;
import java.util.function.IntFunction;

/**
 * Gives the answers of a {@link DecisionPlan} in its trial. Another bot plays on after the last answer, from the first
 * question that is not the recorded one, in other trials, and on other sides. It is notified of the answers given in
 * its place. Allocates nothing in other trials.
 *
 * @param <V> the ruleset's view
 */
public final class PlannedBot<V> extends Bot<V> {
    private final DecisionPlan plan;
    private final IntFunction<String> questions;
    private final IntFunction<Bot<V>> others;
    private final IntConsumer followed;
    private Bot<V> other;
    private BotRandom random;
    private boolean following;
    private boolean planned;

    /**
     * Creates the bot of a seat.
     *
     * @param questions id of each kind of question
     * @param others creates the bot that plays on, for the side of the seat
     * @param followed takes the number of answers given so far, after each
     */
    public PlannedBot(
            final DecisionPlan plan,
            final IntFunction<String> questions,
            final IntFunction<Bot<V>> others,
            final IntConsumer followed) {
        this.plan = plan;
        this.questions = questions;
        this.others = others;
        this.followed = followed;
    }

    @Override
    public void begin(final V view, final BotRandom own) {
        if (other == null) {
            other = others.apply(own.side());
            id = id == null ? other.id : id;
        }
        random = own;
        following = true;
        other.begin(view, own);
    }

    @Override
    public int choose(final V view, final Decision decision) {
        final long at = decision.ordinal();
        planned = isNow() && at < plan.answers().size() && follows(decision, (int) at);
        if (!planned) {
            return other.choose(view, decision);
        }
        final int option = plan.answers().get((int) at).option();
        other.answered(view, decision, option);
        followed.accept((int) at + 1);
        return option;
    }

    /** Returns whether the plan's trial is played, and not a branch of it. */
    private boolean isNow() {
        return following
                && random.trialIndex() == plan.trial()
                && random.seed() == plan.seed()
                && plan.isFor(random.side());
    }

    private boolean follows(final Decision decision, final int at) {
        following = plan.answers().get(at).fits(questions.apply(decision.kind()), decision.count());
        return following;
    }

    @Override
    public void answered(final V view, final Decision decision, final int chosen) {
        other.answered(view, decision, chosen);
    }

    @Override
    public Explanation explain(final V view, final Decision decision, final int chosen) {
        return planned ? Explanation.of("as planned") : other.explain(view, decision, chosen);
    }
}
