package org.sitrep.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.sitrep.rng.TrialKey;

/** Whoever asks a bot why does not change how it plays. */
class ExplainingBotTest {
    /** Draws its answers, and draws again while it explains them. */
    private static final class Talkative extends Bot<String> {
        private final Supplier<Explanation> says;
        private BotRandom random;

        Talkative(final Supplier<Explanation> says) {
            this.says = says;
        }

        @Override
        public void begin(final String view, final BotRandom ownRandom) {
            random = ownRandom;
        }

        @Override
        public int choose(final String view, final Decision decision) {
            return random.below(decision.count());
        }

        @Override
        public Explanation explain(final String view, final Decision decision, final int chosen) {
            random.below(decision.count());
            random.below(decision.count());
            return says.get();
        }
    }

    private static List<Integer> answers(final Bot<String> bot) {
        final BotRandom random = new BotRandom();
        random.begin(new TrialKey().set(1, 2));
        bot.begin("", random);
        final Decision decision = new Decision(1000);
        decision.open(0, 0);
        for (int i = 0; i < 1000; i++) {
            decision.add(i);
        }
        final List<Integer> answers = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            answers.add(bot.choose("", decision));
        }
        return answers;
    }

    @Test
    void whatABotDrawsWhileItExplainsIsDrawnAgain() {
        final Talkative bot = new Talkative(() -> Explanation.of("so"));
        final ExplainingBot<String> witness = new ExplainingBot<>(new Talkative(() -> Explanation.of("so")));
        assertEquals(answers(bot), answers(witness));
        assertEquals("so", witness.last().why());
    }

    @Test
    void whatItThrowsSpoilsTheExplanationAlone() {
        final Talkative bot = new Talkative(() -> Explanation.NONE);
        final ExplainingBot<String> witness = new ExplainingBot<>(new Talkative(() -> {
            throw new IllegalStateException("tired");
        }));
        assertEquals(answers(bot), answers(witness));
        assertEquals(
                "its explanation failed: IllegalStateException", witness.last().why());
    }

    @Test
    void anErrorOfAnExternalBotAffectsTheExplanationAlone() {
        final ExplainingBot<String> witness = new ExplainingBot<>(new ExternalBot<>(
                "external",
                kind -> "Q" + kind,
                () -> new Talkative(() -> {
                    throw new StackOverflowError();
                })));
        assertEquals(20, answers(witness).size());
        assertEquals(
                "its explanation failed: StackOverflowError", witness.last().why());
    }

    @Test
    void whoSaysNothingIsTakenForSilent() {
        final ExplainingBot<String> witness = new ExplainingBot<>(new Talkative(() -> null));
        answers(witness);
        assertSame(Explanation.NONE, witness.last());
        assertTrue(Double.isNaN(witness.last().worth(0)));
    }

    @Test
    void worthsAreKeptAsTheyWere() {
        final double[] worths = {1, 2, 3};
        final Explanation said = Explanation.of("so", worths, 2);
        worths[0] = 9;
        assertEquals(1, said.worth(0));
        assertTrue(Double.isNaN(said.worth(2)));
        assertEquals("else", said.because("else").why());
    }
}
