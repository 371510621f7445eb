package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.sitrep.report.model.Commands;
import picocli.CommandLine.Model.CommandSpec;

/** The line that gives a result again. Stateless. */
final class Repeated {
    private Repeated() {}

    /**
     * Returns the line as it was typed, with what decides the result named even where it is the default of today.
     *
     * @param decisive names of options and their values in turn
     */
    static String command(final CommandSpec spec, final Object... decisive) {
        final List<String> words = new ArrayList<>(List.of("./sitrep"));
        spec.root().commandLine().getParseResult().originalArgs().stream()
                // The result is that of the line without it, and so is what repeats it.
                .filter(word -> !word.equals("--resume"))
                .forEach(words::add);
        for (int i = 0; i < decisive.length; i += 2) {
            final String option = decisive[i].toString();
            if (!spec.commandLine().getParseResult().hasMatchedOption(option)) {
                words.addAll(List.of(option, decisive[i + 1].toString()));
            }
        }
        return words.stream().map(Commands::quoted).collect(Collectors.joining(" "));
    }
}
