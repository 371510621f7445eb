package org.sitrep.ruleset.story;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;
import org.sitrep.strategy.QuestionNames;

/**
 * The questions of a game in words. Each is declared once: its words, given the subject, the words of its options, and
 * whether it is a chief question of a trial. For one trial.
 */
public class NarratedQuestions {
    /** Words an option. */
    protected interface OptionWords {
        /** Returns the words of an option of a question with this subject. */
        String of(int subject, int option);
    }

    private record Question(IntPredicate chief, IntFunction<String> words, OptionWords options) {}

    private final QuestionNames names;
    private final Map<Integer, Question> questions = new HashMap<>();
    private final Map<Integer, OptionWords> odds = new HashMap<>();

    /** Begins without questions; {@code names} supplies their ids. */
    protected NarratedQuestions(final QuestionNames names) {
        this.names = names;
    }

    /** Declares a minor question. */
    protected final void ask(final int kind, final IntFunction<String> words, final OptionWords options) {
        chiefIf(option -> false, kind, words, options);
    }

    /** Declares a chief question, on which a trial turns. */
    protected final void chief(final int kind, final IntFunction<String> words, final OptionWords options) {
        chiefIf(option -> true, kind, words, options);
    }

    /** Declares a question that is a chief one if certain options are chosen. */
    protected final void chiefIf(
            final IntPredicate chosen, final int kind, final IntFunction<String> words, final OptionWords options) {
        questions.put(kind, new Question(chosen, words, options));
    }

    /** Declares the exact odds of the options of a question; of an option without any, they are empty. */
    protected final void odds(final int kind, final OptionWords words) {
        odds.put(kind, words);
    }

    /** Returns the exact odds of each option; an empty list if none has any. */
    public final List<String> odds(final Decision decision) {
        final OptionWords words = odds.get(decision.kind());
        if (words == null) {
            return List.of();
        }
        final List<String> all = IntStream.range(0, decision.count())
                .mapToObj(i -> words.of(decision.subject(), decision.option(i)))
                .toList();
        return all.stream().allMatch(String::isEmpty) ? List.of() : all;
    }

    /**
     * Returns a decision as a choice: the question, the options, the chosen one, and the reason.
     *
     * @throws IllegalArgumentException if its kind was not declared
     */
    public final Choice toChoice(final Decision decision, final int chosen, final Explanation explanation) {
        final Question question = questions.get(decision.kind());
        if (question == null) {
            throw new IllegalArgumentException("decision kind " + decision.kind());
        }
        final int subject = decision.subject();
        final List<Choice.Option> options = IntStream.range(0, decision.count())
                .mapToObj(
                        i -> new Choice.Option(question.options.of(subject, decision.option(i)), explanation.worth(i)))
                .toList();
        return new Choice(
                names.id(decision.kind()),
                question.words.apply(subject),
                options,
                chosen,
                question.chief.test(decision.option(chosen)),
                explanation.why());
    }
}
