package org.sitrep.contract;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.stream.IntStream;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.QuestionNames;

/**
 * Answers as a test scripts it: a question that is not the next of the script fails, as does an answer that is no
 * option or is never asked for. A question with one option is not asked.
 */
public final class ScriptedBot<V> extends Bot<V> {
    private final QuestionNames names;
    private final Deque<Answer> script = new ArrayDeque<>();

    /** Creates the bot of a game whose questions have these names; its script is empty. */
    public ScriptedBot(final QuestionNames names) {
        this.names = names;
    }

    private record Answer(String name, int kind, int option, int[] options) {
        @Override
        public String toString() {
            return option + " to " + name;
        }
    }

    /** Adds an answer to a kind of question. */
    public void answer(final int kind, final int option) {
        script.add(new Answer(names.of(kind), kind, option, null));
    }

    /** Adds an answer to a question whose options are demanded, in their order. */
    public void answerOf(final int kind, final int option, final int... options) {
        script.add(new Answer(names.of(kind), kind, option, options));
    }

    /** Fails if a scripted answer was never asked for. */
    public void assertUsed() {
        if (!script.isEmpty()) {
            throw new AssertionError("never asked: " + script);
        }
    }

    @Override
    public void begin(final V view, final BotRandom random) {}

    @Override
    public int choose(final V view, final Decision decision) {
        final int[] options =
                IntStream.range(0, decision.count()).map(decision::option).toArray();
        final String asked =
                names.of(decision.kind()) + " about " + decision.subject() + ": " + Arrays.toString(options);
        final Answer answer = script.poll();
        if (answer == null || answer.kind != decision.kind()) {
            throw new AssertionError("asked " + asked + ", the script answers " + answer);
        }
        if (answer.options != null && !Arrays.equals(options, answer.options)) {
            throw new AssertionError("asked " + asked + ", not of " + Arrays.toString(answer.options));
        }
        final int chosen = decision.indexOf(answer.option);
        if (chosen < 0) {
            throw new AssertionError("asked " + asked + ", the script answers " + answer);
        }
        return chosen;
    }
}
