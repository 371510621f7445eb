package org.sitrep.playbook;

import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.portable.Portable;

/** Writes the reference of all names that a playbook may use, in Markdown. */
public final class PlaybookReference {
    private PlaybookReference() {}

    /**
     * Returns the page, ending in a newline. Equal arguments give equal text.
     *
     * @param usual bot whose answers {@link Vocabulary.Question#byDefault} describes
     */
    public static String write(final String title, final String usual, final List<Vocabulary> sections) {
        final StringBuilder out = new StringBuilder("# " + title + "\n\n");
        out.append(
                "Facts of the question can be used under `when` and `if`, facts of the option under `if` and `by`.\n\n"
                        + "The bot under `otherwise` answers questions that a playbook does not: those without a "
                        + "section, and those for which no line of the section has an option to take. "
                        + "The tables show the answers of `" + usual + "`; `random` answers at random.\n");
        for (final Vocabulary words : sections) {
            out.append("\n## ")
                    .append(words.section())
                    .append("\n\n")
                    .append(words.meaning())
                    .append("\n\n");
            appendQuestions(out, usual, words);
            appendActions(out, words);
            appendFacts(out, "fact of the question", words, false);
            appendFacts(out, "fact of the option", words, true);
        }
        return out.toString().replace(System.lineSeparator(), "\n");
    }

    private static void appendQuestions(final StringBuilder out, final String usual, final Vocabulary words) {
        out.append("| question | meaning | `" + usual + "` |\n|---|---|---|\n");
        words.questions()
                .forEach(question -> out.append(Portable.format(
                        "| `%s` | %s | %s |%n", question.name(), question.meaning(), question.byDefault())));
        out.append('\n');
    }

    private static void appendActions(final StringBuilder out, final Vocabulary words) {
        out.append("| action | meaning | questions |\n|---|---|---|\n");
        words.actions()
                .forEach(action -> out.append(Portable.format(
                        "| `%s` | %s | %s |%n", action.name(), action.meaning(), questions(words, action))));
    }

    private static String questions(final Vocabulary words, final Vocabulary.Action action) {
        return action.kinds().isEmpty()
                ? "all"
                : words.questions().stream()
                        .filter(action::isOf)
                        .map(question -> "`" + question.name() + "`")
                        .collect(Collectors.joining(", "));
    }

    private static void appendFacts(
            final StringBuilder out, final String head, final Vocabulary words, final boolean ofOption) {
        out.append("\n| ").append(head).append(" | values | meaning |\n|---|---|---|\n");
        words.facts().stream()
                .filter(fact -> fact.ofOption() == ofOption)
                .forEach(fact ->
                        out.append(Portable.format("| `%s` | %s | %s |%n", fact.name(), values(fact), fact.meaning())));
    }

    /** Returns the values of a fact in words, with its words in Markdown. */
    public static String values(final Fact fact) {
        return switch (fact.kind()) {
            case NUMBER -> ConditionParser.shown(fact.min()) + " to " + ConditionParser.shown(fact.max());
            case FLAG -> "yes or no";
            case NAME -> "a name, after `=` or `!=`";
            case NAMES -> "names, after `" + fact.kind().verb + "`";
            case WORD -> fact.words().stream().map(word -> "`" + word + "`").collect(Collectors.joining(", "));
        };
    }
}
