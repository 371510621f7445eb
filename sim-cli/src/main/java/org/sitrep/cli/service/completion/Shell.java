package org.sitrep.cli.service.completion;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.sitrep.cli.session.Session;
import picocli.CommandLine;

/** A shell that can complete command lines. */
public enum Shell {
    /** bash 3.2 or later, as macOS has it. */
    BASH,
    /** zsh 5 or later. */
    ZSH,
    /** fish 3 or later. */
    FISH;

    /** Returns what to type. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the names of all. */
    public static List<String> words() {
        return Stream.of(values()).map(Shell::toString).toList();
    }

    /**
     * Returns the script that makes the shell complete {@code sitrep} and {@code ./sitrep}.
     *
     * @param line all commands
     * @param topics what {@code list} knows
     */
    public String script(final Session session, final CommandLine line, final List<String> topics) {
        final Grammar grammar = Grammar.of(line);
        final Vocabulary vocabulary = Vocabulary.of(session, topics);
        return switch (this) {
            case BASH -> new BashScript(grammar, vocabulary, new LinkedHashMap<>()).text();
            case ZSH -> new ZshScript(grammar, vocabulary).text();
            case FISH -> new FishScript(grammar, vocabulary).text();
        };
    }
}
