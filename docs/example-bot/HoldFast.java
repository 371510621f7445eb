import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.combat.Order;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/** Fires where it promises the most, else takes cover, else idles. Everything but orders is left to chance. */
public final class HoldFast extends Bot<GameView> {
    private BotRandom random;

    @Override
    public void begin(final GameView view, final BotRandom ownRandom) {
        random = ownRandom;
    }

    @Override
    public int choose(final GameView view, final Decision decision) {
        if (decision.kind() != DecisionKind.FIRST_ORDER && decision.kind() != DecisionKind.SECOND_ORDER) {
            return random.below(decision.count());
        }
        int best = decision.count() - 1; // Idle, the last option
        double most = 0;
        for (int i = 0; i < decision.count(); i++) {
            final double worth = worth(view, decision.subject(), decision.option(i));
            if (worth > most) {
                best = i;
                most = worth;
            }
        }
        return best;
    }

    @Override
    public Explanation explain(final GameView view, final Decision decision, final int chosen) {
        if (decision.kind() != DecisionKind.FIRST_ORDER && decision.kind() != DecisionKind.SECOND_ORDER) {
            return Explanation.of("left to chance");
        }
        final double[] worths = new double[decision.count()];
        for (int i = 0; i < worths.length; i++) {
            worths[i] = worth(view, decision.subject(), decision.option(i));
        }
        return Explanation.of("it promises the most", worths);
    }

    private static double worth(final GameView view, final int marine, final int order) {
        return switch (Order.kind(order)) {
            case Order.FIRE -> Order.target(order) == Order.NO_TARGET ? 0 : view.combat.meanSuccesses(marine, order);
            case Order.TAKE_COVER -> 0.1 * Order.markers(order);
            default -> 0;
        };
    }
}
