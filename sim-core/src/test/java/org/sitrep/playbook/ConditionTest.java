package org.sitrep.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The language of conditions: what they mean, and what is said of those that mean nothing. */
class ConditionTest {
    private static final Vocabulary WORDS = new Vocabulary(
            "test",
            "For tests.",
            List.of(),
            List.of(
                    fact(0, "threat", Fact.Kind.NUMBER, 0, 10, List.of(), "Seven."),
                    fact(1, "stamina", Fact.Kind.NUMBER, 0, 15, List.of(), "Three."),
                    fact(2, "night", Fact.Kind.FLAG, 0, 1, List.of(), "Yes."),
                    fact(3, "rain", Fact.Kind.FLAG, 0, 1, List.of(), "No."),
                    fact(4, "question", Fact.Kind.WORD, 0, 1, List.of("march", "point-man"), "The second."),
                    fact(5, "never", Fact.Kind.NUMBER, 0, 1, List.of(), "Asking for it fails the test."),
                    fact(6, "entry", Fact.Kind.NAME, 0, 1, List.of(), "The second name."),
                    fact(7, "log", Fact.Kind.NAMES, 0, 1, List.of(), "The second name and the third.")),
            List.of(new Vocabulary.Action(0, "any", "Anything.")));

    private static Fact fact(
            final int id,
            final String name,
            final Fact.Kind kind,
            final double min,
            final double max,
            final List<String> words,
            final String meaning) {
        return new Fact(id, name, kind, min, max, words, false, -1, meaning);
    }

    /** A table at which the facts are as their meanings say. */
    private static final class Table extends FactReader {
        @Override
        public void turnTo(final int option) {
            // All options are alike.
        }

        @Override
        public double fact(final int fact) {
            final int name = Facts.nameOf(fact);
            return switch (Facts.about(fact, name) - Facts.about(0, name)) {
                case 6 -> name == 1 ? 1 : 0;
                case 7 -> name == 1 || name == 2 ? 1 : 0;
                case 0 -> 7;
                case 1 -> 3;
                case 2, 4 -> 1;
                case 3 -> 0;
                default -> throw new AssertionError("fact " + fact + " does not matter any more");
            };
        }

        @Override
        public boolean is(final int action) {
            return true;
        }
    }

