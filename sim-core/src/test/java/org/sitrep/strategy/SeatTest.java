package org.sitrep.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.sitrep.rng.TrialKey;

class SeatTest {
    private static final int FIRST_ORDER = 3;
    private static final TrialAborted TOO_LONG = new TrialAborted("more rounds than the bound");

    private static Bot<String> bot(final Runnable begin, final ToIntFunction<Decision> choice) {
        final BotDefinition<String> clerk = new BotDefinition<>("clerk", "", String.class, () -> new Bot<String>() {
            @Override
            public void begin(final String view, final BotRandom random) {
                begin.run();
            }

            @Override
            public int choose(final String view, final Decision decision) {
                return choice.applyAsInt(decision);
            }
        });
        return BotDefinition.seat(List.of(clerk), clerk.id());
    }

    private static Seat<String> seat(final ToIntFunction<Decision> choice) {
        final Seat<String> seat =
                new Seat<>(bot(() -> {}, choice), "view", new TrialListener() {}, 5, 0, 2, SeatTest::name);
        seat.begin(new TrialKey().set(1, 17));
        return seat;
    }

    private static String name(final int kind) {
        return kind == FIRST_ORDER ? "FIRST_ORDER" : "another";
    }

    private static int ask(final Seat<String> seat) {
        final Decision decision = seat.open(FIRST_ORDER, 2);
        decision.add(40);
        decision.add(41);
        return seat.ask();
    }

    @Test
    void whatABotThrowsNamesItAndTheDecision() {
        final Seat<String> seat = seat(decision -> {
            if (decision.ordinal() == 1) {
                throw new IllegalStateException("out of\npencils");
            }
            return 1;
        });
        assertEquals(41, ask(seat));
        final BotFailure failure = assertThrows(BotFailure.class, () -> ask(seat));
        assertEquals("bot clerk threw java.lang.IllegalStateException", failure.reason());
        assertEquals("decision 1 (FIRST_ORDER): out of pencils", failure.detail());
        assertEquals(2, seat.decisions());
    }

    @Test
    void aBotThatCannotEvenBeginIsNamed() {
        final Seat<String> seat = new Seat<>(
                bot(
                        () -> {
                            throw new ArithmeticException();
                        },
                        decision -> 0),
                "view",
                new TrialListener() {},
                5,
                0,
                2,
                SeatTest::name);
        final BotFailure failure = assertThrows(BotFailure.class, () -> seat.begin(new TrialKey().set(1, 17)));
        assertEquals("bot clerk threw java.lang.ArithmeticException", failure.reason());
        assertEquals("the start of the trial", failure.detail());
    }

    @Test
    void aStackThatOverflowsIsTheBots() {
        final Seat<String> seat = seat(decision -> endless(0));
        assertEquals(
                "bot clerk threw java.lang.StackOverflowError",
                assertThrows(BotFailure.class, () -> ask(seat)).reason());
    }

    private static int endless(final int depth) {
        return endless(depth + 1) + 1;
    }

    @Test
    void whatSaysAlreadyWhatHappenedIsLeftAsItIs() {
        assertSame(
                TOO_LONG,
                assertThrows(
                        TrialAborted.class,
                        () -> ask(seat(decision -> {
                            throw TOO_LONG;
                        }))));
        assertSame(TrialAborted.ILLEGAL_ANSWER, assertThrows(TrialAborted.class, () -> ask(seat(decision -> 2))));
        assertThrows(
                AssertionError.class,
                () -> ask(seat(decision -> {
                    throw new AssertionError("a fault to be seen");
                })));
    }

    @Test
    void asksWhatHasMoreThanOneAnswerUpToTheBound() {
        final Seat<String> seat = seat(decision -> 0);
        seat.open(FIRST_ORDER, 0).add(7);
        assertEquals(7, seat.ask());
        assertEquals(0, seat.decisions(), "a question with one answer is not asked");
        for (int i = 0; i < 5; i++) {
            assertEquals(40, ask(seat));
        }
        assertSame(TrialAborted.TOO_MANY_DECISIONS, assertThrows(TrialAborted.class, () -> ask(seat)));
        assertEquals(0, TrialAborted.TOO_MANY_DECISIONS.getStackTrace().length);
    }

    @Test
    void sidesDrawFromStreamsOfTheirOwn() {
        assertEquals(drawn(0), drawn(0));
        assertNotEquals(drawn(0), drawn(1));
    }

    private static List<Integer> drawn(final int side) {
        final List<Integer> drawn = new ArrayList<>();
        final Bot<String> bot = new Bot<>() {
            @Override
            public void begin(final String view, final BotRandom random) {
                for (int i = 0; i < 8; i++) {
                    drawn.add(random.below(1000));
                }
            }

            @Override
            public int choose(final String view, final Decision decision) {
                return 0;
            }
        };
        new Seat<>(bot, "view", TrialListener.NONE, 5, side, 2, SeatTest::name).begin(new TrialKey().set(1, 17));
        return drawn;
    }
}
