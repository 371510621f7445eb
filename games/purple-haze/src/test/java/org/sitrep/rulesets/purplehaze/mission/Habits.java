package org.sitrep.rulesets.purplehaze.mission;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * Answers as a test scripts them, in order; a question of the everyday kind that is not the next of the script gets its
 * first option: the same Point Man, nothing handed over. Any other question that is not the next of the script fails,
 * as does an answer that is never asked for.
 */
final class Habits extends Bot<GameView> {
    private static final Set<Integer> EVERYDAY =
            Set.of(DecisionKind.POINT_MAN, DecisionKind.SWAP, DecisionKind.TAKE_OVER);

    private record Answer(int kind, int option) {}

    private final Deque<Answer> script = new ArrayDeque<>();
    private final List<String> asked = new ArrayList<>();

    Habits answer(final int kind, final int option) {
        script.add(new Answer(kind, option));
        return this;
    }

    /** Returns every question so far: its kind and its options, as {@code 20[3, 4]}. */
    List<String> asked() {
        return asked;
    }

    void assertUsed() {
        if (!script.isEmpty()) {
            throw new AssertionError("never asked for: " + script + "; asked: " + asked);
        }
    }

    @Override
    public void begin(final GameView view, final BotRandom random) {}

    @Override
    public int choose(final GameView view, final Decision decision) {
        final List<Integer> options = new ArrayList<>();
        for (int i = 0; i < decision.count(); i++) {
            options.add(decision.option(i));
        }
        asked.add(decision.kind() + options.toString());
        final Answer next = script.peek();
        if (next == null || next.kind != decision.kind()) {
            if (EVERYDAY.contains(decision.kind())) {
                return 0;
            }
            throw new AssertionError("asked " + asked + ", the script answers " + next);
        }
        script.remove();
        final int at = options.indexOf(next.option);
        if (at < 0) {
            throw new AssertionError("asked " + asked + ", the script answers " + next);
        }
        return at;
    }
}