    private static Optional<Expression> parse(final String text, final List<String> faults) {
        return ConditionParser.parse(
                text,
                WORDS,
                (fact, name) -> List.of("crash.wreck", "crash.field-2", "G01").indexOf(name),
                name -> "",
                (code, message, suggestion) ->
                        faults.add(code.id() + " " + message + (suggestion.isEmpty() ? "" : "; " + suggestion)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    night                                   | true
                    rain                                    | false
                    not rain                                | true
                    not not night                           | true
                    threat = 7                              | true
                    threat == 7                             | true
                    threat != 7                             | false
                    threat < 7                              | false
                    threat <= 7                             | true
                    threat > 7                              | false
                    threat >= 7                             | true
                    7 > stamina                             | true
                    3 >= stamina                            | true
                    threat - stamina = 4                    | true
                    threat - stamina - 1 = 3                | true
                    threat-3 = 4                            | true
                    threat + stamina * 2 = 13               | true
                    (threat + stamina) * 2 = 20             | true
                    -threat + 8 = 1                         | true
                    threat * -1 < 0 - 6.5                   | true
                    rain and night or night                 | true
                    rain and (night or night)               | false
                    night or rain and rain                  | true
                    not rain and night                      | true
                    not (rain or night)                     | false
                    question = point-man                    | true
                    question = march                        | false
                    question != march                       | true
                    entry = crash.field-2                   | true
                    entry == crash.field-2                  | true
                    entry = crash.wreck                     | false
                    entry != crash.wreck                    | true
                    not entry = crash.wreck and night       | true
                    log holds crash.wreck                   | false
                    (log holds G01) and log holds crash.field-2 | true
                    """)
    void meansWhatItSays(final String text, final boolean holds) {
        final List<String> faults = new ArrayList<>();
        final Optional<Expression> condition = parse(text, faults);
        assertEquals(List.of(), faults);
        final Program program = Program.of(condition.orElseThrow());
        assertEquals(holds, program.holds(new Table(), new double[program.depth()]));
    }

    /** What cannot change the answer is not asked for: facts may be dear. */
    @Test
    void skipsWhatDoesNotMatter() {
        for (final String text :
                List.of("rain and never > 0.5", "night or never > 0.5", "rain and never > 0.5 or night")) {
            final Program program = Program.of(parse(text, new ArrayList<>()).orElseThrow());
            assertEquals(!text.endsWith("0.5") || text.startsWith("night"), program.holds(new Table(), new double[8]));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    thread > 3          | PB002 there is no fact "thread" in the section test; did you mean "threat"?
                    threat | PB004 this condition needs yes or no, but threat is a number; compare it, e.g. threat > 0
                    night > 1           | PB004 ">" needs a number, but night is yes or no
                    threat and night | PB004 "and" needs yes or no, but threat is a number; compare it, e.g. threat > 0
                    question > march    | PB004 question is a word, not a number; compare it with = or !=
                    question = halt     | PB005 question is never "halt"; known: march, point-man
                    threat > 10         | PB006 this comparison always has the same result: threat is 0 to 10
                    threat >= 0         | PB006 this comparison always has the same result: threat is 0 to 10
                    threat = 11         | PB006 this comparison always has the same result: threat is 0 to 10
                    threat + 1 < 1      | PB006 this comparison always has the same result: the left side is 1 to 11
                    threat > 3 night    | PB001 unexpected "night"; write and, or, or a comparison before it
                    (threat > 3         | PB001 a bracket is not closed; add )
                    threat >            | PB001 the condition ends too early; write a fact or a number there
                    threat > 3 and or   | PB001 unexpected "or"; write a fact or a number there
                    threat ~ 3          | PB001 cannot read "~ 3"
                    entry               | PB001 entry must be followed by = and a name; write entry = NAME
                    entry > G01         | PB001 entry must be followed by = and a name; write entry = NAME
                    entry =             | PB001 there is no name after entry =; write entry = NAME
                    log = G01           | PB001 log must be followed by holds and a name; write log holds NAME
                    not log holds (G01) | PB001 there is no name after log holds; write log holds NAME
                    threat holds 3      | PB001 unexpected "holds"; write and, or, or a comparison before it
                    """)
    void saysWhatIsWrong(final String text, final String fault) {
        final List<String> faults = new ArrayList<>();
        assertTrue(parse(text, faults).isEmpty());
        assertEquals(List.of(fault), faults);
    }

    @Test
    void tellsSeveralUnknownFactsAtOnce() {
        final List<String> faults = new ArrayList<>();
        parse("thread > 3 and nigth", faults);
        assertEquals(2, faults.size(), faults.toString());
    }

    @Test
    void whatIsNestedWithoutEndIsRefused() {
        final List<String> faults = new ArrayList<>();
        assertTrue(parse("(".repeat(100_000) + "night", faults).isEmpty());
        assertTrue(parse("not ".repeat(100_000) + "night", faults).isEmpty());
        assertEquals(
                List.of("PB001 this condition is nested too deeply", "PB001 this condition is nested too deeply"),
                faults);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    threat > 3                 | threat > 4              | true
                    threat > 3                 | threat >= 3             | false
                    threat >= 3                | threat > 3              | true
                    threat > 3                 | threat = 5 and night    | true
                    threat > 3 and night       | threat > 4              | false
                    night                      | not night               | false
                    not rain                   | not rain and threat < 2 | true
                    question = march           | question = march        | true
                    5 < threat                 | threat > 6              | true
                    threat + stamina > 3       | threat > 9              | false
                    threat > 3                 | threat > 9 and threat + stamina > 12 | true
                    night or rain              | night                   | false
                    """)
    void oneConditionCoversAnother(final String first, final String second, final boolean covers) {
        assertEquals(covers, box(first).holdsWherever(box(second)));
    }

    @Test
    void conditionsThatExcludeEachOtherLeaveNothing() {
        assertTrue(box("threat > 5 and threat < 3").isEmpty());
        assertTrue(box("night and not night").isEmpty());
        assertTrue(box("log holds G01 and not log holds G01").isEmpty());
        assertFalse(box("log holds G01 and not log holds crash.wreck").isEmpty());
        assertFalse(box("threat > 5 and threat < 7").isEmpty());
    }

    private static FactBounds box(final String text) {
        final FactBounds box = new FactBounds();
        box.narrow(parse(text, new ArrayList<>()).orElseThrow());
        return box;
    }
}
