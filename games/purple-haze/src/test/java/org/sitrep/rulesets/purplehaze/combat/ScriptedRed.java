package org.sitrep.rulesets.purplehaze.combat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/**
 * Plays Red as a test scripts him: each question must be the next of the script, and the answer on offer; answers that
 * are left over fail.
 */
public final class ScriptedRed extends Bot<RedView> {
    private record Answer(int kind, int option) {}

    private final Deque<Answer> script = new ArrayDeque<>();
    private final List<List<Integer>> offered = new ArrayList<>();
    private Consumer<RedView> watcher = view -> {};

    /** The next question is of this kind and answered by this option. */
    public ScriptedRed answer(final int kind, final int option) {
        script.add(new Answer(kind, option));
        return this;
    }

    /** Looks at what Red sees whenever he is asked. */
    public ScriptedRed watch(final Consumer<RedView> watching) {
        watcher = watching;
        return this;
    }

    /** The options of every question so far. */
    public List<List<Integer>> offered() {
        return offered;
    }

    /** Fails if answers are left over. */
    public void assertUsed() {
        if (!script.isEmpty()) {
            throw new AssertionError("Red was never asked for: " + script + "; offered: " + offered);
        }
    }

    @Override
    public void begin(final RedView view, final BotRandom random) {
        // The script goes on from where it is.
    }

    @Override
    public int choose(final RedView view, final Decision decision) {
        final List<Integer> options = new ArrayList<>();
        for (int i = 0; i < decision.count(); i++) {
            options.add(decision.option(i));
        }
        offered.add(options);
        watcher.accept(view);
        final Answer next = script.poll();
        final int at = next == null || next.kind != decision.kind() ? -1 : options.indexOf(next.option);
        if (at < 0) {
            throw new AssertionError("Red was asked kind " + decision.kind() + " of " + decision.subject() + " "
                    + options + ", the script answers " + next);
        }
        return at;
    }
}
